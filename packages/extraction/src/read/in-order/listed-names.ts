/**
 * Lists of so many names in a stretch of text, by its commas: the first ends what is in front of it, the last begins
 * what follows. "Marketing, product and finance want" → three · "the Garcias, the Lees and we ourselves put aside" → three
 */

import { AUXILIARIES, DETERMINERS, POSSESSIVES, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";

const SPLIT = /, and |, & |, or |, | and | & | or /gu; // catches ", ", ", and " and " and "
const ENDS = /[.;:!?()–—]\s+|\s[–—-]\s/gu; // catches ". " and " – ", not "3.5"
const REFLEXIVE = wordSet("ourselves myself themselves himself herself yourself yourselves");
const LINKS = wordSet(
  "who which that need needs want wants have has had get gets got put said say says is are was were",
);

const NO_NAMES = wordSet("respectively then on well");

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

/** The list nearest to the end of a stretch, or to its beginning. */
export function listedNames(text: string, count: number, nearest: "end" | "start"): Listed[] | null {
  const clauses = text.split(ENDS).filter((clause) => clause.trim() !== "");
  const order = nearest === "end" ? clauses.toReversed() : clauses;
  for (const clause of order) {
    const pieces = clause.replace(/,\s*$/u, "").split(SPLIT).map(wordsOf); // catches the comma at the end of "and wren, "
    for (let from = pieces.length - count; from >= 0; from--) {
      const items = pieces.slice(from, from + count);
      const middle = items.slice(1, -1).map(plain);
      const whole =
        middle.length > 0 && middle.every((words) => words.some((word) => PREPOSITIONS.has(word.toLowerCase())));
      const names = [lastName(items[0] ?? [], whole), ...middle, firstName(items.at(-1) ?? [], whole)];
      const found = names.map((words) => words.join(" "));
      const good =
        names.every((words) => words.length > 0 && words.length < 5) &&
        middle.every((words) => !words.slice(0, -1).some((word) => AUXILIARIES.has(word.toLowerCase())));
      const [opener = ""] = names.at(-1) ?? [];
      const named =
        verbSense(opener.toLowerCase()) !== "verb" && !found.some((name) => NO_NAMES.has(name.toLowerCase()));
      if (!good || !named || new Set(found.map((name) => name.toLowerCase())).size < count) continue;
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
