/**
 * The words of a text or a name, folded so that "Stores’" meets "store" and "Café" meets "cafe", with their places.
 * wordsOf("Our 2 stores") → our [0,3), 2 [4,5), store [6,12)
 */
import { wordSet } from "../lexicon/closed-class.ts";
import { singular } from "../lexicon/morphology.ts";

export type Word = { stem: string; start: number; end: number };

// catches "don’t", "O+", "4.0" and "👍🏽" whole, not the hyphen of "18-24"
const WORD =
  /\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic})*|[\p{L}\p{M}]+(?:['’]\p{L}+)*(?:[+−](?![\p{L}\p{N}]))?|\p{N}{1,3}(?:,\p{N}{3})+(?!\p{N})|\p{N}+(?:\.\p{N}+)*/gu;
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

const SMALL_WORDS = wordSet("the a an of in on at for and to by our my your their its his her s or with from per");
const LETTER_NAME = /^\p{Lu}(?![\p{L}\p{M}])/u; // catches the "A" of "Option A", not "An"

/** The words that tell a name: "option", "a" of "Option A"; "store" of "our stores". */
export function tellingStems(name: string): string[] {
  const words = wordsOf(name);
  const telling = words.filter(
    ({ stem, start }) => !SMALL_WORDS.has(stem) || (start > 0 && LETTER_NAME.test(name.slice(start))),
  );
  return (telling.length > 0 ? telling : words).map(({ stem }) => stem);
}
