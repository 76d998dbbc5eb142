/** What is looked for, in order, and the only tokens at which each is asked. */
import { DAY_PARTS, MONTHS, SEASONS, WEEKDAYS } from "../lexicon/calendar.ts";
import { IDENTIFIER_NOUNS, SHY_IDENTIFIER_NOUNS } from "../lexicon/identifier-nouns.ts";
import { FRACTION_SIGNS, ORDINAL_WORDS } from "../lexicon/number-words.ts";
import { CURRENCY_SIGNS } from "../lexicon/units.ts";
import type { Scan } from "../text/scan.ts";
import { ageBandAt } from "./age-marks.ts";
import { compoundAt, intervalAt, linkAt, ordinalAt, phoneAt, resultAt, sampleAt, slashedAt } from "./asides.ts";
import { BAND_LEADS, bandAt, bareBandAt } from "./band-marks.ts";
import { dateAt, datedSeasonAt, monthAt, seasonAt, weekdayAt } from "./calendar-marks.ts";
import { clockAt } from "./clock-marks.ts";
import { durationAt } from "./duration-marks.ts";
import { figureAt } from "./figures.ts";
import { frequencyAt, OFTEN } from "./frequency.ts";
import { halfUnitAt, oneUnitAt } from "./half-units.ts";
import { addressAt, coordinateAt, dottedAt, identifierAt, isoDateAt, numberedThingsAt } from "./identifiers.ts";
import { IDIOM_OPENINGS, idiomAt } from "./idioms.ts";
import { codeAt, repeatedThingAt } from "./inner-numbers.ts";
import type { Mention } from "./mention.ts";
import { elidedSpanAt, momentAt } from "./moment-marks.ts";
import { numberAsNameAt, numberedThingAt, properNumberAt } from "./name-numbers.ts";
import { ordinalStepAt } from "./ordinal-marks.ts";
import { fractionShareAt, partAt, ratioAt } from "./parts.ts";
import { quarterAt } from "./quarter-marks.ts";
import { quotedAt } from "./quoted.ts";
import { rangeAt } from "./ranges.ts";
import { ratingAt, starsAt } from "./ratings.ts";
import { NEAR, RELATIVE_OPENINGS, relativeAt } from "./relative-marks.ts";
import { runTimeAt } from "./run-times.ts";
import { RANK_WORDS, scaleTopAt } from "./scale-tops.ts";
import { spelledFigureAt } from "./spelled.ts";
import { DECADES } from "./spelled-decades.ts";
import { clockRangeAt, spokenClockAt, startHourAt } from "./spoken-clock.ts";
import { stepAt } from "./step-marks.ts";
import { yearAt } from "./years.ts";
import { NONE_OPENINGS } from "./zero-words.ts";

export type Recogniser = (scan: Scan, at: number) => Mention | null;

/** Kinds of tokens, as bits: numbers, words, all others. */
export const NUMBER = 1;
export const WORD = 2;
export const SIGN = 4;
/** Words that may be numbers. */
export const SPELLED = 8;
/** Words with something else than a plain word behind them. */
export const LEAD = 16;
/** Words that end in a digit. */
export const CODE = 32;
const COUNT = NUMBER | SPELLED;

export type Words = string | { keys(): Iterable<string> };

const IDENTIFIERS = new Set([...IDENTIFIER_NOUNS, ...SHY_IDENTIFIER_NOUNS]);
const EVERY = "per every";
const TOPS = new Set([...RANK_WORDS, "out", "from", "best", "("]);
const ORDINALS = new Set([...ORDINAL_WORDS.keys(), "last", "final"]);
const FIGURES = new Set([...CURRENCY_SIGNS.keys(), ...FRACTION_SIGNS.keys(), "("]);
const YEARS = new Set([...DECADES.keys(), "'", "’"]);
const RELATIVES = new Set([...RELATIVE_OPENINGS.keys(), "a", "an", "another", "the", "since"]);
const PARTS = new Set([
  ...NONE_OPENINGS,
  ..."a an another half halve all remaining other last final any flat unchanged no free hundred".split(" "),
]);

/** Highest rank first. Each is asked at tokens of these kinds and at these words. */
export const RECOGNISERS: readonly (readonly [ask: Recogniser, kinds: number, words?: Words])[] = [
  [quotedAt, WORD | NUMBER],
  [linkAt, WORD | SIGN],
  [identifierAt, 0, IDENTIFIERS],
  [phoneAt, NUMBER | SIGN],
  [slashedAt, NUMBER],
  [sampleAt, 0, "n p"],
  [dottedAt, NUMBER],
  [isoDateAt, NUMBER],
  [coordinateAt, NUMBER],
  [idiomAt, COUNT, IDIOM_OPENINGS],
  [ageBandAt, NUMBER],
  [momentAt, COUNT, RELATIVES],
  [runTimeAt, NUMBER],
  [clockRangeAt, COUNT, "between from"],
  [spokenClockAt, COUNT, "half quarter"],
  [startHourAt, COUNT],
  [addressAt, NUMBER],
  [fractionShareAt, NUMBER],
  [ratingAt, NUMBER],
  [starsAt, SIGN],
  [halfUnitAt, COUNT, PARTS],
  [oneUnitAt, COUNT, PARTS],
  [ratioAt, COUNT, EVERY],
  [scaleTopAt, NUMBER, TOPS],
  [intervalAt, 0, EVERY],
  [resultAt, NUMBER],
  [dateAt, NUMBER, MONTHS],
  [clockAt, NUMBER, DAY_PARTS],
  [quarterAt, NUMBER | CODE, ORDINALS],
  [ordinalStepAt, NUMBER, ORDINALS],
  [stepAt, LEAD | CODE],
  [monthAt, 0, MONTHS],
  [bandAt, SPELLED, BAND_LEADS],
  [durationAt, 0, "after +"],
  [codeAt, NUMBER],
  [numberedThingsAt, LEAD],
  [numberedThingAt, LEAD],
  [properNumberAt, LEAD],
  [repeatedThingAt, LEAD],
  [numberAsNameAt, NUMBER],
  [ordinalAt, NUMBER],
  [compoundAt, NUMBER],
  [rangeAt, NUMBER | LEAD, FIGURES],
  [bareBandAt, COUNT],
  [datedSeasonAt, 0, SEASONS],
  [yearAt, COUNT | CODE, YEARS],
  [partAt, COUNT, PARTS],
  [elidedSpanAt, 0, NEAR],
  [relativeAt, COUNT, RELATIVES],
  [weekdayAt, 0, WEEKDAYS],
  [seasonAt, 0, SEASONS],
  [figureAt, NUMBER | LEAD, FIGURES],
  [frequencyAt, 0, OFTEN],
  [spelledFigureAt, SPELLED, PARTS],
];
