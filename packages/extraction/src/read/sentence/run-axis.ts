/** The places on an axis from one mark to another: January to April by the month → January, February, March, April. */
import { MONTHS, WEEKDAYS } from "../../lexicon/calendar.ts";
import type { AxisMark } from "../../recognize/mention.ts";
import { clockName } from "../shapes/clock-steps.ts";

export type Place = { name: string; order: number };

const MOST_STEPS = 40;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const YEAR_DAYS = 365;
/** "January" for the first month. */
export const longName = (words: ReadonlyMap<string, number>, of: number): string => {
  const [word = ""] = [...words].find(([, order]) => order === of) ?? [];
  return capital(word);
};
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** "Jan" beside "Jan", "January" beside "January" and "July". */
export const like = (name: string, model: string): string =>
  /^(?!may)(?:\p{L}{1,3}|sept)$/iu.test(model) ? name.slice(0, 3) : name; // catches "Jan", not "May"

const monthOf = ({ order }: AxisMark): number => Math.round((order - Math.floor(order)) * 12);

/** The day within the year of a date mark, whose order counts months of 31 days. */
function dayOf({ order }: AxisMark): number {
  const within = (order - Math.floor(order)) * 12;
  const month = Math.floor(within + 1e-6);
  return MONTH_DAYS.slice(0, month).reduce((sum, days) => sum + days, 0) + Math.round((within - month) * 31);
}

/** Month and day, both from 0, of a day of the year. */
function placeOf(day: number): { month: number; left: number } {
  let left = day % YEAR_DAYS;
  let month = 0;
  while (left >= (MONTH_DAYS[month] ?? 31)) {
    left -= MONTH_DAYS[month] ?? 31;
    month++;
  }
  return { month, left };
}

function dateName(day: number, model: string): string {
  const { month, left } = placeOf(day);
  const own = /\p{L}+/u.exec(model)?.[0] ?? ""; // catches "May" of "1 May"
  const word = MONTHS.get(own.toLowerCase()) === month + 1 ? own : like(longName(MONTHS, month + 1), own);
  return /^\d/u.test(model) ? `${left + 1} ${word}` : `${word} ${left + 1}`; // catches "1 May", not "May 1"
}

/** The date so many days after another. */
export function daysAfter(axis: AxisMark, days: number): AxisMark {
  const day = dayOf(axis) + days;
  const { month, left } = placeOf(day);
  const order = Math.floor(axis.order) + Math.floor(day / YEAR_DAYS) + (month + left / 31) / 12;
  return { ...axis, name: dateName(day, axis.name), order, position: order };
}

/** Days from one date to another. */
export const daysBetween = (first: AxisMark, last: AxisMark): number =>
  (dayOf(last) - dayOf(first) + YEAR_DAYS) % YEAR_DAYS;

const SIZES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  year: { decade: 10 },
  month: { quarter: 3, hour: Number.NaN },
  weekday: { hour: Number.NaN },
  date: { week: 7, fortnight: 14, month: Number.NaN },
};

/** How much further on its axis a mark's next step lies: 10 years by the decade, 14 days by the fortnight. */
const sizeOf = ({ family }: AxisMark, unit: string): number => SIZES[family]?.[unit] ?? 1;

/** How far one mark lies behind another, in years, months, days or counted things; null where they are not of a kind. */
function stepsBetween(first: AxisMark, last: AxisMark): number | null {
  const cycle = (steps: number, length: number): number => (steps + length) % length;
  if (first.family === "year" && last.family === "year") return last.order - first.order;
  if (first.family === "month" && last.family === "month")
    return cycle(monthOf(last) - monthOf(first) + 12 * (Math.floor(last.order) - Math.floor(first.order)), 12);
  if (first.family === "weekday" && last.family === "weekday") return cycle(last.order - first.order, 7);
  if (first.family === "date" && last.family === "date") return cycle(dayOf(last) - dayOf(first), YEAR_DAYS);
  if (first.family === "quarter" && last.family === "quarter") return Math.round((last.order - first.order) * 4);
  const counted = first.family === "step" || first.family === "clock";
  const alike = (first.noun ?? "") === (last.noun ?? "") || last.noun === "ordinal" || first.noun === "ordinal";
  return counted && first.family === last.family && alike ? last.order - first.order : null;
}

function nameAt(first: AxisMark, model: string, at: number, unit: string): string {
  if (at === 0) return first.name;
  if (first.family === "year") return String(first.order + at);
  if (first.family === "month") return like(longName(MONTHS, ((monthOf(first) + at) % 12) + 1), first.name);
  if (first.family === "weekday") return like(longName(WEEKDAYS, ((first.order - 1 + at) % 7) + 1), first.name);
  if (first.family === "date") return dateName(dayOf(first) + at, first.name);
  if (first.family === "quarter") return `Q${((Math.round((first.order % 1) * 4) + at) % 4) + 1}`;
  if (first.family === "clock") return clockName(first.order + at, model);
  return `${capital(first.noun === "ordinal" ? unit : (first.noun ?? unit))} ${first.order + at}`;
}

/** All places from the first mark to the last, or as many as are counted; without a first mark they are counted off. */
export function runOf(
  first: AxisMark | null,
  last: AxisMark | null,
  counted: number | null,
  unit: string,
  apart: number,
): Place[] {
  const size = first ? sizeOf(first, unit) * apart : 1;
  const between = first && last ? stepsBetween(first, last) : null;
  const until = !first && last?.family === "step" ? last.order - 1 : null;
  const steps = between === null ? (until ?? counted) : between / size;
  if (steps === null || !Number.isInteger(steps) || steps < 2 || steps > MOST_STEPS) return [];
  return Array.from({ length: steps + 1 }, (_, at) => {
    if (first) return { name: nameAt(first, last?.name ?? first.name, at * size, unit), order: first.order + at };
    if (until !== null) return { name: `${capital(last?.noun ?? unit)} ${at + 1}`, order: at + 1 };
    return { name: at === 0 ? "Start" : `${capital(unit)} ${at}`, order: at };
  });
}

/** The place of a start of which no time is told. */
export const START: AxisMark = {
  kind: "axis",
  from: 0,
  to: 0,
  start: 0,
  end: 0,
  family: "step",
  name: "Start",
  order: 0,
  position: 0,
};
