/** What is looked for, in order, and the only tokens at which each is asked. */
import { DAY_PARTS, MONTHS, SEASONS, WEEKDAYS } from "../lexicon/calendar.ts";
import { IDENTIFIER_NOUNS, SHY_IDENTIFIER_NOUNS } from "../lexicon/identifier-nouns.ts";
import { FRACTION_SIGNS, ORDINAL_WORDS } from "../lexicon/number-words.ts";
import { CURRENCY_SIGNS } from "../lexicon/units.ts";
import type { Scan } from "../text/scan.ts";
import type { Mention } from "./mention.ts";
import { compoundAt, intervalAt, linkAt, ordinalAt, phoneAt, resultAt, sampleAt, slashedAt } from "./no-data/asides.ts";
import { addressAt, coordinateAt, dottedAt, identifierAt, isoDateAt, numberedThingsAt } from "./no-data/identifiers.ts";
import { IDIOM_OPENINGS, idiomAt } from "./no-data/idioms.ts";
import { codeAt, repeatedThingAt } from "./no-data/inner-numbers.ts";
import { numberAsNameAt, numberedThingAt, properNumberAt } from "./no-data/name-numbers.ts";
import { quotedAt } from "./no-data/quoted.ts";
import { figureAt } from "./numbers/figures.ts";
import { frequencyAt, OFTEN } from "./numbers/frequency.ts";
import { halfUnitAt, oneUnitAt } from "./numbers/half-units.ts";
import { fractionShareAt, partAt, ratioAt } from "./numbers/parts.ts";
import { rangeAt } from "./numbers/ranges.ts";
import { ratingAt, starsAt } from "./numbers/ratings.ts";
import { RANK_WORDS, scaleTopAt } from "./numbers/scale-tops.ts";
import { spelledFigureAt } from "./numbers/spelled-figure.ts";
import { NONE_OPENINGS } from "./numbers/zero-words.ts";
import { ageBandAt } from "./times/age-marks.ts";
import { BAND_LEADS, bandAt, bareBandAt } from "./times/band-marks.ts";
import { dateAt, datedSeasonAt, monthAt, seasonAt, weekdayAt } from "./times/calendar-marks.ts";
import { clockAt } from "./times/clock-marks.ts";
import { durationAt } from "./times/duration-marks.ts";
import { elidedSpanAt, momentAt } from "./times/moment-marks.ts";
import { ordinalStepAt } from "./times/ordinal-marks.ts";
import { quarterAt } from "./times/quarter-marks.ts";
import { NEAR, RELATIVE_OPENINGS, relativeAt } from "./times/relative-marks.ts";
import { runTimeAt } from "./times/run-times.ts";
import { DECADES } from "./times/spelled-decades.ts";
import { clockRangeAt, spokenClockAt, startHourAt } from "./times/spoken-clock.ts";
import { stepAt } from "./times/step-marks.ts";
import { yearAt } from "./times/years.ts";

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
