/**
 * Scan in, mentions out: every recogniser is tried at every token; earlier ones in the list outrank later ones where
 * mentions overlap. To add one: write `somethingAt(scan, at)`, put it in its place here, add a row to its test table.
 */

import { isNumberAt, isWordAt, type Scan } from "../text/scan.ts";
import { ageBandAt } from "./age-marks.ts";
import { compoundAt, intervalAt, linkAt, ordinalAt, phoneAt, resultAt, sampleAt, slashedAt } from "./asides.ts";
import { bandAt, bareBandAt } from "./band-marks.ts";
import { dateAt, datedSeasonAt, monthAt, seasonAt, weekdayAt } from "./calendar-marks.ts";
import { clockAt } from "./clock-marks.ts";
import { durationAt } from "./duration-marks.ts";
import { figureAt } from "./figures.ts";
import { frequencyAt } from "./frequency.ts";
import { halfUnitAt, oneUnitAt } from "./half-units.ts";
import { addressAt, coordinateAt, dottedAt, identifierAt, isoDateAt, numberedThingsAt } from "./identifiers.ts";
import { idiomAt } from "./idioms.ts";
import { codeAt, repeatedThingAt } from "./inner-numbers.ts";
import type { Mention } from "./mention.ts";
import { elidedSpanAt, momentAt } from "./moment-marks.ts";
import { numberAsNameAt, numberedThingAt, properNumberAt } from "./name-numbers.ts";
import { ordinalStepAt } from "./ordinal-marks.ts";
import { partAt, ratioAt } from "./parts.ts";
import { quarterAt } from "./quarter-marks.ts";
import { quotedAt } from "./quoted.ts";
import { rangeAt } from "./ranges.ts";
import { ratingAt, starsAt } from "./ratings.ts";
import { relativeAt } from "./relative-marks.ts";
import { runTimeAt } from "./run-times.ts";
import { scaleTopAt } from "./scale-tops.ts";
import { settle } from "./settle.ts";
import { spelledFigureAt } from "./spelled.ts";
import { clockRangeAt, spokenClockAt, startHourAt } from "./spoken-clock.ts";
import { stepAt } from "./step-marks.ts";
import { yearAt } from "./years.ts";

export type Recogniser = (scan: Scan, at: number) => Mention | null;

/** Highest rank first. */
export const RECOGNISERS: readonly Recogniser[] = [
  quotedAt,
  linkAt,
  identifierAt,
  phoneAt,
  slashedAt,
  sampleAt,
  dottedAt,
  isoDateAt,
  coordinateAt,
  idiomAt,
  ageBandAt,
  momentAt,
  runTimeAt,
  clockRangeAt,
  spokenClockAt,
  startHourAt,
  addressAt,
  ratingAt,
  starsAt,
  halfUnitAt,
  oneUnitAt,
  ratioAt,
  scaleTopAt,
  intervalAt,
  resultAt,
  dateAt,
  clockAt,
  quarterAt,
  ordinalStepAt,
  stepAt,
  monthAt,
  bandAt,
  durationAt,
  codeAt,
  numberedThingsAt,
  numberedThingAt,
  properNumberAt,
  repeatedThingAt,
  numberAsNameAt,
  ordinalAt,
  compoundAt,
  rangeAt,
  bareBandAt,
  datedSeasonAt,
  yearAt,
  partAt,
  elidedSpanAt,
  relativeAt,
  weekdayAt,
  seasonAt,
  figureAt,
  frequencyAt,
  spelledFigureAt,
];

/** Those that answer nothing but null where no number, or no word, stands: they are not asked elsewhere. */
const AT_NUMBERS: ReadonlySet<Recogniser> = new Set<Recogniser>([
  slashedAt,
  dottedAt,
  isoDateAt,
  coordinateAt,
  ageBandAt,
  addressAt,
  ratingAt,
  resultAt,
  codeAt,
  numberAsNameAt,
  ordinalAt,
  compoundAt,
]);
const AT_WORDS: ReadonlySet<Recogniser> = new Set<Recogniser>([
  identifierAt,
  numberedThingsAt,
  numberedThingAt,
  properNumberAt,
  repeatedThingAt,
  stepAt,
  monthAt,
  weekdayAt,
  seasonAt,
  datedSeasonAt,
  elidedSpanAt,
  frequencyAt,
  spelledFigureAt,
]);

/** All mentions of a text, in its order, without overlaps. */
export function recognize(scan: Scan): Mention[] {
  const found: Mention[] = [];
  const taken = new Uint8Array(scan.tokens.length);
  const all = [...scan.tokens.keys()];
  const numbers = all.filter((at) => isNumberAt(scan, at));
  const words = all.filter((at) => isWordAt(scan, at));
  for (const recogniser of RECOGNISERS) {
    const places = AT_NUMBERS.has(recogniser) ? numbers : AT_WORDS.has(recogniser) ? words : all;
    for (const at of places) {
      if (taken[at]) continue;
      const mention = recogniser(scan, at);
      if (!mention || isTaken(taken, mention)) continue;
      taken.fill(1, mention.from, mention.to);
      found.push(mention);
    }
  }
  return settle(
    scan,
    found.sort((a, b) => a.from - b.from),
  );
}

const isTaken = (taken: Uint8Array, mention: Mention): boolean => {
  for (let at = mention.from; at < mention.to; at++) if (taken[at]) return true;
  return false;
};
