/**
 * What is told behind a scale that opens a sentence stands behind a comma: "On a scale of 1 to 5 guests rated service 4.2" → "On a scale of 1 to 5, guests rated …",
 * which are no 5 guests. Not "On a scale of 1 to 5: service 4.2", nor "A scale of 1 to 5 miles".
 */
import { matchIn } from "./needs/matches.ts";
import { pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const SCALE =
  /(?:^|[.!?\n] ?)(?:On a (?:scale|rating) (?:of|from) \d{1,2} ?(?:to|-|–) ?\d{1,3}|Out of \d{1,3})(?= (?!points?\b|stars?\b|being\b|where\b|with\b|and\b)\p{Ll}[\p{L} ]{2,30}(?:rated|scored|ranked|graded|gave|give|rate|score)\b)/iu; // catches "On a scale of 1 to 5" in front of " guests rated", not of " stars"

/** Null where none opens so. */
export function scaleOpened(text: string): Squeezed | null {
  const found = matchIn(text, SCALE);
  if (!found) return null;
  const end = found.index + found[0].length;
  return pieced(text, [[0, end], ",", [end, text.length]]);
}
