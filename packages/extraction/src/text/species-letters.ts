/**
 * Kinds of living things by the letter of their genus are read without its point, which ends no sentence: "E. coli 57, S. aureus 41" → "E coli 57, S aureus 41".
 * Names and titles have it again (compose/species-pointed.ts). Not "Vitamin C. oranges 53", nor "K. Patel".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const LETTER =
  /(?<=(?:^|[,;:(/|\n–-] ?|\b(?:in|of|and|or|by|for|with|from|to|on|the|than|were|was|are|is|only|both|&) ))\p{Lu}\.(?= ?\p{Ll}{4,}(?![\p{L}'’]))/gu; // catches "E." of "E. coli", not the "C." of "Vitamin C. oranges" or "K." of "K. Patel"

/** Null where none stands in the text. */
export const speciesLetters = (text: string): Squeezed | null =>
  text.includes(".") ? without(text, LETTER, (letter) => letter.slice(0, -1)) : null;
