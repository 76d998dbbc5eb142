/**
 * The words of a text or a name, folded so that "Stores’" meets "store" and "Café" meets "cafe", with their places.
 * wordsOf("Our 2 stores") → our [0,3), 2 [4,5), store [6,12)
 */
import { singular } from "../lexicon/morphology.ts";

export type Word = { stem: string; start: number; end: number };

// catches "don’t", "O+" and "4.0" whole, not the hyphen of "18-24"
const WORD =
  /[\p{L}\p{M}]+(?:['’]\p{L}+)*(?:[+−](?![\p{L}\p{N}]))?|\p{N}{1,3}(?:,\p{N}{3})+(?!\p{N})|\p{N}+(?:\.\p{N}+)*/gu;
const MARKS = /\p{M}+/gu; // catches the accent of a decomposed "é", not the "e"
const POSSESSIVE = /['’]s?$/u; // catches "Leeds's", not "its"

/** Forms that no ending tells. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ["women", "woman"],
  ["men", "man"],
  ["children", "child"],
  ["people", "person"],
  ["feet", "foot"],
  ["teeth", "tooth"],
  ["mice", "mouse"],
  ["lives", "life"],
  ["knives", "knife"],
  ["wives", "wife"],
  ["halves", "half"],
  ["leaves", "leaf"],
]);

const stemOf = (raw: string): string => {
  const lower = raw.normalize("NFD").replace(MARKS, "").toLowerCase().replace(POSSESSIVE, "");
  return IRREGULAR.get(lower) ?? (lower.length > 3 ? singular(lower) : lower);
};

export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map((match) => ({
    stem: stemOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
