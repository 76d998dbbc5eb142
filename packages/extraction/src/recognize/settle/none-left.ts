/**
 * "We own 2 cars, one bike and no boat" → 0 boats: none of the last of more than two things that are counted. Not "2 cars, 1 bike and no
 * idea", nor "no boat more".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { isCountAt } from "../numbers/small-number.ts";
import { withNoneAt } from "./none-of.ts";

/** They tell no thing that might have been there: "and no wonder". */
export const NO_THINGS = wordSet(
  "problem problems change idea thanks doubt luck way more less longer one sign wonder kidding less clue limit",
);

const LINKS = wordSet(", and but");

function endsList(scan: Scan, at: number): boolean {
  const word = lowerAt(scan, at + 1);
  const thing = isWordAt(scan, at + 1) && !NO_THINGS.has(word) && verbSense(word) !== "verb";
  const ends = !isWordAt(scan, at + 2) && !isNumberAt(scan, at + 2) && LINKS.has(lowerAt(scan, at - 1));
  if (lowerAt(scan, at) !== "no" || !thing || !ends) return false;
  const comma = lowerAt(scan, at - 1) !== "," && lowerAt(scan, at - 2) === "," ? at - 2 : at - 1;
  const [count, noun] = [lowerAt(scan, comma - 2), lowerAt(scan, comma - 1)];
  const one = ["1", "one", "a"].includes(count);
  const counted = one ? isWordAt(scan, comma - 1) : isCountAt(scan, comma - 2) && singular(noun) !== noun;
  return counted && LINKS.has(lowerAt(scan, comma - 3)) && isWordAt(scan, comma - 4) && isCountAt(scan, comma - 5);
}

export function noneLeft(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.words.has("no")) return mentions;
  const at = scan.tokens.findIndex((_, place) => endsList(scan, place));
  const like = mentions.filter(isFigure).at(-1);
  return at < 0 || !like ? mentions : withNoneAt(scan, mentions, at, like);
}
