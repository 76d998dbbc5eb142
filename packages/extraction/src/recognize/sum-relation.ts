/**
 * A figure told as what several others come to: "as much as the other two", "the total of spring and summer", "equal to oak and
 * birch", "the average of the two". Not "as many as Ann and Bo twice that": the sum ends its clause.
 */
import { CONJUNCTIONS, DETERMINERS, PREPOSITIONS, wordSet } from "../lexicon/closed-class.ts";
import { TIMES } from "../lexicon/relation-words.ts";
import { isWordAt, lowerAt, type Scan } from "../text/scan.ts";
import type { Reference } from "./reference.ts";
import { isEnd, own, type Relation } from "./relation.ts";

const COUNTS: ReadonlyMap<string, number> = new Map([
  ["two", 2],
  ["three", 3],
  ["four", 4],
]);
const THESE = wordSet("the those these all its");
const WHICH = wordSet("other first last previous earlier");
const TOTALS = wordSet("sum total");
const MEANS = wordSet("average mean");
const BETWEEN = wordSet("halfway half-way midway");
const EQUALS = wordSet("equals equal matches matched equalled equaled");
const ADDED = wordSet("combined together altogether");
const US = wordSet("us them these those");
const MOST_WORDS = 3;

type Several = { reference: Reference; count: number };

/** A mark or the end of the text, at which a sum that names its parts must end. */
const closes = (scan: Scan, at: number): boolean => isEnd(scan, at) || lowerAt(scan, at) === "";

/** "both", "the two", "the other three": told by their number. */
function counted(scan: Scan, at: number): Several | null {
  if (lowerAt(scan, at) === "both") {
    return { reference: { from: at, to: at + 1, kind: "pronoun", sum: true }, count: 2 };
  }
  let to = THESE.has(lowerAt(scan, at)) ? at + 1 : at;
  if (WHICH.has(lowerAt(scan, to))) to++;
  const count = COUNTS.get(lowerAt(scan, to)) ?? 0;
  if (count === 0 || to === at) return null;
  const of = lowerAt(scan, to + 1) === "of" && US.has(lowerAt(scan, to + 2)) ? to + 3 : to + 1; // "the two of us"
  const end = ADDED.has(lowerAt(scan, of)) ? of + 1 : of;
  return { reference: { from: at, to: end, kind: "pronoun", sum: true }, count };
}

/** The token behind a name of few words: "oak", "the gift shop". */
function nameEnd(scan: Scan, at: number): number {
  let to = DETERMINERS.has(lowerAt(scan, at)) || PREPOSITIONS.has(lowerAt(scan, at)) ? at + 1 : at;
  const most = to + MOST_WORDS;
  while (to < most && isWordAt(scan, to) && !CONJUNCTIONS.has(lowerAt(scan, to)) && !ADDED.has(lowerAt(scan, to))) to++;
  return to;
}

/** "oak and birch": two names, at the end of their clause. */
function named(scan: Scan, at: number): Several | null {
  const and = nameEnd(scan, at);
  if (and === at || lowerAt(scan, and) !== "and") return null;
  const to = nameEnd(scan, and + 1);
  const end = ADDED.has(lowerAt(scan, to)) ? to + 1 : to;
  if (to === and + 1 || !closes(scan, end)) return null;
  return { reference: { from: at, to: end, kind: "pronoun", sum: true }, count: 2 };
}

const several = (scan: Scan, at: number): Several | null => {
  const found = counted(scan, at);
  const to = found?.reference.to ?? at;
  return found && (closes(scan, to) || ["and", "but", "in", "on"].includes(lowerAt(scan, to)))
    ? found
    : named(scan, at);
};

/** The sum said at a token. */
export function sumRelation(scan: Scan, at: number): Relation | null {
  const word = lowerAt(scan, at);
  const made = (found: Several | null, mean = false): Relation | null =>
    found && own(at, found.reference.to, mean ? 1 / found.count : 1, { reference: found.reference, strict: true });
  if (
    word === "as" &&
    !TIMES.has(lowerAt(scan, at - 1)) &&
    ["many", "much"].includes(lowerAt(scan, at + 1)) &&
    lowerAt(scan, at + 2) === "as"
  ) {
    const found = several(scan, at + 3);
    return found && own(at, at + 2, 1, { reference: { ...found.reference, link: at + 2 }, strict: true });
  }
  if (EQUALS.has(word)) return made(several(scan, lowerAt(scan, at + 1) === "to" ? at + 2 : at + 1));
  if (BETWEEN.has(word)) return lowerAt(scan, at + 1) === "between" ? made(several(scan, at + 2), true) : null;
  const noun = word === "the" ? at + 1 : at;
  if (lowerAt(scan, noun + 1) !== "of") return null;
  if (TOTALS.has(lowerAt(scan, noun))) return made(several(scan, noun + 2));
  return MEANS.has(lowerAt(scan, noun)) ? made(several(scan, noun + 2), true) : null;
}
