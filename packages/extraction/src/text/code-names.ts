/**
 * Codes of countries and states that are words in small letters are held together by quotes: "61% DE, 22% AT, 17% CH" → "AT"; "12 in DE, 8 in AT". Not
 * texts in capitals, nor "IT" alone, which may be an office.
 */
import { wordSet } from "../lexicon/closed-class.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const SAID = wordSet("at be in is it me no or so to am as do hi ma pa la my de us by");
const CODE =
  /(?<=\d[%kKmM]?\)? (?:in |from |for |of )?|(?:^|[:,;(/·|\n]|\band) ?)(?<!["“])[A-Z]{2}(?=(?: ?[:=–-]| (?:at|with|had|has|is|was))? ?[-+−]?[$€£]?\d| ?(?:[,;.)/·|\n]|$)| and \d)/gu; // catches "DE" of "61% DE," and "AT" of "AT 45", not "I" or "USA"
const FEWEST = 3;

/** Null where fewer stand beside figures, or none of them is a word. */
export function codeNames(text: string): Squeezed | null {
  if (text.includes('"') || !/\p{Ll}{2}/u.test(text)) return null; // catches "or", not "OR"
  const codes = [...text.matchAll(CODE)].map(([code]) => code);
  const words = codes.filter((code) => SAID.has(code.toLowerCase()));
  return new Set(codes).size >= FEWEST && words.length > 0 ? without(text, CODE, (code) => `"${code}"`) : null;
}
