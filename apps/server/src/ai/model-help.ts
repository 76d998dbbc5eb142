/**
 * The model as the engine asks it: an answer already known is not paid for again, a user's day has a cap, and every call
 * is counted.
 */
import type { Asker, ModelHelp } from "./engine.ts";
import type { AskModel, ModelReply } from "./model/model-reply.ts";
import { PROMPT_VERSION } from "./model/prompt.ts";
import type { ModelStore } from "./model-store.ts";

/** What happened to one question, for the metrics. */
export type ModelEvent = {
  outcome: "answered" | "remembered" | "over-budget" | "failed";
  reply: ModelReply;
  ms: number;
};

type HelpOptions = {
  ask: AskModel;
  store: ModelStore;
  model: string;
  threshold: number;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
  observe: (event: ModelEvent) => void;
};

const NOTHING_USED = { inputTokens: 0, outputTokens: 0 };
/** Answers that would be the same next time; a failing network is not one. */
const isLasting = (reply: ModelReply): boolean => reply.ok || reply.reason === "no-table";

export function modelHelp({ ask, store, model, threshold, now, observe }: HelpOptions): ModelHelp {
  const askOnce = async (text: string, { userKey }: Asker): Promise<ModelReply> => {
    const startMs = now();
    const done = (outcome: ModelEvent["outcome"], reply: ModelReply): ModelReply => {
      observe({ outcome, reply, ms: now() - startMs });
      return reply;
    };
    const key = store.keyOf([userKey, text, model, String(PROMPT_VERSION)]);
    const known = await store.recall(key);
    if (known) return done("remembered", known);
    if (!(await store.spend(userKey))) {
      return done("over-budget", { ok: false, reason: "rate-limited", usage: NOTHING_USED });
    }
    const reply = await ask(text);
    await store.note(userKey, reply.usage);
    if (isLasting(reply)) await store.keep({ key, userKey, reply });
    return done(reply.ok ? "answered" : "failed", reply);
  };
  return { name: model, threshold, ask: askOnce };
}
