/**
 * Points that go by short names of times are an axis: "1Q24 12, 2Q24 15", "FY22A 12, FY23E 15", "W1 12 W2 15 W3 22", and dates in the
 * cells of a table. Each later than the one before it; not "D2 1, D1 4" nor "M25 12, M1 9".
 */
import type { AxisFamily, AxisMark, Figure } from "../../recognize/mention.ts";
import { datePlaces } from "../../recognize/settle/axes/typed-dates.ts";
import type { Ranked } from "../rank/score.ts";

type Sort = { pattern: RegExp; family: AxisFamily; place: (groups: readonly string[]) => number; fewest: number };

const yearOf = (digits = ""): number => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

const SORTS: readonly Sort[] = [
  {
    pattern: /^([1-4])Q['’ -]?((?:20)?\d\d)[AEFBP]?$/iu, // catches "1Q24" and "3Q'24E", not "Q1"
    family: "quarter",
    place: ([part, year]) => yearOf(year) + (Number(part) - 1) / 4,
    fewest: 2,
  },
  {
    pattern: /^([12])H['’ -]?((?:20)?\d\d)[AEFBP]?$/iu, // catches "1H24", not "1h"
    family: "quarter",
    place: ([part, year]) => yearOf(year) + (Number(part) - 1) / 2,
    fewest: 2,
  },
  {
    pattern: /^(?:FY|CY)?['’ -]?((?:19|20)\d\d|(?<=Y['’ -]?)\d\d)(?:[/–-]\d\d)? ?[AEFBP]?$/iu, // catches "FY22A", "2024E" and "FY2022/23", not "22"
    family: "year",
    place: ([year]) => yearOf(year),
    fewest: 2,
  },
  {
    pattern: /^(W|D|Y|Yr|Wk)\.? ?(\d{1,3})$/iu, // catches "W1" and "D30", not "M25"
    family: "step",
    place: ([, count]) => Number(count),
    fewest: 3,
  },
];

/** Where each name stands in time, told by one sort of names; null where one is not, or comes too early. */
function placesOf(names: readonly string[]): { family: AxisFamily; places: readonly number[] } | null {
  for (const { pattern, family, place, fewest } of SORTS) {
    const matches = names.map((name) => pattern.exec(name));
    if (names.length < fewest || !matches.every((match) => match !== null)) continue;
    const places = matches.map((match) => place([...match].slice(1).map((group) => group ?? "")));
    const alike = family !== "step" || new Set(matches.map((match) => match[1]?.toLowerCase())).size === 1;
    return alike && places.every((one, at) => at === 0 || one > (places[at - 1] ?? 0)) ? { family, places } : null;
  }
  const places = names.length > 1 ? datePlaces(names) : null;
  return places && { family: "date", places };
}

const COUNTED = /^\d{1,4}(?:\.\d+)?$/u; // catches "10" and "0.5", not "1,200" or "W1"
const CODES = 100;

/** The first column of a table as places: numbers one above the other, but for codes ("101, 102, 103"). */
function countedPlaces(names: readonly string[]): { family: AxisFamily; places: readonly number[] } | null {
  const places = names.map(Number);
  const [first = 0, second = 0] = places;
  const codes = first >= CODES && second === first + 1;
  const rising = places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
  return names.length > 2 && names.every((name) => COUNTED.test(name)) && rising && !codes
    ? { family: "step", places }
    : null;
}

const axisOf = (name: string, family: AxisFamily, order: number, figure: Figure): AxisMark => ({
  kind: "axis",
  from: figure.from,
  to: figure.from,
  start: figure.start,
  end: figure.start,
  family,
  name,
  order,
  position: family === "step" ? null : order,
});

const DIGIT_NAME = /\d/u; // catches "W1", not "Rent"

/** The readings, the best with its points as times; of a table also those that are numbers. */
export function withNamedTimes(rows: Ranked[], tabled = false): Ranked[] {
  const [best, ...others] = rows;
  const points = best?.reading.points ?? [];
  const [figure] = best?.reading.figures ?? [];
  if (!best || !figure || !points.every(({ name, axis }) => !axis && DIGIT_NAME.test(name))) return rows;
  const names = points.map(({ name }) => name.trim());
  const found = placesOf(names) ?? (tabled ? countedPlaces(names) : null);
  if (!found) return rows;
  const told = points.map(({ name }, at) => ({
    name,
    axis: axisOf(name, found.family, found.places[at] ?? at, figure),
  }));
  return [{ ...best, reading: { ...best.reading, points: told } }, ...others];
}
