/** Over texts of the corpus: what a value is traced to is a whole number of the text as typed, and no part of one. */
import type { Outcome } from "./evaluate.ts";

const DIGIT = /\d/; // catches "3", not "three"

/** Years and shares that were glued in copying, "201426%": what is a part of one there is a figure by itself. */
const GLUED: ReadonlySet<string> = new Set(["ce-068"]);

export function isCut(text: string, [start, end]: readonly [number, number]): boolean {
  const at = (place: number): boolean => DIGIT.test(text.charAt(place));
  return (at(start - 1) && at(start)) || (at(end - 1) && at(end));
}

/** The ids of the texts of which a value is traced to a part of a number. */
export const cutFigures = (outcomes: readonly Outcome[]): string[] =>
  outcomes.flatMap(({ item: { id, text }, answer }) => {
    if (!answer.ok || GLUED.has(id)) return [];
    const spans = answer.chart.grounding.flatMap((row) => row.flatMap((cell) => cell?.spans ?? []));
    return spans.some((span) => isCut(text, span)) ? [id] : [];
  });
