/**
 * A count that all others of the text add up to is their whole, however the first of them is told: "31 arrests, most of them — 22 — for drunkenness. Six
 * …" and "31 arrests, 22 of them for …" → "31 arrests, of which 22 for …"; "64 burglaries, 40 in flats and 24 in houses" → "…, of which 40 in
 * flats …". Not "22 cows and 30 sheep, 8 of them lambs", which don't add up.
 */
import { TENS_WORDS, UNITS_WORDS } from "../lexicon/number-words.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const COUNT =
  "\\d{1,3}(?:,\\d{3})+|\\d+|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?!-)";
const THEM = "of (?:them|these|those|which|whom)";
const MOST =
  "(?:the )?(?:most|majority|vast majority|bulk|largest group|biggest group|lion['’]s share|more than half|over half)";
const FIRST = new RegExp(
  `(?<=^[^\\d.;:!?\\n]*\\d[\\d,]* \\p{L}[^.;:!?\\d\\n]{2,50})[,;] (?:and )?(?:${MOST}(?: ${THEM})?(?:,| [–—-]| \\()? ?(?:some |about )?(${COUNT})(?:,|\\)| [–—-])? (?=\\p{L})|(?:some |about )?(${COUNT}) ${THEM} |(?<=\\d (?:\\p{Ll}+ )?\\p{Ll}{2,}s, )(${COUNT}) (?=(?:in|on|at|by|for|with|from)\\b))`,
  "iu",
); // catches ", most of them — 22 — " behind "31 arrests" and ", 22 of them ", not ", of which 22"
const NUMBERS = new RegExp(
  `(?<![\\p{L}\\d.,])(?:${COUNT})(?![\\p{L}\\d%]|[.,]\\d| (?:years?|weeks?|months?|days?|hours?|minutes?)\\b)`,
  "giu",
); // catches "31" and "six", not "6%" or "two weeks"
const FEWEST = 3;

const countOf = (word: string): number =>
  UNITS_WORDS.get(word.toLowerCase()) ?? TENS_WORDS.get(word.toLowerCase()) ?? Number(word.replaceAll(",", ""));

/** Null where no first count is the sum of the others. */
export function wholeAndParts(text: string): Squeezed | null {
  if (!/\d \p{Ll}[^\n]*[,;] /u.test(text)) return null; // catches "31 arrests, ", not "31, 22"
  const found = FIRST.exec(text);
  if (!found) return null;
  const [whole = 0, ...parts] = (text.match(NUMBERS) ?? []).map(countOf);
  if (parts.length + 1 < FEWEST || parts.reduce((sum, value) => sum + value, 0) !== whole) return null;
  return without(text, FIRST, (_, __, groups) => `, of which ${groups.find((group) => group !== undefined) ?? ""} `);
}
