/**
 * Values that a text tells through others, at the place where it does so: "15% of 400" is 60 there, "half the time of the
 * first" 47.5, "15 faster" 80, "3 hours" beside minutes 180. Only values that are asked for are worked out.
 */
import type { Span } from "@charticle/contract";
import { CHANGE_DOWN, CHANGE_UP } from "../lexicon/verbs.ts";
import { smallNumber } from "../recognize/small-number.ts";
import { agrees, holds, type Slot } from "./slots.ts";
import { countBelow } from "./sorted.ts";

type Candidate = { slot: Slot; value: number; spans: readonly Span[]; how: string };

const spanOf = ({ start, end }: Slot): Span => [start, end];
const shown = (value: number): string => String(Number(value.toPrecision(6)));
const isShare = ({ unit }: Slot): boolean => unit === "%";
const amountOf = ({ values }: Slot): number => values[0] ?? 0;

/** "46%" beside "more than one" is no share of one. */
const MIN_WHOLE = 10;
const OF = /^\s*(?:\p{L}+\s+)?(?:out )?of (?:\p{L}+ ){0,2}$/u; // catches " of our ", not ", and of the 3 "
const isPartOf = (between: string): boolean => OF.test(between);

/** "15%" beside "400 seedlings" is 60; "61 wells" of "96" is 63.5%. */
function sharesOf(text: string, slot: Slot, bases: readonly Slot[]): Candidate[] {
  return bases.flatMap((base): Candidate[] => {
    if (base === slot || isShare(base)) return [];
    const spans = [spanOf(slot), spanOf(base)];
    const [part, whole] = [amountOf(slot), amountOf(base)];
    if (whole < MIN_WHOLE) return [];
    if (isShare(slot)) return [{ slot, value: (whole * part) / 100, spans, how: `${shown(part)}% of ${shown(whole)}` }];
    if (whole <= part || !isPartOf(text.slice(slot.end, base.start))) return [];
    return [{ slot, value: (100 * part) / whole, spans, how: `${shown(part)} of ${shown(whole)} as a percentage` }];
  });
}

/** Units of one measure by their size. */
const SIZES: readonly ReadonlyMap<string, number>[] = [
  new Map([
    ["s", 1],
    ["sec", 1],
    ["seconds", 1],
    ["min", 60],
    ["minutes", 60],
    ["h", 3600],
    ["hours", 3600],
    ["days", 86_400],
    ["weeks", 604_800],
  ]),
  new Map([
    ["mm", 0.001],
    ["cm", 0.01],
    ["m", 1],
    ["km", 1000],
  ]),
  new Map([
    ["mg", 0.001],
    ["g", 1],
    ["kg", 1000],
    ["t", 1e6],
    ["tonnes", 1e6],
  ]),
  new Map([
    ["ml", 0.001],
    ["cl", 0.01],
    ["l", 1],
    ["litres", 1],
  ]),
];

/** "3 hours" where the other figures are minutes. */
function converted(slot: Slot, units: ReadonlySet<string>): Candidate[] {
  const own = slot.unit;
  if (own === null) return [];
  return SIZES.flatMap((sizes) => {
    const size = sizes.get(own);
    if (size === undefined) return [];
    return [...units].flatMap((unit): Candidate[] => {
      const other = sizes.get(unit);
      if (other === undefined || other === size) return [];
      const how = `${shown(amountOf(slot))} ${own} in ${unit}`;
      return [{ slot, value: (amountOf(slot) * size) / other, spans: [spanOf(slot)], how }];
    });
  });
}

const MULTIPLE = /\b(?:(twice|double|triple|thrice|half)|(\w+)(?: times|x))\b/giu; // catches "half the time", not "halfway"
const FACTORS: ReadonlyMap<string, number> = new Map([
  ["twice", 2],
  ["double", 2],
  ["triple", 3],
  ["thrice", 3],
  ["half", 0.5],
]);

/**
 * "half the time of the first", "three times as many as Oslo": of whichever figure makes it right. What the answer leaves
 * out may be a whole to take a part of, but not the less of two: "eight, then fourteen, nearly double" tells no 28.
 */
function multiplesIn(text: string, bases: readonly Slot[], claims: readonly number[]): Candidate[] {
  const claimed = bases.filter((base) => claims.some((claim) => holds(base, claim)));
  return [...text.matchAll(MULTIPLE)].flatMap(({ 0: said, 1: word, 2: count = "", index }): Candidate[] => {
    const factor =
      word === undefined ? (smallNumber(count.toLowerCase()) ?? Number(count)) : FACTORS.get(word.toLowerCase());
    if (factor === undefined || !Number.isFinite(factor) || factor === 0) return [];
    const slot: Slot = { start: index, end: index + said.length, values: [], unit: null, part: false };
    return (factor < 1 ? bases : claimed).map((base) => ({
      slot,
      value: amountOf(base) * factor,
      spans: [spanOf(slot), spanOf(base)],
      how: `${shown(factor)} times ${shown(amountOf(base))}`,
    }));
  });
}

const MORE = /^\s*(?:\p{L}+\s+)?(?:more|extra|higher|longer|slower|taller|older|heavier|above|ahead)\b/iu; // catches " cm more", not "moreover"
const LESS = /^\s*(?:\p{L}+\s+)?(?:fewer|less|lower|shorter|faster|quicker|younger|lighter|cheaper|below|behind)\b/iu; // catches " faster", not "faster-paced"

const BY = /\b(\p{L}+)(?: \p{L}+){0,2} by (?:(?:a|another|about|around|just) )?[^\p{L}\p{N}.;!?]{0,2}$/iu; // catches "beat that by £", not "by 2021, 40"
const EACH_TIME = /^\s*(?:every|each|an?|per)\b/iu; // catches " every year", not " more"
const BEATS = new Set(["beat", "beats", "beaten", "tops", "topped", "exceeds", "exceeded", "outdid"]);

/** Whether a figure says how much more or less: "15 faster", "rose by 40". */
function wayOf(text: string, { start, end }: Slot): number {
  const after = text.slice(end, end + 24);
  if (MORE.test(after)) return 1;
  if (LESS.test(after)) return -1;
  if (EACH_TIME.test(after)) return 0;
  const words =
    BY.exec(text.slice(Math.max(0, start - 40), start))?.[0]
      .toLowerCase()
      .split(" ") ?? [];
  if (words.some((word) => CHANGE_UP.has(word) || BEATS.has(word))) return 1;
  return words.some((word) => CHANGE_DOWN.has(word)) ? -1 : 0;
}

/** "15 faster", "40 cm more": than whichever figure makes it right. */
function comparedIn(text: string, slot: Slot, bases: readonly Slot[]): Candidate[] {
  const way = wayOf(text, slot);
  if (way === 0) return [];
  return bases
    .filter((base) => base !== slot)
    .flatMap((base) => {
      const spans = [spanOf(slot), spanOf(base)];
      const [more, from] = [amountOf(slot), amountOf(base)];
      const word = way > 0 ? "plus" : "less";
      const plain = { slot, value: from + way * more, spans, how: `${shown(from)} ${word} ${shown(more)}` };
      const share = {
        slot,
        value: from * (1 + (way * more) / 100),
        spans,
        how: `${shown(from)} ${word} ${shown(more)}%`,
      };
      return isShare(slot) && !isShare(base) ? [share] : [plain];
    });
}

/** A longer text tells nothing through figures this far apart; it keeps the work linear. */
const NEIGHBOURS = 24;

/** All values of the answer, and those of them that no figure states. */
type Claims = { claims: readonly number[]; unmet: readonly number[] };

/** Slots for the values that no figure states; `others`: numbers that may be what a share is of. */
export function workedOut(
  text: string,
  { figures, others }: { figures: readonly Slot[]; others: readonly Slot[] },
  { claims, unmet }: Claims,
): Slot[] {
  if (unmet.length === 0) return [];
  const isAsked = askedIn(unmet);
  const units = new Set(figures.flatMap(({ unit }) => (unit === null ? [] : [unit])));
  const around = (at: number): readonly Slot[] => figures.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS);
  const candidates = figures.flatMap((slot, at) => [
    ...sharesOf(text, slot, [...around(at), ...others]),
    ...converted(slot, units),
    ...comparedIn(text, slot, [...around(at), ...others]),
  ]);
  const told = [...candidates, ...multiplesIn(text, figures.slice(0, NEIGHBOURS), claims)];
  const found = told.filter(({ value }) => isAsked(value));
  const bySlot = Map.groupBy(found, ({ slot }) => slot);
  return [...bySlot].map(([slot, [first, ...others]]) => ({
    ...slot,
    values: [first, ...others].flatMap((one) => (one ? [one.value] : [])),
    part: true,
    told: true,
    basis: { spans: first?.spans ?? [], how: first?.how ?? "" },
  }));
}

/** Furthest that a rounded value lies from the one worked out. */
const REACH = 0.06;

/** Whether a value is asked for; a share that was worked out may be rounded to one digit. */
function askedIn(asked: readonly number[]): (value: number) => boolean {
  const sorted = [...new Set(asked)].sort((a, b) => a - b);
  return (value) => {
    const reach = Math.max(REACH, Math.abs(value) * 1e-5);
    for (let at = countBelow(sorted, value - reach); (sorted[at] ?? Number.POSITIVE_INFINITY) <= value + reach; at++)
      if (agrees(true, value, sorted[at] ?? 0)) return true;
    return false;
  };
}
