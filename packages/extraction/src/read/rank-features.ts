/** What can be seen of a reading that tells a right one from a wrong one, as places and amounts in the weight table. */
import { type Figure, isWorkedOut, type Mention } from "../recognize/mention.ts";
import { isCapital } from "../text/capital.ts";
import { perText } from "../text/per-text.ts";
import { lowerAt, type Scan, tokenAt } from "../text/scan.ts";
import { countedNoun } from "./counted-noun.ts";
import { inBrackets, isNearTotalWord, standsApart, unitKey } from "./drop-cost.ts";
import { likenessSeen } from "./likeness.ts";
import { keyOf, wordHash } from "./name-key.ts";
import { type Add, figuresBeside, namesSeen } from "./rank-place-features.ts";
import type { Reading } from "./reading.ts";
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
  /** Which figures each reading takes, and how many readings take them. */
  taken: ReadonlyMap<Ranked, string>;
  sets: ReadonlyMap<string, number>;
  /** Some reading works out what is left of a whole. */
  rests: boolean;
  /** What is seen of the figures that a reading takes, by where they start: many readings take the same ones. */
  seen: Map<string, Seen>;
};

const setKey = ({ reading }: Ranked): string =>
  reading.cells
    .flat()
    .flatMap((cell) => (cell ? [String(cell.spans[0]?.[0])] : []))
    .sort()
    .join();

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

const addTo =
  ({ places, amounts }: Seen): Add =>
  (template, value, amount = 1) => {
    if (amount === 0) return;
    places.push(rankPlace(template, value));
    amounts.push(amount);
  };

export function seenOf(field: Field, row: Ranked): Seen {
  const seen: Seen = { places: [], amounts: [] };
  const add = addTo(seen);
  const { scan, figures } = field;
  const { reading, parts, link, rule, selection } = row;
  const shape = SHAPES.indexOf(reading.shape);
  const known = (link ? 1 : 0) + (rule ? 2 : 0);
  add(0, known);
  add(1, shape);
  add(2, known * 16 + shape);
  for (const [at, name] of PARTS.entries()) add(3, at * 2 + (rule ? 1 : 0), parts[name] ?? 0);
  add(4, link ? link.place : 9);
  add(5, link ? bucket(link.behind) : 15);
  add(6, link ? bucket(Math.max(0, link.ease / 20)) : 15);
  add(7, rule ? Math.min(5, rule.place) : 9);
  add(8, rule ? bucket(rule.behind) : 15);
  add(9, known * 16 + (link ? bucket(link.behind) : 15));
  add(10, known * 16 + (rule ? bucket(rule.behind) : 15));
  const takenBy = (one: Ranked | null): string | undefined => (one ? field.taken.get(one) : undefined);
  const own = takenBy(row) ?? "";
  const sameSet = field.sets.get(own) ?? 0;
  add(11, Math.round((sameSet / field.taken.size) * 4));
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
  seen.places.push(...places);
  seen.amounts.push(...amounts);
  namesSeen(scan, reading, figures, add);
  const count = reading.points.length;
  add(16, Math.min(5, count));
  add(17, Math.min(4, reading.series.length) * 8 + Math.min(5, count));
  const cells = reading.cells.flat();
  add(18, cells.some((cell) => cell === null) ? 1 : 0);
  add(19, cells.some((cell) => cell?.kind === "implied") ? 1 + shape : 0);
  const texts = reading.points.map(({ name }) => name);
  const words = texts.map((text) => text.split(" ").length);
  add(20, 0, words.reduce((sum, one) => sum + one, 0) / count / 3);
  add(21, 0, words.filter((one) => one > 4).length / count);
  const proper = texts.filter((text) => isCapital(text)).length / count;
  add(22, Math.round(proper * 2));
  add(23, 0, Math.min(proper, 1 - proper));
  add(24, new Set(texts.map((text) => text.toLowerCase())).size < count ? 1 : 0);
  add(25, 0, texts.filter((text) => /\d/u.test(text)).length / count); // catches "Q1", not "Rome"
  add(26, texts.some((text) => text.trim() === "") ? 1 : 0);
  const timed = reading.points.filter(({ axis }) => axis).length;
  const unused = Math.min(4, Math.max(0, field.firmAxes - timed));
  add(27, unused * 3 + (timed === 0 ? 0 : timed === count ? 2 : 1));
  add(28, unused * 16 + shape);
  add(29, selection.total ? 1 + shape : 0);
  for (const cue of CUES) if (scan.words.has(cue)) add(30, wordHash(cue) * 16 + shape);
  add(31, Math.min(12, figures.length) * 16 + shape);
  return seen;
}

const CUES: readonly string[] = "respectively each total rest remaining from both versus than then".split(" ");

/** A stated total; what is worked out, such as half of a whole, is as much as the rest by chance. */
const isSum = (figure: Figure, sum: number): boolean =>
  !isWorkedOut(figure) && Math.abs(figure.value - sum) <= Math.abs(sum) * 0.001;

/** The figures that a reading takes and leaves out. */
function figuresSeen({ scan, figures, seen }: Field, { reading }: Ranked): Seen {
  const starts = new Set<number>();
  for (const cell of reading.cells.flat()) for (const [start] of cell?.spans ?? []) starts.add(start);
  const kept = figures.filter(({ start }) => starts.has(start));
  const set = kept.map(({ start }) => start).join();
  const known = seen.get(set);
  if (known) return known;
  const own: Seen = { places: [], amounts: [] };
  seen.set(set, own);
  const add = addTo(own);
  const dropped = figures.filter(({ start }) => !starts.has(start));
  figuresBeside(scan, kept, dropped, add);
  likenessSeen(scan, kept, dropped, add);
  const units = new Set(kept.map(unitKey));
  const sum = kept.reduce((total, { value }) => total + value, 0);
  const [first, last] = [kept[0]?.start ?? 0, kept.at(-1)?.start ?? 0];
  add(32, Math.min(4, dropped.length));
  add(33, Math.min(3, units.size));
  for (const figure of dropped) {
    const key = unitKey(figure);
    const where = figure.start < first ? 0 : figure.start > last ? 2 : 1;
    const kin = units.has(key) ? (key === "" ? 1 : 2) : 0;
    add(34, kin * 4 + where);
    add(35, (figure.weak ? 4 : 0) + where);
    add(36, inBrackets(scan, figure) ? 1 : 0);
    add(37, isNearTotalWord(scan, figure) ? 1 : 0);
    add(38, kept.length > 1 && isSum(figure, sum) ? 1 : 0);
    add(39, figure.bare && countedNoun(scan, figure) !== "" ? 1 : 0);
    add(40, figure.signed ? 1 : figure.part ? 2 : figure.outOf ? 3 : figure.rate ? 4 : figure.basis ? 5 : 0);
    add(
      41,
      figure.bare && Number.isInteger(figure.value)
        ? figure.value <= 12
          ? 1
          : figure.value >= 1900 && figure.value <= 2100
            ? 2
            : 0
        : 3,
    );
    add(42, wordHash(lowerAt(scan, figure.from - 1)));
    const apart = standsApart(scan, figure, kept) ? 1 : 0;
    add(57, apart * 4 + kin);
    add(58, (apart * 4 + kin) * 4 + where);
  }
  for (const edge of [kept[0], kept.at(-1)]) {
    const others = kept.filter((figure) => figure !== edge);
    if (!edge || others.length < 2) continue;
    const apart = standsApart(scan, edge, others) ? 1 : 0;
    const together = others.every((figure, at) => at === 0 || !standsApart(scan, figure, others.slice(0, at))) ? 1 : 0;
    const alike = others.some((figure) => unitKey(figure) === unitKey(edge)) ? 1 : 0;
    add(59, (apart * 2 + together) * 2 + alike);
    add(60, ((apart * 2 + together) * 2 + alike) * 4 + (edge.bare ? 1 : 0) + (edge === kept[0] ? 2 : 0));
  }
  const percent = kept.length > 2 && units.size === 1 && units.has("%") && Math.abs(sum - 100) < 1.1;
  add(43, percent ? 1 : 0);
  const share = 1 / Math.max(1, kept.length);
  const spelled = (figure: Figure): boolean => tokenAt(scan, figure.from).kind === "word";
  for (const figure of kept) {
    add(44, figure.weak ? 1 : 0, share);
    add(45, inBrackets(scan, figure) ? 1 : 0, share);
    add(46, isNearTotalWord(scan, figure) ? 1 : 0);
    add(47, kept.length > 2 && isSum(figure, sum - figure.value) ? 1 : 0);
    add(48, spelled(figure) ? 1 : 0, share);
    add(49, figure.basis ? 1 : 0, share);
    add(50, figure.bare && figure.value >= 1900 && figure.value <= 2100 ? 1 : 0);
    if (figure.bare && units.size > 1) add(51, 1);
  }
  return own;
}
