/**
 * Checks a chart that came from elsewhere (a language model) against the text: every value must be a figure of the text
 * that stands in the clause or the list place of its point's name; the others are taken out and named.
 */
import type { Chart, Grounding, Point, Span } from "@charticle/contract";
import { headerScale } from "../read/units.ts";
import type { Figure, Mention } from "../recognize/mention.ts";
import { recognize } from "../recognize/recognize.ts";
import { type Scan, scanText } from "../text/scan.ts";

export type GroundingAnswer = {
  /** The chart with its grounding; null where no value could be found. */
  chart: Chart | null;
  /** Values that were taken out. */
  dropped: { point: string; series: string; value: number }[];
};

const close = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b)) ||
  (Math.abs(a - b) < 0.051 && Math.abs(b) < 100 && !Number.isInteger(b));

const WORD = /[\p{L}\p{N}]{2,}/gu; // catches "Berlin", not "-"
const wordsIn = (name: string): string[] =>
  [...name.toLowerCase().matchAll(WORD)].map(([word]) =>
    word.length > 4 && word.endsWith("s") ? word.slice(0, -1) : word,
  );

/** Where a name's words stand in the text; empty where none does. */
function placesOf(text: string, name: string): Span[] {
  const lower = text.toLowerCase();
  const places: Span[] = [];
  const needles =
    lower.includes(name.toLowerCase().trim()) && name.trim() !== "" ? [name.toLowerCase().trim()] : wordsIn(name);
  for (const needle of needles.slice(0, 6)) {
    for (let at = lower.indexOf(needle); at >= 0 && places.length < 40; at = lower.indexOf(needle, at + 1))
      places.push([at, at + needle.length]);
  }
  return places;
}

/** Figures of a value, with those that a heading's magnitude makes equal. */
const matches = (scan: Scan, figures: readonly Figure[], value: number): Figure[] => {
  const scale = headerScale(scan.text, figures[0]?.start ?? 0);
  return figures.filter(
    (figure) =>
      close(figure.value, value) || close(-figure.value, value) || (scale !== 1 && close(figure.value * scale, value)),
  );
};

const CLAUSE = /[.;|\n!?](?=\s|$)|,\s(?:while|whereas|but)\s/gu; // catches "; ", not the point of "3.5"

const clauseOf = (text: string, at: number): number => [...text.slice(0, at).matchAll(CLAUSE)].length;

/** Names and figures in two lists: the same place in both. */
function inListPlace(
  figures: readonly Figure[],
  figure: Figure,
  names: readonly (readonly Span[])[],
  point: number,
): boolean {
  const firsts = names.map((places) => places[0]?.[0] ?? -1);
  if (firsts.some((at) => at < 0)) return false;
  const inOrder = firsts.every((at, index) => index === 0 || at > (firsts[index - 1] ?? 0));
  return inOrder && figures.indexOf(figure) % names.length === point % names.length;
}

type Finder = { scan: Scan; figures: readonly Figure[]; names: readonly (readonly Span[])[]; taken: Set<number> };

function findFigure({ scan, figures, names, taken }: Finder, value: number, point: number): Figure | null {
  const found = matches(scan, figures, value).filter(({ start }) => !taken.has(start));
  const places = names[point] ?? [];
  const near = found
    .filter(
      (figure) =>
        places.some(([start]) => clauseOf(scan.text, start) === clauseOf(scan.text, figure.start)) ||
        inListPlace(figures, figure, names, point),
    )
    .toSorted((a, b) => distance(a, places) - distance(b, places));
  return near[0] ?? null;
}

const distance = (figure: Figure, places: readonly Span[]): number =>
  places.reduce(
    (best, [start, end]) => Math.min(best, Math.abs(figure.start - end), Math.abs(start - figure.end)),
    1e6,
  );

const isFigure = (mention: Mention): mention is Figure => mention.kind === "figure";

/** "The rest": 100 less the other shares, where the text speaks of a rest. */
function impliedRest(chart: Chart, text: string, point: number): Grounding | null {
  const words = /\b(?:rest|remaining|remainder|others?|everything else|everyone else|left)\b/iu.exec(text); // catches "the rest", not "restore"
  const value = chart.points[point]?.values[0];
  if (!words || value === null || value === undefined || chart.series.length !== 1) return null;
  const sum = chart.points.reduce((total, { values }, at) => (at === point ? total : total + (values[0] ?? 0)), 0);
  return Math.abs(100 - sum - value) < 0.051
    ? { spans: [[words.index, words.index + words[0].length]], kind: "implied", how: "100 less the other shares" }
    : null;
}

/** The chart with only what the text states. */
export function ground(chart: Chart, text: string): GroundingAnswer {
  const scan = scanText(text);
  const figures = recognize(scan).filter(isFigure);
  const dropped: GroundingAnswer["dropped"] = [];
  const places = chart.points.map(({ name }) => placesOf(text, name));
  const finder: Finder = { scan, figures, names: places, taken: new Set() };
  const grounding = chart.points.map(({ name, values }, at) =>
    values.map((value, one): Grounding | null => {
      if (value === null) return null;
      const figure = findFigure(finder, value, at);
      if (figure) {
        finder.taken.add(figure.start);
        return { spans: [[figure.start, figure.end]], kind: "stated" };
      }
      const rest = impliedRest(chart, text, at);
      if (!rest) dropped.push({ point: name, series: chart.series[one]?.name ?? "", value });
      return rest;
    }),
  );
  const points = chart.points.map(
    (point, at): Point => ({
      ...point,
      values: point.values.map((value, one) => (grounding[at]?.[one] ? value : null)),
    }),
  );
  const kept = points.map((_, at) => at).filter((at) => grounding[at]?.some((cell) => cell !== null));
  if (kept.length === 0) return { chart: null, dropped };
  const notes =
    dropped.length > 0
      ? [
          `${dropped.length} value${dropped.length > 1 ? "s" : ""} could not be found in the text and ${dropped.length > 1 ? "were" : "was"} left out.`,
        ]
      : [];
  return {
    chart: {
      ...chart,
      points: kept.flatMap((at) => points[at] ?? []),
      grounding: kept.flatMap((at) => (grounding[at] ? [grounding[at]] : [])),
      notes: [...chart.notes, ...notes],
    },
    dropped,
  };
}
