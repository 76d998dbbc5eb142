/** A name between quotes: “more tutorials”, "March update", 'none of these'. Its words belong together and hold no data. */
import { HEDGES, wordSet } from "../../lexicon/closed-class.ts";
import { isCapitalAt, isNumberAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { NameNumber } from "../mention.ts";
import { placeOf } from "../place.ts";

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["“", "”"],
  ["„", "“"],
  ["«", "»"],
  ["‘", "’"],
  ["'", "'"],
]);
const MOST_WORDS = 9;

/** The plain mark is an apostrophe as well: "rock 'n' roll", "the boys' 5 and the girls' 3". */
const isApostrophe = (scan: Scan, at: number): boolean =>
  tokenAt(scan, at).text === "'" &&
  ((!tokenAt(scan, at).spaced && tokenAt(scan, at - 1).kind !== "mark") || tokenAt(scan, at + 2).text === "'");

const SPOKEN = wordSet("like maybe , from say perhaps");

/** "about 200", "like, 2": a figure in somebody's words. */
function isHedged(scan: Scan, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (![HEDGES, SPOKEN].some((words) => words.has(lowerAt(scan, at)))) return false;
  return true;
}

export function quotedAt(scan: Scan, at: number): NameNumber | null {
  const open = tokenAt(scan, at - 1);
  const close = CLOSING.get(open.text);
  if (!close) return null;
  const { kind, spaced } = tokenAt(scan, at);
  const titled = kind === "number" && [1, 2].some((step) => isCapitalAt(scan, at + step)); // "'12 Angry Men' 4.5"
  if ((kind !== "word" && !titled) || spaced || isApostrophe(scan, at - 1)) return null;
  for (let to = at + 1; to <= at + MOST_WORDS && to < scan.tokens.length; to++) {
    const token = tokenAt(scan, to);
    if (token.text === close && !(close === "'" && token.spaced)) {
      if (tokenAt(scan, to - 1).text === ",") return null; // "'I counted 212,' said Ann"
      if (isNumberAt(scan, to - 1) && isHedged(scan, at, to - 1)) return null;
      const runsOn = tokenAt(scan, to + 1).kind === "word";
      if (runsOn && close === "'" && to === at + 1) return null; // "my 'famous' chili"
      const asks = runsOn && tokenAt(scan, to - 1).kind === "mark"; // "'Return to office?' Never 48%"
      return { kind: "name", ...placeOf(scan, at, asks ? to - 1 : to) };
    }
    if (token.kind === "line" || ["%", "$", "€", "£"].includes(token.text)) return null;
  }
  return null;
}
