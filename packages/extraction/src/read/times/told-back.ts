/**
 * Times that a level is held against, in their order: "26% in September, 32 in August and 42 in June", "2.9% a decade ago and 6.1% in 2004". Months without a year are of the
 * last twelve months, and a decade ago is ten years before them.
 */
import { THIS_YEAR } from "../../lexicon/calendar.ts";
import type { AxisMark } from "../../recognize/mention.ts";
import type { ReadingPoint } from "../reading.ts";

/** "were admitted to the programme, down from", "came to the festival, compared with": right in front of the next figure, what it was before. */
const HELD_BEHIND =
  /^[^.;:!?]*(?:\b(?:up|down)(?: \p{L}+)? from|, (?:compared (?:with|to)|(?:as )?against|versus|after|following))(?: (?:just|only|about|around|nearly|almost|some|over|a|the|more than|less than))* \p{Sc}?$/iu; // catches " in Kenya face hunger, up from ", not " in May, then "

const FROM = /^[^.;:!?]*?(?:,| \p{L}+)? from (?:(?:just|only|about|around|nearly|almost|some|over|a|the) )*\p{Sc}?$/iu; // catches " patients a day from ", not " from Leeds, "
const LED_TO = /\bto (?:(?:just|only|about|around|nearly|almost|some|over|a|an) )*\p{Sc}?$/iu; // catches "doubled to ", not "tomorrow "

/** What stands between a level and the next figure says that it is held against that. */
export const isHeld = (text: string, [start, end]: readonly [number, number], next: number): boolean => {
  const between = text.slice(end, next);
  return HELD_BEHIND.test(between) || (FROM.test(between) && LED_TO.test(text.slice(0, start)));
};

/** Orders of months without a year are parts of one. */
const YEARS = 1000;
const FIRST = 10;

/** About in which year it lies. */
function yearOf({ family, order }: AxisMark): number {
  if (family === "relative") return THIS_YEAR + order;
  return order < YEARS ? THIS_YEAR - 1 + order : order;
}

/** Months alone keep the way in which they are told: back from the last. */
const areMonths = (axes: readonly AxisMark[]): boolean =>
  axes.every(({ order, family }) => family !== "relative" && order < YEARS);

/** The places of points in order of time, and where each of them stands on one axis; null where one is no time. */
export function placesToldBack(points: readonly ReadingPoint[]): number[] | null {
  const axes = points.flatMap(({ axis }) => axis ?? []);
  if (axes.length < points.length) return null;
  const places = points.map((_, at) => at);
  if (areMonths(axes)) return places.toReversed();
  const years = axes.map(yearOf);
  if (years.some((year) => year > THIS_YEAR)) return null; // what is to come is not told back
  return places.toSorted((one, other) => (years[one] ?? 0) - (years[other] ?? 0));
}

/** A point on an axis of steps, as one of such times. */
export const stepped = (point: ReadingPoint, place: number): ReadingPoint =>
  point.axis ? { ...point, axis: { ...point.axis, family: "date", order: FIRST + place, position: null } } : point;
