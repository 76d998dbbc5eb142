/**
 * Everything in a text that may name a figure, with its place: phrases, their parts, axis marks.
 * "the Corolla sips just 4" → the Corolla (np) · sips (vp), both in the gap before the first figure
 */

import { HEDGES, NAMELESS, REST_WORDS, wordSet } from "../../lexicon/closed-class.ts";
import { TOTAL_WORDS } from "../../lexicon/nouns.ts";
import type { AxisMark } from "../../recognize/mention.ts";
import { TRAILING, wordsText } from "../labels/label.ts";
import { keyOf, wordHash } from "../name-key.ts";
import type { Atom, WordAtom } from "../sentence/atom.ts";
import { type Phrase, phrasesOf } from "../sentence/phrase.ts";
import type { Gap } from "../statement.ts";
import { partsOf, withoutRank } from "./name-parts.ts";

/** One step of a gap, as the features see it: a phrase, an axis mark or a mark. */
export type Item = { symbol: number; start: number; end: number; strength: number };

export const KINDS = ["np", "pp", "vp", "adv", "axis", "part", "joined"] as const;

export type Candidate = {
  text: string;
  /** Lower case, singular, without small words: equal keys name the same thing. */
  key: string;
  start: number;
  end: number;
  gap: number;
  /** First and last item of the gap that it covers. */
  first: number;
  last: number;
  kind: number;
  /** Hash of the preposition in front; 0 for none. */
  prep: number;
  axis: AxisMark | null;
  words: readonly WordAtom[];
  /** Tag of the article in front: 0 none, 1 definite, 2 indefinite, 3 possessive or other. */
  article: number;
  /** Last word of the key. */
  head: string;
  /** Hash of its last word as written. */
  lastHash: number;
  /** What its words are: numbers, verbs, names or a mixture. */
  profile: number;
  /** A total, a rest or a pronoun; 0 for any other. */
  sort: number;
};

export type GapItems = {
  items: readonly Item[];
  candidates: readonly Candidate[];
  /** Noun phrases among the items. */
  nouns: number;
};

const BE = wordSet("is are was were be been being 's came stood stands");
const HAVE = wordSet("has have had got get gets with");

const SYMBOL = { np: 1, pp: 2, vp: 3, be: 4, have: 5, adv: 6, axis: 7, mark: 8 } as const;

const symbolOf = ({ kind, head }: Phrase): number => {
  if (kind === "np") return SYMBOL.np;
  if (kind === "pp") return 16 + (wordHash(head) % 64);
  if (kind === "vp") return BE.has(head) ? SYMBOL.be : HAVE.has(head) ? SYMBOL.have : SYMBOL.vp;
  return 128 + (wordHash(head) % 128);
};

const isNoun = ({ symbol }: Item): boolean =>
  symbol === SYMBOL.np || (symbol >= 16 && symbol < 128) || symbol === SYMBOL.axis;

const articleOf = (words: readonly WordAtom[], prep: boolean): number => {
  const first = words[prep ? 1 : 0];
  if (first?.tag !== "det") return 0;
  return first.lower === "the" ? 1 : first.lower === "a" || first.lower === "an" ? 2 : 3;
};

const tagProfile = (words: readonly WordAtom[]): number => {
  let names = 0;
  let numbers = 0;
  let verbs = 0;
  for (const { tag } of words) {
    if (tag === "name") names++;
    else if (tag === "number") numbers++;
    else if (tag === "verb") verbs++;
    else if (tag === "pron") return 8;
  }
  if (numbers === words.length) return 1;
  if (verbs > 0) return 2;
  if (names === 0) return numbers > 0 ? 3 : 4;
  return names === words.length ? 5 : 6;
};
/** Profile of an axis mark. */
const AXIS_PROFILE = 9;

const sortOf = (words: readonly WordAtom[], profile: number): number => {
  const last = words.at(-1)?.lower ?? "";
  if (TOTAL_WORDS.has(last)) return 1;
  if (REST_WORDS.has(last)) return 2;
  return words.length === 1 && profile === 8 ? 3 + (wordHash(last) % 50) : 0;
};

const lastWord = (key: string): string => key.slice(key.lastIndexOf(" ") + 1);

type Place = { gap: number; first: number; last: number };

function candidateOf(
  words: readonly WordAtom[],
  kind: (typeof KINDS)[number],
  prep: number,
  article: number,
  place: Place,
): Candidate | null {
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last || (first === last && first.tag !== "name" && NAMELESS.has(first.lower))) return null;
  if (words.some(({ lower }, at) => lower === "rest" && words[at - 1]?.tag === "conj")) return null; // "search and the rest"
  const text = wordsText(words).replace(TRAILING, "");
  const key = keyOf(text) || text.toLowerCase();
  const profile = tagProfile(words);
  return {
    gap: place.gap,
    first: place.first,
    last: place.last,
    text: text.toLowerCase() === "i" ? "Me" : text,
    key,
    start: first.start,
    end: last.end,
    kind: KINDS.indexOf(kind),
    prep,
    axis: null,
    words,
    article,
    head: lastWord(key),
    lastHash: wordHash(last.lower),
    profile,
    sort: sortOf(words, profile),
  };
}

/** Items and candidates of one gap. */
export function gapItems(gap: Gap, index: number): GapItems {
  const items: Item[] = [];
  const candidates: Candidate[] = [];
  const push = (candidate: Candidate | null): void => {
    if (candidate && candidate.text !== "") candidates.push(candidate);
  };
  let row: Atom[] = [];
  const flush = (): void => {
    const phrases = phrasesOf(row);
    row = [];
    for (const [at, phrase] of phrases.entries()) {
      const start = phrase.words[0]?.start ?? 0;
      const end = phrase.words.at(-1)?.end ?? start;
      const place = { gap: index, first: items.length, last: items.length };
      const isPp = phrase.kind === "pp";
      const prep = isPp ? 1 + (wordHash(phrase.head) % 255) : 0;
      const article = articleOf(phrase.words, isPp);
      items.push({ symbol: symbolOf(phrase), start, end, strength: 0 });
      if (phrase.kind === "adv") {
        push(candidateOf(phrase.words, "adv", 0, 0, place));
        continue;
      }
      push(candidateOf(withoutRank(phrase.core), phrase.kind, prep, article, place));
      const last = phrase.words.at(-1);
      if (phrase.kind === "vp" && last?.tag === "adv" && !HEDGES.has(last.lower))
        push(candidateOf(phrase.words, "joined", 0, 0, place));
      for (const part of partsOf(phrase.core)) push(candidateOf(part, "part", prep, article, place));
      const next = phrases[at + 1];
      if (
        next &&
        !next.fresh &&
        (next.kind === "np" || next.kind === "pp") &&
        next.core.length > 0 &&
        phrase.core.length + next.words.length <= 6
      )
        push(candidateOf([...phrase.core, ...next.words], "joined", prep, article, { ...place, last: place.last + 1 }));
    }
  };
  for (const atom of gap.atoms) {
    if (atom.kind === "word") row.push(atom);
    else if (
      atom.kind === "mark" &&
      (atom.lower === "and" || atom.lower === "&" || atom.lower === "/" || atom.lower === "or") &&
      row.length > 0
    )
      row.push(atom);
    else {
      flush();
      if (atom.kind === "axis") {
        const { axis } = atom;
        const key = `${axis.family} ${axis.name.toLowerCase()}`;
        candidates.push({
          gap: index,
          first: items.length,
          last: items.length,
          text: axis.name,
          key,
          start: axis.start,
          end: axis.end,
          kind: KINDS.indexOf("axis"),
          prep: 0,
          axis,
          words: [],
          article: 0,
          head: lastWord(key),
          lastHash: wordHash(""),
          profile: AXIS_PROFILE,
          sort: 0,
        });
        items.push({ symbol: SYMBOL.axis, start: axis.start, end: axis.end, strength: 0 });
      } else if (atom.kind === "mark")
        items.push({ symbol: 256 + wordHash(atom.lower), start: atom.start, end: atom.end, strength: atom.strength });
    }
  }
  flush();
  return { items, candidates, nouns: items.filter(isNoun).length };
}
