/**
 * Numbered places with who or what is there in brackets: "Lane 4 (Ngata) in 52.31, Lane 5 (Fuchs) in 52.88" → the numbers name,
 * they count nothing. Not "sold 4 (new) and 5 (used)".
 */
import { isSmallWord } from "../../../lexicon/closed-class.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../../text/scan.ts";
import { isFigure, type Mention } from "../../mention.ts";
import { placeOf } from "../../place.ts";

const LONGEST = 5;
const WHOLE = /^\d{1,3}$/; // catches "4", not "4.5"

/** Where such a name begins: a plain word in front of a whole number with words in brackets right behind it; -1 for none. */
function leadAt(scan: Scan, { from, to }: Mention): number {
  const word = lowerAt(scan, from - 1);
  const plain = isWordAt(scan, from - 1) && !isSmallWord(word) && word.length > 2;
  if (!plain || to !== from + 1 || !WHOLE.test(tokenAt(scan, from).text) || lowerAt(scan, to) !== "(") return -1;
  for (let at = to + 1; at < to + LONGEST; at++) {
    if (lowerAt(scan, at) === ")") return at > to + 1 ? from - 1 : -1;
    if (!isWordAt(scan, at) || isNumberAt(scan, at)) return -1;
  }
  return -1;
}

export function numberedInBrackets(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const dated = (mention: Mention): boolean =>
    mentions.some(({ kind, from }) => kind === "axis" && from === mention.to + 1); // "actual 430 (May)"
  const found = mentions.filter((mention) => isFigure(mention) && leadAt(scan, mention) >= 0 && !dated(mention));
  const words = new Set(found.map((mention) => lowerAt(scan, mention.from - 1)));
  const numbers = new Set(found.map(({ from }) => tokenAt(scan, from).text));
  const others = mentions.filter(isFigure).length - found.length;
  if (found.length < 2 || words.size > 1 || numbers.size < found.length || others < found.length) return mentions;
  return mentions.map(
    (mention): Mention =>
      found.includes(mention) ? { kind: "name", ...placeOf(scan, mention.from - 1, mention.to) } : mention,
  );
}
