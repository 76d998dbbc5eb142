/**
 * The money that a text tells once for all its figures: "Rent (CHF): studio 1,400, …" → CHF; "Prices in PLN: bread 5, …" → zł; "…, transport 110
 * (all in kr)" → kr. Not "Games (won): …", nor "Revenue (CHF): 12;
 * staff: 30", where it is that of one.
 */
import { currencyCalled } from "../lexicon/units.ts";
import type { Reading } from "../read/reading.ts";
import type { Scan } from "../text/scan.ts";

const MAGNITUDE = "(?: ?(?:k|mn?|mio|bn?|thousands?|lakhs?|crores?|millions?|billions?))?";
const WORD = "([$€£¥₹]|(?:[A-Z]{1,2}\\$)|\\p{L}{2,8})";
const RATE = "(?: ?(?:\\/|per ) ?\\p{L}{1,8}²?)?";
const IN_BRACKETS = new RegExp(
  `\\((?:(?:all|prices?|figures|values|amounts|,|are|in) ){0,3}${WORD}(${MAGNITUDE})${RATE}\\)`,
  "giu",
); // catches "(CHF)", "(all in kr)" and "(₹ crore)", not "(2 zł)"
const BEHIND_IN = new RegExp(`\\bin ${WORD}(${MAGNITUDE})${RATE}(?= ?[:–—\\n]|[.)!]?\\s*$)`, "giu"); // catches "in PLN:" and "in euros" at the end, not "in euros than"
const OTHER_WORDS: ReadonlySet<string> = new Set("won try real rand pound buck lira php".split(" "));

const symbolOf = (word: string): string | undefined =>
  OTHER_WORDS.has(word.toLowerCase()) ? undefined : currencyCalled(word);

/** Null where the figures have a unit of their own, or the text tells no money but theirs. */
export function moneyTold({ text }: Scan, { figures, shape, series, points }: Reading): string | null {
  if (shape === "table" || series.length > 1 || figures.some(({ unit }) => unit !== null)) return null;
  const inFull = figures.some(({ value, start, end }) => Math.abs(value) >= 10 ** (end - start + 1));
  for (const pattern of [IN_BRACKETS, BEHIND_IN])
    for (const { 1: word = "", 2: magnitude = "", index } of text.matchAll(pattern)) {
      const symbol = symbolOf(word);
      const ahead = text.slice(0, index).trimEnd().toLowerCase();
      const ofOne = points.some(({ name }) => name !== "" && ahead.endsWith(name.toLowerCase())); // "Revenue (CHF): 12; staff: 30"
      if (symbol && !ofOne && (magnitude === "" || inFull)) return symbol;
    }
  return null;
}
