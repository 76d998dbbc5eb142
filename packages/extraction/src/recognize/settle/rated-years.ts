/**
 * Numbers that look like years and are told with what they were: "Ana 1820 (was 1765), Bo 1650 (1702)" → levels, where the text has no other figure.
 * Not "built 1820 (was 1765 by mistake), cost 40".
 */
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { isAxis, isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";

const WAS = /\b[12]\d{3} \((?:was|were|previously|prev\.?|up from|down from|from|before) [12]\d{3}\)/iu; // catches "1820 (was 1765)", not "1820 (1765)"

export function ratedYears(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.text.includes("(") || !matches(scan.text, WAS) || mentions.some(isFigure)) return mentions;
  return mentions.map((mention) =>
    isAxis(mention) && mention.family === "year" && mention.to === mention.from + 1
      ? (figureAt(scan, mention.from) ?? mention)
      : mention,
  );
}
