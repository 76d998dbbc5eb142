/** The words by which a text means a figure of its own, and a few signs that tell how they are meant. */
import { ADVERBS, AUXILIARIES, CONJUNCTIONS, DETERMINERS, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { Figure } from "../mention.ts";

export const PRONOUNS = wordSet(
  "what that this it those these them mine ours yours hers theirs him her he she they then which whom before",
);
/** Words that stand for the figure itself and name nothing. */
export const AMOUNTS =
  wordSet(`number amount figure figures total count price size time weight cost distance score length height
  age rate level sum value tally result share salary pay income output takings haul turnout headcount tonnage mileage norm usual original
  starting initial`);
/** Words that say when, and name nothing alone. */
export const WHENS = wordSet(
  "one ones year month week day season quarter previous before earlier same preceding prior",
);
export const LEADS = wordSet("in on at to for with from during the");
export const STOPS = wordSet("and or but while whereas plus as than who which that when where because so");

/** "her brother", "her score": of somebody who is hers; not "than her in May". */
export function isHers(scan: Scan, at: number): boolean {
  const next = lowerAt(scan, at + 1);
  if (lowerAt(scan, at) !== "her" || !isWordAt(scan, at + 1)) return false;
  const small = [AUXILIARIES, PREPOSITIONS, CONJUNCTIONS, DETERMINERS, ADVERBS].some((words) => words.has(next));
  return AMOUNTS.has(next) || !(small || STOPS.has(next) || verbSense(next) === "verb");
}

const IT = wordSet("it they we he she i");
const WAS = wordSet("was were did had stood cost charged made earned sold paid");
const TIMED = wordSet("in on at last a the");

/** "than it did in 2012", "below where it stood in May": where the words for that time begin; 0 where it is told otherwise. */
export function beforeAt(scan: Scan, at: number): number {
  const it = lowerAt(scan, at) === "where" ? at + 1 : at;
  if (!IT.has(lowerAt(scan, it)) || !WAS.has(lowerAt(scan, it + 1)) || !TIMED.has(lowerAt(scan, it + 2))) return 0;
  return it + 2;
}

/** "three times the Plus price" */
export const isTier = (scan: Scan, at: number): boolean => tokenAt(scan, at).text === "Plus" && isWordAt(scan, at - 1);

/** "One adult ticket is 14", "the oldest of three sisters is 97": who or what the next figure is told of. */
export const isCounted = (scan: Scan, { weak, to }: Figure, next: Figure | undefined): boolean => {
  const between = weak && next && !next.weak ? scan.tokens.slice(to, next.from) : [];
  const plain = between.every(({ kind, lower }) => kind === "word" && !CONJUNCTIONS.has(lower));
  return plain && between.some(({ lower }, at) => at > 0 && (AUXILIARIES.has(lower) || lower === "costs"));
};
