/**
 * Word classes, as far as names and verbs must be told apart: closed classes by list, the rest by ending and place.
 * "the Corolla sips just" → det name verb adv; "server costs" → noun noun; "it costs" → pron verb
 */
import { AUXILIARIES, wordSet } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { NOT_VERBS } from "../../lexicon/nouns.ts";
import { isCapital } from "../../text/capital.ts";
import { type Atom, isMark, isNoun, isVerb, lowerOf, type Tag, type WordAtom } from "./atom.ts";
import { isOpen, isTagged, placedTag } from "./placed-tag.ts";
import { closedTag, isAllCaps } from "./word-class.ts";

const endsNoun = (atom: Atom | undefined): boolean =>
  atom?.kind === "word" ? isNoun(atom) || atom.tag === "pron" : atom?.kind === "axis" || isMark(atom, ")");

const opensPhrase = (atom: Atom | undefined): boolean => {
  if (atom === undefined) return true;
  if (atom.kind === "figure" || atom.kind === "axis") return true;
  if (atom.kind === "mark") return atom.strength >= 4 || atom.lower === ":";
  const tag = closedTag(atom.lower);
  return tag !== null || isCapital(atom.token.text);
};

/** Open a noun phrase as an article does: "First place wins $500". */
const PLACINGS = wordSet("first second third");

const opensWithDeterminer = (atoms: readonly Atom[], at: number): boolean => {
  for (let step = at - 1; step >= Math.max(0, at - 4); step--) {
    const atom = atoms[step];
    if (atom?.kind !== "word") return false;
    if (atom.tag === "det" || PLACINGS.has(atom.lower)) return true;
    if (atom.lower === "of") continue;
    if (atom.tag === "prep" || atom.tag === "verb" || atom.tag === "conj") return false;
  }
  return false;
};

const isName = (atom: Atom | undefined): boolean => atom?.kind === "word" && isCapital(atom.token.text);

/** Verbs whose past is no other form. */
const PASTS = wordSet("cost hit beat cut shed spread put set let");

const MODALS = wordSet("will would could should might must can may");

/** "Ann cooks 4 and cleans 1, Hugo cooks 1 and cleans 3": told twice, in line with a verb of the same form. */
function followsVerb(atoms: readonly Atom[], at: number, lower: string): boolean {
  const figure = atoms.findLastIndex(({ kind }, other) => other < at && kind === "figure");
  const verb = atoms[figure - 1];
  const again = atoms.filter((atom) => atom.kind === "word" && atom.lower === lower).length > 1;
  return again && isJoin(atoms[at - 1]) && isVerb(verb) && /[^s]s$/u.test(verb.lower); // catches "cooks", not "pass"
}

const FINITE = /^(?:is|are|was|were|ha[sd]|have|rose|fell|went|grew|.+ed)$/; // catches "dropped" and "rose", not "rise"

const RELATIVES = wordSet("who which that what where when he she it they we i you");

/** "House prices here rose", "GCSE passes 2022–2024:": a verb or a colon is still to come in front of the figure. */
function headsClause(atoms: readonly Atom[], from: number): boolean {
  const after = atoms.slice(from, from + 6);
  const end = after.findIndex((atom) => atom.kind === "figure" || (atom.kind === "mark" && !"–-".includes(atom.lower)));
  const colon = end > 0 && isMark(after[end], ":") && after.slice(0, end).every(({ kind }) => kind !== "word");
  const finite = after.slice(0, Math.max(end, 0)).findIndex((atom) => FINITE.test(lowerOf(atom)));
  const between = after.slice(0, Math.max(finite, 0)).map(lowerOf);
  const last = closedTag(between.at(-1) ?? "");
  return colon || (finite > 0 && !between.some((word) => RELATIVES.has(word)) && last !== "det" && last !== "prep");
}

/** True where an either-way word (cost, runs, votes) is a verb here. */
function isVerbHere(atoms: readonly Atom[], at: number, lower: string): boolean {
  const before = atoms[at - 1]?.kind === "axis" ? atoms[at - 2] : atoms[at - 1];
  const after = atoms[at + 1];
  const bare = !/(?:s|ed)$/u.test(lower) && !PASTS.has(lower); // catches "bill", not "costs"
  const agrees = !bare || before?.kind !== "word" || before.tag !== "noun" || before.lower.endsWith("s"); // "grocery bill"
  if (
    agrees &&
    after?.kind === "word" &&
    after.tag === "noun" &&
    closedTag(after.lower) === "prep" &&
    atoms[at + 2]?.kind === "figure" &&
    endsNoun(before)
  )
    return true;
  if (before?.kind === "word" && (before.tag === "pron" || before.lower === "to" || before.tag === "adv")) {
    const described = before.tag === "adv" && before.lower !== "same" && isTagged(atoms[at - 2], "det"); // "a later start"
    return !described && !["their", "its"].includes(before.lower);
  }
  if (isVerb(before)) return MODALS.has(before.lower); // "would cost", not "had fires"
  const people = PEOPLE.has(lowerOf(before)) && atoms[at - 2]?.kind !== "mark";
  if (people && bare && (after === undefined || (after.kind === "word" && !isName(after)))) return true; // "31% of teens drink coffee"
  const shared = before?.kind === "figure" && before.figure.unit?.symbol === "%";
  if (shared && closedTag(lowerOf(after)) === "det") return true; // "49% trust the police"
  if (after?.kind === "figure" && lower.endsWith("s") && followsVerb(atoms, at, lower)) return true;
  const by = (atom: Atom): boolean => lowerOf(atom) === "by";
  if (PASTS.has(lower)) {
    const near = atoms.slice(at + 1, at + 5).findIndex(by);
    if (near >= 0 && atoms[at + near + 2]?.kind === "figure") return true; // "the drug cut symptoms by 42%"
  }
  if (!endsNoun(before) || !opensPhrase(after) || before?.kind !== "word") return false;
  if (isName(before) && isName(after) && !isName(atoms[at])) return true; // "Ajax lead PSV"
  if (lower.endsWith("ed")) return true;
  const capital = isCapital(before.token.text) || before.tag === "name";
  if (capital && closedTag(lowerOf(after)) === "det") return true; // "Lynx win the aces"
  const plural = before.lower.endsWith("s") || PEOPLE.has(before.lower); // "boys walk", "men sleep 7.1"
  if (after?.kind === "mark") return capital && /^(?:lead|trail|follow)s?$/.test(lower); // "Ajax leads;", not "Home visits:"
  if (PASTS.has(lower) && after?.kind === "figure" && (capital || opensWithDeterminer(atoms, at))) return true; // "The G7 summit cost 2.1m"
  if (lower.endsWith("s"))
    return (
      (capital && (/['’]s$/u.test(before.lower) || !headsClause(atoms, at + 1))) ||
      (opensWithDeterminer(atoms, at) && singular(before.lower) === before.lower)
    );
  return plural && (after?.kind === "word" || after?.kind === "figure");
}

/** "Shots were", "Costs are": what opens a clause in front of an auxiliary is its subject. */
const isAuxiliary = (atom: Atom | undefined): boolean => AUXILIARIES.has(lowerOf(atom));

const isJoin = (atom: Atom | undefined): boolean =>
  atom?.kind === "mark" && (atom.lower === "and" || atom.lower === "or");

/** "Ana's pay packet": what a name owns is no verb, not "Ana's won 9". */
const isOwner = (before: WordAtom, after: Atom | undefined): boolean =>
  isNoun(before) && /['’]s$/u.test(before.lower) && isOpen(after); // catches "Ana's", not "boys"

const PEOPLE = wordSet(
  "men women children people police boys girls kids teens adults pupils students workers voters parents",
);
const OBJECTS = wordSet("me us him them");

/** The class of a word that its place must tell: "on rented and owned land" has no verb. */
function openTag(atoms: readonly Atom[], at: number, word: WordAtom): Tag {
  const { lower, token } = word;
  const before = atoms[at - 1];
  const after = atoms[at + 1];
  const opens = before === undefined || (before.kind === "mark" && (before.strength >= 4.5 || before.lower === ":"));
  if (before?.kind === "word" && /['’](?:ll|d|t)$/u.test(before.lower)) return "verb"; // catches "you'll" and "don't", not "girls'"
  const capital = isCapital(token.text);
  const sense = verbSense(lower);
  if (capital && !opens && !isAllCaps(token.text)) return "name";
  const starts = before === undefined || (before.kind === "mark" && before.strength >= 8);
  if (sense === null || NOT_VERBS.has(lower)) return capital && !starts ? "name" : "noun";
  const afterDeterminer =
    before?.kind === "word" && (before.tag === "det" || before.lower === "of" || isOwner(before, after));
  if (sense === "verb") {
    const object =
      (isTagged(before, "prep") && /[^s]s$/u.test(lower)) || // catches "among graduates", not "by 5 press"
      (opens && lowerOf(after) === "of"); // "ease of use"
    if (afterDeterminer || ((object || (opens && isAuxiliary(after))) && !AUXILIARIES.has(lower))) return "noun";
    const goal = atoms[at + 2];
    if (lower === "leaving" && ["to", "for"].includes(lowerOf(goal))) return "verb"; // "leaving 13 to the others"
    const compound = goal?.kind === "figure" && isOpen(after) && !isCapital(after.token.text); // ", living room 24"
    if (lower.endsWith("ing") && opens && isMark(before, ",") && after?.kind === "word" && !compound) return "verb";
    if (lower.endsWith("ing"))
      return before?.kind === "word" && (before.tag === "verb" || before.tag === "pron") ? "verb" : "noun";
    const described =
      lower.endsWith("ed") &&
      ((isTagged(before, "prep") && (isJoin(after) || isOpen(after))) ||
        (isJoin(before) && isTagged(atoms[at - 2], "noun") && isTagged(atoms[at - 3], "prep")) ||
        (isOpen(after) &&
          ((opens && verbSense(after.lower) !== "verb") ||
            (isTagged(before, "noun") && isTagged(atoms[at - 2], "det") && goal?.kind === "figure")))); // "the old converted barn 12"
    if (described || (opens && capital && after?.kind === "figure")) return "noun";
    return "verb";
  }
  if (afterDeterminer) return "noun";
  if (OBJECTS.has(lowerOf(after))) return "verb"; // ", the old choice, sets them back 190"
  return isVerbHere(atoms, at, lower) ? "verb" : capital ? "name" : "noun";
}

const hasCapital = (atom: Atom | undefined): boolean =>
  atom?.kind === "word" && isCapital(atom.token.text) && atom.lower !== "i";

/** "It Ends With Us": capitals in a row, away from the start of a sentence, are a title. */
function inTitleCase(atoms: readonly Atom[], at: number): boolean {
  const before = atoms[at - 1];
  if (
    !hasCapital(atoms[at]) ||
    before === undefined ||
    (before.kind === "mark" && before.strength >= 6) ||
    before.kind === "figure"
  )
    return false;
  return (before.kind === "word" && before.tag === "name" && hasCapital(before)) || hasCapital(atoms[at + 1]);
}

/** Sets the tag of every word atom, left to right. */
export function tagWords(atoms: Atom[]): void {
  const shouts = atoms.every((atom) => atom.kind !== "word" || atom.token.text === atom.token.text.toUpperCase()); // "OMAR GOT 7"
  for (const [at, atom] of atoms.entries()) {
    if (atom.kind !== "word" || atom.tag === "name" || atom.tag === "number") continue;
    if (!shouts && inTitleCase(atoms, at)) {
      atom.tag = "name";
      continue;
    }
    const placed = placedTag(atoms, at, atom);
    if (placed) {
      atom.tag = placed;
      continue;
    }
    const closed = closedTag(atom.lower);
    const inside = isCapital(atom.token.text) && atoms[at - 1]?.kind === "word" && atom.lower.length > 1;
    const named = inside && closed !== "pron" && closed !== "det" && !isAllCaps(atom.token.text);
    atom.tag = closed === null ? openTag(atoms, at, atom) : named ? "name" : closed;
  }
}
