/**
 * "The deficit was 3% in 2020 and 1% in 2021; in 2022 there was a surplus of 2%" → -2: what turns round the deficit that the
 * others are is told below zero. Not "a loss of 3m, then a profit of 2m", where the losses are.
 */

import { wordSet } from "../../lexicon/closed-class.ts";
import { matches } from "../../text/needs/matches.ts";
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";

const GAINS = wordSet("profit profits surplus surpluses");
const TOPIC =
  /^(?:[\p{L}'’]+ ){0,4}(?:deficits?|loss|losses)(?: \p{L}+){0,3}?(?::|,| (?:was|were|is|stood at|came to|hit)(?= )| (?=\d))/iu; // catches "The budget deficit was 3%" and "Loss 2021 40k", not "A loss of $2m"
const LIGHT = wordSet("of a an the at about only $ € £");
const FEWEST = 2;

const isGain = (scan: Scan, { from, to }: Figure): boolean => {
  let at = from - 1;
  while (LIGHT.has(lowerAt(scan, at))) at--;
  return GAINS.has(lowerAt(scan, at)) || GAINS.has(lowerAt(scan, to));
};

export function surplusSigns(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  if (figures.length < FEWEST || !says(scan, GAINS) || !matches(scan.text, TOPIC)) return mentions;
  if (figures.some(({ value }) => value < 0) || figures.every((figure) => isGain(scan, figure))) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && isGain(scan, mention) ? { ...mention, value: -mention.value } : mention,
  );
}
