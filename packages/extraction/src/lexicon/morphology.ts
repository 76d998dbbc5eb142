/** Word forms: `verbSense("gulped")` → "verb", `verbSense("votes")` → "either", `verbSense("cat")` → null. */

import { perWord } from "../text/per-text.ts";
import { AUXILIARIES } from "./closed-class.ts";
import { NOT_VERBS } from "./nouns.ts";
import { OUT_NOUNS, RIVALRY, VERB_NOUNS, VERBS } from "./verbs.ts";

const inEither = (word: string): boolean => VERBS.has(word) || VERB_NOUNS.has(word);

/** Base forms that an inflected word may come from. "dipped" → dipp, dip, dippe */
export function basesOf(word: string): string[] {
  const bases: string[] = [];
  const stem = (cut: number): void => {
    const root = word.slice(0, -cut);
    if (root.length < 2) return;
    bases.push(root, `${root}e`);
    if (root.at(-1) === root.at(-2)) bases.push(root.slice(0, -1));
    if (root.endsWith("i")) bases.push(`${root.slice(0, -1)}y`);
  };
  if (word.endsWith("ed")) stem(2);
  else if (word.endsWith("ing")) stem(3);
  else if (word.endsWith("es")) {
    bases.push(word.slice(0, -1), word.slice(0, -2));
    if (word.endsWith("ies")) bases.push(`${word.slice(0, -3)}y`);
  } else if (word.endsWith("s") && !word.endsWith("ss")) bases.push(word.slice(0, -1));
  return bases;
}

const COMPOUND = /(?:breed|feed|seed|speed|steed|weed)$/; // catches "rapeseed", not "agreed"

export type VerbSense = "verb" | "either" | null;

/** Whether a word can be a verb; -ed forms that are no known noun or adjective are. */
export const verbSense = perWord((word: string): VerbSense => {
  if (NOT_VERBS.has(word)) return null;
  if (AUXILIARIES.has(word)) return "verb";
  const past = word.endsWith("ed") && word.length > 4 && !COMPOUND.test(word);
  if (VERB_NOUNS.has(word)) return "either";
  if (VERBS.has(word)) return "verb";
  const bases = basesOf(word);
  if (past) return "verb";
  if (bases.some((base) => VERB_NOUNS.has(base))) return "either";
  if (bases.some(inEither) || isRivalry(word)) return "verb";
  return null;
});

/** "outsold", "trails", "edged": one of the verbs that set two against each other; not "output". */
export const isRivalry = perWord(
  (word: string): boolean =>
    [word, ...basesOf(word)].some((base) => RIVALRY.has(base)) ||
    (word.length > 5 && word.startsWith("out") && !OUT_NOUNS.has(singular(word)) && verbSense(word.slice(3)) !== null),
);

/** A word without its plural ending, for comparing. "votes" → "vote"; "cities" → "city" */
export function singular(word: string): string {
  if (!word.endsWith("s") || word.length < 4) return word;
  if (word.length > 4) {
    if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
    if (/(?:ss|x|[cs]h|[^ao]us)es$/u.test(word)) return word.slice(0, -2); // catches "boxes", "buses", not "planes", "doses", "houses"
  }
  return word.endsWith("ss") || word.endsWith("us") ? word : word.slice(0, -1);
}

/** A word in small letters that can hardly be anything but a plural. */
export const PLAIN_PLURAL = /^\p{Ll}{3,}[^s]s$/u; // catches "votes", not "was" or "press"
