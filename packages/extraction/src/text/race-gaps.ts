/**
 * How far behind others were in a race, told in one way: "Beth was 3 minutes back" → "was 3 minutes behind"; "Cleo another 4 behind Beth" → "another
 * 4 minutes behind Beth"; "Dot finished 30 minutes after Ana" → "finished 30 minutes behind Ana". Not "30 minutes back we left", nor points.
 */
import { matches, matchIn } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const RACE =
  /\b(?:w[io]ns?|race[ds]?|marathon|parkrun|finish(?:ed|es)?|sprint|relay|rall(?:y|ied)|regatta|swam|ran)\b/iu; // catches "won the race", not "grace"
const UNIT = "(?:hours?|hrs?|minutes?|mins?|seconds?|secs?)";
const TIMED = new RegExp(`\\d ?(${UNIT})\\b`, "iu"); // catches "52 minutes", not "52 points"
const AMOUNT = `(?:\\d[\\d.,]*|\\p{L}+|half an|an?|a quarter of an) ?${UNIT}`;
const ARRIVED =
  "(?:finish(?:ed|es)|c[ao]mes? (?:in|home|through)|cross(?:ed|es)(?: the (?:finish(?:ing)? )?line)?|arrived|followed|got (?:in|home)|rolled in|was home)";

const BACK = new RegExp(
  `(?<=\\b(?:was|were|came in|finished|home|is) (?:just |only |another )?${AMOUNT}) back\\b`,
  "giu",
); // catches " back" of "was 3 minutes back", not "3 minutes back we"
const AFTER = new RegExp(
  `(?<=\\b${ARRIVED},? (?:just |only |about |another |almost |nearly )?${AMOUNT}) (?:after (?=\\p{Lu}|him|her|them|that|the (?:winner|leader))|later(?=[.,;!]|$| and\\b))`,
  "gu",
); // catches " after " of "finished 30 minutes after Ana" and " later" of "came in 2 minutes later.", not "after lunch"
const BARE =
  /(?<=\b(?:another|a further|was|and|,|\p{Lu}\p{L}+) \d{1,3}(?:\.\d+)?) behind (?=\p{Lu}|him|her|them|that)/gu; // catches " behind " of "another 4 behind Beth", not of "4 minutes behind Beth"
const HOURS = /\b(?:half|(?<quarter>a quarter of)) an hour(?= behind\b)/giu; // catches "half an hour" of "half an hour behind", not "half an hour early"

/** Null where no race is told so. */
export function raceGaps(text: string): Squeezed | null {
  const [, unit = ""] = matchIn(text, TIMED) ?? [];
  if (unit === "" || !matches(text, RACE)) return null;
  return changedBy(text, [
    (now) => without(now, BACK, () => " behind"),
    (now) => without(now, AFTER, (found) => (found.trim() === "later" ? " behind" : " behind ")),
    (now) => without(now, HOURS, (_, __, [quarter]) => (quarter ? "15 minutes" : "30 minutes")),
    (now) => without(now, BARE, () => ` ${unit} behind `),
  ]);
}
