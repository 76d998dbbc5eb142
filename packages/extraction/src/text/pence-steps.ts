/**
 * A step in pence or cents from a level in pounds or dollars, told as the level is: "Bread is £1.35, up 10p on last week and 25p on last year" → "…,
 * up £0.10 on last week and £0.25 on last year". Not "80p, up 10p", of which both are pence, nor "tea £1.20, bun 80p".
 */
import { matchIn } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const LEVEL = /([£$€])\d+(?:\.\d\d)?(?![\d.,]*\d| ?(?:million|billion|trillion|mn|bn|[mkMK])(?!\p{L}))/u; // catches "£1.35", not "£4m"
const MINOR = "\\d{1,2}(?:\\.\\d)?(?:p| ?pence| ?cents?|c)(?!\\p{L})";
const WAY = "(?:up|down|rise of|fall of|increase of|drop of|cut of)(?: by)?";
const STEP = new RegExp(
  `(?<=[£$€]\\d[^;!?\\n]{0,60}\\b${WAY} (?:about |around |nearly |almost |just |only |over |a further )?)${MINOR}(?= (?:on|from|over|since|in|this|compared|a (?:litre|pint|kilo|gallon))\\b)`,
  "gu",
); // catches "10p" of "is £1.35, up 10p on last week", not of "went up 10p"
const NEXT = new RegExp(
  `(?<=\\b${WAY} [£$€]0\\.\\d+ (?:on|from|over|since) [^;!?\\d]{2,30}(?:,|,? and) (?:(?:up|down) )?)${MINOR}(?= (?:on|from|over|since)\\b)`,
  "gu",
); // catches "25p" of "up £0.10 on last week and 25p on last year", not of "and a bun 25p"

/** "10p" → "£0.10" */
const told = (found: string, sign: string): string =>
  `${sign}${(Number.parseFloat(found) / 100).toFixed(3).replace(/0$/u, "")}`; // catches the last "0" of "0.100", not of "0.105"

/** Null where no level is told so, or no step. */
export function penceSteps(text: string): Squeezed | null {
  if (!/\b(?:up|down|of|by) .*\d ?(?:p|c|pence|cents?)\b/u.test(text)) return null; // catches "up 10p", not "10p up"
  const [, sign = ""] = matchIn(text, LEVEL) ?? [];
  const first = sign === "" ? null : without(text, STEP, (found) => told(found, sign));
  if (!first) return null;
  const next = without(first.text, NEXT, (found) => told(found, sign));
  return next ? { text: next.text, back: (span) => first.back(next.back(span)) } : first;
}
