/** Pairs of figures that are set against each other: "11 games to 4", "7–3", "82 v 61", "17 to their 12". */
import { wordSet } from "../../lexicon/closed-class.ts";
import { type Atom, lowerOf } from "../sentence/atom.ts";
import type { Gap } from "../statement.ts";

const LINKS = wordSet("to – - v vs vs. versus against /");
/** Words that may stand beside the mark or word that sets two figures against each other: "games to Town's". */
const MOST_WORDS = 5;

export const isLink = (atom: Atom): boolean => (atom.kind === "mark" || atom.kind === "word") && LINKS.has(atom.lower);

/** Nothing but "to", a dash or the like, and what is counted, stands between the two figures of a pair. */
export const setsAgainst = (gap: Gap | undefined): boolean =>
  gap !== undefined &&
  gap.atoms.length <= MOST_WORDS + 1 &&
  gap.strength < 5 &&
  gap.atoms.some(isLink) &&
  gap.atoms.every((atom) => isLink(atom) || (atom.kind === "word" && atom.tag !== "verb") || noise(atom));

const WAS = wordSet("was were from formerly previously previous prev prior");

/** ", up from", "(was": what stands behind was so before. */
export const tellsPast = (gap: Gap | undefined): boolean => gap?.atoms.some((atom) => WAS.has(lowerOf(atom))) === true;

/** ", up from 31", " trams, it was 31": nothing else in front of the second figure but that it was so before. */
export const wasBefore = (gap: Gap | undefined): boolean => {
  const atoms = gap?.atoms ?? [];
  const mark = atoms.findLastIndex(({ kind }) => kind === "mark");
  const words = atoms.slice(mark + 1);
  const told = mark >= 0 || words.some((atom) => BACK.has(lowerOf(atom)));
  return (
    told &&
    tellsPast(gap) &&
    (gap?.strength ?? 0) < 6 &&
    atoms.every(({ kind }) => kind !== "axis") &&
    words.every((atom) => atom.kind === "word" && SMALL.has(atom.tag))
  );
};

const BACK = wordSet("up down was were");
const SMALL = wordSet("adv prep verb pron det");

const noise = (atom: Atom): boolean => atom.kind === "mark" && atom.strength === 0;
