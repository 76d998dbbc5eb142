/** How long something has run: "after an hour", "after two hours 38, after four 37", "+30 min". */

import { WEEKDAYS, YEARS_OF } from "../../lexicon/calendar.ts";
import { wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { AxisMark } from "../mention.ts";
import { countAt } from "../numbers/small-number.ts";
import { wordsOf } from "../place.ts";
import { axisMark } from "./axis-mark.ts";

const COUNTS_ON = /\+\d+ ?(?:min|h|s|day|week|sec)/i; // catches "+30 min", not "+6, after 3 days"
const LISTS = wordSet(", and or");

/** "after an hour", "after two", "+30 min", "at hour nine". */
export function durationAt(scan: Scan, at: number): AxisMark | null {
  const word = lowerAt(scan, at);
  const plus = word === "+" && !tokenAt(scan, at + 1).spaced;
  if (word !== "after" && !plus) return null;
  if (plus && isNumberAt(scan, at + 3) && ["s", "sec"].includes(lowerAt(scan, at + 4))) return null; // "+1min 05s" behind the first
  if (plus && WEEKDAYS.has(lowerAt(scan, at - 1))) return null; // "late mon +12min tue +4"
  const single = isArticle(scan, at + 1);
  const count = single ? 1 : countAt(scan, at + 1);
  if (count === undefined) return null;
  const noun = singular(lowerAt(scan, at + 2));
  const each = YEARS_OF.get(noun) ?? (noun === lowerAt(scan, at + 2) || count > 99 ? undefined : 1); // "2 goals after ten matches, 9 after twenty"
  if (plus && each === undefined && !COUNTS_ON.test(scan.text)) return null;
  const before = each === undefined ? nounBefore(scan, at) : "";
  if (each === undefined && single && !(before && lowerAt(scan, at + 1) === "one")) return null;
  const to = each === undefined ? at + 2 : at + 3;
  if (
    each === undefined &&
    [to, to + 2].every((place) => LISTS.has(lowerAt(scan, place)) && isNumberAt(scan, place + 1))
  )
    return null; // "after 15, 30 and 60 minutes"
  const paired = lowerAt(scan, to) === "and" && isNumberAt(scan, at + 1) && isNumberAt(scan, to + 1);
  if (each === undefined && paired) return null; // "910 adults and 640 children, after 780 and 350 in January"
  const chained = !plus && YEARS_OF.has(singular(before)); // not "After 3 days of talks: rent +6%"
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
      : each === undefined
        ? String(count)
        : `${count} ${count === 1 ? noun : lowerAt(scan, at + 2)}`,
  });
}

const AFTER_COUNT = wordSet("and then but it or a an the");
const REACH = 24;

/** "after two hours 38.4, after four 37.5", "after two doses and 52% after one": what was counted a little earlier; "" for nothing. */
function nounBefore(scan: Scan, at: number): string {
  for (let back = at - 3; back >= Math.max(0, at - REACH); back--) {
    const noun = lowerAt(scan, back + 2);
    const counted =
      lowerAt(scan, back) === "after" && (isArticle(scan, back + 1) || countAt(scan, back + 1) !== undefined);
    if (counted && isWordAt(scan, back + 2) && !AFTER_COUNT.has(noun)) return noun;
  }
  return "";
}

const isArticle = (scan: Scan, at: number): boolean => ["a", "an", "one"].includes(lowerAt(scan, at));
