/**
 * What an advertisement tells of the one thing sought or sold are no figures to compare: "wanted: 7.5 tonner, euro 6, 67 plate or newer", "For
 * sale: 2.0 TDI, 65 plate, 3 owners". Not "For sale: sofa £50, table £30", nor "Selling: 12 vans, 5 cars".
 */
import { matches } from "../../text/needs/matches.ts";
import { type Scan, says } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { withFiguresAside } from "../place.ts";

const CUES = ["wanted", "wtb", "wts", "iso", "selling", "sale", "looking", "seeking", "needed", "offered"];
const OPENS =
  /^\W{0,4}(?:help )?(?:wanted|wtb|wts|iso|needed|offered|selling|for sale|seeking|(?:i'?m |we'?re |anyone )?(?:looking for|selling))\b/iu; // catches "wanted:" and "We're looking for", not "Jobs wanted"
/** Only of one thing is it told so. */
const SPEC =
  /\b(?:\d{2} ?(?:plate|reg)\b|euro \d|\d(?:\.\d)? ?(?:tonner|berth|bed(?:room)?|seater|door|dr|tdi|tdci|dci|hdi|litre|petrol|diesel|owners?|axles?)\b|\d{1,3} ?(?:inch|ft|["”]) (?:frame|wheels?|trailer|screen|boat|bed)\b|(?:or newer|or later|no time ?wasters|fsh|mot)\b)/giu; // catches "67 plate" and "2 bed", not "12 vans"
const FEWEST = 2;

export function adSpecs(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES) || !matches(scan.text, OPENS)) return mentions;
  const priced = mentions.filter((mention) => isFigure(mention) && mention.unit?.kind === "currency").length > 1;
  const specs = [...scan.text.matchAll(SPEC)].map(([spec]) => spec.replaceAll(/[\d. ]/gu, "").toLowerCase()); // catches the "2 " of "2 bed"
  const kinds = new Set(specs).size;
  return priced || kinds < FEWEST || kinds < specs.length
    ? mentions
    : withFiguresAside(scan, mentions, "what is sought or sold");
}
