/**
 * What is marked in the text. In: the text, the reader's mentions, and the chart that was made of this very text, if
 * one is shown. Out: marks; those that a value of the chart comes from name it.
 */
import type { Chart } from "@charticle/contract";
import type { TextMark } from "./text-segments.ts";

type SimpleMention = { kind: string; start: number; end: number };

/** The spans of every value of the chart, each naming its value. */
export function groundedMarks(chart: Chart): TextMark[] {
  return chart.grounding.flatMap((row, point) =>
    row.flatMap((cell, series) =>
      (cell?.spans ?? []).map(([start, end]) => ({ start, end, kind: "value", data: [{ point, series }] })),
    ),
  );
}

export function textMarks(mentions: readonly SimpleMention[], chart: Chart | null): TextMark[] {
  const read = mentions.map(({ kind, start, end }) => ({ kind, start, end, data: [] }));
  return chart ? [...read, ...groundedMarks(chart)] : read;
}

/** How many figures were read, for the line under the text. */
export const figureCount = (mentions: readonly SimpleMention[]): number =>
  mentions.filter(({ kind }) => kind === "figure").length;
