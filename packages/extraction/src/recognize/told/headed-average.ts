/**
 * The change of all in the head says what those of a list are: "Salaries up 3.2% on average: nurses 4.5, teachers 3.9" → 4.5 %, 3.9 %; "house prices down
 * 2.1% nationally: London 3.4, Wales 0.8" → −3.4, −0.8. Not "sales up 3%: Leeds 410, York 380", whose figures are no changes.
 */
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const HEAD =
  /^[^\d:]{3,60}\b(up|rose|rising|grew|gained|climbed|increased|down|fell|falling|dropped|slipped|declined|shrank) (?:by )?\d[\d.]*(?: ?%| per ?cent)(?: (?:on average|overall|in all|nationally|nationwide|across the board|in total|on the year|this year|last year|year on year))? ?: (?=(?:\p{L}[\p{L}'’& -]{0,24} [+−-]?\d[\d.]*(?:, (?:and )?| and |; |\.?$)){2})/iu; // catches "Salaries up 3.2% on average: ", not "Sales 3%: "
const DOWN = /^(?:down|f|dropped|slipped|declined|shrank)/iu; // catches "down" and "fell", not "rose"
/** How many times as large or as small as the change of all one of the list may be. */
const APART = 8;
const FEWEST = 3;

export function headedAverage(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const found = scan.text.includes(":") ? matchIn(scan.text, HEAD) : null;
  const [first, ...items] = mentions.filter(isFigure);
  if (!found || !first || items.length + 1 < FEWEST || first.end > found[0].length) return mentions;
  const level = Math.abs(first.value);
  const alike = items.every(
    ({ bare, unit, scaled, range, basis, value, start }) =>
      start >= found[0].length &&
      bare &&
      !unit &&
      !scaled &&
      !range &&
      !basis &&
      Math.abs(value) <= APART * level &&
      Math.abs(value) * APART >= level,
  );
  if (!alike) return mentions;
  const way = DOWN.test(found[1] ?? "") ? -1 : 1;
  return mentions.map((mention) => {
    if (mention === first) return aside(scan, first.from, first.to, "the change of all");
    if (!isFigure(mention)) return mention;
    return {
      ...mention,
      value: mention.signed ? mention.value : way * mention.value,
      unit: first.unit,
      bare: false,
      weak: false,
    };
  });
}
