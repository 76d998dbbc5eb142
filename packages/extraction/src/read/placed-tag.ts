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

/** Words whose class shows in a fixed phrase or in what stands beside them: "everything else", "turns out", the letter A. */
import { ADVERBS, AUXILIARIES, wordSet } from "../lexicon/closed-class.ts";
import { verbSense } from "../lexicon/morphology.ts";
import { isCapital } from "../text/capital.ts";
import type { Atom, Tag, WordAtom } from "./atom.ts";
import { closedTag, isAllCaps } from "./word-class.ts";

const nextLower = (atoms: readonly Atom[], at: number): string => {
  const next = atoms[at + 1];
  return next?.kind === "word" ? next.lower : "";
};

/** Pronouns that are also written as a name of their own: "in the US", "our IT staff", "the WHO". */
const ACRONYMS = wordSet("us it who");

/** Two words that set the tone and name nothing. */
const IDIOMS: ReadonlySet<string> = new Set(
  "on average,a bit,in total,at least,at most,of course,in all,for example,so far,as well,no surprise,no less,in fact,by far,at last,no doubt,in turn,for instance,in reality,in comparison,in contrast,by comparison,by contrast,more like,as always".split(
    ",",
  ),
);

/** What a text shows of its own habits: whether it is all capitals, whether it names things A, B and C, and which ("team b"). */
export type Habits = {
  shouts: boolean;
  letters: boolean;
  romans: boolean;
  listed: boolean;
  lettered: readonly string[];
};

export const isTagged = (atom: Atom | undefined, tag: Tag): boolean => atom?.kind === "word" && atom.tag === tag;

const isText = (atom: Atom, text: string): boolean => atom.kind === "word" && atom.token.text === text;

/** "a 10, b 20", "a=1, b=2": a letter with a figure of its own. */
const isListed = (atoms: readonly Atom[], letter: string): boolean =>
  atoms.some((atom, at) => {
    const next = atoms[at + 1];
    const owns = next?.kind === "figure" || (next?.kind === "mark" && ["=", ":"].includes(next.lower));
    return owns && atom.kind === "word" && atom.lower === letter;
  });

export const habitsOf = (atoms: readonly Atom[]): Habits => ({
  shouts: !atoms.some((atom) => atom.kind === "word" && atom.lower.length > 1 && atom.token.text === atom.lower),
  letters: atoms.some((atom) => isText(atom, "B")),
  romans: atoms.some((atom) => isText(atom, "II")),
  lettered: atoms.flatMap((atom, at) => (nextLower(atoms, at) === "b" && atom.kind === "word" ? atom.lower : [])),
  listed: isListed(atoms, "a") && isListed(atoms, "b"),
});

/** Words whose class shows in a fixed phrase: "everything else", "turns out", "the same"; "the US" is no "us". */
export function placedTag(atoms: readonly Atom[], at: number, { lower, token }: WordAtom, habits: Habits): Tag | null {
  const before = atoms[at - 1];
  if (isAllCaps(token.text) && !habits.shouts && ACRONYMS.has(lower)) return "name";
  if (token.text === "A" && habits.letters && isLetter(atoms, at)) return "name";
  if (lower === "a" && before?.kind === "word" && habits.lettered.includes(before.lower)) return "name"; // "team a 3, team b 6"
  if (lower === "a" && habits.listed) return "name";
  if (token.text === "I" && habits.romans) return "name"; // "stages I, II and III"
  const inside = before !== undefined && !(before.kind === "mark" && before.strength >= 8);
  if (inside && lower.endsWith("ly") && isCapital(token.text) && !ADVERBS.has(lower)) return "name"; // "Stilton and Caerphilly"
  const shouted = isAllCaps(token.text) && atoms[at + 1]?.kind === "figure";
  const previous = before?.kind === "word" ? before.lower : "";
  const then = atoms[at + 1];
  if (lower.startsWith("every") && nextLower(atoms, at) === "else") return "noun";
  if (lower === "else" && previous.startsWith("every")) return "noun";
  if (lower === "turns" && nextLower(atoms, at) === "out") return "adv";
  if (
    (lower === "left" || lower === "right") &&
    atoms[at + 1]?.kind === "word" &&
    closedTag(nextLower(atoms, at)) === null &&
    before?.kind !== "word"
  )
    return "noun";
  if (PLACES.has(lower) && before?.kind !== "word" && closedTag(nextLower(atoms, at)) === null) return "noun";
  const slashed = (atom: Atom | undefined): boolean => atom?.kind === "mark" && atom.lower === "/";
  if (
    token.text === "A" &&
    at > 0 &&
    !(before?.kind === "mark" && before.strength >= 8 && then?.kind === "figure") && // "Aftertaste? A 4"
    (then?.kind === "figure" || (then?.kind === "word" && closedTag(then.lower) === "prep"))
  )
    return "name";
  if (token.text === "A" && (slashed(before) || slashed(atoms[at + 1]))) return "name";
  if (token.text === "A" && before?.kind === "word" && ["noun", "name"].includes(before.tag)) return "name";
  if (IDIOMS.has(`${lower} ${nextLower(atoms, at)}`) || IDIOMS.has(`${previous} ${lower}`)) return "adv";
  if (lower === "like" && isTagged(before, "noun") && atoms[at - 2]?.kind === "figure" && then?.kind === "word")
    return "verb"; // "20 kids like football"
  const backed = before?.kind === "figure" || isTagged(before, "noun");
  if (lower === "back" && backed && closedTag(nextLower(atoms, at)) === "det") return "verb"; // "50% back the plan"
  if (GERUND_ENDS.has(lower) && previous.endsWith("ing") && then?.kind !== "word") return "noun"; // "£80 on going out"
  if (lower === "same") return "adv";
  const opens = before?.kind !== "word" || isTagged(before, "verb");
  if (DEGREES.has(lower) && opens && then?.kind === "word" && closedTag(then.lower) === null) return "noun"; // "fairly satisfied 41%", not "drinks very different"
  if (DEGREES.has(previous) && isTagged(before, "noun")) return "noun";
  if (shouted && closedTag(lower) !== null) return "name";
  if (["yes", "no", "none", "neither"].includes(lower) && atoms[at + 1]?.kind === "figure") return "noun";
  if ((lower === "nothing" || lower === "nobody") && before?.kind === "figure") return "noun"; // "12% nothing would"
  const does = then?.kind === "word" && (AUXILIARIES.has(then.lower) || verbSense(then.lower) === "verb");
  if (["Yes", "No"].includes(token.text) && does) return "name"; // "Yes won 54, No took 44"
  if (
    ["yes", "no"].includes(lower) &&
    ANSWERING.has(previous) &&
    !(then?.kind === "word" && closedTag(then.lower) === null)
  )
    return "noun";
  return null;
}

const GERUND_ENDS = wordSet("out away off up");

/** Where something is, or its ends, as a name: "home 9, away 4", "away games 12", "mean 6, max 9"; not "away from home 4". */
const PLACES = wordSet("away abroad elsewhere indoors outdoors min max");
/** In front of an adjective they part it from its like: "24% very satisfied, 41% fairly satisfied". */
const DEGREES = wordSet("very fairly quite too extremely highly");

/** Verbs that an answer follows: "a tenth say no". */
const ANSWERING = wordSet(`say says said vote voted answer answered replied answering`);
