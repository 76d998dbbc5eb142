/**
 * Of two rows of which one is called by a time gone by and the other by what both tell, the other is told of now: "Sales: North 34, South 21. Last year 41 and
 * 19" → Last year · This year, not Sales · Last year. Not "Plan 34, 21; last year 41, 19", nor two groups of people.
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading, ReadingPoint } from "../reading.ts";
import { relativeMark } from "../shapes/relative-mark.ts";
import { turned } from "../turned.ts";

const MOST_SERIES = 5;

const PAST =
  /^(?:in )?(?:(?:the )?(last|previous) (year|month|week|quarter|season|term)|(?:19|20)\d\d|(?:an?|one|two|three|four|five|six|ten|\d{1,2}) (?:years?|months?|weeks?|seasons?|decades?) (?:ago|earlier|before)|the (?:year|month|week|season) before|yesterday)$/iu; // catches "Last year", "2023" and "five years ago", not "2023 pupils"
const TIMED =
  /\b(?:1\d{3}|20\d\d|this|now|today|current|latest|next|week|month|year|season|quarter|tomorrow|ago|before|after|Q[1-4]|FY\d\d)\b/iu; // catches "This year", not "Sales"
const AIMS = wordSet(
  "target targets plan planned goal goals budget budgeted forecast expected quota actual average avg",
);

/** What the other is called; null where it is told of a time or an aim, or is said behind the first figure. */
function nowFor({ text }: Scan, past: string, other: string, first: number): string | null {
  const [, last = "", unit = ""] = PAST.exec(past) ?? [];
  const lower = other.toLowerCase();
  const at = text.toLowerCase().indexOf(lower);
  if (!PAST.test(past) || TIMED.test(other) || lower.split(" ").some((word) => AIMS.has(word))) return null;
  if (at < 0 || at > first || !/^[\s,;:(–—-]|^$/u.test(text.slice(at + other.length))) return null; // catches ": ", not "s"
  return last === "" ? "Now" : `This ${unit.toLowerCase()}`;
}

/** Both names with that of now, where one of them is so; null elsewhere. */
function named(scan: Scan, names: readonly string[], first: number): string[] | null {
  const [one = "", two = ""] = names;
  const [now, then] = [nowFor(scan, two, one, first), nowFor(scan, one, two, first)];
  if (now) return [now, two];
  return then ? [one, then] : null;
}

const firstOf = ({ figures }: Reading): number => Math.min(...figures.map(({ start }) => start));

/** The two points as times, the past one first. */
function inTime(reading: Reading, names: readonly string[]): Reading {
  const rows = reading.points
    .map((_, at) => ({ name: names[at] ?? "", cells: reading.cells[at] ?? [], past: PAST.test(names[at] ?? "") }))
    .toSorted((one, two) => Number(two.past) - Number(one.past));
  return {
    ...reading,
    points: rows.map(({ name }, at): ReadingPoint => ({ name, axis: relativeMark(name, at) })),
    cells: rows.map(({ cells }) => cells),
  };
}

/** The readings, the best with such a row told of now. */
export function withNowBeside(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { reading } = best ?? {};
  if (!best || !reading || reading.shape === "table") return rows;
  const first = firstOf(reading);
  const plain = reading.series.length === 2 && !reading.points.some(({ axis }) => axis);
  const series = plain ? named(scan, reading.series, first) : null;
  if (series) {
    const told = { ...reading, series };
    const few = reading.points.length > 1 && reading.points.length <= MOST_SERIES;
    return [{ ...best, reading: few ? inTime(turned(told), series) : told }, ...others];
  }
  if (reading.points.length !== 2 || reading.series.length < 2) return rows;
  const names = named(
    scan,
    reading.points.map(({ name }) => name),
    first,
  );
  return names ? [{ ...best, reading: inTime(reading, names) }, ...others] : rows;
}
