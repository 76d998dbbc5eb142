/** Words for the same in one form: "Ben's" and "Ben", "mine" and "my", "us" and "we". */
import { wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { isCountAt } from "../numbers/small-number.ts";

/** "Ben's" → "ben"; words for the same are one: "8 now, double today's in 2030", "my bike 200, Dad's half of mine". */
export const stem = (word: string): string =>
  singular(word.replace(/['’]\p{L}?$/u, "")) // catches "Ben's", "girls'", "I'm", not "we're"
    .replace(/(?<=\p{L}{2})est$/u, "er") // catches "oldest", which of two is the older, not "west"
    .replace("today", "now")
    .replace(/^mine$/, "my"); // catches "mine", not "mined"

export const SELVES: ReadonlyMap<string, string> = new Map(
  Object.entries({ us: "we", me: "i", him: "he", her: "she", mine: "my", ours: "our", yours: "your", theirs: "their" }),
);

/** Who is meant by these even within a phrase: "half the weight of ours". */
export const OWNERS = wordSet("ours yours theirs");

/** A number behind a word with which it was said before, or another one of a thing: "2" of "than ward 2" and "Shop 1 sold more than shop 2,", "one" of "twice group one". */
export function isNumbered(scan: Scan, at: number): boolean {
  const { lower } = tokenAt(scan, at);
  const name = lowerAt(scan, at - 1);
  if (!isCountAt(scan, at) || !isWordAt(scan, at - 1)) return false;
  const alone = /^\d\d?$/.test(lower) && !isWordAt(scan, at + 1); // catches "2" in front of ", which", not "120"
  return scan.tokens
    .slice(0, at - 1)
    .some(
      (token, place) =>
        token.lower === name &&
        (lowerAt(scan, place + 1) === lower || (alone && isNumberAt(scan, place + 1) && isWordAt(scan, place + 2))),
    );
}

/** What tells a name from others that begin alike: "2" of "ward 2", "b" of "team B", which its figure must stand by. */
export function tailOf(scan: Scan, { from, to }: { from: number; to: number }): string | null {
  const { text, lower } = tokenAt(scan, to - 1);
  const told = to - 1 > from && (isNumbered(scan, to - 1) || /^[A-Z]$/u.test(text)); // catches "B", not "Ben"
  return told ? stem(lower) : null;
}
