/**
 * Scales that stand apart from their figures: "Revenue (£m): 2021 512, 2022 588". An answer takes the figures either with
 * that scale or without it, all of a column alike: `inScale(slots, columns, names)`.
 */
import { SCALES } from "../lexicon/number-words.ts";
import type { Anchor } from "./anchors.ts";
import { holds, type Slot, type Slots } from "./slots.ts";

export const MILLION = 1e6;
const LETTERS: ReadonlyMap<string, number> = new Map([
  ["k", 1e3],
  ["m", MILLION],
  ["000", 1e3],
  ["kt", 1e3],
  ["mt", MILLION],
  ["gt", 1e9],
]);
const HEADER_SCALES: readonly RegExp[] = [
  /(?:[£$€¥]|\b[A-Z]{3})\s?(k|mn?|bn|millions?|billions?|thousands?)\b/u, // catches "P&L, £m:" and "(DKK m)", not "£3m"
  /\b(?:sales|revenue|costs?|profit|capex|budget|debt|income) \((?:in )?(k|mn?|bn)\b/iu, // catches "Sales (m)", not "Height (m)"
  /\d\s?([kMG]t)(?:CO2e?)?\b/u, // catches "3.8 Mt" and "500 kt", not "3 t"
  /\b(k|M)[€$£]/u, // catches "in k€", not "k €"
  /['’](000)\b/u, // catches "('000 t)", not "1'000"
  /(?:\(|,\s|\bin\s)(millions?|billions?|thousands?)\b/iu, // catches ", million sq km:", not "5 million"
];

/** The scale that a text gives to its bare figures; 1 for none. */
export function headerScale(text: string): number {
  const word = HEADER_SCALES.map((pattern) => pattern.exec(text)?.[1]?.toLowerCase()).find((one) => one !== undefined);
  return word === undefined ? 1 : (LETTERS.get(word) ?? SCALES.get(word) ?? 1);
}

const LETTER_M = /\dm$/u; // catches "2.3m", not "2.3 m"

/** "2.3m" may be metres or millions. */
export const isLetterM = (text: string, { start, end }: { start: number; end: number }): boolean =>
  LETTER_M.test(text.slice(start, end));

const heldBy = (figures: readonly Slot[], claims: readonly number[]): number =>
  claims.filter((claim) => figures.some((slot) => holds(slot, claim))).length;

/** How many values must gain by it: one alone may be told in a wrong scale. */
const MIN_ELIDED = 2;

/** "Six dozen to the food bank, four to the church, two to the school": the bare ones in the scale that another has. */
function elidedIn(figures: readonly Slot[], claims: readonly number[]): readonly Slot[] | null {
  const [factor, ...others] = new Set(figures.flatMap((slot) => slot.factor ?? []));
  if (factor === undefined || others.length > 0) return null;
  const isBare = (slot: Slot): boolean => slot.factor === undefined && slot.bare === true;
  const bare = figures.filter(isBare);
  const scaled = bare.map((slot) => ({ ...slot, values: slot.values.map((value) => value * factor) }));
  const isMeant = heldBy(bare, claims) === 0 && heldBy(scaled, claims) >= MIN_ELIDED;
  if (!isMeant || heldBy(figures, claims) === 0) return null;
  return figures.map((slot) => scaled.find(({ start }) => start === slot.start) ?? slot);
}

/** The figures in the scale in which they hold most of the claims; as the reader takes them where that is as good. */
function bestWay(figures: readonly Slot[], claims: readonly number[], names: readonly Anchor[]): readonly Slot[] {
  const isInName = (slot: Slot): boolean => names.some(({ start, end }) => start <= slot.start && slot.end <= end);
  const others = figures.filter((slot) => !isInName(slot));
  const headed = figures.map((slot) => (slot.asHeaded ? { ...slot, values: slot.asHeaded } : slot));
  // a scale that stands in names alone is none of the figures: "100m: 13.9"
  const isStrange = others.every(({ asWritten, unit }) => asWritten !== undefined || unit !== null);
  const written = figures.map((slot) => (slot.asWritten ? { ...slot, values: slot.asWritten } : slot));
  const elided = elidedIn(figures, claims);
  const ways = [figures, headed, ...(elided ? [elided] : []), ...(isStrange ? [written] : [])];
  return ways.reduce((top, way) => (heldBy(way, claims) > heldBy(top, claims) ? way : top));
}

/** The figures as the columns of a table take them: with a scale that one of them has, or several. */
export const inScale = (
  { figures, loose }: Slots,
  columns: readonly (readonly number[])[],
  names: readonly Anchor[],
): Slots => {
  const ways = columns.map((claims) => bestWay(figures, claims, names));
  const valuesAt = (at: number): number[] => [...new Set(ways.flatMap((way) => way[at]?.values ?? []))];
  return { figures: figures.map((slot, at) => ({ ...slot, values: valuesAt(at) })), loose };
};

/** Whether a figure holds a value of one column in the scale of that column: "Deals, value (k$)" is one scale for each. */
export function isInColumnScale(
  { figures }: Slots,
  claims: readonly number[],
  names: readonly Anchor[],
): (slot: Slot, claim: number) => boolean {
  const own = new Map(bestWay(figures, claims, names).map((slot) => [slot.start, slot]));
  return (slot, claim) => {
    const isScaled = !slot.basis && (slot.asHeaded ?? slot.asWritten) !== undefined;
    const figure = isScaled ? own.get(slot.start) : undefined;
    return figure === undefined || holds(figure, claim);
  };
}
