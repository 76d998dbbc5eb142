/** Ages as groups and persons: "36% of 18-24s", "among 13-year-olds", "my 8-year-old". */
import { PREPOSITIONS, wordSet } from "../lexicon/closed-class.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../text/scan.ts";
import { axisMark } from "./axis-mark.ts";
import type { AxisMark } from "./mention.ts";

const AGE = /^\d{1,2}$/; // catches "18", not "1800"

const ageAt = (scan: Scan, at: number): number =>
  isNumberAt(scan, at) && AGE.test(tokenAt(scan, at).text) ? Number(tokenAt(scan, at).text) : Number.NaN;

const isDash = (scan: Scan, at: number): boolean => ["-", "–"].includes(lowerAt(scan, at));
const touches = (scan: Scan, at: number): boolean => !tokenAt(scan, at).spaced;

/** "of 18-24s", "among 25-to-34s": not "takes 10-15s". */
export function ageBandAt(scan: Scan, at: number): AxisMark | null {
  const low = ageAt(scan, at);
  if (Number.isNaN(low) || !isDash(scan, at + 1) || !touches(scan, at + 1)) return null;
  if (lowerAt(scan, at + 2) === "year-olds")
    return axisMark({ scan, from: at, to: at + 3, family: "band", order: low });
  if (/^to-\d\d(?:s|-year-olds)$/u.test(lowerAt(scan, at + 2)))
    // catches "to-34s", not "to-date"
    return axisMark({ scan, from: at, to: at + 3, family: "band", order: low });
  const to = lowerAt(scan, at + 2) === "to" ? at + 4 : at + 2;
  const glued = lowerAt(scan, to + 1) === "s" && touches(scan, to + 1);
  const opens = at === 0 || tokenAt(scan, at - 1).kind !== "word" || PREPOSITIONS.has(lowerAt(scan, at - 1));
  return ageAt(scan, to) > low && glued && opens
    ? axisMark({ scan, from: at, to: to + 2, family: "band", order: low })
    : null;
}

/** True where a word stands at `at` that no noun phrase can open with: "weeks the puppy" parts, "weeks pay" doesn't. */
export const opensClause = (scan: Scan, at: number): boolean =>
  !isWordAt(scan, at) || CLAUSE_OPENERS.has(lowerAt(scan, at));

const CLAUSE_OPENERS = wordSet(
  `the a an my our her his their its it it's they they're we i he she you there that this and but`,
);
