/**
 * A stroke between two shares of which the second says whose it is parts a whole from its parts: "18.7 per cent – 21.1 per cent of men and
 * 16.5 per cent of women" → "18.7 per cent: 21.1 per cent of men …"; what is only half or double of an earlier share in brackets is told by
 * that: "20% of homes, half their share in 1970 (40%)" → "20% of homes, in 1970 (40%)". Not "18 – 21% of men".
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const SHARE = "\\d[\\d.]*(?<=\\d) ?(?:%|percent|per cent)";
const PARTED = new RegExp(`(?<=${SHARE}) [–—-] (?=${SHARE} of \\p{L}[^.;]*${SHARE})`, "giu"); // catches the stroke of "18.7% – 21.1% of men and 16.5% of women", not of "18 – 21% of men"
const TIMES =
  "(?:about |nearly |almost |less than |more than |roughly )?(?:half|double|twice|triple|three times|a third of|a quarter of)";
const OF_EARLIER = new RegExp(
  `(?<=, )${TIMES} (?:their|its|the|that) (?:proportion|share|rate|number|level|figure|total|percentage)(?: of)? (?=(?:in|from|for) (?:19|20)\\d\\d \\(${SHARE}\\))`,
  "giu",
); // catches "half their share " in front of "in 1970 (40%)", not of "in 1970"

/** Null where nothing is told so. */
export function dashParts(text: string): Squeezed | null {
  return changedBy(text, [(now) => without(now, PARTED, () => ": "), (now) => without(now, OF_EARLIER)]);
}
