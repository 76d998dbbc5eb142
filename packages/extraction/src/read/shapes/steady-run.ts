/**
 * Shape: a stated start, a stated step and a stated number of periods, and no other figure: "20 in March and 4 more each month
 * until June" → March 20, April 24, May 28, June 32. Where all three are found there is one table that the text can mean; it
 * needs no rank. What is not said (how long, which way) leaves the text to the other readers.
 */

import { STEP_NOUNS } from "../../lexicon/calendar.ts";
import { wordSet } from "../../lexicon/closed-class.ts";
import { ORDINAL_WORDS } from "../../lexicon/number-words.ts";
import { FEWER, MORE } from "../../lexicon/relation-words.ts";
import type { AxisMark, Figure, Mention } from "../../recognize/mention.ts";
import { isAxis } from "../../recognize/mention.ts";
import { matches } from "../../text/needs/matches.ts";
import { lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import type { Cell, Reading } from "../reading.ts";
import { type Place, runOf, START } from "../sentence/run-axis.ts";
import { stepsApart } from "./clock-steps.ts";
import { listedPlaces } from "./listed-places.ts";
import { gap, isNear, parted, type Step, stepOf, within } from "./steady-step.ts";
import { type Many, manyIn, type Often, oftenIn } from "./steady-words.ts";

type Run = { scan: Scan; axes: readonly AxisMark[]; base: Figure; often: Often; many: Many | null };

const LOOSE = wordSet("relative duration band");

const UNTIL = wordSet("until till to through by including of from");
const ENDING = wordSet("until till through");
const LIST = wordSet(", and for");

/** "until June", "it's 2025 now", "for 2021, 2022 and 2023": the mark tells how far the steps go. */
function isLast(scan: Scan, mark: AxisMark): boolean {
  if (says(scan, ["now"]) && !parted(scan, mark, { from: scan.tokens.length - 1, to: scan.tokens.length - 1 }))
    return true;
  const clause = [3, 4, 5, 6, 7, 8].some((step) => lowerAt(scan, mark.from - step) === "until"); // "until we picked the last in week four"
  return (
    clause ||
    [1, 2].some((step) => UNTIL.has(lowerAt(scan, mark.from - step))) ||
    LIST.has(lowerAt(scan, mark.from - 1))
  );
}

const AGO = /^(\w+) (\w+?)s? (ago|back)$/iu; // catches "two years ago", not "last year"

/** "Three seasons back", "Two seasons back", "Last season", "This season". */
function placesSince(scan: Scan, base: Figure, marks: readonly AxisMark[], unit: string): Place[] {
  const mark = marks.find(({ name, from, to }) => AGO.test(name) && isNear(scan, base, { from, to }));
  const [, , noun = "", word = ""] = AGO.exec(mark?.name ?? "") ?? [];
  if (!mark || noun !== unit || !says(scan, ["since"])) return [];
  const steps = -mark.order;
  if (!Number.isInteger(steps) || steps < 2 || steps > 9) return [];
  const named = ["This", "Last", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];
  const nameOf = (back: number): string => `${named[back]} ${unit}${back > 1 ? `s ${word}` : ""}`;
  return Array.from({ length: steps + 1 }, (_, at) => ({ name: nameOf(steps - at), order: at }));
}

const ordinalOf = (order: number): string => {
  const [word = ""] = [...ORDINAL_WORDS].find(([, value]) => value === order) ?? [];
  return word.charAt(0).toUpperCase() + word.slice(1);
};

/** "the first week of August": the larger time says nothing of its own. */
const isWhole = (scan: Scan, { from, family }: AxisMark): boolean =>
  family === "month" && lowerAt(scan, from - 1) === "of" && STEP_NOUNS.has(lowerAt(scan, from - 2));

/** "until Christmas" behind months. */
function holiday(scan: Scan, begin: AxisMark | null): AxisMark | null {
  const at = scan.words.has("christmas") ? scan.tokens.findIndex(({ lower }) => lower === "christmas") : -1;
  if (begin?.family !== "month" || at < 0 || !["until", "till", "by", "to"].includes(lowerAt(scan, at - 1)))
    return null;
  const year = Math.floor(begin.order + 1e-6);
  return { ...begin, name: "December", order: year + 11 / 12, from: at, to: at + 1 };
}

/** "episode 1 … ep 5": a short form of the noun that the first step has. */
function asOneNoun(axes: readonly AxisMark[]): readonly AxisMark[] {
  const [noun = ""] = axes.flatMap((axis) => axis.noun ?? []);
  const isShort = (own = ""): boolean => own.length > 1 && own !== noun && noun.startsWith(own);
  return axes.map((axis) => (isShort(axis.noun) ? { ...axis, noun } : axis));
}

/** Where the steps lead, from the time of the start. */
function placesOf({ scan, axes, base, often, many }: Run): { places: Place[]; begin: AxisMark | null } | null {
  const own = asOneNoun(axes).filter(
    (axis) =>
      !within(axis, often) && !LOOSE.has(axis.family) && !(many && gap(axis, many) <= 0) && !isWhole(scan, axis),
  );
  const near = own
    .filter((axis) => isNear(scan, axis, base) && !ENDING.has(lowerAt(scan, axis.from - 1)))
    .toSorted((a, b) => gap(a, base) - gap(b, base))[0];
  const begin = near && leads(near, often.unit) ? near : null;
  const rest = own.filter((axis) => axis !== near);
  const last = rest.at(-1) ?? holiday(scan, begin);
  if (rest.length > 0 && (!begin || !last || many || often.count || !isLast(scan, last))) return null;
  if (last && last.from < base.from) return null;
  const counted = begin?.family === "step" && (begin.noun === often.unit || begin.noun === "ordinal" || !often.unit);
  const told = often.count ?? (many ? many.value - (many.whole && counted ? 1 : 0) : null);
  if (counted && many && !many.whole && !often.count && lowerAt(scan, many.from - 1) === "for") return null; // "week one 10, … for four weeks": three more or four?
  if (begin?.family === "step" && !counted) return null;
  const unit = often.unit || (begin?.noun === "ordinal" || !begin?.noun ? "step" : begin.noun);
  const since = begin || many ? [] : placesSince(scan, base, axes, unit);
  if (since.length > 0) return { places: since, begin };
  const listed = unit === "time" ? listedPlaces(scan, begin, rest) : null; // "halved at each survey since – 2021, 2023, 2025"
  const places = listed ?? runOf(begin, last, told, unit, stepsApart(scan.text));
  if (!begin && scan.words.has("will") && places[0]) places[0].name = "Now"; // "how tall will it be after 1, 2 and 3 weeks?"
  const stray = rest.some((axis) => !places.some(({ order }) => Math.abs(order - axis.order) < 0.01 || last === axis));
  if (stray || places.length === 0) return null;
  const ordinal = begin?.noun === "ordinal" && begin.to - begin.from === 1;
  return { begin, places: ordinal ? places.map((place) => ({ ...place, name: ordinalOf(place.order) })) : places };
}

const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= Math.abs(b) * 1e-6;

function readingOf(run: Run, step: Step, figures: readonly Figure[]): Reading | null {
  const { scan, base, axes, many, often } = run;
  const found = placesOf(run);
  if (!found) return null;
  let value = base.value;
  const values = found.places.map((_, at) => {
    if (at > 0) value = value * step.factor + step.add;
    return Number(value.toPrecision(10));
  });
  const last = values.at(-1) ?? 0;
  const other = figures.filter(
    (figure) =>
      figure !== base &&
      figure !== step.figure &&
      !within(figure, step) &&
      !(many && gap(figure, many) < 0) &&
      !(gap(figure, often) < 0) &&
      !isSame(figure.value, last) &&
      !isSame(figure.value, base.value),
  );
  if (other.length > 0 || values.some((one) => one <= 0)) return null;
  const spans = [base, { start: tokenAt(scan, step.from).start, end: tokenAt(scan, step.to - 1).end }].map(
    ({ start, end }) => [start, end] as const,
  );
  const cells = values.map((now, at): Cell[] => [
    at === 0
      ? { value: now, spans: [[base.start, base.end]], kind: "stated" }
      : { value: now, spans, kind: "implied", how: step.how },
  ]);
  const model = found.begin ?? START;
  return {
    shape: "derived",
    series: [""],
    points: found.places.map(({ name: counted, order }) => {
      const name = axes.find((axis) => axis.family === "clock" && axis.order === order)?.name ?? counted; // "noon"
      return { name, axis: { ...model, name, order, position: null } };
    }),
    cells,
    units: [base.unit],
    figures: [base],
    cost: 0,
    used: axes.map(({ start, end }) => [start, end] as const),
  };
}

/** "£750 a month" without the words that say how often. */
const withoutRate = (figure: Figure, often: Often): Figure =>
  figure.from < often.from && often.from < figure.to ? { ...figure, to: often.from } : figure;

/** Which steps lead from one mark of a family to the next. */
const LEADS: Readonly<Record<string, ReadonlySet<string>>> = {
  year: wordSet("year decade time season"),
  month: wordSet("month quarter time"),
  weekday: wordSet("day night evening time"),
  date: wordSet("day week fortnight month time night"),
  quarter: wordSet("quarter time"),
  clock: wordSet("hour minute min time"),
};
const leads = ({ family }: AxisMark, unit: string): boolean => unit === "" || (LEADS[family]?.has(unit) ?? true);

/** A level that may change: neither a change itself nor what comes in as often as the step does ("2,000 a month and 300 more every month"). */
function isLevel(scan: Scan, { signed, part, from, to, rate }: Figure, { unit, from: often }: Often): boolean {
  const next = lowerAt(scan, to);
  const flows = unit !== "" && (rate ?? "").includes(unit);
  const steps = MORE.has(next) || FEWER.has(next) || lowerAt(scan, from - 1) === "by";
  return !signed && !part && !flows && !steps && to !== often;
}

const OFTEN =
  /\b(?:each|every|per|annually|(?:year|month|week|dai|hour)ly|running|straight|in a row|\d[\d.,]* ?\p{L}* an? \p{L})/iu; // catches "each", "15 a month", not "a month"

/** Start, step and number of periods of a text that states all three. */
export function readSteadyRun(scan: Scan, mentions: readonly Mention[]): Reading[] {
  if (!matches(scan.text, OFTEN)) return [];
  const figures = mentions.flatMap((mention) =>
    mention.kind !== "figure" ? [] : mention.basis?.stated === undefined ? [mention] : (mention.basis.stated ?? []),
  );
  const axes = mentions.filter(isAxis);
  for (const often of oftenIn(scan)) {
    const many = often.count === null ? manyIn(scan, often.unit) : null;
    const own = figures.map((figure) => withoutRate(figure, often));
    const free = own.filter((figure) => gap(figure, often) >= 0 && !(many && gap(figure, many) < 0));
    const base = free.find((figure) => isLevel(scan, figure, often));
    const aside = many && base && many.to < base.from && parted(scan, many, base); // "I've done this for 26 years. From 20,000 in 2021 …"
    if (aside) continue;
    const step = base ? stepOf(scan, base, often, free) : null;
    const reading = base && step ? readingOf({ scan, axes, base, often, many }, step, own) : null;
    if (reading) return [reading];
  }
  return [];
}
