/**
 * The frame that all readers share: the chosen figures in order and the gaps between them, cut into pieces.
 * "12 people in Berlin, 7 in Lisbon" → gaps [""], ["people in Berlin", ""], ["in Lisbon"]
 */
import type { AxisMark, Figure } from "../recognize/mention.ts";
import { perText, perThing } from "../text/per-text.ts";
import type { Scan } from "../text/scan.ts";
import type { Atom } from "./sentence/atom.ts";

/** A stretch of a gap without boundaries inside. */
export type Piece = {
  atoms: readonly Atom[];
  /** Strength of the boundary in front and behind; 0 where the figure touches. */
  before: number;
  after: number;
  /** The marks themselves. */
  beforeMark: string;
  afterMark: string;
};

/** What stands between two figures (or before the first, after the last). */
export type Gap = { atoms: readonly Atom[]; pieces: readonly Piece[]; axes: readonly AxisMark[]; strength: number };

export type Statement = {
  scan: Scan;
  atoms: readonly Atom[];
  figures: readonly Figure[];
  /** One more than figures. */
  gaps: readonly Gap[];
};

const isNoise = (atom: Atom): boolean => atom.kind === "mark" && atom.strength === 0 && atom.lower !== "&";

/** Strength at which joining words split this gap: they join names where a stronger mark stands beside them. */
function splitStrength(atoms: readonly Atom[], inner: boolean): number {
  let strongest = 0;
  for (const atom of atoms)
    if (atom.kind === "mark" && atom.lower !== ":" && atom.lower !== "(" && atom.lower !== ")")
      strongest = Math.max(strongest, atom.strength);
  if (inner) return strongest > 4 ? 4.1 : 2;
  return 4.1;
}

/** Cuts atoms at boundaries of at least `from`; brackets, colons and lines always cut. */
export function piecesOf(atoms: readonly Atom[], from: number): Piece[] {
  const pieces: Piece[] = [];
  let current: Atom[] = [];
  let before = 0;
  let beforeMark = "";
  const close = (strength: number, mark: string): void => {
    if (current.length > 0 || pieces.length === 0)
      pieces.push({ atoms: current, before, after: strength, beforeMark, afterMark: mark });
    else {
      const last = pieces.at(-1);
      if (last)
        pieces[pieces.length - 1] = {
          ...last,
          after: Math.max(last.after, strength),
          afterMark: strength >= last.after ? mark : last.afterMark,
        };
    }
    before = current.length > 0 || pieces.length === 1 ? strength : Math.max(before, strength);
    beforeMark = mark;
    current = [];
  };
  for (const atom of atoms) {
    if (isNoise(atom)) continue;
    if (
      atom.kind === "mark" &&
      (atom.strength >= from || atom.lower === ":" || atom.lower === "(" || atom.lower === ")" || atom.strength === 2.5)
    )
      close(atom.strength, atom.lower);
    else current.push(atom);
  }
  if (current.length > 0 || pieces.length === 0)
    pieces.push({ atoms: current, before, after: 0, beforeMark, afterMark: "" });
  return pieces;
}

type Known = { gap: Gap; inner: boolean };

/** Gaps of a text by where they start. */
const gapsAt = perText((_: number): Known[] => []);

/** What tells atoms of one place apart. */
const classOf = (atom: Atom): unknown =>
  atom.kind === "word" ? atom.tag : atom.kind === "mark" ? atom.strength : atom.kind === "axis" && atom.axis;

const isAlike = (one: Atom, two: Atom | undefined): boolean =>
  one === two || (one.start === two?.start && classOf(one) === classOf(two));

/**
 * A gap of these atoms; `inner` where figures stand on both sides. Choices of figures that agree on two neighbours share
 * what stands between them, so that its names are looked for once.
 */
export function gapOf(atoms: readonly Atom[], inner: boolean): Gap {
  const [first] = atoms;
  const known = first ? gapsAt(first.start) : [];
  for (const one of known)
    if (
      one.inner === inner &&
      one.gap.atoms.length === atoms.length &&
      one.gap.atoms.every((atom, at) => isAlike(atom, atoms[at]))
    )
      return one.gap;
  const axes: AxisMark[] = [];
  let strength = 0;
  for (const atom of atoms)
    if (atom.kind === "mark") strength = Math.max(strength, atom.strength);
    else if (atom.kind === "axis") axes.push(atom.axis);
  const gap = { atoms, axes, strength, pieces: piecesOf(atoms, splitStrength(atoms, inner)) };
  known.push({ gap, inner });
  return gap;
}

export const statementOf = perThing((scan, atoms: readonly Atom[]): Statement => {
  const figures: Figure[] = [];
  const gaps: Gap[] = [];
  let current: Atom[] = [];
  for (const atom of atoms) {
    if (atom.kind === "figure") {
      gaps.push(gapOf(current, figures.length > 0));
      figures.push(atom.figure);
      current = [];
    } else current.push(atom);
  }
  gaps.push(gapOf(current, false));
  return { scan, atoms, figures, gaps };
});
