/**
 * "Causes of injury: falls 44%, cuts another 21%, burns 9%": what is counted in a list has a falling word for its name, and nothing fell. Not "Dow: falls 3%,
 * Nasdaq 2%", "sales up 4%, falls 2%", nor "the index falls 3%".
 */
import { CHANGE_DOWN, CHANGE_UP } from "../../lexicon/verbs.ts";
import { matchesIn } from "../../text/needs/matches.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";

/** Words of falling that name items of a list. */
export const NAMED =
  /(?:^|[:;,.!?\n] ?|\band )(falls|drops|cuts|slips|slides|dips)(?=:? (?:(?:made up |accounted for )?(?:another|a further|about|around|some) |made up |accounted for |are |were )?\d+(?:\.\d+)? ?(?:%|per ?cent))/giu; // catches "falls" of ": falls 44%", not of "the index falls 3%"
const LOWER_CASE =
  /(?<!\p{L})\p{Ll}[\p{Ll}'’-]+:? (?:another |a further |about |around |some )?\d+(?:\.\d+)? ?(?:%|per ?cent)/gu; // catches "burns 9%", not "Nasdaq 2%"
const MADE = new Set(["made", "make", "makes"]);
const FEWEST = 3;

/** The mentions, those of such a list above nought. */
export function namedFalls(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const fallen = mentions.filter(
    (mention) => isFigure(mention) && mention.value < 0 && !mention.signed && !mention.basis,
  );
  if (fallen.length === 0) return mentions;
  const shares = mentions.filter((mention) => isFigure(mention) && mention.unit?.symbol === "%");
  const named = matchesIn(scan.text, NAMED);
  const all = new Set(named.map(({ 1: name = "" }) => name.toLowerCase()));
  if (shares.length < FEWEST || named.length === 0) return mentions;
  const others = scan.tokens.filter(
    ({ lower }, at) =>
      (CHANGE_DOWN.has(lower) || CHANGE_UP.has(lower) || lower === "minus") && !MADE.has(lowerAt(scan, at - 1)),
  );
  if (others.length > named.length || others.some(({ lower }) => !all.has(lower))) return mentions;
  if (matchesIn(scan.text, LOWER_CASE).length <= named.length) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && fallen.includes(mention) ? { ...mention, value: -mention.value } : mention,
  );
}
