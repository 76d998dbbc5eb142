/**
 * Where what the text tells of ends: "Deaths on the roads" fell, "Cinema visits per head" halved, "The share of people
 * working from home" rose. A verb with its own words behind it and another verb after them tells of nothing: it describes
 * what the second one tells of, or is a noun.
 */
import { verbSense } from "../lexicon/morphology.ts";
import type { Phrase } from "../read/sentence/phrase.ts";

const joins = (phrase: Phrase | undefined): phrase is Phrase => phrase !== undefined && !phrase.fresh;
/** "as our readers rate it", "than last year" */
const COMPARING: ReadonlySet<string> = new Set(["as", "than", "like"]);
const isAbout = (phrase: Phrase | undefined): boolean =>
  joins(phrase) && phrase.kind === "pp" && !COMPARING.has(phrase.head);
const tells = (phrase: Phrase | undefined): boolean => joins(phrase) && phrase.kind === "vp";

/** "Reading scores of pupils", "visits per head": a noun that could be a verb, with what it is of. */
const isNoun = (verb: Phrase | undefined, next: Phrase | undefined): boolean =>
  verb?.words.length === 1 &&
  /[^s]s$/u.test(verb.head) && // catches "visits", not "guess" or "grew"
  verbSense(verb.head) === "either" &&
  next !== undefined &&
  !next.fresh &&
  (next.head === "of" || next.head === "per");

/** "Pay for nurses starts at", "Working from home costs": opens with a noun that could be a verb. */
export const opensAsNoun = (phrases: readonly Phrase[]): boolean => {
  const [verb, next] = phrases;
  const at = phrases.findIndex((phrase, place) => place > 0 && !isAbout(phrase));
  return verb?.kind === "vp" && verb.words.length === 1 && isAbout(next) && tells(phrases[at]);
};

/** The last phrase of the subject that opens at `at`. */
export function subjectEnd(phrases: readonly Phrase[], at: number): number {
  let to = at;
  while (isAbout(phrases[to + 1])) to++;
  const verb = phrases[to + 1];
  let next = to + 2;
  while (isAbout(phrases[next])) next++;
  const described = joins(verb) && verb.kind === "vp" && next > to + 2 && tells(phrases[next]);
  if (described || (joins(verb) && isNoun(verb, phrases[to + 2])))
    return next > to + 2 ? subjectEnd(phrases, next - 1) : to + 1;
  return to > at && joins(phrases[to + 1]) && !tells(phrases[to + 1]) && phrases[to + 1]?.kind !== "adv" ? at : to;
}
