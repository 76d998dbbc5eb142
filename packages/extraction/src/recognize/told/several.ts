/**
 * Several figures meant together: "both", "the two of them put together", "all the others combined", "what they earn together",
 * "their combined weight". Not "the other one", nor "their weight".
 */
import { DETERMINERS, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import { isWordAt, lowerAt, type Scan } from "../../text/scan.ts";

/** The token behind the words, how many figures they mean, and whether they say that these are added. */
export type Several = { to: number; count: number; added: boolean };

const COUNTS: ReadonlyMap<string, number> = new Map([
  ["pair", 2],
  ["two", 2],
  ["three", 3],
  ["four", 4],
]);
const ALL = Number.POSITIVE_INFINITY;
const THESE = wordSet("the those these all its");
const WHICH = wordSet("other last previous earlier");
const US = wordSet("us them these those");
const THEY = wordSet("they we these those you");
const OWN = wordSet("their our the");
const JOINT = wordSet("combined joint");
const SUM = wordSet("total sum");
const EVERYONE = wordSet("everyone everybody everything");
const ADDED = wordSet("combined together altogether");
const PUT = wordSet("put added taken lumped");
const UP = wordSet("up together");
/** Words of a clause in front of "together": "what they all earn a month together". */
const CLAUSE = 4;

/** The token behind "combined", "put together", "between them"; 0 where it isn't said. */
export function addedEnd(scan: Scan, at: number): number {
  const word = lowerAt(scan, at);
  if (ADDED.has(word)) return at + 1;
  const next = lowerAt(scan, at + 1);
  return (PUT.has(word) && UP.has(next)) || (word === "between" && next === "them") ? at + 2 : 0;
}

const made = (scan: Scan, at: number, count: number, asked = false): Several | null => {
  const end = addedEnd(scan, at);
  return end > 0 || !asked ? { to: end || at, count, added: end > 0 } : null;
};

const behindOf = (scan: Scan, at: number): number =>
  lowerAt(scan, at) === "of" && US.has(lowerAt(scan, at + 1)) ? at + 2 : at;

/** "both", "the two of us", "the other three", "all three", "them both": told by their number. */
function byNumber(scan: Scan, at: number): Several | null {
  const both = US.has(lowerAt(scan, at)) ? at + 1 : at;
  if (lowerAt(scan, both) === "both") return made(scan, behindOf(scan, both + 1), 2);
  let to = at;
  while (to < at + 2 && THESE.has(lowerAt(scan, to))) to++;
  if (to === at) return null;
  if (WHICH.has(lowerAt(scan, to))) to++;
  const count = COUNTS.get(lowerAt(scan, to));
  return count === undefined ? null : made(scan, behindOf(scan, to + 1), count);
}

/** "all of them together", "the others combined", "everyone else put together", "theirs together": all that were told. */
function byAll(scan: Scan, at: number): Several | null {
  const word = lowerAt(scan, at);
  if (EVERYONE.has(word) && lowerAt(scan, at + 1) === "else") return made(scan, at + 2, ALL, true);
  if (["ours", "theirs", "these", "those"].includes(word)) return made(scan, at + 1, ALL, true);
  const all = word === "all" ? at + 1 : at;
  if (all > at && behindOf(scan, all) > all) return made(scan, behindOf(scan, all), ALL, true);
  const the = lowerAt(scan, all) === "of" ? all + 1 : all;
  if (lowerAt(scan, the) !== "the") return null;
  const noun = lowerAt(scan, the + 1) === "other" ? the + 2 : the + 1;
  const word1 = lowerAt(scan, noun);
  if (["others", "rest", "lot"].includes(word1)) return made(scan, noun + 1, ALL, true);
  const plural = isWordAt(scan, noun) && singular(word1) !== word1;
  const often = scan.tokens.slice(0, at).filter(({ lower }) => lower === singular(word1)).length > 1;
  return plural && (often || noun > the + 1) ? made(scan, noun + 1, ALL, true) : null; // "the shops put together" of shop A and shop B
}

/** "what they earn together", "they have between them". */
function byClause(scan: Scan, at: number): Several | null {
  const who = ["what", "that"].includes(lowerAt(scan, at)) ? at + 1 : at;
  if (!THEY.has(lowerAt(scan, who))) return null;
  for (let to = who + 2; to < who + 2 + CLAUSE && isWordAt(scan, to - 1); to++)
    if (addedEnd(scan, to) > 0) return made(scan, to, ALL);
  return null;
}

/** "their combined weight", "our joint total", "their sum". */
function bySum(scan: Scan, at: number): Several | null {
  if (!OWN.has(lowerAt(scan, at))) return null;
  const joint = JOINT.has(lowerAt(scan, at + 1));
  const noun = joint ? at + 2 : at + 1;
  const named = isWordAt(scan, noun) && !PREPOSITIONS.has(lowerAt(scan, noun)) && !DETERMINERS.has(lowerAt(scan, noun));
  const word = lowerAt(scan, noun);
  const total = SUM.has(word) && lowerAt(scan, at) !== "the";
  return total || (joint && named) ? { to: noun + 1, count: ALL, added: joint || word === "sum" } : null;
}

/** The words that any of these may begin with. */
const OPENINGS = new Set([
  ...[US, THESE, EVERYONE, THEY, OWN].flatMap((words) => [...words]),
  ...wordSet("both ours theirs all of the what that"),
]);

/** Several figures that the words at a token mean together. */
export const severalAt = (scan: Scan, at: number): Several | null =>
  OPENINGS.has(lowerAt(scan, at))
    ? (byNumber(scan, at) ?? byAll(scan, at) ?? byClause(scan, at) ?? bySum(scan, at))
    : null;
