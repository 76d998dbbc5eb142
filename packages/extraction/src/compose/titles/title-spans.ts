/**
 * Stretches of a text that may be a title: noun phrases with what belongs to them, up to the next figure or mark.
 * "Of the 66 dogs in the shelter 31 are …" → "dogs", "dogs in the shelter", "shelter"
 */
import { AUXILIARIES, wordSet } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { PARTICIPLE_OF } from "../../lexicon/participles.ts";
import { type Atom, isNoun, isVerb, isWord, lowerOf } from "../../read/sentence/atom.ts";

export type TitleSpan = {
  /** Places of the first and the last atom in their row. */
  first: number;
  last: number;
  start: number;
  end: number;
  /** Nouns of the same phrase that stand in front and are left out. */
  cut: number;
};

/** Atoms of the longest title, and nouns that may be left out in front of one. */
const LONGEST = 10;
const MOST_CUT = 2;

const JOINS = wordSet("and & / ' ’ +");

/** A title goes on over it. */
const goesOn = (atom: Atom): boolean =>
  atom.kind === "word" || atom.kind === "axis" || (atom.kind === "mark" && JOINS.has(atom.lower));

/** A noun, or what may be one behind another: "damage claims", "sick leave". */
const isNominal = (atom: Atom | undefined): boolean =>
  isNoun(atom) || (isVerb(atom) && verbSense(atom.lower) === "either");

/** How many nouns stand right in front of a place. */
function nounsBefore(row: readonly Atom[], at: number): number {
  let from = at;
  while (isNominal(row[from - 1])) from--;
  return at - from;
}

const ASKS = wordSet("how what where why");

const RATES = wordSet("a an");

const ALWAYS = wordSet("each every per");

/** The time or thing of a rate: "$120 a week on food", "each week". */
const isRate = (row: readonly Atom[], at: number): boolean =>
  ALWAYS.has(lowerOf(row[at - 1])) ||
  (RATES.has(lowerOf(row[at - 1])) && (row[at - 2]?.kind === "figure" || isNoun(row[at - 2])));

/** They belong to what is measured: "average marks" are no marks. */
const QUALIFIERS = wordSet("average mean median");

const DONE = /(?:..ed|ing)$/u; // catches "adopted" and "waiting", not "expect"

const isParticiple = (verb: string): boolean => DONE.test(verb) || PARTICIPLE_OF.get(verb) === verb;

/** A title may open with it: a noun, a question word, or a verb that tells what is done. */
function opens(row: readonly Atom[], at: number): boolean {
  const atom = row[at];
  const next = row[at + 1];
  const does = lowerOf(atom).endsWith("ing") && isWord(next) && next.tag === "det"; // "Driving the increase were"
  if (QUALIFIERS.has(lowerOf(row[at - 1]))) return false;
  if (isNominal(atom)) return !does && !isRate(row, at) && nounsBefore(row, at) <= MOST_CUT;
  const subject = row[at - 1];
  if (!isVerb(atom)) return ASKS.has(lowerOf(atom));
  if (AUXILIARIES.has(atom.lower) || row[at + 1]?.kind !== "word") return false;
  if (isParticiple(atom.lower) && isNominal(subject)) return false; // "Leave taken at our office"
  return subject !== undefined && subject.kind !== "mark";
}

const BARE = /[^s](?<!ed|ing)$/u; // catches "cost", not "claims" or "adopted"

const OWNER = /['’]s?$/u; // catches "week's" and "girls'", not "weeks"

/** A title may end with it: the last noun of a phrase, a time, or, of what opens otherwise, the last word of a clause. */
function closes(row: readonly Atom[], first: number, last: number): boolean {
  const [atom, next] = [row[last], row[last + 1]];
  const goesOnAs = isNominal(next) && row[last + 2]?.kind === "axis"; // "unread mails Mon 12"
  const before = lowerOf(row[last - 1]);
  const tells = isVerb(atom) && BARE.test(atom.lower) && singular(before) !== before; // "tickets cost £8"
  if (isNominal(atom)) return !tells && !isNoun(next) && !goesOnAs && !OWNER.test(lowerOf(atom));
  if (atom?.kind === "axis") return last > first + 1;
  return !isNominal(row[first]) && last > first && next?.kind !== "word";
}

/** Done to something: "lowered blood pressure", "cut its workforce". */
const hasObject = (row: readonly Atom[], at: number): boolean => {
  const next = row[at + 1];
  return isNoun(next) || (isWord(next) && next.tag === "det");
};

/** A clause with its own subject is told: "analysts expect earnings", "the drug lowered blood pressure"; not "dogs adopted last year", "books I read". */
const tellsClause = (row: readonly Atom[], first: number, last: number): boolean =>
  row.slice(first + 1, last + 1).some((atom, at) => {
    if (!isVerb(atom) || !isNoun(row[first + at])) return false;
    if (AUXILIARIES.has(atom.lower)) return true;
    const done = DONE.test(atom.lower) || PARTICIPLE_OF.has(atom.lower);
    return done || atom.lower === "cut" ? hasObject(row, first + 1 + at) : !isNominal(atom);
  });

/** In the order of the text, the shorter first. */
export function titleSpans(row: readonly Atom[]): TitleSpan[] {
  const spans: TitleSpan[] = [];
  for (const [first, opening] of row.entries()) {
    if (!opens(row, first)) continue;
    const cut = isNominal(opening) ? nounsBefore(row, first) : 0;
    for (let last = first; last < Math.min(row.length, first + LONGEST); last++) {
      const atom = row[last];
      if (!atom || !goesOn(atom)) break;
      if (closes(row, first, last) && !tellsClause(row, first, last))
        spans.push({ first, last, start: opening.start, end: atom.end, cut });
    }
  }
  return spans;
}
