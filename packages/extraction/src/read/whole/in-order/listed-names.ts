/**
 * Lists of so many names in a stretch of text, by its commas: the first ends what is in front of it, the last begins
 * what follows. "Marketing, product and finance want" → three · "the Garcias, the Lees and we ourselves put aside" → three
 */

import { AUXILIARIES, DETERMINERS, POSSESSIVES, PREPOSITIONS, wordSet } from "../../../lexicon/closed-class.ts";
import { verbSense } from "../../../lexicon/morphology.ts";

const SPLIT = /, and |, & |, or |, | and | & | or /gu; // catches ", ", ", and " and " and "
const ENDS = /[.;:!?()–—]\s+|\s[–—-]\s/gu; // catches ". " and " – ", not "3.5"
const REFLEXIVE = wordSet("ourselves myself themselves himself herself yourself yourselves");
const LINKS = wordSet(
  "who which that need needs want wants have has had get gets got put said say says is are was were",
);

const NO_NAMES = wordSet("respectively then on well");

const DONE = /^(?:heard|seen|found|\p{L}+ed)$/iu; // catches "heard" and "counted", not "red-necked grebe"

const isLead = (word: string): boolean => PREPOSITIONS.has(word) || DETERMINERS.has(word) || POSSESSIVES.has(word);

/** Without article in front. */
function plain(words: readonly string[]): string[] {
  const from = words.findIndex((word) => !DETERMINERS.has(word.toLowerCase()) && !POSSESSIVES.has(word.toLowerCase()));
  return from < 0 ? [] : words.slice(from);
}

/** The end of what stands in front of a list: the words behind its last small word. */
function lastName(words: readonly string[], whole: boolean): string[] {
  const from = words.findLastIndex((word) => {
    const lower = word.toLowerCase();
    return whole
      ? verbSense(lower) === "verb" || DETERMINERS.has(lower)
      : isLead(lower) || AUXILIARIES.has(lower) || verbSense(lower) === "verb";
  });
  return words.slice(from + 1);
}

/** The beginning of what follows a list: the words in front of its verb or preposition. */
function firstName(words: readonly string[], whole: boolean): string[] {
  const own = plain(words);
  const to = own.findIndex((word, at) => {
    const lower = word.toLowerCase();
    const small = !whole && isLead(lower);
    return (
      REFLEXIVE.has(lower) ||
      AUXILIARIES.has(lower) ||
      LINKS.has(lower) ||
      (at > 0 && (small || verbSense(lower) !== null))
    );
  });
  return to < 0 ? own : own.slice(0, to);
}

const wordsOf = (text: string): string[] => text.trim().split(/\s+/u).filter(Boolean);

/** Where in a stretch a name stands. */
export type Listed = { name: string; start: number; end: number };

/** The names of so many neighbouring pieces; null where one of them is none. */
function namesOf(items: readonly string[][]): string[] | null {
  const middle = items.slice(1, -1).map(plain);
  const isLong = (words: readonly string[]): boolean => words.some((word) => PREPOSITIONS.has(word.toLowerCase()));
  const whole = middle.length > 0 && middle.every(isLong);
  const names = [lastName(items[0] ?? [], whole), ...middle, firstName(items.at(-1) ?? [], whole)];
  const found = names.map((words) => words.join(" "));
  const told = middle.some((words) => words.slice(0, -1).some((word) => AUXILIARIES.has(word.toLowerCase())));
  const good = names.every((words) => words.length > 0 && words.length < 5) && !told;
  const distinct = new Set(found.map((name) => name.toLowerCase())).size === found.length;
  return good && distinct && !found.some((name) => NO_NAMES.has(name.toLowerCase())) ? found : null;
}

/** Where "and" or "or" begins the last item, that one; else the last pieces, or those before a deed ("…, wren, heard"). */
function lastPieces(pieces: readonly string[][], joints: readonly string[]): number[] {
  const joined = joints.findLastIndex((joint) => joint !== ", ");
  if (joined >= 0) return [joined + 1];
  return pieces.flatMap((words, at) => (DONE.test(words[0] ?? "") ? [] : [at])).reverse();
}

/** The list nearest to the end of a stretch, or to its beginning. */
export function listedNames(text: string, count: number, nearest: "end" | "start"): Listed[] | null {
  const clauses = text.split(ENDS).filter((clause) => clause.trim() !== "");
  for (const clause of nearest === "end" ? clauses.toReversed() : clauses) {
    const whole = clause.replace(/,\s*$/u, ""); // catches the comma at the end of "and wren, "
    const pieces = whole.split(SPLIT).map(wordsOf);
    for (const last of lastPieces(pieces, whole.match(SPLIT) ?? [])) {
      const found = last < count - 1 ? null : namesOf(pieces.slice(last - count + 1, last + 1));
      if (!found) continue;
      let at = 0;
      const listed = found.map((name) => {
        const start = text.indexOf(name, at);
        at = start + name.length;
        return { name, start, end: at };
      });
      if (listed.every(({ start }) => start >= 0)) return listed;
    }
  }
  return null;
}
