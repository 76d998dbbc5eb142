/**
 * A text cut into the runs that the page draws: which characters are figures that were read, and which values of the
 * chart each of them stands for. In: text and marks (spans may overlap, stand out of order or beyond the end). Out:
 * segments that join to the very text.
 *
 *   segmentsOf("Up 5%", [{start: 3, end: 5, kind: "figure", data: []}]) -> [{text: "Up "}, {text: "5%", kind: "figure"}]
 */

import type { Datum } from "@charticle/charts";

export type TextMark = {
  /** UTF-16 offsets [start, end). */
  start: number;
  end: number;
  /** What was read there: a mention's kind, or "value" for a figure that stands in the chart. */
  kind: string;
  data: readonly Datum[];
};

export type Segment = { start: number; text: string; kind: string | null; data: readonly Datum[] };

const isSameDatum = (a: Datum, b: Datum): boolean => a.point === b.point && a.series === b.series;

const withoutDoubles = (data: readonly Datum[]): Datum[] =>
  data.filter((datum, at) => data.findIndex((other) => isSameDatum(other, datum)) === at);

/** Whole characters only: an offset between the halves of a surrogate pair would draw broken glyphs. */
const isInsidePair = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return at > 0 && code >= 0xdc00 && code <= 0xdfff;
};

export function segmentsOf(text: string, marks: readonly TextMark[]): Segment[] {
  const usable = marks.filter(({ start, end }) => start >= 0 && start < end && end <= text.length);
  const cuts = [...new Set([0, text.length, ...usable.flatMap(({ start, end }) => [start, end])])]
    .filter((at) => !isInsidePair(text, at))
    .sort((a, b) => a - b);
  const segments: Segment[] = [];
  for (const [at, start] of cuts.entries()) {
    const end = cuts[at + 1];
    if (end === undefined) break;
    const covering = usable.filter((mark) => mark.start <= start && mark.end >= end);
    const narrowest = covering.toSorted((a, b) => a.end - a.start - (b.end - b.start))[0];
    segments.push({
      start,
      text: text.slice(start, end),
      kind: narrowest?.kind ?? null,
      data: withoutDoubles(covering.flatMap(({ data }) => data)),
    });
  }
  return segments;
}

/** The marked segment that a caret stands in or right behind: segmentAt(segments, 5). */
export const segmentAt = (segments: readonly Segment[], offset: number): Segment | undefined =>
  segments.find(({ start, text, kind }) => kind !== null && offset >= start && offset <= start + text.length);
