/**
 * How long after is told once with its unit, then of the same: "51 after ten minutes, 83 at twenty, 95 at half an hour, and it sat at 97 until I pulled
 * it out at minute 40" → "83 after twenty minutes, 95 after half an hour and 97 after 40 minutes". Not "12 after five minutes, 3 at ten Downing Street".
 */
import { matchIn } from "./needs/matches.ts";
import { HOURS, TENS } from "./number-patterns.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const COUNT = `(?:(?:${TENS})(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|${HOURS}|fifteen|\\d{1,3})`;
const TOLD = new RegExp(
  `\\d(?:%| ?°C?)?(?: \\p{Ll}+)? after (?:${COUNT}|an?|half an|the first) (second|minute|min|hour|day|week|month|year)s?\\b`,
  "iu",
); // catches "51 after ten minutes", not "51 after lunch"
const AT = new RegExp(
  `(?<=(?<![\\d.,])[$€£]?\\d[\\d.,]*(?<=\\d)(?:%| ?°C?| ?kg)?) (?:at|after) (?=(?:${COUNT}|half an hour|an hour)(?:[,;!]|\\.(?!\\d)|$| and | but ))`,
  "giu",
); // catches " at " of "83 at twenty, 95", not of "83 at ten sites"
const UNTIL =
  / (?:and |but )?(?:then )?(?:it|they|that)(?: \p{Ll}+)? (?:sat|held|stayed|stuck|hovered|stood|levelled off|peaked) at (?=[$€£]?\d[\d.,]*(?<=\d)(?:%| ?°C?)? until )/iu; // catches " and it just sat at " in front of "97 until I pulled it out", not of "97 for a while"
const UNTIL_AT = new RegExp(` until [^.,;:\\d]{3,45} at (?:minute |hour |day |week )?(?=${COUNT}[.!]?$)`, "iu"); // catches " until I pulled it out at minute " in front of "40.", not " until 40"
const HALF = /(?<= after )half an hour(?=[,;.]| and |$)/gu; // catches "half an hour" behind " after ", not of "at half an hour's"
const HAS_UNIT = /(?:hour|minute)s?$/iu; // catches "half an hour", not "twenty"

/** Null where no unit stands in front. */
export function spansAt(text: string): Squeezed | null {
  const told = text.includes(" after ") ? matchIn(text, TOLD) : null;
  const [, unit = ""] = told ?? [];
  if (!told) return null;
  const behind = told.index + told[0].length;
  const tail = new RegExp(`(?<= after ${COUNT})(?=[,;.!]|$| and | but )`, "giu"); // catches the place behind " after twenty", not behind " after twenty minutes"
  const moved = changedBy(text, [
    (now) => without(now, UNTIL, (found, at) => (at >= behind && UNTIL_AT.test(now) ? " and " : found)),
    (now) => without(now, UNTIL_AT, (found, at) => (at >= behind ? " after " : found)),
    (now) => without(now, AT, (found, at) => (at >= behind ? " after " : found)),
    (now) => (unit.startsWith("min") ? without(now, HALF, () => "30 minutes") : null),
  ]);
  if (!moved) return null;
  const units = without(moved.text, tail, (_, at) =>
    at < told.index || HAS_UNIT.test(moved.text.slice(0, at)) ? "" : ` ${unit}s`,
  );
  return units ? { text: units.text, back: (span) => moved.back(units.back(span)) } : moved;
}
