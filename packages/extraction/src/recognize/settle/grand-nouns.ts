/**
 * "24 grand slam titles", "103 grand prix victories", "two grand pianos" → 24, 103: what is grand is counted, where a noun stands behind the word. Not
 * "24 grand on a car", "paid 24 grand last year" nor "raised 12 grand, 3 grand more".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { isWordAt, lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { scaledValue } from "../numbers/figures.ts";

const CUES: readonly string[] = ["grand"];
const THOUSAND = 1000;
/** What is called grand; no list of all that may be, since "24 grand more" and "24 grand cash" are told of money. */
const NOUNS = wordSet(
  "slam slams prix piano pianos final finals tour tours master masters hotel hotels juries jury juror jurors national nationals opening openings cross crosses duke dukes chamber tourer tourers",
);

/** Its last token is the word, with such a noun behind. */
const isNoun = (scan: Scan, mention: Mention): mention is Figure =>
  isFigure(mention) &&
  mention.factor === THOUSAND &&
  mention.unit?.kind !== "currency" &&
  lowerAt(scan, mention.to - 1) === "grand" &&
  isWordAt(scan, mention.to) &&
  NOUNS.has(lowerAt(scan, mention.to));

export function grandNouns(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES)) return mentions;
  return mentions.map((mention) => {
    if (!isNoun(scan, mention)) return mention;
    const { factor: _, range: __, ...figure } = mention;
    return {
      ...figure,
      value: scaledValue(mention.value, 1 / THOUSAND),
      to: mention.to - 1,
      end: tokenAt(scan, mention.to - 2).end,
      scaled: false,
    };
  });
}
