/**
 * What is marked in the text. In: the reader's mentions, and the chart that was made of this very text, if one is shown.
 * Out: marks; those that a value of the chart comes from name it, and figures that it leaves out are "unused".
 */
import type { Chart } from "@charticle/contract";
import type { TextMark } from "./text-segments.ts";

type SimpleMention = { kind: string; start: number; end: number };

/** The spans of every value of the chart, each naming its value. */
function groundedMarks(chart: Chart): TextMark[] {
  return chart.grounding.flatMap((row, point) =>
    row.flatMap((cell, series) =>
      (cell?.spans ?? []).map(([start, end]) => ({ start, end, kind: "value", data: [{ point, series }] })),
    ),
  );
}

export function textMarks(mentions: readonly SimpleMention[], chart: Chart | null): TextMark[] {
  const grounded = chart ? groundedMarks(chart) : [];
  const isUnused = ({ kind, start, end }: SimpleMention): boolean =>
    chart !== null && kind === "figure" && !grounded.some((mark) => mark.start < end && start < mark.end);
  const read = mentions.map((mention) => ({
    kind: isUnused(mention) ? "unused" : mention.kind,
    start: mention.start,
    end: mention.end,
    data: [],
  }));
  return [...read, ...grounded];
}

export type FigureCount = { read: number; unused: number };

/** For the line under the text: how many figures were read, and how many of them the chart leaves out. */
export function figureCount(marks: readonly TextMark[]): FigureCount {
  const count = (kind: string): number => marks.filter((mark) => mark.kind === kind).length;
  const unused = count("unused");
  return { read: count("figure") + unused, unused };
}
