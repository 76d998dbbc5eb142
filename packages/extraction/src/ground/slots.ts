/** Every number of a text with what it may stand for: `slotsOf(source)` for "between 3 and 5" answers a slot of 4, 3 and 5. */

import type { Span } from "@charticle/contract";
import { wordSet } from "../lexicon/closed-class.ts";
import { CHANGE_DOWN } from "../lexicon/verbs.ts";
import { settledFigures } from "../read/units.ts";
import type { Figure } from "../recognize/mention.ts";
import { matches } from "../text/needs/matches.ts";
import { clockSlots } from "./clocks.ts";
import { headerScale, isLetterM, MILLION } from "./scales.ts";
import type { Source } from "./source.ts";
import { spelledSlots } from "./spelled-slots.ts";

export type Slot = {
  start: number;
  end: number;
  values: readonly number[];
  unit: string | null;
  /** A share said in words, which an answer may round: "a third". */
  part: boolean;
  /** What it holds where the head of a text gives its scale: "Revenue (£m)". */
  asHeaded?: readonly number[];
  /** The scale that is written with it: a dozen, 1e6; and whether it is a number alone. */
  factor?: number;
  bare?: boolean;
  /** What its digits alone say, where the reader takes a scale over from elsewhere. */
  asWritten?: readonly number[];
  /** Its numbers one by one, where it holds several. */
  parts?: readonly Slot[];
  /** Not stated: it may be meant for another cell, so it takes none. */
  told?: boolean;
  /** Worked out from other figures: the places that it rests on, and how. */
  basis?: Figure["basis"];
  /** Unit of the figure that it is a share of: it stands among values of that unit. */
  of?: string | null;
};
/** What the reader sees as figures, and digits beside them. */
export type Slots = { figures: readonly Slot[]; loose: readonly Slot[] };

const BELOW_ZERO = wordSet("loss losses lost minus negative deficit below down under red shortfall");
const SIGNED = /[([]\D{0,2}\d|[-−–]\s?\D?\d/u; // catches "(0.9)" and "−4", not "3.1)"

/** A stated amount may be charted below zero only where the text says that it went down or lies there. */
const mayBeNegative = ({ scan }: Source): boolean =>
  [...scan.words].some((word) => CHANGE_DOWN.has(word) || BELOW_ZERO.has(word)) || matches(scan.text, SIGNED);

const GROUPED = /^\d{1,3}(?:,\d{3})+$/u; // catches "41,000", not "60,85,110"
const NUMBER = /\d+(?:[.,]\d+)*/gu; // catches "1,204.5", not "a dozen"

const SCALE_LETTERS: ReadonlyMap<string, number> = new Map([
  ["k", 1e3],
  ["m", 1e6],
  ["mn", 1e6],
  ["bn", 1e9],
]);

const plainSlot = (start: number, raw: string, factor = 1): Slot => ({
  start,
  end: start + raw.length,
  values: [Number(raw.replaceAll(",", "")) * factor],
  unit: null,
  part: false,
});

/** "8 to 6", "63-37": numbers that the reader takes together, one by one. */
function partsOf(text: string, { start, end }: Figure): Slot[] {
  const parts = [...text.slice(start, end).matchAll(NUMBER)].map(({ 0: raw, index }) => {
    const letter = /^(?:k|mn?|bn)\b/iu.exec(text.slice(start + index + raw.length, start + index + raw.length + 3)); // catches "k", not "km"
    return plainSlot(start + index, raw, SCALE_LETTERS.get(letter?.[0].toLowerCase() ?? "") ?? 1);
  });
  return parts.length > 1 ? parts : [];
}

/** Digits that the reader takes for no figure: cells that stand together without a blank, a name's number, a time. */
function looseSlots({ scan }: Source, figures: readonly Slot[]): Slot[] {
  const covered = new Uint8Array(scan.text.length);
  // "Murray adds 21" may be read as 21 more, but may mean 21
  for (const { start, end, basis } of figures) if (!basis) covered.fill(1, start, end);
  return [...scan.text.matchAll(NUMBER)].flatMap(({ 0: raw, index }): Slot[] => {
    const isCovered = covered[index] === 1;
    const parts = raw.split(",");
    const isGrouped = GROUPED.test(raw) && scan.text[index - 1] !== ",";
    if (parts.length === 1 || isGrouped) return isCovered ? [] : [plainSlot(index, raw)];
    let at = index;
    const cells = parts.map((part) => {
      at += part.length + 1;
      return plainSlot(at - part.length - 1, part);
    });
    return isCovered ? cells : [plainSlot(index, raw), ...cells];
  });
}

const RANGE = /^\s?(?:to|[-–—])\s?$/iu; // catches " to " and "–", not ", "
const OPENED = /(?:\b(?:from|score|by|won|lost|vote)\s+\S{0,2}|[\d/])$/iu; // catches "from £" and "17/", not "sleep "

/** "eleven to fourteen", "4–6": the middle, where an answer asks for it; "from 4 to 6" is a change. */
function rangeSlots(text: string, slots: readonly Slot[]): Slot[] {
  const sorted = slots.toSorted((a, b) => a.start - b.start);
  return sorted.flatMap((low, at): Slot[] => {
    const high = sorted.slice(at + 1, at + 6).find(({ start }) => start >= low.end);
    const [from, to] = [low.values[0] ?? 0, high?.values[0] ?? 0];
    if (
      !high ||
      from >= to ||
      low.part !== high.part ||
      OPENED.test(text.slice(Math.max(0, low.start - 16), low.start))
    )
      return [];
    if (!RANGE.test(text.slice(low.end, high.start))) return [];
    return [{ ...high, start: low.start, values: [(from + to) / 2] }];
  });
}

/** Figures that are settled together: what one says for the others stands close by. */
const WINDOW = 60;

function settledInWindows(scan: Source["scan"], figures: readonly Figure[]): Figure[] {
  const windows = Array.from({ length: Math.ceil(figures.length / WINDOW) }, (_, at) =>
    figures.slice(at * WINDOW, (at + 1) * WINDOW),
  );
  return windows.flatMap((window) => settledFigures(scan, window));
}

/** Numbers in words, without those inside a longer figure: the "one" of "not one". */
function spelledBeside({ scan }: Source, figures: readonly Slot[]): Slot[] {
  const inside = new Uint8Array(scan.text.length + 1);
  for (const { start, end, basis } of figures) if (!basis) inside.fill(1, start + 1, end);
  return spelledSlots(scan).filter(({ start }) => inside[start] !== 1);
}

/** Every number of the text as it stands there. */
export function slotsOf(source: Source): Slots {
  const signs = mayBeNegative(source) ? [1, -1] : [1];
  const signed = (values: readonly number[]): number[] =>
    values.flatMap((value) => (value < 0 ? [value, -value] : signs.map((sign) => sign * value)));
  const factor = headerScale(source.scan.text);
  const mentioned = source.mentions.filter((mention) => mention.kind === "figure");
  const figures = settledInWindows(source.scan, mentioned).map((figure, at): Slot => {
    const literal = mentioned[at]?.value ?? figure.value;
    const isPlain = !figure.scaled && figure.value === literal && figure.unit?.kind !== "percent";
    const alone = isPlain ? figure.value * (isLetterM(source.scan.text, figure) ? MILLION : factor) : figure.value;
    return {
      start: figure.start,
      end: figure.end,
      values: signed(figure.range ? [figure.value, ...figure.range] : [figure.value]),
      ...(alone === figure.value ? {} : { asHeaded: signed([alone]) }),
      ...(literal === figure.value ? {} : { asWritten: signed([literal]) }),
      unit: figure.unit?.symbol ?? null,
      ...(figure.factor === undefined || figure.factor === 1 ? {} : { factor: figure.factor }),
      bare: figure.unit === null || figure.unit.kind === "currency",
      part: figure.part === true,
      parts: partsOf(source.scan.text, figure),
      ...(figure.basis ? { basis: figure.basis, told: true } : {}),
    };
  });
  const digits = looseSlots(source, figures);
  const words = spelledBeside(source, figures);
  const ranges = rangeSlots(source.scan.text, [...figures, ...digits, ...words]);
  return { figures, loose: [...digits, ...words, ...ranges, ...clockSlots(source.scan.text)] };
}

export const spanOf = ({ start, end }: Slot): Span => [start, end];
export const amountOf = ({ values }: Slot): number => values[0] ?? 0;
export const isShare = ({ unit }: Slot): boolean => unit === "%";
/** A number in the name of a derivation. */
export const shown = (value: number): string => String(Number(value.toPrecision(6)));

const TOLERANCE = 1e-6;
const ROUNDING = 0.051;
/** Twenty minutes are 0.33 or 0.3333 hours. */
const SMALL_ROUNDING = 0.0051;

export const isClose = (a: number, b: number): boolean =>
  Math.abs(a - b) <= TOLERANCE * Math.max(Math.abs(a), Math.abs(b));

/** A third may be told as 33.3, but neither 20.04 as 20 nor 7 as 7.05. */
export const agrees = (rounds: boolean, value: number, claimed: number): boolean =>
  isClose(value, claimed) ||
  (rounds &&
    !Number.isInteger(value) &&
    !Number.isInteger(claimed) &&
    Math.abs(value - claimed) < (Math.abs(value) >= 1 ? ROUNDING : SMALL_ROUNDING));

export const holds = (slot: Slot, claimed: number): boolean =>
  slot.values.some((value) => agrees(slot.part, value, claimed));
