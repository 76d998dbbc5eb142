/**
 * How many of each and what one costs: "12 singles at €60, 20 doubles at €95 and 4 suites at €180" → singles, doubles and suites, their
 * prices aside. Not "12 at €60, 20 at €95", nor "30 tickets at €60, 20 tickets at €95", whose prices tell the items apart, nor "3 books for £12".
 */
import { singular } from "../../lexicon/morphology.ts";
import { isWordAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const LEADS: ReadonlySet<string> = new Set(["at", "@"]);
const LONGEST = 3;
const FEWEST = 2;

/** What is counted, where the words between the two figures are no more than that and the small word; "" for none. */
function thingBetween(scan: Scan, count: Figure | undefined, price: Figure | undefined): string {
  const at = price ? price.from - 1 : -1;
  if (!count || !price || !count.bare || price.unit?.kind !== "currency" || !LEADS.has(lowerAt(scan, at))) return "";
  const words = scan.tokens.slice(count.to, at);
  const plain =
    words.length > 0 && words.length <= LONGEST && words.every((_, place) => isWordAt(scan, count.to + place));
  return plain ? singular(words.at(-1)?.lower ?? "") : "";
}

export function pricedItems(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, LEADS)) return mentions;
  const figures = mentions.filter(isFigure);
  if (figures.length < 2 * FEWEST || figures.length % 2 > 0) return mentions;
  const prices = figures.filter((_, at) => at % 2 > 0);
  const things = prices.map((price, at) => thingBetween(scan, figures[2 * at], price));
  if (things.includes("") || new Set(things).size < things.length) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && prices.includes(mention)
      ? aside(scan, mention.from, mention.to, "what one of them costs")
      : mention,
  );
}
