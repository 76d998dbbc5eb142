/**
 * The model as the engine asks it: an answer already known is not paid for again, a user's day has a cap, a provider that
 * is down is left alone, every question is counted, and nobody waits longer than the time-out, whatever stands still: the
 * model or our own database.
 */
import type { Asker } from "./engine.ts";
import { CAPTION_PROMPT_VERSION } from "./model/caption-prompt.ts";
import {
  type AskModel,
  type CaptionReply,
  type CaptionWish,
  captionReply,
  type ModelFailed,
  type ModelFailure,
  type ModelReply,
  type ModelUsage,
  modelReply,
  NOTHING_USED,
} from "./model/model-reply.ts";
import type { Pause } from "./model/pause.ts";
import { PROMPT_VERSION } from "./model/prompt.ts";
import type { ModelStore } from "./model-store.ts";

export const MODEL_TIMEOUT_MS = 8000;
const KEEP_MS = 500;

/** What happened to one question, for the metrics. */
export type ModelEvent = {
  question: "table" | "caption";
  /** `remembered`: answered from the store, at no cost. */
  outcome: "answered" | "remembered" | ModelFailure;
  usage: ModelUsage;
  ms: number;
};

export type ModelHelp = {
  name: string;
  /** Below this confidence of the reader the model is asked. */
  threshold: number;
  table: (text: string, asker: Asker) => Promise<ModelReply>;
  caption: (wish: CaptionWish, asker: Asker) => Promise<CaptionReply>;
};

type HelpOptions = {
  ask: AskModel;
  store: ModelStore;
  model: string;
  threshold: number;
  pause: Pause;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
  observe: (event: ModelEvent) => void;
  timeoutMs?: number;
  /** How long an answer waits for being kept. */
  keepMs?: number;
};

type Reply = { ok: true; usage: ModelUsage } | ModelFailed;
type Question<R extends Reply> = {
  question: ModelEvent["question"];
  asker: Asker;
  /** All that the answer depends on. */
  parts: readonly string[];
  ask: (signal: AbortSignal) => Promise<R>;
  parse: (kept: unknown) => R | null;
};

const failed = (reason: ModelFailure): ModelFailed => ({ ok: false, reason, usage: NOTHING_USED });
/** Answers that would be the same next time; a failing network is not one. */
const isLasting = (reply: Reply): boolean => reply.ok || reply.reason === "no-table";

/** What comes first: the promise, or the end of the time. */
async function orAborted<T, U>(signal: AbortSignal, work: Promise<T>, otherwise: U): Promise<T | U> {
  const { promise, resolve } = Promise.withResolvers<U>();
  const end = (): void => resolve(otherwise);
  signal.addEventListener("abort", end, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener("abort", end));
}

export function modelHelp(options: HelpOptions): ModelHelp {
  const { ask, store, model, threshold, pause, now, observe } = options;
  const { timeoutMs = MODEL_TIMEOUT_MS, keepMs = KEEP_MS } = options;
  /** The same question asked twice at once is paid for once. */
  const underway = new Map<string, Promise<unknown>>();

  async function paidAnswer<R extends Reply>(
    key: string,
    one: Question<R>,
    signal: AbortSignal,
  ): Promise<R | ModelFailed> {
    const { userKey, knownOnly } = one.asker;
    if (knownOnly) return failed("unknown");
    if (pause.isOn()) return failed("paused");
    if (!(await store.spend(userKey))) return failed("over-budget");
    // the time may have run out while the database was asked: the call is counted, but not made
    if (signal.aborted) return failed("timeout");
    const reply = await one.ask(signal);
    pause.note(reply);
    // the answer is there: a database that fails or stands still now is no reason to lose it
    const noted = store.note(userKey, reply.usage);
    const kept = isLasting(reply) ? store.keep({ key, userKey, reply }) : undefined;
    await orAborted(AbortSignal.timeout(keepMs), Promise.allSettled([noted, kept]), null);
    return reply;
  }

  async function answer<R extends Reply>(one: Question<R>): Promise<R | ModelFailed> {
    const startMs = now();
    const signal = AbortSignal.timeout(timeoutMs);
    const done = <T extends Reply>(outcome: ModelEvent["outcome"], reply: T): T => {
      observe({ question: one.question, outcome, usage: reply.usage, ms: now() - startMs });
      return reply;
    };
    const key = store.keyOf([one.asker.userKey, ...one.parts]);
    const work = async (): Promise<{ known: boolean; reply: R | ModelFailed }> => {
      const known = one.parse(await store.recall(key));
      return known ? { known: true, reply: known } : { known: false, reply: await paidAnswer(key, one, signal) };
    };
    // a database that fails must not cost the person the reader's answer
    const safe = work().catch(() => ({ known: false, reply: failed("no-memory") }));
    const { known, reply } = await orAborted(signal, safe, { known: false, reply: failed("timeout") });
    return done(known ? "remembered" : reply.ok ? "answered" : reply.reason, reply);
  }

  async function once<R extends Reply>(one: Question<R>): Promise<R | ModelFailed> {
    const key = JSON.stringify([one.asker, ...one.parts]);
    const running = underway.get(key);
    if (running) return one.parse(await running) ?? failed("nonsense");
    const started = answer(one).finally(() => underway.delete(key));
    underway.set(key, started);
    return started;
  }

  return {
    name: model,
    threshold,
    table: (text, asker) =>
      once<ModelReply>({
        question: "table",
        asker,
        parts: [text, model, String(PROMPT_VERSION)],
        ask: (signal) => ask.table(text, signal),
        parse: (kept) => modelReply.safeParse(kept).data ?? null,
      }),
    caption: (wish, asker) =>
      once<CaptionReply>({
        question: "caption",
        asker,
        parts: ["caption", JSON.stringify(wish), model, String(CAPTION_PROMPT_VERSION)],
        ask: (signal) => ask.caption(wish, signal),
        parse: (kept) => captionReply.safeParse(kept).data ?? null,
      }),
  };
}
