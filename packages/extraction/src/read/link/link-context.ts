/** What the features of a text are seen against: its figures, gaps and names, and the place of a feature in the table. */
import type { Figure } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import { inBrackets, unitKey } from "../drop-cost.ts";
import type { Gap } from "../statement.ts";
import type { Candidate, GapItems } from "./label-candidates.ts";

const BITS = 14;
export const LINK_SIZE = 1 << BITS;

/** Place of a feature in the weight table. */
export const place = (template: number, value: number): number =>
  Math.imul((template * 0x9e3779b1) ^ Math.imul(value + 1, 0x85ebca6b), 0xc2b2ae35) >>> (32 - BITS);

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

/** The last word of a name. */
export const headOf = ({ key }: Candidate): string => key.slice(key.lastIndexOf(" ") + 1);

const headCounts = (rows: readonly GapItems[]): Map<string, number> => {
  const heads = new Map<string, number>();
  for (const { candidates } of rows)
    for (const candidate of candidates)
      if (candidate.kind < 3) heads.set(headOf(candidate), (heads.get(headOf(candidate)) ?? 0) + 1);
  return heads;
};

export const contextOf = (
  scan: Scan,
  { figures, gaps }: { figures: readonly Figure[]; gaps: readonly Gap[] },
  rows: readonly GapItems[],
  hints: readonly Hint[],
): Context => ({
  hints,
  scan,
  figures,
  gaps,
  rows,
  heads: headCounts(rows),
  brackets: figures.map((figure) => inBrackets(scan, figure)),
  units: figures.map(unitKey),
});
