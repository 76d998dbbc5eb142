/**
 * Which figures belong together: all of them, without the weak ones, those of one unit, without a total that the
 * others add up to, without one that stands apart. Each choice has its price; the readers try them all.
 */

import { type Figure, isWorkedOut, type Mention } from "../recognize/mention.ts";
import { lowerAt, type Scan } from "../text/scan.ts";
import { countedNoun } from "./labels/counted-noun.ts";
import { dropCost, inBrackets, isNearTotalWord, standsApart, unitKey } from "./rank/drop-cost.ts";
import { foreignFigures } from "./rank/foreign.ts";

export type Selection = {
  figures: readonly Figure[];
  /** What it costs to leave the others out. */
  cost: number;
  /** A stated sum of the chosen ones, or a whole they are parts of. */
  total: Figure | null;
  /** How many of the chosen are of another kind than most. */
  foreign: number;
};

/** Price of leaving out a figure of another kind. */
const FOREIGN_DROP = 0.15;
const MAX_SELECTIONS = 6;
/** Beyond this many figures nothing is left out: keeps the work linear. */
const MOST_FIGURES = 32;

const selectionOf = (
  scan: Scan,
  all: readonly Figure[],
  figures: readonly Figure[],
  total: Figure | null,
  foreign: ReadonlySet<Figure>,
): Selection => ({
  figures,
  total,
  foreign: figures.filter((figure) => foreign.has(figure)).length,
  cost: all.reduce(
    (sum, figure) =>
      figures.includes(figure) || (figure === total && addsUp(figures, figure))
        ? sum
        : sum + (foreign.has(figure) ? FOREIGN_DROP : dropCost(scan, figure, figures)),
    0,
  ),
});

const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(1e-9, Math.abs(b) * 0.001);

const addsUp = (parts: readonly Figure[], total: Figure): boolean =>
  isClose(
    parts.reduce((sum, { value }) => sum + value, 0),
    total.value,
  );

/** The figure that is the sum of all others, if there is one. */
export function totalIn(figures: readonly Figure[]): Figure | null {
  if (figures.length < 3 || figures.some(({ unit }) => unit?.symbol === "%")) return null;
  const sum = figures.reduce((all, { value }) => all + value, 0);
  const fits = figures.filter(
    (figure) => isClose(sum - figure.value, figure.value) && figure.value > 0 && !isWorkedOut(figure),
  );
  const total = fits.find(({ weak }) => !weak) ?? fits[0];
  if (!total) return null;
  const at = figures.indexOf(total);
  const mixed =
    new Set(
      figures
        .filter((figure) => figure !== total)
        .map(unitKey)
        .filter(Boolean),
    ).size > 1;
  return !mixed && (at === 0 || at === figures.length - 1 || figures.length > 3) ? total : null;
}

/** Figures that may count the same: those without a noun of their own, and those of one noun. */
function byNoun(scan: Scan, figures: readonly Figure[]): Figure[][] {
  const nouns = figures.map((figure) => (figure.bare ? countedNoun(scan, figure) : ""));
  const distinct = [...new Set(nouns)].filter(Boolean);
  if (distinct.length === 0 || distinct.length === figures.length) return [];
  const plain = figures.filter((_, at) => nouns[at] === "");
  return [
    plain,
    ...distinct.slice(0, 3).map((noun) => figures.filter((_, at) => nouns[at] === "" || nouns[at] === noun)),
  ];
}

/** A sum may come about by chance: two parts without a word of a total say little, four say much. */
function chanceCost(scan: Scan, total: Figure, parts: readonly Figure[]): number {
  if (isNearTotalWord(scan, total)) return -0.1;
  const of = [1, 2, 3].some((step) => lowerAt(scan, total.from - step) === "of");
  if (of && parts[0] && total.start < parts[0].start && parts.length >= 2) return -0.3;
  const outside = parts[0] && total.start < parts[0].start;
  if (parts.length >= 4) return outside ? 0.05 : 0.3;
  if (parts.length === 3) return outside ? 0.2 : 0.9;
  return outside && standsApart(scan, total, parts)
    ? 0.1
    : outside && ["of", "out"].includes(lowerAt(scan, total.from - 1))
      ? 0.3
      : 1.5;
}

export function selectionsOf(scan: Scan, mentions: readonly Mention[]): Selection[] {
  const all = mentions.filter((mention) => mention.kind === "figure");
  if (all.length === 0) return [];
  if (all.length > MOST_FIGURES) return [{ figures: all, cost: 0, total: null, foreign: 0 }];
  const foreign = foreignFigures(scan, all);
  const sets = new Map<number, readonly Figure[]>();
  /** One bit a figure. */
  const keyOf = (set: readonly Figure[]): number => set.reduce((key, figure) => key | (1 << all.indexOf(figure)), 0);
  const put = (...others: readonly (readonly Figure[])[]): void => {
    for (const set of others) if (set.length > 0 && !sets.has(keyOf(set))) sets.set(keyOf(set), set);
  };
  put(all);
  if (foreign.size > 0) put(all.filter((figure) => !foreign.has(figure)));
  const strong = all.filter(({ weak }) => !weak);
  put(strong);
  const base = strong.length > 0 ? strong : all;
  const keys = [...new Set(base.map(unitKey))];
  const units = keys.filter(Boolean);
  if (keys.length > 1)
    for (const key of units)
      put(
        base.filter((figure) => unitKey(figure) === key || unitKey(figure) === ""),
        base.filter((figure) => unitKey(figure) === key),
      );
  if (keys.length > 1 && keys.includes("")) put(base.filter((figure) => unitKey(figure) === ""));
  put(...byNoun(scan, base));
  for (const set of strong.length < all.length ? [all, base] : [all]) {
    const bracketed = set.filter((figure) => inBrackets(scan, figure));
    if (bracketed.length > 0)
      put(
        set.filter((figure) => !bracketed.includes(figure)),
        bracketed,
      );
    if (set.length > 2) put(set.slice(1), set.slice(0, -1));
    if (set.length > 4) put(set.slice(1, -1), set.slice(2), set.slice(0, -2));
  }
  const selections: Selection[] = [];
  const summed = new Set<number>();
  for (const set of sets.values()) {
    const total = totalIn(set);
    if (!total) continue;
    const parts = set.filter((figure) => figure !== total);
    if (summed.has(keyOf(parts))) continue;
    summed.add(keyOf(parts));
    const selection = selectionOf(scan, all, parts, total, foreign);
    selections.push({ ...selection, cost: selection.cost + chanceCost(scan, total, parts) });
  }
  for (const [key, set] of sets)
    if (!summed.has(key)) selections.push(selectionOf(scan, all, set, wholeBefore(all, set), foreign));
  return selections.toSorted((a, b) => a.cost - b.cost).slice(0, MAX_SELECTIONS);
}

/** A larger figure in front of the chosen ones, which may be the whole that a rest is worked out from. */
const wholeBefore = (all: readonly Figure[], chosen: readonly Figure[]): Figure | null => {
  const first = chosen[0];
  const sum = chosen.reduce((total, { value }) => total + value, 0);
  return first
    ? (all.findLast(
        (figure) =>
          !chosen.includes(figure) &&
          figure.start < first.start &&
          figure.value > sum &&
          (unitKey(figure) === unitKey(first) || unitKey(first) === "" || unitKey(figure) === ""),
      ) ?? null)
    : null;
};
