/**
 * When Generate may be pressed, and why not (specification, sections 2 and 5).
 *
 *   generateRule("", idle) -> {isEnabled: false, overBy: 0}
 */
import { MAX_TEXT_LENGTH } from "@charticle/contract";
import type { GeneratorState } from "./generator-state.ts";

export type GenerateRule = {
  isEnabled: boolean;
  /** Characters above the limit; the text is kept whole. */
  overBy: number;
};

/** Counted as JavaScript counts, like the counter and the server. */
export const overByOf = (text: string): number => Math.max(0, text.length - MAX_TEXT_LENGTH);

export function generateRule(text: string, state: GeneratorState): GenerateRule {
  const overBy = overByOf(text);
  const isUnchanged = state.phase === "result" && state.text === text;
  const isEnabled = text.trim() !== "" && overBy === 0 && state.phase !== "loading" && !isUnchanged;
  return { isEnabled, overBy };
}
