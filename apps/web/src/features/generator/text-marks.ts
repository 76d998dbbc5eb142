/**
 * What is marked in the text. In: the reader's mentions, and the chart that was made of this very text, if one is shown.
 * Out: marks; those that a value of the chart comes from name it, and figures that it leaves out are "unused". What the
 * server's reader took for a figure is one, though the page's lighter rules see a year there or nothing ("South 1900").
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

type Place = { start: number; end: number };

const meet = (one: Place, other: Place): boolean => one.start < other.end && other.start < one.end;

/** The places of the values that the text states. */
const statedPlaces = (chart: Chart): Place[] =>
  chart.grounding.flatMap((row) =>
    row.flatMap((cell) => (cell?.kind === "stated" ? cell.spans.map(([start, end]) => ({ start, end })) : [])),
  );

export function textMarks(mentions: readonly SimpleMention[], chart: Chart | null): TextMark[] {
  const grounded = chart ? groundedMarks(chart) : [];
  const stated = chart ? statedPlaces(chart) : [];
  const kindOf = (mention: SimpleMention): string => {
    if (stated.some((place) => meet(place, mention))) return "figure";
    const isUnused = chart !== null && mention.kind === "figure" && !grounded.some((mark) => meet(mark, mention));
    return isUnused ? "unused" : mention.kind;
  };
  const read = mentions.map((mention) => ({ kind: kindOf(mention), start: mention.start, end: mention.end, data: [] }));
  const missed = stated.filter((place) => !mentions.some((mention) => meet(place, mention)));
  return [...read, ...missed.map((place) => ({ ...place, kind: "figure", data: [] })), ...grounded];
}

export type FigureCount = { read: number; unused: number };

/** For the line under the text: how many figures were read, and how many of them the chart leaves out. */
export function figureCount(marks: readonly TextMark[]): FigureCount {
  const count = (kind: string): number => marks.filter((mark) => mark.kind === kind).length;
  const unused = count("unused");
  return { read: count("figure") + unused, unused };
}
