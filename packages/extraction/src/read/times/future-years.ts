/**
 * A year that is still to come stands behind "this year": "8.8 percent this year from 4 percent last year, and is expected to reach 10 percent in
 * 2020"; so does the one that a change leads to: "from 139 last year to 171 in 2014". Not "57% this year, up from 54% in 2016".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const COMING =
  /\b(?:expect(?:s|ed)?|forecasts?|projected|predict(?:s|ed)|will|set|likely|should|could|may|might|aims?|plans?|hopes?|target(?:s|ed)?|by)\b[^.;]*$/iu; // catches "is expected to reach nearly ", not "was "
const FROM = /\bfrom \p{Sc}?$/u; // catches "from ", not "from the "
const TO = /\bto \p{Sc}?$/u; // catches "to ", not "to about"
const LATE = 1e7;
const PAST = /^(?:last|the previous|the prior)\b/iu; // catches "Last year", not "This year"
const RELATIVE = /^(?:(?:this|last) (?:year|season)|now|today|currently)$/iu; // catches "This year", not "a year ago"

/** The readings, the best with such years last. */
export function withFutureYears({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best) return rows;
  const { reading } = best;
  const near = reading.points.filter(({ name, axis }) => axis?.family === "relative" && RELATIVE.test(name));
  const years = reading.points.filter(({ axis }) => axis?.family === "year");
  if (near.length === 0 || years.length !== 1 || near.length + years.length < reading.points.length) return rows;
  const placeOf = (point: (typeof near)[number] | undefined): number =>
    reading.cells[point ? reading.points.indexOf(point) : -1]?.[0]?.spans[0]?.[0] ?? -1;
  const before = (at: number): string => text.slice(0, Math.max(at, 0));
  const [year] = years;
  const lead = before(placeOf(year));
  const sentence = lead.slice(Math.max(lead.lastIndexOf(". "), lead.lastIndexOf("; ")) + 1);
  const last = near.find(({ name }) => PAST.test(name));
  const turned = last !== undefined && TO.test(lead) && FROM.test(before(placeOf(last)));
  const comes =
    turned || (COMING.test(sentence) && !/\bfrom\b/u.test(sentence) && placeOf(year) > Math.max(...near.map(placeOf)));
  if (!comes) return rows;
  const points = reading.points.map((point) =>
    point === year && point.axis ? { ...point, axis: { ...point.axis, order: LATE } } : point,
  );
  return [{ ...best, reading: { ...reading, points } }, ...others];
}
