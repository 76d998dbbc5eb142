/** "500 on Monday, 20% up on Tuesday": the time behind "on" is the step's own, as it comes next after that of the figure in front; not "500 on Tuesday, 20% up on Monday". */
import { WEEKDAYS } from "../lexicon/calendar.ts";
import { lowerAt, type Scan } from "../text/scan.ts";

const NEAR = 8;
const DAYS = 7;

/** @param at where the time stands @param from where the step begins */
export function isNextTime(scan: Scan, at: number, from: number): boolean {
  const day = WEEKDAYS.get(lowerAt(scan, at));
  if (day === undefined || lowerAt(scan, at - 1) !== "on") return false;
  for (let back = from - 1; back > from - NEAR; back--) {
    const last = WEEKDAYS.get(lowerAt(scan, back));
    if (last !== undefined) return lowerAt(scan, back - 1) === "on" && (day - last + DAYS) % DAYS === 1;
  }
  return false;
}
