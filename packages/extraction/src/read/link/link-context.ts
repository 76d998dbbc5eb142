/** What the features of a text are seen against: its figures, gaps and names, and the place of a feature in the table. */
import type { Figure } from "../../recognize/mention.ts";
import { type Scan, tokenAt } from "../../text/scan.ts";
import { wordHash } from "../name-key.ts";
import { inBrackets, unitKey } from "../rank/drop-cost.ts";
import type { Gap } from "../statement.ts";
import type { Cues } from "./cues.ts";
import type { GapItems } from "./label-candidates.ts";

const BITS = 14;
export const LINK_SIZE = 1 << BITS;

/** Bits of a place in a table of so many places that a sign's hash is short of. */
export const shiftFor = (size: number): number => 32 - Math.round(Math.log2(size));

/** A value scrambled once, for all the templates that it is seen under. */
export const mixed = (value: number): number => Math.imul(value + 1, 0x85ebca6b);

/** Place of a scrambled feature in the weight table. */
export const placeOfMixed = (template: number, value: number, shift: number): number =>
  Math.imul(Math.imul(template, 0x9e3779b1) ^ value, 0xc2b2ae35) >>> shift;

export type Context = {
  scan: Scan;
  figures: readonly Figure[];
  gaps: readonly Gap[];
  rows: readonly GapItems[];
  /** How often a candidate's last word stands among the candidates. */
  heads: ReadonlyMap<string, number>;
  brackets: readonly boolean[];
  units: readonly string[];
  /** What the rules' best readings make of each figure. */
  hints: readonly Hint[];
  /** Hash of the word or mark before each figure, and behind it. */
  wordsBefore: readonly number[];
  wordsAfter: readonly number[];
  /** The text says "respectively". */
  respective: boolean;
  /** Some figure has a unit. */
  anyUnit: boolean;
  /** What words say, where they are known. */
  cues: Cues | null;
  /** Marks of time that are beyond doubt. */
  firmAxes: number;
};

/** One reading of the rules: its names for each figure it takes, by the figure's place, and whether it has several series. */
export type Hint = { names: ReadonlyMap<number, ReadonlySet<string>>; grouped: boolean };

export const strengthBucket = (strength: number): number =>
  strength <= 0
    ? 0
    : strength <= 3
      ? 1
      : strength < 4.4
        ? 2
        : strength <= 4.5
          ? 3
          : strength <= 5
            ? 4
            : strength <= 6
              ? 5
              : strength <= 7
                ? 6
                : strength <= 8
                  ? 7
                  : 8;

/** What tells a word beside a figure; marks have numbers of their own. */
const besideHash = (scan: Scan, at: number): number => {
  const { kind, lower } = tokenAt(scan, at);
  return kind === "word" ? wordHash(lower) : 1100 + wordHash(lower);
};

const headCounts = (rows: readonly GapItems[]): Map<string, number> => {
  const heads = new Map<string, number>();
  for (const { candidates } of rows)
    for (const candidate of candidates)
      if (candidate.kind < 3) heads.set(candidate.head, (heads.get(candidate.head) ?? 0) + 1);
  return heads;
};

export function contextOf(
  scan: Scan,
  { figures, gaps }: { figures: readonly Figure[]; gaps: readonly Gap[] },
  rows: readonly GapItems[],
  hints: readonly Hint[],
  cues: Cues | null = null,
): Context {
  const units = figures.map(unitKey);
  return {
    hints,
    cues,
    scan,
    figures,
    gaps,
    rows,
    heads: headCounts(rows),
    brackets: figures.map((figure) => inBrackets(scan, figure)),
    units,
    anyUnit: units.some((unit) => unit !== ""),
    firmAxes: gaps.reduce((sum, { axes }) => sum + axes.filter(({ shy }) => shy !== true).length, 0),
    wordsBefore: figures.map(({ from }) => besideHash(scan, from - 1)),
    wordsAfter: figures.map(({ to }) => besideHash(scan, to)),
    respective: scan.words.has("respectively"),
  };
}
