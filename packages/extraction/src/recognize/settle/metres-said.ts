/**
 * "A metre ten at dawn, one metre ninety at noon, half a metre by dusk" → 1.1, 1.9, 0.5 m: where a text speaks of metres alone,
 * nothing is told in centimetres. Not "1 m 10, 85 cm".
 */
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { scaledValue } from "../numbers/figures.ts";

const SPOKEN = /\bmet(?:re|er)s?\b/iu; // catches "a metre ten", not "1.10 m"
const SMALLER = /\b(?:c|deci|centi)m(?:et(?:re|er)s?)?\b/iu; // catches "85 cm", not "85 m"
const CM_OF_METRE = 0.01;

export function metresSaid(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!matches(scan.text, SPOKEN) || matches(scan.text, SMALLER)) return mentions;
  const isCm = (mention: Mention): mention is Figure => isFigure(mention) && mention.unit?.symbol === "cm";
  if (!mentions.some(isCm)) return mentions;
  const unit = { kind: "measure" as const, symbol: "m" };
  return mentions.map((mention) =>
    isCm(mention) ? { ...mention, value: scaledValue(mention.value, CM_OF_METRE), unit } : mention,
  );
}
