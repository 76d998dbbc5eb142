/**
 * The generator as a state machine: idle, then loading, then a result or an error (specification, section 4).
 * In: state and event. Out: the next state. Nothing here asks the network or the clock.
 *
 *   reduceGenerator(idle, {kind: "asked", text: "A 5, B 7"}) -> {phase: "loading", text: "A 5, B 7", …}
 */
import type { ExtractionError, ExtractionResult } from "@charticle/contract";

export type GeneratorState =
  | { phase: "idle" }
  | { phase: "loading"; text: string; before: Shown | null }
  | Shown
  | { phase: "error"; text: string; problem: ExtractionError };

/**
 * `text` is what the result was made from; `key` its entry in the history. `isServers`: the server read it from this text
 * in this visit, and so says the same of it again.
 */
export type Shown = { phase: "result"; text: string; result: ExtractionResult; key: string; isServers: boolean };

export type GeneratorEvent =
  | { kind: "asked"; text: string }
  | ({ kind: "answered" } & Omit<Shown, "phase">)
  | { kind: "failed"; text: string; problem: ExtractionError }
  | { kind: "opened"; text: string; result: ExtractionResult; key: string };

export const IDLE: GeneratorState = { phase: "idle" };

/** An answer to a question that is no longer asked is dropped: the last click wins. */
const isAwaited = (state: GeneratorState, text: string): boolean => state.phase === "loading" && state.text === text;

const shownBy = ({ text, result, key, isServers }: Omit<Shown, "phase">): Shown => ({
  phase: "result",
  text,
  result,
  key,
  isServers,
});

export function reduceGenerator(state: GeneratorState, event: GeneratorEvent): GeneratorState {
  switch (event.kind) {
    case "asked":
      return { phase: "loading", text: event.text, before: state.phase === "result" ? state : null };
    case "answered":
      return isAwaited(state, event.text) ? shownBy(event) : state;
    case "failed":
      return isAwaited(state, event.text) ? { phase: "error", text: event.text, problem: event.problem } : state;
    case "opened":
      return shownBy({ ...event, isServers: false });
  }
}
