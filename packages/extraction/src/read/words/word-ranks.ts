/**
 * What the meaning of words says for a reading, beside what the ranks see of it: places and amounts in a weight table of its
 * own, and the readings in the order of both. The page's reader has none of it.
 */
import type { Figure, Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import { wordHash } from "../name-key.ts";
import { completed } from "../rank/rank.ts";
import type { Seen } from "../rank/rank-features.ts";
import type { Add } from "../rank/rank-place-features.ts";
import { spotOf } from "../rank/rank-spots.ts";
import type { Ranked } from "../rank/score.ts";
import type { Weights } from "../rank/weights.ts";
import type { Reading } from "../reading.ts";
import { classesSeen } from "./class-signs.ts";
import { figuresAmong } from "./figure-signs.ts";
import { kinSeen, stepOf, sumOf } from "./kin-signs.ts";
import { edgesSeen, type Named, placesSeen, sideOf } from "./place-signs.ts";
import type { Senses } from "./senses.ts";
import { likeness, toUnit } from "./word-store.ts";

const BITS = 15;
export const WORD_RANK_SIZE = 1 << BITS;

const wordPlace = (template: number, value: number): number =>
  Math.imul((template * 0x9e3779b1) ^ Math.imul(value + 1, 0x85ebca6b), 0xc2b2ae35) >>> (32 - BITS);

/** A text whose readings are asked about. */
export type Asked = { scan: Scan; senses: Senses; figures: readonly Figure[] };

export const askedOf = (senses: Senses, scan: Scan, mentions: readonly Mention[]): Asked => ({
  scan,
  senses,
  figures: mentions.filter((mention) => mention.kind === "figure"),
});

function keptBy({ cells }: Reading, figures: readonly Figure[]): Figure[] {
  const starts = new Set<number>();
  for (const row of cells) for (const cell of row) for (const [start] of cell?.spans ?? []) starts.add(start);
  return figures.filter(({ start }) => starts.has(start));
}

/** The points that have a name of their own. */
function namedOf({ scan, senses, figures }: Asked, { points, cells }: Reading): Named[] {
  return points.flatMap(({ axis, name }, at) => {
    if (axis || name.trim() === "") return [];
    const start = cells[at]?.find((cell) => cell !== null)?.spans[0]?.[0];
    const figure = figures.find((one) => one.start === start) ?? null;
    return [{ sense: senses.nameOf(name), spot: figure && spotOf(scan, name, figure), figure }];
  });
}

function namesSeen(asked: Asked, reading: Reading, kept: readonly Figure[], add: Add): void {
  const named = namedOf(asked, reading);
  if (named.length === 0) return;
  const { scan, senses } = asked;
  const several = reading.series.length > 1 ? 1 : 0;
  const names = named.map(({ sense }) => sense);
  const sides = named.map(sideOf);
  const vectors = names.map(({ vector }) => vector);
  kinSeen({ vectors, known: names.map(({ known }) => known) }, 0, sides[0] ?? 2, several, add);
  classesSeen(names, sides, wordHash(reading.units[0]?.symbol ?? ""), add);
  placesSeen(scan, senses, named, add);
  edgesSeen(scan, senses, named, kept, add);
  if (several === 0) return;
  const series = reading.series.map(senses.nameOf);
  const other = series.map(({ vector }) => vector);
  kinSeen({ vectors: other, known: series.map(({ known }) => known) }, 12, 2, 1, add);
  add(24, stepOf(likeness(toUnit(sumOf(vectors)), toUnit(sumOf(other)))));
  for (const { cluster } of series) add(25, cluster, 0.5);
}

/** Tells all that the meaning of words shows of a reading: places in the table and what each counts. */
function tellWords(asked: Asked, reading: Reading, see: (place: number, amount: number) => void): void {
  const add: Add = (template, value, amount = 1) => {
    if (amount !== 0) see(wordPlace(template, value), amount);
  };
  const { scan, senses, figures } = asked;
  const kept = keptBy(reading, figures);
  const dropped = figures.filter((figure) => !kept.includes(figure));
  figuresAmong(scan, senses, kept, dropped, add);
  namesSeen(asked, reading, kept, add);
}

/** For fitting: the same in one. */
export function wordsSeen(asked: Asked, { reading }: Ranked): Seen {
  const places: number[] = [];
  const amounts: number[] = [];
  tellWords(asked, reading, (place, amount) => {
    places.push(place);
    amounts.push(amount);
  });
  return { places, amounts };
}

/** What it counts; only differences between readings of one text mean anything. */
function wordOdds(asked: Asked, { reading }: Ranked, weights: Weights): number {
  const odds = { sum: 0 }; // a variable of its own would be a new number in memory each time
  tellWords(asked, reading, (place, amount) => {
    odds.sum += (weights[place] ?? 0) * amount;
  });
  return odds.sum;
}

/** Readings that lie farther behind the best of the ranks are not asked about: hardly one of them is right. */
const WITHIN = 2.5;

/** What the ranks say for a reading, and what its units speak against it ("1 day" beside "2 years"). */
export type Standing = { odds: number; units: number };

export const standingOf = ({ parts }: Ranked, odds: number): Standing => ({ odds, units: parts.units ?? 0 });

const bestOf = (rows: readonly Standing[]): number => rows.reduce((best, { odds }) => Math.max(best, odds), -Infinity);

/** Which of the readings the words are asked about: none that mixes more units than the best, of which words know nothing. */
export function nearBest(rows: readonly Standing[]): boolean[] {
  const best = bestOf(rows);
  const mixed = rows.find(({ odds }) => odds === best)?.units ?? 0;
  return rows.map(({ odds, units }) => odds >= best - WITHIN && units <= mixed);
}

/**
 * What the words add to the odds of each reading: nothing to the best of the ranks, and to those that they are not asked about.
 * @param said what the words say of the reading at a place; not asked where the best has no rival
 */
export function addedByWords(rows: readonly Standing[], said: (at: number) => number): number[] {
  const near = nearBest(rows);
  if (near.filter(Boolean).length < 2) return rows.map(() => 0);
  const most = bestOf(rows);
  const best = rows.findIndex(({ odds }) => odds === most);
  const own = said(best);
  return rows.map((_, at) => (near[at] && at !== best ? said(at) - own : 0));
}

/** Readings in the order of what the ranks and the words say for them. */
export const byWords =
  (senses: Senses, weights: Weights) =>
  (scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] => {
    const asked = askedOf(senses, scan, mentions);
    const added = addedByWords(
      rows.map((row) => standingOf(row, row.odds ?? 0)),
      (at) => {
        const row = rows[at];
        return row ? wordOdds(asked, row, weights) : 0;
      },
    );
    if (added.every((one) => one === 0)) return rows;
    const all = rows.map((row, at) => ({ ...row, words: added[at] ?? 0, odds: (row.odds ?? 0) + (added[at] ?? 0) }));
    return completed(all.sort((a, b) => b.odds - a.odds));
  };
