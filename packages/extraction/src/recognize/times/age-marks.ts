/** Ages as groups and persons: "36% of 18-24s", "among 13-year-olds", "my 8-year-old". */
import { PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { AxisMark } from "../mention.ts";
import { axisMark } from "./axis-mark.ts";

// catches "18-24s", "25-to-34s", "15- to 24-year-olds", "35-44 years old" and "13-year-olds", not "18-24" and "20s"
const AGES = /^(\d\d?)(?:(?:-to-|[-–]|(?:-| |- )(?:to|and) )(\d\d?)(s|[- ]years?[- ]olds?)|-year-olds)(?!\p{L})/iu;

/** "of 18-24s", "15- to 24-year-olds": not "takes 10-15s", nor the last two of "16-, 17- and 18-year-olds". */
export function ageBandAt(scan: Scan, at: number): AxisMark | null {
  const { start } = tokenAt(scan, at);
  const [band, low, high, noun] = AGES.exec(scan.text.slice(start, start + 30)) ?? [];
  const before = lowerAt(scan, at - 1);
  const listed = /^,.+ a/.test(before + band); // catches ", 17- and 18-year-olds", not ", 13-17 year olds"
  const opens = noun === "s" ? !isWordAt(scan, at - 1) || PREPOSITIONS.has(before) : !listed;
  if (!band || Number(high) <= Number(low) || !opens) return null; // NaN
  let to = at + 1;
  while (to < scan.tokens.length && tokenAt(scan, to).start < start + band.length) to++;
  return axisMark({ scan, from: at, to, family: "band", order: Number(low) });
}

/** True where a word stands at `at` that no noun phrase can open with: "weeks the puppy" parts, "weeks pay" doesn't. */
export const opensClause = (scan: Scan, at: number): boolean =>
  !isWordAt(scan, at) || CLAUSE_OPENERS.has(lowerAt(scan, at));

const CLAUSE_OPENERS = wordSet(
  `the a an my our her his their its it it's they they're we i he she you there that this and but`,
);
