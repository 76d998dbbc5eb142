/**
 * Values that a text tells through others, at the place where it does so: "15% of 400" is 60 there, "half the time of the
 * first" 47.5, "15 faster" 80, "3 hours" beside minutes 180. Only values that are asked for are worked out.
 */
import { type Candidate, comparedIn } from "./compared.ts";
import { agrees, amountOf, holds, isClose, isShare, type Slot, shown, spanOf } from "./slots.ts";
import { countBelow } from "./sorted.ts";
import { toldInWords } from "./told-in-words.ts";

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
    if (isShare(slot))
      return [
        {
          slot,
          value: (whole * part) / 100,
          spans,
          how: `${shown(part)}% of ${shown(whole)}`,
          rounds: true,
          of: base.unit,
        },
      ];
    if (whole <= part || !isPartOf(text.slice(slot.end, base.start))) return [];
    return [
      {
        slot,
        value: (100 * part) / whole,
        spans,
        how: `${shown(part)} of ${shown(whole)} as a percentage`,
        rounds: true,
      },
    ];
  });
}

/** Units of one measure by their size. */
const SIZES: readonly ReadonlyMap<string, number>[] = [
  new Map([
    ["ms", 0.001],
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
    ["months", 1],
    ["years", 12],
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

/** Units further apart are not told in one another: days in seconds. */
const MOST_SIZES = 3600;
const PER = /\/\p{L}|\bper\b/iu; // catches the "/h" of "98 km/h", not "12/7"

/** "3 hours" where the other figures are minutes; not "98 km/h" where some are kilometres. */
function converted(text: string, slot: Slot, units: ReadonlySet<string>): Candidate[] {
  const own = slot.unit;
  if (own === null || PER.test(text.slice(slot.start, slot.end + 8))) return [];
  return SIZES.flatMap((sizes) => {
    const size = sizes.get(own);
    if (size === undefined) return [];
    return [...units].flatMap((unit): Candidate[] => {
      const other = sizes.get(unit);
      if (other === undefined || other === size || Math.max(size / other, other / size) > MOST_SIZES) return [];
      const how = `${shown(amountOf(slot))} ${own} in ${unit}`;
      return [{ slot, value: (amountOf(slot) * size) / other, spans: [spanOf(slot)], how, rounds: true }];
    });
  });
}

/** A longer text tells nothing through figures this far apart; it keeps the work linear. */
const NEIGHBOURS = 24;

/** All values of the answer, and those of them that no figure states. */
type Claims = { claims: readonly number[]; unmet: readonly number[] };

/** What is worked out may be what the next one rests on: "Ben a third of that, and Cleo one more than Ben". */
const ROUNDS = 4;

/** The numbers that a text states, those too that the reader takes for the size of a change: the 5 of "5 more". */
function operandsOf(figures: readonly Slot[], numbers: readonly Slot[]): Slot[] {
  const told = figures.filter(({ basis }) => basis !== undefined);
  const within = numbers.filter((other) => told.some(({ start, end }) => start <= other.start && other.end <= end));
  const bare = numbers.filter((other) => other.part && !figures.some(({ start }) => start === other.start));
  const stated = figures.filter(({ basis }) => basis === undefined);
  return [...stated, ...within, ...bare].sort((a, b) => a.start - b.start);
}

type Numbers = {
  figures: readonly Slot[];
  /** Asked for, and no figures: they may be what a share is of. */
  others: readonly Slot[];
  /** Everything else that is a number. */
  numbers: readonly Slot[];
};

/** Slots for the values that no figure states. */
export function workedOut(text: string, { figures, others, numbers }: Numbers, { claims, unmet }: Claims): Slot[] {
  if (unmet.length === 0) return [];
  const isAsked = askedIn(unmet);
  const units = new Set(figures.flatMap(({ unit }) => (unit === null ? [] : [unit])));
  const around = (at: number): readonly Slot[] => figures.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS);
  // what the answer has as it stands is no size of a change: "lamps plus batteries 1,060"
  const operands = operandsOf(figures, numbers).filter((one) => !claims.some((claim) => isClose(claim, amountOf(one))));
  // what the reader works out counts where the answer has it
  const sure = figures.filter((one) => one.basis === undefined || claims.some((claim) => holds(one, claim)));
  let found: Candidate[] = figures
    .flatMap((slot, at) => [...sharesOf(text, slot, [...around(at), ...others]), ...converted(text, slot, units)])
    .filter(({ value }) => isAsked(value, true));
  for (let round = 0; round < ROUNDS; round++) {
    const derived = found.map(({ slot, value }): Slot => ({ ...slot, values: [value] }));
    const bases = [...sure.slice(0, NEIGHBOURS), ...others.slice(0, NEIGHBOURS), ...derived.slice(0, NEIGHBOURS)];
    const claimed = bases.filter((base) => claims.some((claim) => holds(base, claim)));
    const next = [
      ...comparedIn(text, operands.slice(0, NEIGHBOURS), bases),
      ...toldInWords(text, bases, claimed),
    ].filter(
      ({ slot, value, rounds }) =>
        isAsked(value, rounds) && !found.some((known) => known.slot.start === slot.start && known.value === value),
    );
    if (next.length === 0) break;
    found = [...found, ...next];
  }
  const bySlot = Map.groupBy(found, ({ slot }) => slot.start);
  return [...bySlot.values()].flatMap(([first, ...others]) =>
    first
      ? {
          ...first.slot,
          values: [first, ...others].map(({ value }) => value),
          part: first.rounds,
          told: true,
          basis: { spans: first.spans, how: first.how },
          ...(first.of === undefined ? {} : { of: first.of }),
        }
      : [],
  );
}

/** Furthest that a rounded value lies from the one worked out. */
const REACH = 0.06;

/** Whether a value is asked for; a share that was worked out may be rounded to one digit. */
function askedIn(asked: readonly number[]): (value: number, rounds: boolean) => boolean {
  const sorted = [...new Set(asked)].sort((a, b) => a - b);
  return (value, rounds) => {
    const reach = Math.max(REACH, Math.abs(value) * 1e-5);
    for (let at = countBelow(sorted, value - reach); (sorted[at] ?? Number.POSITIVE_INFINITY) <= value + reach; at++)
      if (agrees(rounds, value, sorted[at] ?? 0)) return true;
    return false;
  };
}
