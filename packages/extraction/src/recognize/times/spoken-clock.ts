/**
 * Times of day in words or told by the hour before: "ten past two", "half past 8", "it's 10 to 6", "starts at eight".
 * Not: "from 10 to 6", "three to one".
 */
import { YEARS_OF } from "../../lexicon/calendar.ts";
import { wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { AxisMark } from "../mention.ts";
import { countAt } from "../numbers/small-number.ts";
import { currencyAt, measureAt } from "../numbers/unit-at.ts";
import { axisMark } from "./axis-mark.ts";

const LEADS = wordSet("it's at was till until by around before after about is nearly");
const MINUTES: ReadonlySet<number> = new Set([5, 10, 15, 20, 25]);

const hourAt = (scan: Scan, at: number): number | undefined => countAt(scan, at, 2);

const ends = (scan: Scan, at: number): boolean =>
  !measureAt(scan, at) &&
  !currencyAt(scan, at) &&
  !isNumberAt(scan, at) &&
  !(isWordAt(scan, at) && lowerAt(scan, at).endsWith("s") && !["is", "was"].includes(lowerAt(scan, at)));

/** "ten past two", "quarter to 9", "half past eight", "it's 10 to 6". */
export function spokenClockAt(scan: Scan, at: number): AxisMark | null {
  const word = lowerAt(scan, at);
  const way = lowerAt(scan, at + 1);
  if (way !== "past" && way !== "to") return null;
  const minutes = word === "half" ? 30 : word === "quarter" ? 15 : hourAt(scan, at);
  const hour = hourAt(scan, at + 2);
  if (minutes === undefined || hour === undefined || hour < 1 || hour > 12) return null;
  const named = word === "half" || word === "quarter";
  if (!named && !MINUTES.has(minutes)) return null;
  if (way === "to" && !named && !LEADS.has(lowerAt(scan, at - 1))) return null;
  if (!(ends(scan, at + 3) || (named && isNumberAt(scan, at + 3))) || (word === "half" && way === "to")) return null; // "half past eight 24"
  const order = way === "past" ? hour + minutes / 60 : hour - minutes / 60;
  return axisMark({ scan, from: at, to: at + 3, family: "clock", order, position: order / 8766 });
}

const HALVES = wordSet("am pm uhr o'clock");

/** "between 7 and 9 am", "from 8 to 10 pm", "7-9am": one stretch of the day. */
export function clockRangeAt(scan: Scan, at: number): AxisMark | null {
  const led = ["between", "from"].includes(lowerAt(scan, at));
  const first = led ? at + 1 : at;
  const half = HALVES.has(lowerAt(scan, first + 3));
  const between = lowerAt(scan, at) === "between";
  if (!between && !half) return null;
  const [low, high] = [hourAt(scan, first), hourAt(scan, first + 2)];
  const falls = between && (low ?? 0) > (high ?? 24) && !measureAt(scan, first + 3); // "between 9 and 4"
  if (!falls && !half) return null;
  const linked = ["–", "-", ...(led ? ["and", "to"] : [])].includes(lowerAt(scan, first + 1));
  if (!linked || low === undefined || high === undefined || low > 24 || high > 24) return null;
  const order = lowerAt(scan, first + 3) === "pm" && low < 12 ? low + 12 : low;
  return axisMark({ scan, from: first, to: first + (half ? 4 : 3), family: "clock", order, position: order / 8766 });
}

const HOUR_LEADS = wordSet("at after before by until till");
const STARTS =
  wordSet(`open shut gone starts starting start begins opens closes ends meet doors kick-off kickoff arrive dinner lunch leave leaves
  tomorrow tonight back`);

const NO_STARTS: ReadonlySet<string> = new Set(["the start", "is back"]); // "today it is back at 6"

const isSpan = (scan: Scan, at: number): boolean =>
  isNumberAt(scan, at) && YEARS_OF.has(singular(lowerAt(scan, at + 1)));

/** "film night starts at eight", "meet at 6", "doors at 7", "open until 6", "all gone by 9": an hour, alone at the end of its clause. */
export function startHourAt(scan: Scan, at: number): AxisMark | null {
  const hour = hourAt(scan, at);
  if (hour === undefined || hour > 24 || hour < 1 || !HOUR_LEADS.has(lowerAt(scan, at - 1))) return null;
  const led = [at - 2, at - 3, at - 4].some(
    (place) =>
      STARTS.has(lowerAt(scan, place)) && !NO_STARTS.has(`${lowerAt(scan, place - 1)} ${lowerAt(scan, place)}`),
  );
  const elided = lowerAt(scan, at - 1) === "after" && scan.tokens.some((_, other) => isSpan(scan, other)); // "11 years; now people leave after 4"
  const rises = hour > 12 && lowerAt(scan, at - 1) === "at" && lowerAt(scan, at - 2) === "starting"; // "starting at 20, it grew"
  if (
    !led ||
    rises ||
    elided ||
    isWordAt(scan, at + 1) ||
    !ends(scan, at + 1) ||
    (tokenAt(scan, at + 1).kind === "mark" && ["–", "-", "/", ":"].includes(lowerAt(scan, at + 1)))
  )
    return null;
  return axisMark({ scan, from: at, to: at + 1, family: "clock", order: hour, position: hour / 8766 });
}
