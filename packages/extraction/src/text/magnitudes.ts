/** How headings write magnitudes: "million", "Mio" and "mn" as "m", or in full. */
import { SCALES } from "../lexicon/number-words.ts";

/** Letters that stand for one beside money or in a heading alone. */
const LETTERS: ReadonlyMap<string, number> = new Map([
  ["k", 1e3],
  ["m", 1e6],
  ["b", 1e9],
]);
const LETTER_OF: ReadonlyMap<number, string> = new Map([
  [1e3, "k"],
  [1e6, "m"],
  [1e9, "bn"],
  [1e12, "tn"],
]);
const WORD_OF: ReadonlyMap<number, string> = new Map([
  [1e3, "thousand"],
  [1e6, "million"],
  [1e9, "billion"],
  [1e12, "trillion"],
]);

const factorOf = (word: string): number => {
  const lower = word.toLowerCase().replace(/\.$/u, ""); // catches the point of "Mio."
  return LETTERS.get(lower) ?? SCALES.get(lower) ?? 0;
};

/** "m" of "million", "Mio." and "mn"; nothing of other words, nor of lakhs and crores, which have no letter. */
export const magnitudeLetter = (word: string): string | undefined => LETTER_OF.get(factorOf(word));

/** "million" of "m", "Mio." and "millions". */
export const magnitudeWord = (word: string): string | undefined => WORD_OF.get(factorOf(word));
