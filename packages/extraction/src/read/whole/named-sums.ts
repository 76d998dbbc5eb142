/**
 * "Burger 12.50, fries 4, coke 3, subtotal 19.50", "Ann 14 kg, Bo 9 kg; together 23": a point that goes by a word for a sum and adds up those in front of it is left out,
 * "total time" beside "prep time" and "cook time" too. So is a time that holds them all: "Jan 12, Feb 14, Mar 11, Q1 37", "Q1 10, Q2 12, H1 22".
 */
import { MONTHS, WEEKDAYS } from "../../lexicon/calendar.ts";
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { withoutPoint } from "./without-point.ts";

const SUMS = [
  "sum",
  "subtotal",
  "sub-total",
  "total",
  "totals",
  "summe",
  "gesamt",
  "altogether",
  "together",
  "combined",
];
const NAMED =
  /^(?:the |grand )?(?:sum|sub-?total|totals?|summe|gesamt|(?:al)?together|all together|combined)(?: sum)?$/iu; // catches "Subtotal", not "Total energy"
const MONTHS_UP = /^(?:q[1-4]|h[12]|ytd|fy ?(?:20)?\d{0,2}|(?:full |whole )?year|quarter)\b/iu; // catches "Q1" and "FY24", not "Queens 12"
const QUARTERS_UP = /^(?:h[12]|ytd|fy ?(?:20)?\d{0,2}|(?:full |whole )?year)\b/iu; // catches "H1" and "full year", not "Q1"
const HALVES_UP = /^(?:ytd|fy ?(?:20)?\d{0,2}|(?:full |whole )?year)\b/iu; // catches "FY24", not "H1"
const HALF = /^h[12]\b/iu; // catches "H1", not "Q1"
const DAYS_UP = /^(?:w(?:ee)?k(?: total)?|wtd)$/iu; // catches "Week", not "weekend"
const QUARTER = /^q[1-4]\b/iu; // catches "Q1 2024", not "H1"
const PERIODS = ["q1", "q2", "q3", "q4", "h1", "h2", "ytd", "fy", "wtd", "week", "wk", "year", "quarter"];

const wordOf = (name: string): string => name.toLowerCase().split(/[ .]/u)[0] ?? ""; // catches the blank of "Jan 24", not "January"

/** Which names hold all of the others, which are times. */
function widerOf(names: readonly string[]): RegExp | null {
  const rest = (wider: RegExp) => names.filter((name) => !wider.test(name));
  const all = (wider: RegExp, is: (name: string) => boolean) =>
    rest(wider).length === names.length - 1 && rest(wider).every(is) ? wider : null;
  return (
    all(MONTHS_UP, (name) => MONTHS.has(wordOf(name))) ??
    all(QUARTERS_UP, (name) => QUARTER.test(name)) ??
    all(HALVES_UP, (name) => HALF.test(name)) ??
    all(DAYS_UP, (name) => WEEKDAYS.has(wordOf(name)))
  );
}

/** "Prep time 10, cook time 25, total time 35": the one that holds the others, as its noun says. */
const OF_ALL = /^(?:total|overall|combined) (\p{L}+)$/iu; // catches "Total time", not "Total"
const isOfAll = (name: string, names: readonly string[]): boolean => {
  const noun = OF_ALL.exec(name)?.[1]?.toLowerCase();
  return noun !== undefined && names.every((other) => other.toLowerCase().endsWith(` ${noun}`));
};

/** "Total income" below the parts of it: where it is their sum to the last digit. */
const TOTAL = /^(?:grand |overall )?totals? \p{L}[\p{L} ]*$/iu; // catches "Total income", not "Totally"
const EXACT = 1e-9;
const PARTS = 3;
const NEAR = 0.005;
const FEWEST = 2;

/** The readings, the best without such a point. */
export function withoutNamedSums(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.series.length > 1) return rows;
  const { points, cells } = best.reading;
  const names = points.map(({ name }) => name);
  const wider = says(scan, PERIODS) || scan.text.includes("FY") ? widerOf(names) : null;
  const named = says(scan, SUMS) ? NAMED : wider;
  const last = points.length - 1;
  const exact = says(scan, SUMS) && last >= PARTS && TOTAL.test(names[last] ?? "");
  const at = named
    ? names.findIndex((name, place) => named.test(name) || isOfAll(name, names) || (exact && place === last))
    : -1;
  const value = cells[at]?.[0]?.value ?? 0;
  const [start = 0] = cells[at]?.[0]?.spans[0] ?? [];
  const before = cells.filter((row, place) => place !== at && (row[0]?.spans[0]?.[0] ?? start) < start);
  const sum = before.reduce((all, row) => all + (row[0]?.value ?? 0), 0);
  if (at < 0 || before.length < FEWEST || Math.abs(sum - value) > Math.abs(value) * (exact ? EXACT : NEAR)) return rows;
  const reading = {
    ...withoutPoint(best.reading, at),
    whole: before.length === points.length - 1,
    used: [...(best.reading.used ?? []), ...(cells[at]?.[0]?.spans ?? [])],
    notes: [...(best.reading.notes ?? []), `${points[at]?.name} is left out: it is the sum of the others.`],
  };
  return [{ ...best, reading }, ...others];
}
