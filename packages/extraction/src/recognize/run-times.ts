/** How long a run took, as runners write it: "Ana 24:10, Ben 27:45", "3:42:10". In minutes. Not "the 8:15 to Leeds", "at 9:30". */
import { wordSet } from "../lexicon/closed-class.ts";
import { perThing } from "../text/per-text.ts";
import { isNumberAt, lowerAt, type Scan, tokenAt } from "../text/scan.ts";
import { figureAt } from "./figures.ts";
import type { Figure } from "./mention.ts";
import { placeOf } from "./place.ts";

const SIXTY = /^[0-5]\d(?:\.\d+)?$/; // catches "05" and "42.3", not "75"
const LEADS = wordSet("at by until till since before after the scale");
const HALVES = wordSet("am pm start");
const RACING = wordSet(
  "race races raced ran runner runners lap laps split splits plank pb pbs parkrun marathon relay sprint swam mile miles",
);

/** Where the clock of a run goes on: ":10" glued to the number before. */
const goesOn = (scan: Scan, at: number): boolean =>
  lowerAt(scan, at) === ":" &&
  !tokenAt(scan, at).spaced &&
  !tokenAt(scan, at + 1).spaced &&
  SIXTY.test(tokenAt(scan, at + 1).text);

const isTime = (scan: Scan, at: number): boolean =>
  isNumberAt(scan, at) &&
  goesOn(scan, at + 1) &&
  (lowerAt(scan, at - 1) !== ":" || tokenAt(scan, at).spaced) &&
  !LEADS.has(lowerAt(scan, at - 1)) &&
  !HALVES.has(lowerAt(scan, at + 3));

/** A text about a race that tells two such times. */
const isRace = perThing(
  (scan: Scan, _: "all"): boolean =>
    scan.tokens.filter((__, at) => isTime(scan, at)).length > 1 &&
    scan.tokens.some(({ lower }, at) => RACING.has(lower) || (lower === "k" && isNumberAt(scan, at - 1))),
);

export function runTimeAt(scan: Scan, at: number): Figure | null {
  const hours = isTime(scan, at) && goesOn(scan, at + 3);
  const figure = hours || (isTime(scan, at) && isRace(scan, "all")) ? figureAt(scan, at) : null;
  if (!figure || figure.value > 99) return null;
  const [first = 0, second = 0, third = 0] = [at, at + 2, at + 4].map((place) => Number(tokenAt(scan, place).text));
  const minutes = hours ? first * 60 + second + third / 60 : first + second / 60;
  const place = placeOf(scan, at, hours ? at + 5 : at + 3);
  const how = `${scan.text.slice(place.start, place.end)} in minutes`;
  const unit = { kind: "measure", symbol: "min" } as const;
  const value = Number(minutes.toPrecision(6));
  return { ...figure, ...place, value, unit, bare: false, numberEnd: place.end, basis: { spans: [], how } };
}
