/** What the reader marks as figures, as the score of marks wants it: `foundFigures("10-15%")` answers both bounds. */
import { mentions } from "../mentions.ts";
import { ALL_RULES } from "../recognize/all-rules.ts";
import type { FoundFigure } from "./mentions-score.ts";

export const foundFigures = (text: string): FoundFigure[] =>
  mentions(text, ALL_RULES).flatMap(({ kind, value, range, start, end }) => {
    if (kind !== "figure" || value === null) return [];
    return (range ?? [value]).map((bound) => ({ value: bound, span: [start, end] as const }));
  });
