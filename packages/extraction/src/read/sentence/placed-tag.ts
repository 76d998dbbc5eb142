/** Words whose class shows in a fixed phrase or in what stands beside them: "everything else", "turns out", the letter A. */
import { ADVERBS, AUXILIARIES, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { isCapital } from "../../text/capital.ts";
import { type Atom, isMark, isNoun, isWord, lowerOf, type Tag, type WordAtom } from "./atom.ts";
import { closedTag, isAllCaps } from "./word-class.ts";

/** A word whose place must tell its class. */
export const isOpen = (atom: Atom | undefined): atom is WordAtom => isWord(atom) && closedTag(atom.lower) === null;

const nextLower = (atoms: readonly Atom[], at: number): string => lowerOf(atoms[at + 1]);

/** "A takes 4 h" and "of A" name a thing; "A mere 4" opens a noun. */
function isLetter(atoms: readonly Atom[], at: number): boolean {
  const next = atoms[at + 1];
  return (
    next?.kind !== "word" ||
    atoms[at - 1]?.kind === "word" ||
    closedTag(next.lower) !== null ||
    verbSense(next.lower) === "verb"
  );
}

/** "a 10, b 20", "a=1, b=2": a letter with a figure of its own. */
const isListed = (atoms: readonly Atom[], letter: string): boolean =>
  atoms.some((atom, at) => {
    const next = atoms[at + 1];
    const owns = next?.kind === "figure" || (next?.kind === "mark" && ["=", ":"].includes(next.lower));
    return owns && atom.kind === "word" && atom.lower === letter;
  });

/** Pronouns that are also written as a name of their own: "in the US", "our IT staff", "the WHO". */
const ACRONYMS = wordSet("us it who");

/** Two words that set the tone and name nothing: the second ones by the first. */
const IDIOMS: ReadonlyMap<string, readonly string[]> = new Map(
  "on average,a bit,in total all fact turn reality comparison contrast,at least most last,of course,for example instance,so far,as well always,no surprise less doubt,by far comparison contrast,more like"
    .split(",")
    .map((words) => [words.split(" ")[0] ?? "", words.split(" ").slice(1)]),
);
const isIdiom = (first: string, second: string): boolean => IDIOMS.get(first)?.includes(second) === true;

export const isTagged = (atom: Atom | undefined, tag: Tag): boolean => atom?.kind === "word" && atom.tag === tag;

const isText = (atom: Atom, text: string): boolean => atom.kind === "word" && atom.token.text === text;

/** The text is all capitals. */
const shouts = (atoms: readonly Atom[]): boolean =>
  !atoms.some((atom) => atom.kind === "word" && atom.lower.length > 1 && !isAllCaps(atom.token.text));

/** The text names things by letters or by roman numbers: "B", "II". */
const names = (atoms: readonly Atom[], text: string): boolean => atoms.some((atom) => isText(atom, text));

/** "team b": such things are named by letters. */
const isLettered = (atoms: readonly Atom[], lower: string): boolean =>
  atoms.some((atom, at) => atom.kind === "word" && atom.lower === lower && nextLower(atoms, at) === "b");

/** Words whose class shows in a fixed phrase: "everything else", "turns out", "the same"; "the US" is no "us". */
export function placedTag(atoms: readonly Atom[], at: number, { lower, token }: WordAtom): Tag | null {
  const before = atoms[at - 1];
  if (ACRONYMS.has(lower) && isAllCaps(token.text) && !shouts(atoms)) return "name";
  if (token.text === "A" && names(atoms, "B") && isLetter(atoms, at)) return "name";
  if (lower === "a" && before?.kind === "word" && isLettered(atoms, before.lower)) return "name"; // "team a 3, team b 6"
  if (lower === "a" && isListed(atoms, "a") && isListed(atoms, "b")) return "name"; // "a=1, b=2"
  if (token.text === "I" && names(atoms, "II")) return "name"; // "stages I, II and III"
  const inside = before !== undefined && !(before.kind === "mark" && before.strength >= 8);
  if (inside && lower.endsWith("ly") && isCapital(token.text) && !ADVERBS.has(lower)) return "name"; // "Stilton and Caerphilly"
  const previous = lowerOf(before);
  const then = atoms[at + 1];
  const next = nextLower(atoms, at);
  if (lower.startsWith("every") && next === "else") return "noun";
  if (lower === "else" && previous.startsWith("every")) return "noun";
  if (lower === "turns" && next === "out") return "adv";
  if (
    (lower === "left" || lower === "right") &&
    then?.kind === "word" &&
    closedTag(next) === null &&
    before?.kind !== "word"
  )
    return "noun";
  if (lower === "handed" && (previous === "left" || previous === "right")) return "noun";
  if (PLACES.has(lower) && before?.kind !== "word" && closedTag(next) === null) return "noun";
  const slashed = (atom: Atom | undefined): boolean => isMark(atom, "/");
  if (
    token.text === "A" &&
    (slashed(before) ||
      slashed(then) ||
      isNoun(before) ||
      (then?.kind === "figure" ? inside : at > 0 && closedTag(next) === "prep")) // not "Aftertaste? A 4"
  )
    return "name";
  if (isIdiom(lower, next) || isIdiom(previous, lower)) return "adv";
  if (lower === "like" && isTagged(before, "noun") && atoms[at - 2]?.kind === "figure" && then?.kind === "word")
    return "verb"; // "20 kids like football"
  if (lower === "like" && (AUXILIARIES.has(previous) || LIKING.has(previous))) return "verb"; // "30% don't like it"
  if (GERUND_ENDS.has(lower) && previous.endsWith("ing") && then?.kind !== "word") return "noun"; // "£80 on going out"
  const backed = before?.kind === "figure" || isTagged(before, "noun");
  if (lower === "back" && backed && closedTag(next) === "det") return "verb"; // "50% back the plan"
  if (lower === "same" || (lower === "yet" && next === "to")) return "adv";
  if (lower === "to" && previous === "yet") return "verb"; // "10% have yet to reply"
  const denied = previous === "not" && next === "all";
  if ((lower === "at" && denied) || (lower === "all" && previous === "at" && isTagged(before, "noun"))) return "noun"; // "12 not at all"
  const opens = before?.kind !== "word" || isTagged(before, "verb");
  if (DEGREES.has(lower) && opens && isOpen(then)) return "noun"; // "fairly satisfied 41%", not "drinks very different"
  if (DEGREES.has(previous) && isTagged(before, "noun")) return "noun";
  if (then?.kind === "figure" && closedTag(lower) !== null && isAllCaps(token.text)) return "name";
  if (["yes", "no", "none", "neither"].includes(lower) && then?.kind === "figure") return "noun";
  if ((lower === "nothing" || lower === "nobody") && before?.kind === "figure") return "noun"; // "12% nothing would"
  if (["Yes", "No"].includes(token.text) && (AUXILIARIES.has(next) || verbSense(next) === "verb")) return "name"; // "Yes won 54, No took 44"
  if (["yes", "no"].includes(lower) && ANSWERING.has(previous) && !isOpen(then)) return "noun";
  return null;
}

const GERUND_ENDS = wordSet("out away off up");

/** Where something is, or its ends, as a name: "home 9, away 4", "away games 12", "mean 6, max 9"; not "away from home 4". */
const PLACES = wordSet("away abroad elsewhere indoors outdoors min max");
/** Who likes something; "would", "don't" and their kind are auxiliaries. */
const LIKING = wordSet("who to don't doesn't didn't also really");
/** In front of an adjective they part it from its like: "24% very satisfied, 41% fairly satisfied". */
const DEGREES = wordSet("very fairly quite too extremely highly");

/** Verbs that an answer follows: "a tenth say no". */
const ANSWERING = wordSet(`say says said vote voted answer answered replied answering`);
