/**
 * Values that follow from stated ones without a place of their own in the text: the rest of a whole, a sum, a difference,
 * a change in percent, steps of a growth. Each needs a word of the text or of its name that speaks of it, and has a name.
 */

import type { Grounding, Span } from "@charticle/contract";
import { matchesIn, matchIn } from "../text/needs/matches.ts";
import { amountOf, isClose, type Slot, spanOf } from "./slots.ts";

/** One column of a table as far as it rests on figures. */
export type Column = {
  text: string;
  figures: readonly Slot[];
  /** All numbers, those too that the reader takes for no figure: a whole may be said as "365 days". */
  numbers: readonly Slot[];
  names: readonly string[];
  /** Steps on the axis per point, where the names say them: 2020 … 2023. */
  orders: readonly (number | null)[];
  values: readonly (number | null)[];
  grounds: readonly (Grounding | null)[];
};

export type Derivation = (column: Column, point: number) => Grounding | null;

const REST =
  /\b(?:rest|remain(?:s|ed|ing|der)?|others?|otherwise|else|left|leaves|leaving|leftovers?|balance|survives|survivors?|neither|none|never|whatever|missing|difference|gap|stayed|in total|count in|once you count|you get to|bring us to|makes up|made up|(?:work|figure) out|do the maths?|to go|short of|of (?:all|every|each|the|our|its|his|her|my|their|a|\d))\b/iu; // catches "the rest" and "of our 45", not "restore"
const TOTAL = /\b(?:total|sum|overall|altogether|together|combined|both|in all)\b/iu; // catches "in total", not "totally"
const GAP =
  /\b(?:difference|gap|lead|margin|change|increase|decrease|gain|growth|rise|drop|decline|more|fewer|less)\b/iu; // catches "the gap", not "gapped"
const REPEATED =
  /(?<!\bby )\b(?:(?:a|per)\s+(?:year|month|week|day|night|quarter|season|hour|decade|fortnight|time)|(?:every|each)(?:\s+(?:one|two|three|few|other|\d+))?\s+\p{L}+|(?:the (?:next|following|past|last)|those|these) (?:two|three|four|five|six) \p{L}+|\p{L}+ in a row)\b|\b(?:yearly|annually|monthly|weekly|daily|year on year|another|again)\b/giu; // catches "every year" and "each of the next two weeks", not "everyday" or "by a quarter"
const STEPS: readonly (readonly [RegExp, number])[] = [
  [/\bdoubl(?:ed|es|ing|e)\b/iu, 2], // catches "doubled", not "redoubt"
  [/\b(?:tripl(?:ed|es|ing|e)|trebled)\b/iu, 3], // catches "tripled", not "triplet"
  [/\bquadrupl(?:ed|es|ing|e)\b/iu, 4], // catches "quadrupled", not "quad"
  [/\bhalv(?:ed|es|ing|e)\b/iu, 0.5], // catches "halved", not "half"
  [/\bby half\b/iu, 1.5], // catches "by half", not "half"
  [/\bby a third\b/iu, 4 / 3], // catches "by a third", not "a third"
  [/\bby a quarter\b/iu, 1.25], // catches "by a quarter", not "quarter"
];

const wordSpan = (match: RegExpExecArray): Span => [match.index, match.index + match[0].length];
const implied = (how: string, spans: readonly Span[]): Grounding => ({
  spans: spans.slice(0, 24),
  kind: "implied",
  how,
});

type Stated = { value: number; ground: Grounding; at: number };
const statedOthers = ({ values, grounds }: Column, point: number): Stated[] =>
  values.flatMap((value, at) => {
    const ground = grounds[at];
    return at !== point && value !== null && ground ? [{ value, ground, at }] : [];
  });
const spansOf = (stated: readonly Stated[]): Span[] => stated.flatMap(({ ground }) => ground.spans.slice(0, 1));

/** "The rest": a stated whole, or 100, less everything else. */
const rest: Derivation = (column, point) => {
  const { text, figures, numbers, names, values } = column;
  const said = matchIn(text, REST);
  const value = values[point] ?? 0;
  const others = statedOthers(column, point);
  const complete = others.length === values.filter((one) => one !== null).length - 1 && others.length > 0;
  if ((!said && !REST.test(names[point] ?? "")) || !complete || value <= 0) return null;
  const sum = others.reduce((total, other) => total + other.value, 0);
  const spans = [...spansOf(others), ...(said ? [wordSpan(said)] : [])];
  const inPercent = figures.some(({ unit, part }) => unit === "%" || part);
  if (inPercent && isClose(100 - sum, value)) return implied("100 less the other shares", spans);
  const whole = numbers.find((figure) => figure.unit !== "%" && isClose(amountOf(figure) - sum, value));
  return whole ? implied("the total less the other parts", [...spans, spanOf(whole)]) : null;
};

const sum: Derivation = (column, point) => {
  const { text, names, values } = column;
  const others = statedOthers(column, point);
  const said = matchIn(text, TOTAL);
  if (!TOTAL.test(names[point] ?? "") || others.length < 2) return null;
  const total = others.reduce((all, { value }) => all + value, 0);
  return isClose(total, values[point] ?? 0)
    ? implied("the sum of the others", [...spansOf(others), ...(said ? [wordSpan(said)] : [])])
    : null;
};

/** "Gap": what lies between two others, or how much the later one is above the earlier in percent. */
const difference: Derivation = (column, point) => {
  const others = statedOthers(column, point);
  const [one, two] = others;
  if (!GAP.test(column.names[point] ?? "") || !one || !two || others.length !== 2) return null;
  const value = column.values[point] ?? 0;
  const spans = spansOf(others);
  if (isClose(Math.abs(two.value - one.value), Math.abs(value))) return implied("the difference of the others", spans);
  const percent = one.value === 0 ? null : (100 * (two.value - one.value)) / one.value;
  return percent !== null && Math.abs(percent - value) < 0.051 ? implied("the change in percent", spans) : null;
};

type Step = { span: Span; factor: number; add: number; how: string };

/** A first step that the text works out, "20% more every year", goes on. */
function firstSteps({ figures }: Column): Step[] {
  return figures.slice(0, 12).flatMap((figure): Step[] => {
    const start = figure.basis?.spans[0]?.[0];
    const base = figures.find((other) => other !== figure && other.start === start);
    if (!figure.basis || !base || amountOf(base) === 0) return [];
    const how = `${figure.basis.how.split(" ").slice(1).join(" ")} each time`;
    const span = spanOf(figure);
    return [
      { span, factor: amountOf(figure) / amountOf(base), add: 0, how },
      { span, factor: 1, add: amountOf(figure) - amountOf(base), how },
    ];
  });
}

/** Each way in which the text may say that something grows by the same step. */
function stepsIn(column: Column): Step[] {
  const { text, figures } = column;
  const words = STEPS.flatMap(([pattern, factor]): Step[] => {
    const match = pattern.exec(text);
    return match
      ? [{ span: wordSpan(match), factor, add: 0, how: `times ${Number(factor.toFixed(3))} each time` }]
      : [];
  });
  const stated = figures.slice(0, 12).flatMap((figure): Step[] => {
    // what was worked out is a value, not what is added each time
    if (figure.basis) return [];
    const [value, span] = [amountOf(figure), spanOf(figure)];
    return [1, -1].map((way) => {
      const word = way > 0 ? "plus" : "less";
      return figure.unit === "%" || figure.part
        ? { span, factor: 1 + (way * value) / 100, add: 0, how: `${word} ${value}% each time` }
        : { span, factor: 1, add: way * value, how: `${word} ${value} each time` };
    });
  });
  return [...words, ...firstSteps(column), ...stated];
}

const MAX_STEPS = 60;

/** How many steps lie between two points: by their places on the axis, by its smallest step, or by their rows. */
function stepCounts({ orders }: Column, from: number, to: number): number[] {
  const [first, last] = [orders[from], orders[to]];
  const placed = orders.filter((order) => order !== null);
  if (typeof first !== "number" || typeof last !== "number" || placed.length < orders.length) return [to - from];
  const gaps = placed.slice(1).map((order, at) => Math.abs(order - (placed[at] ?? order)));
  const smallest = Math.min(...gaps.filter((gap) => gap > 0));
  const counts = [Math.round(last - first), Math.round((last - first) / smallest)];
  return [...new Set(counts)].filter((count) => count >= 1 && count <= MAX_STEPS);
}

/** Something is said to come again and again; "a quarter" that is a figure says nothing of the kind. */
const isRepeated = ({ text, figures }: Column): boolean =>
  matchesIn(text, REPEATED).some(
    ({ 0: said, index }) => !figures.some(({ start, end }) => start <= index && index + said.length <= end),
  );

/** "100 in 2020, and doubled every year until 2023": each step from the last stated value. */
const growth: Derivation = (column, point) => {
  const { values, grounds } = column;
  if (!isRepeated(column)) return null;
  const from = values.findLastIndex((_, at) => at < point && grounds[at]?.kind === "stated");
  const base = values[from];
  const ground = grounds[from];
  if (base === undefined || base === null || !ground) return null;
  const counts = stepCounts(column, from, point);
  const cells = new Set(grounds.flatMap((one) => (one?.kind === "stated" ? one.spans.map(([start]) => start) : [])));
  const step = stepsIn(column).find(({ factor, add, span }) => {
    // neither an amount nor what another point has is what is added each time
    if (cells.has(span[0])) return false;
    return counts.some((count) => {
      let value = base;
      for (let at = 0; at < count; at++) value = value * factor + add;
      return isClose(value, values[point] ?? 0);
    });
  });
  return step ? implied(step.how, [...ground.spans, step.span]) : null;
};

/** Earlier ones are plainer. */
export const DERIVATIONS: readonly Derivation[] = [rest, sum, difference, growth];
