/**
 * Times that a text leaves out or tells from another: "38,000 in the first quarter, then 24,500, then 16,000, and 9,700 in
 * the fourth" → Q1 … Q4; "31 in 2019, then 34 the year after" → 2020; "a decade on" after 1980 → 1990.
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import type { AxisMark } from "../../recognize/mention.ts";
import { smallNumber } from "../../recognize/numbers/small-number.ts";
import { type Atom, isMark, lowerOf } from "../sentence/atom.ts";
import { expandThrough, nameAt, stepOf } from "../sentence/list-item.ts";
import { daysAfter, daysBetween } from "../sentence/run-axis.ts";
import type { Statement } from "../statement.ts";

const BEFORE = /^(?:the year before|p\w+ year)$/iu; // catches "previous year", not "last year"
const YEARLY = wordSet("year decade century season");

const DAYS_OF: ReadonlySet<string> = new Set(["day", "week", "fortnight"]);
const WITHIN_YEAR = wordSet("month quarter season date");

/** "spring 2023, … that autumn, … in March": a part of a year told without it follows the one before, or comes right before it: "in May 2025 and 3.5% in April". */
function dated(axis: AxisMark, last: AxisMark): AxisMark {
  const own = Math.floor(last.order) + axis.order;
  const order = own === last.order || own < last.order - 0.4 ? own + 1 : own;
  return { ...axis, order, position: order };
}

const placeIn = ({ from, to, start, end }: Pick<AxisMark, "from" | "to" | "start" | "end">) => ({
  from,
  to,
  start,
  end,
});
const isYearsAgo = ({ family, order, noun, name }: AxisMark): boolean =>
  family === "relative" && order < 0 && Number.isInteger(order) && (noun === "year" || /year/iu.test(name)); // catches "Last year", not "Last week"
const YEARS_AGO = ["This year", "Last year", "Two years ago", "Three years ago", "Four years ago", "Five years ago"];

/** A year or month told from the one before: "the year after", "a decade on", "two months later". */
export function resolved(axis: AxisMark, last: AxisMark | null): AxisMark {
  if (last && last.order >= 1 && axis.order < 1 && WITHIN_YEAR.has(axis.family) && WITHIN_YEAR.has(last.family))
    return dated(axis, last);
  const days = last?.family === "date" && axis.family === "relative" && DAYS_OF.has(axis.noun ?? "");
  if (last && days) return { ...daysAfter(last, Math.round(axis.order * 365.25)), ...placeIn(axis) };
  if (last && isYearsAgo(last) && axis.noun === "year" && axis.order > 0)
    return { ...axis, order: last.order + axis.order };
  const monthly = last?.family === "month" && axis.noun === "month";
  const yearly = last?.family === "year" && (YEARLY.has(axis.noun ?? "") || BEFORE.test(axis.name));
  if (axis.family !== "relative" || !last || !(monthly || yearly)) return axis;
  const steps = Math.round(axis.order * (monthly ? 12 : 1));
  const order = last.order + axis.order;
  const told = monthly ? Math.abs(axis.order * 12 - steps) < 0.01 : Number.isInteger(order);
  return told && Math.abs(steps) >= 1
    ? { ...axis, family: last.family, order, position: order, name: nameAt(last, steps) }
    : axis;
}

/** "the third" beside quarters is a quarter, beside rounds a round. */
function like(axis: AxisMark, first: AxisMark): AxisMark {
  if (axis.noun !== "ordinal") return axis;
  if (first.family === "quarter")
    return {
      ...axis,
      family: "quarter",
      order: Math.floor(first.order) + (axis.order - 1) / 4,
      position: Math.floor(first.order) + (axis.order - 1) / 4,
      name: /quarter/iu.test(first.name) ? `${axis.name} quarter` : `Q${axis.order}`, // catches "first quarter", not "Q1"
    };
  if (first.family === "step" && first.noun) return { ...axis, noun: first.noun };
  return axis;
}

export function fillTimes(statement: Statement, times: readonly (AxisMark | null)[]): (AxisMark | null)[] {
  const first = times.find((axis) => axis !== null && axis.family !== "relative") ?? null;
  let last: AxisMark | null = null;
  const resolvedTimes = times.map((axis) => {
    if (!axis) return null;
    const told = resolved(first ? like(axis, first) : axis, last);
    const follows = told.name === "Then" && last?.family === "relative" && last.order < 0; // "two seasons ago, then 17"
    const own: AxisMark = follows && last ? { ...told, order: last.order + 0.001 } : told;
    last = own;
    return own;
  });
  return between(statement, resolvedTimes);
}

const isThen = (atom: Atom): boolean => isMark(atom, "then") || (atom.kind === "axis" && atom.axis.name === "Then");

/** Nothing but the marks of a list, and words that say nothing: "133, 158 and then 190". */
const isListed = (atoms: readonly Atom[]): boolean =>
  atoms.every((atom) => (atom.kind === "mark" ? atom.strength < 6 : isThen(atom) || isLight(atom)));
const isLight = (atom: Atom): boolean => atom.kind === "word" && ["adv", "conj", "det"].includes(atom.tag);

/** "158 the week after, then 171": a week on; "three years ago 22, then 35, then 51": a year on. */
function chainedOn({ figures, gaps }: Statement, filled: readonly (AxisMark | null)[], at: number): AxisMark | null {
  const [one, last] = [filled[at - 2], filled[at - 1]];
  const figure = figures[at];
  const told = gaps[at]?.atoms ?? [];
  const chained = told.some(isThen) || (isListed(told) && gaps[at - 1]?.atoms.some(isThen));
  if (!last || !figure || !chained) return null;
  if (isYearsAgo(last))
    return { ...last, ...placeIn(figure), order: last.order + 1, name: YEARS_AGO[-1 - last.order] ?? last.name };
  const days = one?.family === "date" && last.family === "date" ? daysBetween(one, last) : 0;
  return days > 0 ? { ...daysAfter(last, days), ...placeIn(figure) } : null;
}

/** "98 in 2020, and 94, 90 and 86 in the three years since": how many places follow the last one told. */
const SINCE = /\b(\w+) (?:year|month|week|day)s (?:since|after)\b/u; // catches "in the three years since", not "three years ago"

const STEPPED = wordSet("year quarter step month weekday");

/** Steps left out between two known ones, when the count fits: Q1, –, –, Q4; or behind "then": week 1, then –, –. */
function between(statement: Statement, times: readonly (AxisMark | null)[]): (AxisMark | null)[] {
  const filled = [...times];
  const since = filled.length - (smallNumber(SINCE.exec(statement.scan.text)?.[1] ?? "") ?? 0);
  let running = false;
  for (let at = 0; at < filled.length; at++) {
    const axis = filled[at];
    const run = since > 0 && at >= since;
    if (axis && !(axis.family === "relative" && axis.shy && (run || axis.name === "Then"))) {
      running = false;
      continue;
    }
    const own = chainedOn(statement, filled, at);
    if (own) filled[at] = own;
    const before = own ? null : filled.slice(0, at).findLast((other) => other && STEPPED.has(other.family));
    if (!before) continue;
    const figure = statement.figures[at];
    const atoms = statement.gaps[at]?.atoms ?? [];
    const later = filled.slice(at + 1).findIndex((other) => other && other.family === before.family);
    const next = later < 0 ? null : filled[at + 1 + later];
    const step = stepOf(before);
    const exact = next && Math.abs((next.order - before.order) / step - later - 2) < 0.01;
    const follows =
      atoms.some(isThen) ||
      (running && isListed(atoms)) ||
      ((run || exact === true) && !atoms.some((atom) => lowerOf(atom) === "from"));
    const prior = filled.slice(0, at).findLast((other) => other && other !== before && other.family === before.family);
    // "2019, 2022, then –": which year that was nobody knows
    const fits = next
      ? next.order - before.order > step * 1.01
      : run || !prior || before.order - prior.order < step * 1.01;
    if (figure && !fits && !next && atoms.some(isThen)) {
      const order = before.order + 0.001;
      const place = { start: figure.start, end: figure.start, position: null };
      filled[at] = { ...before, ...place, family: "relative", name: "Then", order };
      continue;
    }
    const place = figure && follows && fits ? expandThrough(before, before.order + step).at(-1)?.axis : undefined;
    if (!figure || !place) continue;
    running = true;
    const name = before.family === "step" ? `${before.noun ?? ""} ${before.order + step}`.trim() : place.name;
    const position = before.family === "step" ? before.position : place.position;
    filled[at] = { ...place, start: figure.start, end: figure.start, name, position };
  }
  return filled;
}
