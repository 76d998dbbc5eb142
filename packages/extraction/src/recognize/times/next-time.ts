/** "500 on Monday, 20% up on Tuesday": the time behind "on" is the step's own, as it comes next after that of the figure in front; not "500 on Tuesday, 20% up on Monday". */
import { STEP_NOUNS, WEEKDAYS } from "../../lexicon/calendar.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { countAt } from "../numbers/small-number.ts";

const NEAR = 8;
const DAYS = 7;

/** "on day 1 …, 20% down on day 2" */
function isNextStep(scan: Scan, at: number, from: number): boolean {
  const noun = lowerAt(scan, at);
  const count = STEP_NOUNS.has(noun) ? countAt(scan, at + 1) : undefined;
  if (count === undefined) return false;
  for (let back = from - 1; back > from - NEAR; back--)
    if (lowerAt(scan, back) === noun && countAt(scan, back + 1) === count - 1) return lowerAt(scan, back - 1) === "on";
  return false;
}

/** @param at where the time stands @param from where the step begins */
export function isNextTime(scan: Scan, at: number, from: number): boolean {
  if (isNextStep(scan, at, from)) return true;
  const day = WEEKDAYS.get(lowerAt(scan, at));
  if (day === undefined || lowerAt(scan, at - 1) !== "on") return false;
  for (let back = from - 1; back > from - NEAR; back--) {
    const last = WEEKDAYS.get(lowerAt(scan, back));
    if (last !== undefined) return lowerAt(scan, back - 1) === "on" && (day - last + DAYS) % DAYS === 1;
  }
  return false;
}
