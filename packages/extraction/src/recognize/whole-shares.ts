/** "Phones 68%, laptops 27%. Tablets? A lonely 5." → 5%: bare numbers that make up 100 with the shares beside them are shares too. */

import { STEP_NOUNS } from "../lexicon/calendar.ts";
import { verbSense } from "../lexicon/morphology.ts";
import { isWordAt, lowerAt, type Scan } from "../text/scan.ts";
import { isFigure, type Mention } from "./mention.ts";
import { countAt } from "./small-number.ts";

const FEWEST = 3;
/** What rounding may leave of 100. */
const SLACK = 0.05;

export function wholeShares(_: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const { unit, from: first = 0 } = figures.find((figure) => figure.unit?.symbol === "%") ?? {};
  if (!unit || figures.length < FEWEST) return mentions;
  const open = figures.filter(
    ({ bare, weak, scaled, value, from }) => bare && !weak && !scaled && value > 0 && from > first, // not "at 16, 41%"
  );
  const shares = figures.filter((figure) => figure.unit?.symbol === "%");
  const whole = [...shares, ...open].reduce((sum, { value }) => sum + value, 0);
  const all = shares.length + open.length === figures.length;
  if (open.length === 0 || !all || Math.abs(whole - 100) > SLACK) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && open.includes(mention) ? { ...mention, unit, bare: false } : mention,
  );
}

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
