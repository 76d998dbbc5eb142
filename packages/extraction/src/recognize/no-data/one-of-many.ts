/**
 * "She's 1 of 7 siblings", "He was one of the 12 judges": who belongs to many is no part of them; "only a handful of the 120
 * applied": how many did is not told by all. Not "1 of 7 swans is black", "all of the 120 applied".
 */
import { DETERMINERS, wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const BEING = wordSet("is was am are were be i'm he's she's it's that's who's you're");

/** Where "one of" stands in front of a figure, behind a form of "be"; -1 where it doesn't. */
function oneBefore(scan: Scan, { from }: Mention): number {
  const of = DETERMINERS.has(lowerAt(scan, from - 1)) ? from - 2 : from - 1;
  const told =
    lowerAt(scan, of) === "of" && ["one", "1"].includes(lowerAt(scan, of - 1)) && BEING.has(lowerAt(scan, of - 2));
  return told ? of - 1 : -1;
}

const ROUGH = wordSet("handful few some several most many any none fraction minority majority plenty");

/** "Most of the 120": behind a word that tells no number. */
const isRoughlyOf = (scan: Scan, { from }: Mention): boolean =>
  DETERMINERS.has(lowerAt(scan, from - 1)) && lowerAt(scan, from - 2) === "of" && ROUGH.has(lowerAt(scan, from - 3));

export function oneOfMany(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const ones = mentions.flatMap((mention) => (isFigure(mention) && mention.bare ? [oneBefore(scan, mention)] : []));
  const rough = mentions.filter((mention) => isFigure(mention) && mention.bare && isRoughlyOf(scan, mention));
  if (ones.every((at) => at < 0) && rough.length === 0) return mentions;
  return mentions.map((mention) => {
    if (rough.includes(mention)) return aside(scan, mention.from, mention.to, "all of them");
    const one = isFigure(mention) ? oneBefore(scan, mention) : -1;
    return one >= 0 || (isFigure(mention) && ones.includes(mention.from))
      ? aside(scan, mention.from, mention.to, "one of many")
      : mention;
  });
}
