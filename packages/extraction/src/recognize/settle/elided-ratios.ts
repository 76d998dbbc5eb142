/** Ratios that leave out their second number, behind others that told it. */
import { STEP_NOUNS } from "../../lexicon/calendar.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { countAt } from "../numbers/small-number.ts";

/** "Nine in ten have a phone, four in ten a bike, boys only two." → 20 %: told of as many as the ratios in front of it. */
export function elidedRatios(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const bottoms = new Set<string>();
  let told = 0;
  let to = 0;
  return mentions.map((mention) => {
    if (!isFigure(mention)) return mention;
    const of = lowerAt(scan, mention.to - 1);
    if (mention.part && mention.to > mention.from + 2) {
      bottoms.add(of);
      told++;
      to = mention.to;
      return mention;
    }
    const bottom = countAt(scan, to - 1) ?? 0;
    const clause = !isWordAt(scan, mention.to) || ["and", "but", "a", "an"].includes(lowerAt(scan, mention.to));
    const before = lowerAt(scan, mention.from - 1);
    const owned = verbSense(before) === "verb" || STEP_NOUNS.has(before); // "and I own two", "gets to step three"
    const same =
      told > 1 && bottoms.size === 1 && bottom > 4 && bottom >= mention.value && mention.to === mention.from + 1;
    const ended = scan.tokens.slice(to, mention.from).some(({ lower }) => [".", "!", "?"].includes(lower));
    if (!same || !clause || owned || ended || !mention.bare || isWordAt(scan, mention.from) !== isWordAt(scan, to - 1))
      return mention;
    const unit = { kind: "percent" as const, symbol: "%" };
    return {
      ...mention,
      value: Number(((mention.value * 100) / bottom).toPrecision(6)),
      unit,
      bare: false,
      weak: false,
      part: true,
    };
  });
}
