/**
 * A line of two words of a kind over two columns heads them: "Dogs Cats⏎Adopted 291 204⏎Reclaimed 266 31" → Dogs · Cats, where words of a kind are two
 * nouns that are used alike, or two short names in capitals ("UTEP ORSU"). Not "Test Runs", "Market Share" or "Ann Smith".
 */
import { isSmallWord, wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import { STORED_WORDS } from "../../read/words/stored-words.ts";
import { likeness } from "../../read/words/word-store.ts";
import type { Squeezed } from "../squeezed.ts";
import { groupsIn, linesOf, tableTold } from "./cells.ts";

const HEADS = /^(\p{Lu}[\p{L}'’&-]*) +(\p{Lu}[\p{L}'’&-]*)$/u; // catches "Dogs Cats", not "Dogs and Cats" or "dogs cats"
const FIGURE = "[+−–-]?[$€£]?\\d[\\d.,]*%?|\\([$€£]?\\d[\\d.,]*%?\\)|[–-]";
const ROW = new RegExp(`^(?=.*\\p{L}|(?:19|20)\\d\\d )(\\S.*?):? +(${FIGURE}) +(${FIGURE})$`, "u"); // catches "Adopted 291 204", not "Adopted 291"
const LOOSE = /(?<![\p{L}'’-] ?)\d[\d.,]*%?$/u; // catches the "3" of "Adopted 3", not "2019"
const YEAR = /^(?:19|20)\d\d$/u; // catches "2019", not "201"
const SHORT = /^\p{Lu}{2,5}$/u; // catches "UTEP", not "Utep" or "SCORES"
/** Words that stand behind another as the title of a table. */
const TITLES =
  wordSet(`rate rates share shares index growth price prices intake results result scores score sales costs statistics stats figures data
  report summary table list standings rankings ratings totals facts numbers trends levels weight size pressure balance total average times
  goals medals points games matches visits budget spending teams players winners`);
const ADJECTIVES = wordSet(
  "new old big great north south east west first last best top main annual daily weekly monthly total",
);
const PLURALS = 0.3;
const NOUNS = 0.56;
const OTHERS = 0.65;
const CAPITALS = 0.6;
const FEWEST = 2;
const MOST_CAPTIONS = 2;

const isPlural = (word: string): boolean => word.endsWith("s") && singular(word) !== word;

function ofAKind(one: string, two: string): boolean {
  const [first, second] = [one.toLowerCase(), two.toLowerCase()];
  if (first === second || isSmallWord(first) || isSmallWord(second)) return false;
  if (TITLES.has(second) || ADJECTIVES.has(first)) return false;
  const [left, right] = [STORED_WORDS.idOf(first), STORED_WORDS.idOf(second)];
  const short = SHORT.test(one) && SHORT.test(two);
  if (left < 0 || right < 0) return short;
  const plurals = [first, second].filter(isPlural).length;
  const least = short ? CAPITALS : plurals === 1 ? OTHERS : plurals === 2 ? PLURALS : NOUNS;
  return likeness(STORED_WORDS.vectorOf(left), STORED_WORDS.vectorOf(right)) >= least;
}

/** Null where no such line heads the rows. */
export function twoHeads(text: string): Squeezed | null {
  if (!text.includes("\n") || /[\t|;]/u.test(text)) return null; // catches a tab, not a blank
  const lines = linesOf(text);
  const first = lines.findIndex((line) => ROW.test(line.text));
  const above = lines[first - 1];
  const heads = above ? groupsIn(above, HEADS) : null;
  const rows = first < 1 ? [] : lines.slice(first).map((line) => groupsIn(line, ROW) ?? []);
  const named = rows.every(([name]) => name !== undefined && (YEAR.test(name.text) || !LOOSE.test(name.text)));
  if (!heads || first > MOST_CAPTIONS + 1 || rows.length < FEWEST || !named) return null;
  const [one, two] = heads;
  if (!one || !two || !ofAKind(one.text, two.text)) return null;
  return tableTold(text, { captions: lines.slice(0, first - 1), corner: null, heads, rows });
}
