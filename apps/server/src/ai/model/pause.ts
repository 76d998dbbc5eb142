/**
 * Leaves a provider alone that asked for it, refused our key, or failed several times in a row: nobody waits for what
 * will not come. `const pause = pauses(now); pause.note(reply); pause.isOn()`
 */
import type { ModelFailure } from "./model-reply.ts";

const FAILURES_IN_A_ROW = 3;
const PAUSE_MS = 30_000;
/** However long a provider asks for: a wrong header must not switch the model off for a day. */
const LONGEST_PAUSE_MS = 10 * 60_000;

const IS_DOWN: ReadonlySet<ModelFailure> = new Set(["timeout", "unreachable"]);

type Outcome = { ok: true } | { ok: false; reason: ModelFailure; retryAfterMs?: number | undefined };
export type Pause = { isOn: () => boolean; note: (outcome: Outcome) => void };

export function pauses(nowMs: () => number): Pause {
  let until = Number.NEGATIVE_INFINITY;
  let failures = 0;
  const rest = (ms: number): void => {
    until = nowMs() + Math.min(ms, LONGEST_PAUSE_MS);
    failures = 0;
  };
  return {
    isOn: () => nowMs() < until,
    note: (outcome) => {
      if (outcome.ok) {
        failures = 0;
        return;
      }
      failures = IS_DOWN.has(outcome.reason) ? failures + 1 : 0;
      if (outcome.reason === "rate-limited") rest(outcome.retryAfterMs ?? PAUSE_MS);
      else if (outcome.reason === "unauthorized" || failures >= FAILURES_IN_A_ROW) rest(PAUSE_MS);
    },
  };
}
