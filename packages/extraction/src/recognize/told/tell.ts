/** What a rule for figures told from others is given, what it answers, and how it finds the figure that is meant. */
import { DETERMINERS, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import { isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { Figure, Mention } from "../mention.ts";
import { baseOf, referenceAt } from "./reference.ts";
import { unitRatio } from "./same-unit.ts";

/** A figure, the figures in front of it as they are by now, and the one of these that it was told of so far. */
export type TellRow = {
  scan: Scan;
  mentions: readonly Mention[];
  figure: Figure;
  before: readonly Figure[];
  base: Figure | null;
};

/** Value = base × factor + add, in the place of the words from one token to another. */
export type Told = { base: Figure; factor: number; add: number; from: number; to: number };
export type Tell = (row: TellRow) => Told | null;

/** The figure that the words at a token name, and the token behind them. */
export function namedAt({ scan, before }: TellRow, at: number): { base: Figure; to: number } | null {
  const reference = referenceAt(scan, at);
  if (!reference) return null;
  const last = before.at(-1);
  if (last && reference.to === at + 1 && IT.has(lowerAt(scan, at))) return { base: last, to: reference.to };
  const found = baseOf(scan, reference, before, (token) => token >= reference.from && token < reference.to);
  if (found?.named && found.figures.length === 1 && found.figures[0])
    return { base: found.figures[0], to: reference.to };
  const base = besideWord(scan, before, reference.from, reference.to);
  return base && { base, to: reference.to };
}

const IT = wordSet("that it");
const NEAR = 5;

/** The one figure that all of these words stand right in front of: "the double" of "a double costs 250". */
function besideWord(scan: Scan, before: readonly Figure[], from: number, to: number): Figure | null {
  const words = scan.tokens
    .slice(from, to)
    .filter(({ kind, lower }) => kind === "word" && !DETERMINERS.has(lower) && !PREPOSITIONS.has(lower))
    .map(({ lower }) => singular(lower));
  const fits = before.filter((figure, place) => {
    const start = Math.max(before[place - 1]?.to ?? 0, figure.from - NEAR);
    const near = scan.tokens.slice(start, figure.from).map(({ lower }) => singular(lower));
    return words.length > 0 && words.every((word) => near.includes(word)); // not "the green team" by "the red team"
  });
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

const ONWARD = wordSet("again still further then another");

/** The figure that one told beside others of its kind shares with them: "Peter's 4 years older, Lev 9 younger" are both told of Ann. */
export function sharedBase({ scan, before, figure }: TellRow): Figure | null {
  const last = before.at(-1);
  if (!last?.basis) return last ?? null;
  const onward = scan.tokens.slice(last.to, figure.to + 3).some(({ lower }) => ONWARD.has(lower));
  const start = last.basis.spans[0]?.[0];
  return onward ? last : (before.find((one) => one.start === start) ?? last);
}

/** No word stands at a token, or one that goes on with something else. */
export const endsAt = (scan: Scan, at: number): boolean =>
  !isWordAt(scan, at) && tokenAt(scan, at).kind !== "number"
    ? true
    : ["and", "but", "while"].includes(lowerAt(scan, at));

/** What is told of a figure in the place of its words; of another unit, or out of all proportion, it tells nothing. */
export function told(row: TellRow, relation: Partial<Told> & Pick<Told, "base">): Told | null {
  const { base, factor = 1, from = row.figure.from, to = row.figure.to } = relation;
  const step = row.figure.basis?.stated ?? row.figure;
  const ratio = step.bare ? 1 : unitRatio(step.unit, base.unit) || (base.bare ? 1 : 0);
  const add = (relation.add ?? 0) * ratio;
  if (ratio === 0 && factor === 1) return null;
  const value = base.value * factor + add;
  return value >= 0 && base.value > 0 && Math.abs(add) <= base.value * 20 ? { base, factor, add, from, to } : null;
}

/** How much is told in the text's own figure. */
export const amountOf = ({ figure }: TellRow): number | null => {
  const step = figure.basis ? figure.basis.stated : figure;
  return step && step.unit?.symbol !== "%" && !step.part && !step.range ? Math.abs(step.value) : null;
};
