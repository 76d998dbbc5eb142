/**
 * The amount that others are told for is no figure beside them: "100 grams of almonds contain 579 calories and 21 grams of protein", "Calories in
 * 100 g: cashews 553, walnuts 654". Not "100 g of flour, 50 g of sugar", where it is what is taken.
 */
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const CUE = /\b(?:100|one|an?|1)[ -]?(?:g|grams?|ml|millilit(?:er|re)s?|oz|ounces?|cups?|servings?)\b/iu; // catches "100 grams", not "200 g"
const CONTAINS =
  "(?:contains?|provides?|has|have|offers?|packs?|delivers?|supply|supplies|gives?|yields?|comes? with|holds?)";
const AMOUNT = "(?:100|one|an?|1)[ -]?(?:g|grams?|ml|millilit(?:er|re)s?|oz|ounces?|cups?|servings?)";
const OPENS = new RegExp(
  `(?:^|[.:;,\\n] ?|\\b(?:and|while|but) )(?:[Aa] |about |each )?(?<amount>${AMOUNT})(?:[ -]serving| portion)?(?: of [\\p{L} ,'’-]{2,40}?)? ${CONTAINS} `,
  "giu",
); // catches "100 grams of raw almonds contain ", not "100 g of flour, "
const WITHIN = /\b(?:in|per|for|of) (?:every |each |a )?(?<amount>100 ?(?:g|grams?|ml))\b/giu; // catches "in 100 g", not "100 g of"
const FEWEST = 2;

export function referenceAmounts(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!matches(scan.text, CUE)) return mentions;
  const told = [OPENS, WITHIN].flatMap((pattern) =>
    [...scan.text.matchAll(pattern)].map(({ index, 0: words, groups }) => {
      const { amount = "" } = groups ?? {};
      const from = index + words.indexOf(amount);
      return [from, from + amount.length] as const;
    }),
  );
  const isTold = ({ start }: Mention): boolean => told.some(([from, to]) => start >= from && start < to);
  const others = mentions.filter((mention) => isFigure(mention) && !isTold(mention));
  if (told.length === 0 || others.length < FEWEST) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && isTold(mention) ? aside(scan, mention.from, mention.to, "the reference amount") : mention,
  );
}
