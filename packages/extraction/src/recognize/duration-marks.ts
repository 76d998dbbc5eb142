/** How long something has run: "after an hour", "after two hours 38, after four 37", "+30 min". */

import { YEARS_OF } from "../lexicon/calendar.ts";
import { wordSet } from "../lexicon/closed-class.ts";
import { singular } from "../lexicon/morphology.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../text/scan.ts";
import { axisMark } from "./axis-mark.ts";
import type { AxisMark } from "./mention.ts";
import { wordsOf } from "./place.ts";
import { countAt } from "./small-number.ts";

const COUNTS_ON = /\+\d+ ?(?:min|h|s|day|week|sec)/i; // catches "+30 min", not "+6, after 3 days"
const LISTS = wordSet(", and or");

/** "after an hour", "after two", "+30 min", "at hour nine". */
export function durationAt(scan: Scan, at: number): AxisMark | null {
  const word = lowerAt(scan, at);
  const plus = word === "+" && !tokenAt(scan, at + 1).spaced;
  if (word !== "after" && !plus) return null;
  const article = ["a", "an", "one"].includes(lowerAt(scan, at + 1));
  const count = article ? 1 : countAt(scan, at + 1);
  if (count === undefined) return null;
  const noun = singular(lowerAt(scan, at + 2));
  const each = YEARS_OF.get(noun) ?? (noun === lowerAt(scan, at + 2) || count > 99 ? undefined : 1); // "2 goals after ten matches, 9 after twenty"
  if (plus && each === undefined && !COUNTS_ON.test(scan.text)) return null;
  if (each === undefined && article) return null;
  const to = each === undefined ? at + 2 : at + 3;
  if (
    each === undefined &&
    [to, to + 2].every((place) => LISTS.has(lowerAt(scan, place)) && isNumberAt(scan, place + 1))
  )
    return null; // "after 15, 30 and 60 minutes"
  const chained = !plus && each === undefined && isChained(scan, at); // not "After 3 days of talks: rent +6%"
  if (
    each === undefined &&
    !chained &&
    !isWordAt(scan, to) &&
    ![",", ".", ";", ")", ":", ""].includes(lowerAt(scan, to))
  )
    return null;
  if (each === undefined && isWordAt(scan, to) && !AFTER_COUNT.has(lowerAt(scan, to))) return null;
  return axisMark({
    scan,
    from: at,
    to,
    family: "duration",
    order: count * (each ?? 1),
    position: each === undefined ? null : count * each,
    ...(each === undefined ? { shy: true } : { noun }),
    name: plus
      ? wordsOf(scan, at, to)
      : article
        ? `1 ${noun}`
        : each === undefined
          ? String(count)
          : `${count} ${count === 1 ? noun : lowerAt(scan, at + 2)}`,
  });
}

const AFTER_COUNT = wordSet("and then but it or a an the");
const REACH = 24;

/** "after two hours 38.4, after four 37.5": the span was named a little earlier. */
function isChained(scan: Scan, at: number): boolean {
  for (let back = at - 3; back >= Math.max(0, at - REACH); back--)
    if (lowerAt(scan, back) === "after" && YEARS_OF.has(singular(lowerAt(scan, back + 2)))) return true;
  return false;
}
