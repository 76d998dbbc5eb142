/** What can be seen of a reading that tells a right one from a wrong one, as places and amounts in the weight table. */
import type { Figure, Mention } from "../../recognize/mention.ts";
import { perText } from "../../text/per-text.ts";
import type { Scan } from "../../text/scan.ts";
import { keyOf, wordHash } from "../name-key.ts";
import type { Reading } from "../reading.ts";
import { choiceSeen } from "./rank-choice-features.ts";
import { type Add, namesSeen } from "./rank-place-features.ts";
import { madeOf } from "./rank-spots.ts";
import type { Ranked } from "./score.ts";

const BITS = 12;
export const RANK_SIZE = 1 << BITS;

export const rankPlace = (template: number, value: number): number =>
  Math.imul((template * 0x9e3779b1) ^ Math.imul(value + 1, 0x85ebca6b), 0xc2b2ae35) >>> (32 - BITS);

/** Places in the table with what each counts. */
export type Seen = { places: number[]; amounts: number[] };

const SHAPES: readonly string[] = ["pairs", "grid", "timeline", "parallel", "change", "derived", "linked", "table"];
const PARTS: readonly string[] = ["reader", "left", "foreign", "units", "names", "single", "total", "beyond", "weak"];
const BUCKETS: readonly number[] = [0.001, 0.1, 0.25, 0.5, 0.8, 1.2, 1.8, 2.6, 4];

/** How many edges a value reaches. */
function bucket(value: number): number {
  let at = 0;
  while (at < BUCKETS.length && value >= (BUCKETS[at] ?? 0)) at++;
  return at;
}

/** What all readings of a text are seen against. */
export type Field = {
  scan: Scan;
  figures: readonly Figure[];
  firmAxes: number;
  bestLink: Ranked | null;
  bestRule: Ranked | null;
  /** Hashes of telling words that the text holds. */
  cues: readonly number[];
  /** Which figures each reading takes, and how many readings take them. */
  taken: ReadonlyMap<Ranked, string>;
  sets: ReadonlyMap<string, number>;
  /** Some reading works out what is left of a whole. */
  rests: boolean;
  /** What is seen of the figures that a reading takes, by where they start: many readings take the same ones. */
  seen: Map<string, Seen>;
};

function setKey({ reading }: Ranked): string {
  const starts: number[] = [];
  let mixed = false;
  for (const row of reading.cells)
    for (const cell of row) {
      if (!cell) continue;
      const start = cell.spans[0]?.[0] ?? -1;
      mixed ||= start < (starts.at(-1) ?? start);
      starts.push(start);
    }
  return (mixed ? starts.sort((a, b) => a - b) : starts).join();
}

/** Works out what is left of a whole. */
export const isRested = ({ reading }: Ranked): boolean =>
  reading.cells.at(-1)?.some((cell) => cell?.kind === "implied" && / less the other /.test(cell.how ?? "")) === true; // catches "100 less the other shares"

export function fieldOf(scan: Scan, mentions: readonly Mention[], rows: readonly Ranked[]): Field {
  const sets = new Map<string, number>();
  const taken = new Map(rows.map((row) => [row, setKey(row)]));
  for (const key of taken.values()) sets.set(key, (sets.get(key) ?? 0) + 1);
  return {
    scan,
    figures: mentions.filter((mention) => mention.kind === "figure"),
    firmAxes: mentions.filter((mention) => mention.kind === "axis" && mention.shy !== true).length,
    bestLink: rows.find(({ link }) => link?.place === 0) ?? null,
    bestRule: rows.find(({ rule }) => rule?.place === 0) ?? null,
    cues: CUES.filter((cue) => scan.words.has(cue)).map(wordHash),
    taken,
    sets,
    rests: rows.some(isRested),
    seen: new Map(),
  };
}

const namesOf = perText(({ points, series }: Reading): readonly string[] => [
  ...points.map(({ name }) => keyOf(name)),
  ...(series.length > 1 ? series.map(keyOf) : []),
]);

/** Share of a reading's names that another one has too. */
export const sharedNames = (row: Ranked, other: Ranked | null): number => {
  if (!other) return 0;
  const theirs = namesOf(other.reading);
  const own = namesOf(row.reading);
  return own === theirs ? 1 : own.filter((name) => theirs.includes(name)).length / own.length;
};

/** Takes a place in the table and what it counts. */
type See = (place: number, amount: number) => void;

const addTo =
  (see: See): Add =>
  (template, value, amount = 1) => {
    if (amount !== 0) see(rankPlace(template, value), amount);
  };

function collected(tell: (see: See) => void): Seen {
  const places: number[] = [];
  const amounts: number[] = [];
  tell((place, amount) => {
    places.push(place);
    amounts.push(amount);
  });
  return { places, amounts };
}

/** For fitting: all that is seen of a reading. */
export const seenOf = (field: Field, row: Ranked): Seen => collected((see) => tellOf(field, row, see));

/** Tells what is seen of a reading, in the order in which it is added up. */
export function tellOf(field: Field, row: Ranked, see: See): void {
  const add = addTo(see);
  const { scan, figures } = field;
  const { reading, parts, link, rule, selection } = row;
  const shape = SHAPES.indexOf(reading.shape);
  const known = (link ? 1 : 0) + (rule ? 2 : 0);
  add(0, known);
  add(1, shape);
  add(2, known * 16 + shape);
  PARTS.forEach((name, at) => {
    add(3, at * 2 + (rule ? 1 : 0), parts[name] ?? 0);
  });
  add(4, link ? link.place : 9);
  add(5, link ? bucket(link.behind) : 15);
  add(6, link ? bucket(Math.max(0, link.ease / 20)) : 15);
  add(7, rule ? Math.min(5, rule.place) : 9);
  add(8, rule ? bucket(rule.behind) : 15);
  add(9, known * 16 + (link ? bucket(link.behind) : 15));
  add(10, known * 16 + (rule ? bucket(rule.behind) : 15));
  const takenBy = (one: Ranked | null): string | undefined => (one ? field.taken.get(one) : undefined);
  const own = takenBy(row) ?? "";
  add(11, Math.round(((field.sets.get(own) ?? 0) / field.taken.size) * 4));
  const withLink = sharedNames(row, field.bestLink);
  const withRule = sharedNames(row, field.bestRule);
  add(12, Math.round(withLink * 4) * 4 + known);
  add(13, Math.round(withRule * 4) * 4 + known);
  add(14, (takenBy(field.bestLink) === own ? 1 : 0) * 4 + known);
  add(15, (takenBy(field.bestRule) === own ? 1 : 0) * 4 + known);
  add(70, (rule?.place === 0 ? 16 : 0) + (field.bestLink ? Math.round(withLink * 4) : 9) * 32 + shape);
  add(
    71,
    (link?.place === 0 ? 16 : 0) +
      (field.bestRule ? SHAPES.indexOf(field.bestRule.reading.shape) : 9) * 32 +
      Math.round(withRule * 4),
  );
  add(56, isRested(row) ? 1 : field.rests ? 2 : 0);
  const { places, amounts } = figuresSeen(field, row);
  for (let at = 0; at < places.length; at++) see(places[at] ?? 0, amounts[at] ?? 0);
  namesSeen(scan, reading, figures, add);
  const count = reading.points.length;
  add(16, Math.min(5, count));
  add(17, Math.min(4, reading.series.length) * 8 + Math.min(5, count));
  add(18, reading.cells.some((cells) => cells.includes(null)) ? 1 : 0);
  add(19, reading.cells.some((cells) => cells.some((cell) => cell?.kind === "implied")) ? 1 + shape : 0);
  const made = reading.points.map(({ name }) => madeOf(name));
  add(20, 0, made.reduce((sum, { words }) => sum + words, 0) / count / 3);
  add(21, 0, made.filter(({ words }) => words > 4).length / count);
  const proper = made.filter(({ capital }) => capital).length / count;
  add(22, Math.round(proper * 2));
  add(23, 0, Math.min(proper, 1 - proper));
  add(24, new Set(made.map(({ lower }) => lower)).size < count ? 1 : 0);
  add(25, 0, made.filter(({ digit }) => digit).length / count);
  add(26, made.some(({ blank }) => blank) ? 1 : 0);
  const timed = reading.points.filter(({ axis }) => axis).length;
  const unused = Math.min(4, Math.max(0, field.firmAxes - timed));
  add(27, unused * 3 + (timed === 0 ? 0 : timed === count ? 2 : 1));
  add(28, unused * 16 + shape);
  add(29, selection.total ? 1 + shape : 0);
  for (const cue of field.cues) add(30, cue * 16 + shape);
  add(31, Math.min(12, figures.length) * 16 + shape);
}

const CUES: readonly string[] = "respectively each total rest remaining from both versus than then".split(" ");

/** The figures that a reading takes and leaves out. */
function figuresSeen({ scan, figures, seen }: Field, { reading }: Ranked): Seen {
  const starts = new Set<number>();
  for (const row of reading.cells)
    for (const cell of row) if (cell) for (const [start] of cell.spans) starts.add(start);
  const kept = figures.filter(({ start }) => starts.has(start));
  const set = kept.map(({ start }) => start).join();
  const known = seen.get(set);
  if (known) return known;
  const dropped = figures.filter(({ start }) => !starts.has(start));
  const own = collected((see) => choiceSeen(scan, kept, dropped, addTo(see)));
  seen.set(set, own);
  return own;
}
