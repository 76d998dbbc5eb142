/**
 * "Nurses outnumber doctors three to one, and there are 9 doctors" → nurses 27: where the text counts those that are
 * outnumbered, the ratio tells the others. Where it counts neither, both numbers of the ratio stay.
 */
import { CONJUNCTIONS, wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import { isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { countAt } from "../numbers/small-number.ts";
import { placeOf } from "../place.ts";
import { rounded } from "./how-told.ts";

const OUTNUMBER = wordSet("outnumber outnumbers outnumbered outsell outsells outsold outvoted outscored");
const MOST_WORDS = 4;

/** The ratio said behind the verb: "doctors three to one". */
function ratioAt(scan: Scan, verb: number): { from: number; factor: number } | null {
  for (let at = verb + 2; at < verb + 2 + MOST_WORDS; at++) {
    const top = countAt(scan, at);
    const bottom = countAt(scan, at + 2);
    if (top && top > 1 && bottom === 1 && lowerAt(scan, at + 1) === "to") return { from: at, factor: top };
  }
  return null;
}

/** A figure that counts these: "9 doctors", "40 packets of peas". */
const counts = (scan: Scan, noun: string, { from, to }: Figure): boolean =>
  scan.tokens
    .slice(from + 1, lowerAt(scan, to + 1) === "of" ? to + 3 : to + 1)
    .some(({ lower }) => singular(lower) === noun);

export function outnumbered(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const verb = scan.tokens.findIndex(({ lower }) => OUTNUMBER.has(lower));
  const ratio = verb < 0 ? null : ratioAt(scan, verb);
  if (!ratio) return mentions;
  const from = verb;
  let to = ratio.from + 3;
  while (to < ratio.from + 3 + MOST_WORDS && isWordAt(scan, to) && !CONJUNCTIONS.has(lowerAt(scan, to))) to++; // "three to one at the clinic"
  const others = mentions.filter((mention) => mention.to <= from || mention.from >= to);
  const noun = singular(lowerAt(scan, ratio.from - 1));
  const [base, more] = others.filter(isFigure).filter((figure) => counts(scan, noun, figure));
  if (!base || more) return mentions;
  const figure: Figure = {
    ...base,
    ...placeOf(scan, from, to),
    numberEnd: tokenAt(scan, to - 1).end,
    value: rounded(base.value * ratio.factor),
    bare: false,
    basis: { spans: [[base.start, base.end]], how: `${rounded(ratio.factor)} times ${base.value}`, stated: null },
  };
  return [...others, figure].sort((a, b) => a.from - b.from);
}
