/**
 * Two columns told with a slash in brackets stand in the head without them, and their unit in brackets: "Traffic (in/out, GB): web 940/880" →
 * "Traffic in/out (GB): …". Only where items are told in pairs; not "Fares (adult/child): see below".
 */
import { MEASURES } from "../lexicon/units.ts";
import { groupSpans } from "./members.ts";
import { pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const HEAD = /^(?<words>[^\d:()\n]{2,50}?) \((?<pair>\p{L}+\/\p{L}+),? (?<unit>[^()\d\s]{1,12})\):/du; // catches "Speeds (down/up Mbps):", not "Speeds (down/up):"
const PAIRS = /\d[\d.,]*(?:%|[kKmM]|bn)? ?\/ ?[-$€£]?\d/gu; // catches "940/880", not "in/out"
const MONEY = /^\p{Sc}(?:k|m|bn)?$|^%$/u; // catches "£m", not "GB"
const FEWEST = 2;

/** Null where the text has no such head. */
export function slashBrackets(text: string): Squeezed | null {
  const found = HEAD.exec(text);
  const { words, pair, unit } = groupSpans(found, 0);
  if (!found || !words || !pair || !unit || (text.match(PAIRS)?.length ?? 0) < FEWEST) return null;
  const told = text.slice(...unit);
  if (!MONEY.test(told) && !MEASURES.has(told) && !MEASURES.has(told.toLowerCase())) return null;
  return pieced(text, [words, " ", pair, " (", unit, ")", [found[0].length - 1, text.length]]);
}
