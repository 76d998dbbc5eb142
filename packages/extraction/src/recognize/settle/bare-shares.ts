/**
 * "Browser share: Chrome 65, Safari 19, the rest others" → 65 %, 19 %: numbers without a mark are shares where the rest is told and they
 * nearly make up 100, or the text says so. Not "Total 90: walk 50, bus 30, the rest by car", nor "12 tea, 8 coffee, the rest water".
 */
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";

/** No item begins with "and", which parts them: else each "and" could be read in two ways. */
const ITEM = "\\p{L}(?:[\\p{L}'’&. -]{0,23}[\\p{L}'’&.-])? ?:? \\d{1,2}(?:\\.\\d)?";
const LIST = new RegExp(
  `^(?:[^\\d:]{2,40}: )?${ITEM}(?:[,;]? ${ITEM})+(?:,|;| and)? (?:and )?(?:the )?rest(?: \\p{L}+){0,3}[.!]?$`,
  "iu",
); // catches "Chrome 65, Safari 19, the rest others", not "Total 90: walk 50, the rest by car"
const SAID = /\bshares?\b|per ?cent|\bpct\b|split|breakdown/iu; // catches "Browser share", not "shared"
const TOTAL = /\b(?:total|all|sum|of)\b/iu; // catches "total", not "totally"
const NEARLY = 80;
const HALF = 50;

export function bareShares(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.words.has("rest") || !matches(scan.text, LIST) || matches(scan.text, TOTAL)) return mentions;
  const figures = mentions.filter(isFigure);
  const sum = figures.reduce((all, { value }) => all + value, 0);
  const least = matches(scan.text, SAID) ? HALF : NEARLY;
  const plain = figures.length === mentions.length && figures.every(({ bare, value }) => bare && value > 0);
  if (!plain || figures.length < 2 || sum < least || sum >= 100) return mentions;
  return figures.map((figure) => ({ ...figure, bare: false, unit: { kind: "percent", symbol: "%" } }));
}
