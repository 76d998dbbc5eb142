/**
 * A row of atoms cut into phrases: "of riders paid by phone" → pp(of riders) · vp(paid) · pp(by phone)
 * Each phrase keeps its core: the words without article, preposition or auxiliary.
 */
import { STEP_NOUNS } from "../../lexicon/calendar.ts";
import { wordSet } from "../../lexicon/closed-class.ts";
import { isCapital } from "../../text/capital.ts";
import { perText } from "../../text/per-text.ts";
import { type Atom, isNoun, isVerb, isWord, lowerOf, type WordAtom, wordsIn } from "./atom.ts";
import { frontedWords } from "./fronted.ts";

export type PhraseKind = "np" | "pp" | "vp" | "adv";
export type Phrase = {
  kind: PhraseKind;
  /** Preposition of a pp, first verb of a vp, in lower case. */
  head: string;
  /** Words that carry the meaning, in order. */
  core: readonly WordAtom[];
  /** All words. */
  words: readonly WordAtom[];
  /** Set off from the phrase before by a mark. */
  fresh: boolean;
  /** Says something, and not only how often: "40 trains an hour". */
  real: boolean;
};

const isNominal = (atom: Atom | undefined): boolean => isNoun(atom) || (isWord(atom) && atom.tag === "number");
const nominalAt = (row: readonly Atom[], at: number): boolean => isNominal(row[at]);

/** "19% are not sure", "not everyone". */
const deniesNoun = (row: readonly Atom[], at: number): boolean => lowerOf(row[at]) === "not" && nominalAt(row, at + 1);

/** How often, how much, or not at all, belongs to what is done: "16% never saw it", "9 did not reply", "10% strongly agree". */
export const OFTEN = wordSet(
  "never not yet always often sometimes occasionally rarely seldom strongly somewhat slightly fully completely",
);

/** "for less whale song", "on more buses", "of away games" */
const AMOUNTS = wordSet("more less fewer most away");

/** Heads that say nothing of what they name: the clause behind them does. */
export const HEADS =
  wordSet(`people persons those everyone everybody everything anyone anybody anything someone somebody something things
  ones men man women woman boys girls kids children folk folks guys guy`);
const RELATIVES = wordSet("who that which");

/** "people who make laws", "those who walk to work": where the clause behind such a head ends, at a mark or the main verb. */
function clauseEnd(row: readonly Atom[], at: number): number {
  const told = HEADS.has(lowerOf(row[at - 1])) && RELATIVES.has(lowerOf(row[at])) && lowerOf(row[at - 2]) !== "of";
  let to = isVerb(row[at + 1]) ? at + 1 : at + 2;
  if (!told || !isVerb(row[to])) return at;
  while (isVerb(row[to])) to++;
  while (row[to]?.kind === "word" && (!isVerb(row[to]) || lowerOf(row[to - 1]) === "to")) to++;
  return to;
}

/** "everything the ladies bought", "facing the yard" */
const NOT_DOING = wordSet("everything anything nothing something facing following including excluding");
/** "cooking a solid 9" */
const ROUGHLY = wordSet("solid mere full negligible whopping measly good decent respectable total staggering modest");

/** What is done, at the head of its clause, takes what it is done to: "roasting a chicken 45". */
const isDoing = (row: readonly Atom[], at: number, [verb, more]: readonly WordAtom[]): boolean =>
  verb?.lower.endsWith("ing") === true &&
  more === undefined &&
  !NOT_DOING.has(verb.lower) &&
  row[at] === verb &&
  (at === 0 || row[at - 1]?.kind === "mark");

/** Takes a noun phrase from `at`: article, words, and "of …" or "and …" that belong to it. */
function nounPhrase(row: readonly Atom[], at: number): { words: WordAtom[]; core: WordAtom[]; to: number } {
  const words: WordAtom[] = [];
  const core: WordAtom[] = [];
  let to = at;
  while (to < row.length) {
    const atom = row[to];
    if (
      atom?.kind === "mark" &&
      core.length > 0 &&
      (atom.lower === "and" || atom.lower === "&" || atom.lower === "/" || atom.lower === "or") &&
      atom.strength <= 4
    ) {
      const next = row[to + 1];
      const afterNext = row[to + 2];
      const nominal = next?.kind === "word" && (isNominal(next) || (next.tag === "det" && isNominal(afterNext)));
      const another = ["a", "an", "no"].includes(lowerOf(next)) && words[0]?.tag !== "det"; // "2 road signs and a hat", "one kitchen and no garage"
      if (!nominal || another) break;
      const joiner: WordAtom = {
        kind: "word",
        start: atom.start,
        end: atom.end,
        token: { kind: "word", text: atom.lower, lower: atom.lower, start: atom.start, end: atom.end, spaced: false },
        lower: atom.lower,
        tag: "conj",
      };
      words.push(joiner);
      core.push(joiner);
      to++;
      continue;
    }
    if (atom?.kind !== "word") break;
    if (isDoing(row, at, core) && atom.tag === "det" && nominalAt(row, to + 1) && !ROUGHLY.has(lowerOf(row[to + 1]))) {
      words.push(atom);
      core.push(atom);
      to++;
    } else if (atom.tag === "det" && core.length === 0) {
      if (atom.lower === "no" && nominalAt(row, to + 1)) core.push(atom);
      words.push(atom);
      to++;
    } else if (isNominal(atom)) {
      words.push(atom);
      core.push(atom);
      to++;
    } else if (
      atom.tag === "adv" &&
      core.length === 0 &&
      (words.at(-1)?.tag === "det" || AMOUNTS.has(atom.lower)) &&
      nominalAt(row, to + 1)
    ) {
      words.push(atom);
      core.push(atom);
      to++;
    } else if (atom.tag === "det" && core.at(-1)?.tag === "conj") {
      words.push(atom);
      to++;
    } else if (atom.lower === "of" && core.length > 0 && core.length < 3) {
      const rest = nounPhrase(row, to + 1);
      const next = row[to + 1];
      if (rest.core.length === 0 && isWord(next) && next.tag === "pron" && isCapital(next.token.text)) {
        words.push(atom, next); // "The Last of Us"
        core.push(atom, next);
        to += 2;
        continue;
      }
      if (rest.core.length === 0) break;
      words.push(atom, ...rest.words);
      core.push(atom, ...rest.words); // "Lord of the Rings"
      to = rest.to;
    } else break;
  }
  const opens = to === at ? row[at] : undefined; // "everyone who"
  const from = opens ? at + 1 : to;
  const end = clauseEnd(row, from);
  if (end === from) return { words, core, to };
  const clause = wordsIn(row.slice(opens ? at : from, end));
  const named = core.length > 0 || opens ? clause : clause.slice(1); // "those who"
  return { words: [...words, ...clause], core: [...core, ...named], to: end };
}

/** A preposition at the start of a clause and a verb right behind its words: the verb's subject must be among them. */
function opensClause(row: readonly Atom[], at: number, to: number): boolean {
  const before = row[at - 1];
  const verb = row[to];
  const part = before === undefined && row[at]?.start !== 0 && lowerOf(row[at]) === "of"; // "62% of London parents say"
  return !part && (before === undefined || before.kind === "mark") && isVerb(verb);
}

const RATES = wordSet("a an per each every");

/** A part of the name: "12 with milk, 5 without milk". */
const LACKING = "without";

/** Cuts a row into phrases. Axis marks and figures end a phrase. */
export const phrasesOf = perText((row: readonly Atom[]): readonly Phrase[] => {
  const phrases: Phrase[] = [];
  let at = 0;
  let fresh = false;
  const push = (kind: PhraseKind, head: string, words: WordAtom[], core: WordAtom[]): void => {
    const [noun, more] = core;
    const rate = !more && RATES.has(words[0]?.lower ?? "") && STEP_NOUNS.has(noun?.lower ?? "");
    phrases.push({ kind, head, words, core, fresh, real: kind !== "adv" && noun !== undefined && !rate });
    fresh = false;
  };
  while (at < row.length) {
    const atom = row[at];
    if (atom?.kind !== "word") {
      fresh = true;
      at++;
      continue;
    }
    if (atom.tag === "prep") {
      const inner = nounPhrase(row, at + 1);
      if (inner.core.length > 0) {
        const seam = opensClause(row, at, inner.to)
          ? inner.core[frontedWords(inner.core, atom.start === 0)]
          : undefined;
        const [words, core] = [inner.words, inner.core].map((all) =>
          all.filter(({ start }) => start < (seam?.start ?? Number.POSITIVE_INFINITY)),
        );
        const lacking = atom.lower === LACKING ? [atom] : [];
        push("pp", atom.lower, [atom, ...(words ?? [])], [...lacking, ...(core ?? [])]);
        at = seam ? row.indexOf(seam) : inner.to;
      } else {
        push("adv", atom.lower, [atom], []);
        at++;
      }
    } else if (atom.tag === "verb" || (OFTEN.has(atom.lower) && isVerb(row[at + 1]))) {
      const verbs: WordAtom[] = [atom]; // the first whatever its tag: a name in "· Strongly disagree 10"
      for (at++; at < row.length; at++) {
        const next = row[at];
        if (next?.kind !== "word" || (next.tag !== "verb" && next.tag !== "adv") || deniesNoun(row, at)) break;
        verbs.push(next);
      }
      push(
        "vp",
        verbs.find(({ tag }) => tag === "verb")?.lower ?? "",
        verbs,
        verbs.filter(({ tag, lower }) => tag === "verb" || OFTEN.has(lower)),
      );
    } else if (deniesNoun(row, at)) {
      const inner = nounPhrase(row, at + 1);
      push("np", "", [atom, ...inner.words], [atom, ...inner.core]);
      at = inner.to;
    } else if (
      (atom.tag === "adv" || atom.tag === "pron" || atom.tag === "conj") &&
      clauseEnd(row, at + 1) === at + 1
    ) {
      push("adv", atom.lower, [atom], atom.tag === "pron" ? [atom] : []);
      at++;
    } else {
      const inner = nounPhrase(row, at);
      if (inner.core.length > 0) push("np", "", inner.words, inner.core);
      else push("adv", atom.lower, [atom], []);
      at = Math.max(inner.to, at + 1);
    }
  }
  return phrases;
});
