/**
 * "Roasts on the 5th, 12th and 19th. Beef: 62, 58, 71": ordinals behind "on the", one after the other and ever later, are days of
 * a month. Not "finished on the 5th, 12th and 3rd places", nor "1st, 2nd and 3rd".
 */
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../../text/scan.ts";
import { isAxis, isFigure, type Mention } from "../../mention.ts";
import { axisMark } from "../../times/axis-mark.ts";

/** Fewest days of a list, and the last day of a month. */
const FEWEST = 2;
const LAST = 31;

const TAILS: ReadonlySet<string> = new Set(["st", "nd", "rd", "th"]);
const JOINTS: ReadonlySet<string> = new Set([",", "and", "&", "the", "on"]);

const isOrdinal = (scan: Scan, at: number): boolean => isNumberAt(scan, at) && TAILS.has(lowerAt(scan, at + 1));

/** Where the ordinals of a list stand whose first stands behind "on the". */
function daysFrom(scan: Scan, first: number): number[] {
  const days: number[] = [];
  let at = first;
  while (isOrdinal(scan, at)) {
    days.push(at);
    at += 2;
    while (JOINTS.has(lowerAt(scan, at)) && !isOrdinal(scan, at)) at++;
  }
  return days;
}

const dayAt = (scan: Scan, at: number): number => Number(tokenAt(scan, at).text);

/** "on the 5th, 12th and 19th", not "on the 5th, 12th and 19th floors", nor a list that goes back. */
function isOfMonth(scan: Scan, days: readonly number[]): boolean {
  const values = days.map((at) => dayAt(scan, at));
  const later = values.every((value, at) => value <= LAST && value > (values[at - 1] ?? 0));
  const end = (days.at(-1) ?? 0) + 2;
  return days.length >= FEWEST && later && (!isWordAt(scan, end) || ["was", "were", "of"].includes(lowerAt(scan, end)));
}

export function listedDays(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!["on", "the", "and"].every((word) => scan.words.has(word))) return mentions;
  if (mentions.some((mention) => isAxis(mention) && mention.family === "date")) return mentions;
  const first = scan.tokens.findIndex(
    (_, at) => lowerAt(scan, at) === "on" && lowerAt(scan, at + 1) === "the" && isOrdinal(scan, at + 2),
  );
  const days = first < 0 ? [] : daysFrom(scan, first + 2);
  if (!isOfMonth(scan, days)) return mentions;
  const marks = days.map((from) => {
    const order = dayAt(scan, from);
    return axisMark({ scan, from, to: from + 2, family: "date", order, position: order / 372 });
  });
  const isOurs = ({ from, to }: Mention): boolean => marks.some((mark) => mark.from < to && mark.to > from);
  const others = mentions.filter((mention) => isFigure(mention) || !isOurs(mention));
  return [...others, ...marks].toSorted((one, other) => one.from - other.from);
}
