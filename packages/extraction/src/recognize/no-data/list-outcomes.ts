/**
 * What comes of a whole list is no scale: "rent 1200, gas 60, netflix 16 = broke" → netflix 16. Not "food 3, service 4, where 5 =
 * best" nor "1 = bad, 5 = good".
 */
import { matches } from "../../text/needs/matches.ts";
import { isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";

const LIST_THEN_WORDS = /^[^=]*\d[^=]*\d *=[^=\d]*$/u; // catches "gas 60, tv 16 = broke", not "1 = bad, 5 = good"
const UNNAMED = new Set(["where", "with", "and", "scale"]);

/** The mentions with the last figure of such a list. */
export function listOutcomes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.signs.has("=") || !matches(scan.text, LIST_THEN_WORDS)) return mentions;
  return mentions.map((mention, at): Mention => {
    const scaled = mention.kind === "aside" && mention.why === "the scale" && lowerAt(scan, mention.from + 1) === "=";
    const named = isWordAt(scan, mention.from - 1) && !UNNAMED.has(lowerAt(scan, mention.from - 1));
    const listed = mentions.slice(0, at).filter(isFigure).length > 1;
    return (scaled && named && listed && figureAt(scan, mention.from)) || mention;
  });
}
