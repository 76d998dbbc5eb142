/**
 * What the readers walk over: mentions and words in one row.
 * "Chrome 65%, Safari 19%" → word Chrome · figure 65 · mark , · word Safari · figure 19
 */
import type { AxisMark, Figure } from "../recognize/mention.ts";
import type { Token } from "../text/token.ts";

export type Tag = "det" | "prep" | "conj" | "pron" | "verb" | "adv" | "noun" | "name" | "number";

type Place = { start: number; end: number };
export type WordAtom = Place & { kind: "word"; token: Token; lower: string; tag: Tag };
/** A mark, with its strength as a boundary: 9 line, 8 sentence, 7 semicolon, 5 comma, 0 none. Strong conjunctions too. */
export type MarkAtom = Place & { kind: "mark"; lower: string; strength: number };
export type FigureAtom = Place & { kind: "figure"; figure: Figure };
export type AxisAtom = Place & { kind: "axis"; axis: AxisMark };
export type Atom = WordAtom | MarkAtom | FigureAtom | AxisAtom;
