/**
 * What the readers walk over: mentions and words in one row.
 * "Chrome 65%, Safari 19%" → word Chrome · figure 65 · mark , · word Safari · figure 19
 */
import type { AxisMark, Figure } from "../../recognize/mention.ts";
import type { Token } from "../../text/token.ts";

export type Tag = "det" | "prep" | "conj" | "pron" | "verb" | "adv" | "noun" | "name" | "number";

type Place = { start: number; end: number };
export type WordAtom = Place & { kind: "word"; token: Token; lower: string; tag: Tag };
/** A mark, with its strength as a boundary: 9 line, 8 sentence, 7 semicolon, 5 comma, 0 none. Strong conjunctions too. */
export type MarkAtom = Place & { kind: "mark"; lower: string; strength: number };
export type FigureAtom = Place & { kind: "figure"; figure: Figure };
export type AxisAtom = Place & { kind: "axis"; axis: AxisMark };
export type Atom = WordAtom | MarkAtom | FigureAtom | AxisAtom;

export const isWord = (atom: Atom | undefined): atom is WordAtom => atom?.kind === "word";
export const isVerb = (atom: Atom | undefined): atom is WordAtom & { tag: "verb" } =>
  isWord(atom) && atom.tag === "verb";
export const isNoun = (atom: Atom | undefined): atom is WordAtom & { tag: "noun" | "name" } =>
  isWord(atom) && (atom.tag === "noun" || atom.tag === "name");

/** Nothing where it is no word. */
export const lowerOf = (atom: Atom | undefined): string => (isWord(atom) ? atom.lower : "");
export const isMark = (atom: Atom | undefined, lower: string): atom is MarkAtom =>
  atom?.kind === "mark" && atom.lower === lower;

export const wordsIn = (atoms: readonly Atom[] = []): WordAtom[] => atoms.filter(isWord);
export const axesIn = (atoms: readonly Atom[]): AxisMark[] =>
  atoms.flatMap((atom) => (atom.kind === "axis" ? [atom.axis] : []));
