/**
 * Times of day as an axis: "20:00", "3 pm", "9am", "noon", "by 9". Whether they are the axis or an aside is decided
 * by what stands beside them (`settle.ts`).
 */
import { DAY_PARTS, WEEKDAYS } from "../../lexicon/calendar.ts";
import { CONJUNCTIONS, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { isCapitalAt, isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { AxisMark } from "../mention.ts";
import { axisMark } from "./axis-mark.ts";

const HALVES = wordSet("am pm a.m p.m a.m. p.m. o'clock uhr hrs");

const clock = (scan: Scan, from: number, to: number, hours: number): AxisMark =>
  axisMark({ scan, from, to, family: "clock", order: hours, position: hours / 8766 });

/** "noon" always; "morning" and "night" after a small word of time or at the start of an item: not "a night", "game nights". */
const standsAsTime = (scan: Scan, at: number): boolean => {
  if (["midnight", "noon", "midday"].includes(lowerAt(scan, at))) return true;
  const lead = lowerAt(scan, at - 1);
  const next = lowerAt(scan, at + 1);
  if (isWordAt(scan, at + 1) && !PREPOSITIONS.has(next) && !CONJUNCTIONS.has(next) && verbSense(next) !== "verb")
    return false;
  return (
    at === 0 ||
    ["at", "by"].includes(lead) ||
    (lead === "the" && lowerAt(scan, at - 2) === "in") ||
    tokenAt(scan, at - 1).kind === "line"
  );
};

const CLOCK_LEADS = wordSet("at by until from around before since");

/** ":30", glued to the number before. */
const isSixtieth = (scan: Scan, at: number): boolean =>
  lowerAt(scan, at) === ":" &&
  !tokenAt(scan, at).spaced &&
  !tokenAt(scan, at + 1).spaced &&
  /^[0-5]\d$/u.test(tokenAt(scan, at + 1).text); // catches "30", not "75"

export function clockAt(scan: Scan, at: number): AxisMark | null {
  const ofDay = WEEKDAYS.has(lowerAt(scan, at - 1)); // "Monday morning"
  const named = isWordAt(scan, at) && !ofDay ? DAY_PARTS.get(lowerAt(scan, at)) : undefined;
  if (named !== undefined && !isCapitalAt(scan, at + 1) && standsAsTime(scan, at))
    return clock(scan, at, at + 1, named);
  if (!isNumberAt(scan, at) || !/^\d{1,2}(?:\.\d\d)?$/u.test(tokenAt(scan, at).text)) return null; // catches "7" and "7.30", not "700"
  const hour = Math.floor(Number(tokenAt(scan, at).text));
  const colon = isSixtieth(scan, at + 1);
  if (hour > 24) return null;
  const minutes = colon ? Number(tokenAt(scan, at + 2).text) : (Number(tokenAt(scan, at).text) - hour) * 100;
  const end = at + (colon ? (isSixtieth(scan, at + 3) ? 5 : 3) : 1); // "3:42:06"
  const half = lowerAt(scan, end);
  const dotted = (half === "a" || half === "p") && lowerAt(scan, end + 1) === "." && lowerAt(scan, end + 2) === "m";
  const lasting = half === "hrs" && end === at + 1 && !CLOCK_LEADS.has(lowerAt(scan, at - 1)); // "sleep 8 hrs", not "20:00 hrs"
  if ((HALVES.has(half) && !lasting) || dotted) {
    const afternoon = half.startsWith("p") && hour < 12 ? 12 : half.startsWith("a") && hour === 12 ? -12 : 0;
    const to = dotted ? end + 3 + (lowerAt(scan, end + 3) === "." && !tokenAt(scan, end + 3).spaced ? 1 : 0) : end + 1;
    return clock(scan, at, to, hour + afternoon + minutes / 60);
  }
  const part =
    CLOCK_LEADS.has(lowerAt(scan, at - 1)) && lowerAt(scan, end) === "in" && lowerAt(scan, end + 1) === "the"
      ? DAY_PARTS.get(lowerAt(scan, end + 2))
      : undefined;
  if (part !== undefined && hour < 13)
    return clock(scan, at, end + 3, hour + (part > 12 && hour < 12 ? 12 : 0) + minutes / 60); // "by 7 in the morning", not "sold 7 in the morning"
  return colon ? clock(scan, at, end, hour + minutes / 60) : null;
}
