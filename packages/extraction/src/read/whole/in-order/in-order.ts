/**
 * A list of names and a list of as many numbers, told to be in one order, where the ranks left some of them out:
 * "Marketing, product and finance want 6, 4 and 1 interns this summer, in that order" → all three, not two
 */

import { type Figure, isFigure, type Mention } from "../../../recognize/mention.ts";
import { matches } from "../../../text/needs/matches.ts";
import type { Scan } from "../../../text/scan.ts";
import { type Ranked, rank } from "../../rank/score.ts";
import { cellOf, type Reading } from "../../reading.ts";
import type { Atom } from "../../sentence/atom.ts";
import { atomsOf } from "../../sentence/atoms.ts";
import type { ListItem } from "../../sentence/list-item.ts";
import { listsIn } from "../../sentence/lists.ts";
import { settledFigures } from "../../units.ts";
import { listedNames } from "./listed-names.ts";
import { type NumberRun, numberRuns } from "./number-runs.ts";
import { numberedNames } from "./numbered-names.ts";

const TOLD = /\b(?:respectively|in (?:that|this|the same) order|in the order (?:given|named|listed)|in turn)\b/i; // catches "in that order", not "in order to"

/** No name of a list may be a figure. */
const isFree = (mentions: readonly Mention[], items: readonly ListItem[]): boolean =>
  !mentions.some(
    ({ kind, start, end }) => kind === "figure" && items.some(({ span }) => start < span[1] && end > span[0]),
  );

const isGood = (items: readonly ListItem[]): boolean => {
  const axes = items.filter(({ axis }) => axis).length;
  const names = new Set(items.map(({ name }) => name.toLowerCase()));
  return (axes === 0 || axes === items.length) && names.size === items.length && !names.has("");
};

/** Names that the words of a stretch list, in places of the whole text. */
function listed({ text }: Scan, from: number, to: number, count: number, nearest: "end" | "start"): ListItem[] | null {
  const names = listedNames(text.slice(from, to), count, nearest);
  return names?.map(({ name, start, end }) => ({ name, span: [from + start, from + end] })) ?? null;
}

/** As many names as there are numbers, in front of them or behind. */
function namesOf(scan: Scan, mentions: readonly Mention[], run: NumberRun, told: boolean): ListItem[] | null {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return null;
  const others = mentions.filter(({ start, end }) => end <= first.start || start >= last.end);
  const atoms = atomsOf(scan, others, new Set<number>());
  const lists = (row: readonly Atom[]): ListItem[][] =>
    listsIn(row).flatMap(({ items }) =>
      items.length === run.length && isGood(items) && isFree(mentions, items) ? [items] : [],
    );
  const before = atoms.filter(({ end }) => end <= first.start);
  const after = atoms.filter(({ start }) => start >= last.end);
  const listedIn = (from: number, to: number, nearest: "end" | "start"): ListItem[] | null => {
    const items = told ? listed(scan, from, to, run.length, nearest) : null;
    return items && isFree(mentions, items) ? items : null;
  };
  return (
    numberedNames(scan, first.start, run.length) ??
    listedIn(0, first.start, "end") ??
    lists(before).at(-1) ??
    lists(after)[0] ??
    listedIn(last.end, scan.text.length, "start")
  );
}

const STOPS = /[.!?;\n\p{Extended_Pictographic}] ?(?:\S.*)?$|\bso\b[^.]*$/su; // catches ". A pint is " and " so the buns are ", not ", "

/** A figure of another unit in a clause behind: "up 18, 41 and 63 percent, so the buns are £3.20 now". */
function isAlien({ text }: Scan, run: NumberRun, { start, unit }: Figure): boolean {
  const last = run.at(-1);
  const own = run.find((figure) => figure.unit)?.unit;
  return Boolean(
    unit && own && unit.symbol !== own.symbol && last && start >= last.end && STOPS.test(text.slice(last.end, start)),
  );
}

/** "Our four routes": how many names there are. */
const isCountOf = (run: NumberRun, { value, start, weak }: Figure): boolean =>
  weak && value === run.length && start < (run[0]?.start ?? 0);

/** @property beside a list of another measure, which is left to it: "ran 5, 8 and 12 km with 10, 15 and 20 kg packs" */
type Runs = { told: boolean; run: NumberRun; others: readonly NumberRun[]; beside: NumberRun };

const symbolOf = (run: NumberRun): string => run.findLast(({ unit }) => unit)?.unit?.symbol ?? "";

/** The last list of numbers of a text and the ones before it; of two measures the first. */
function runsOf(scan: Scan): Runs | null {
  const told = matches(scan.text, TOLD);
  const runs = numberRuns(scan).filter(({ length }) => told || length > 2);
  const [first, second, more] = runs;
  const measures = first && second && !more && first.length === second.length && symbolOf(first) !== symbolOf(second);
  if (measures && symbolOf(first) !== "" && symbolOf(second) !== "")
    return { told, run: first, others: [], beside: second };
  const run = runs.at(-1);
  return run ? { told, run, others: runs.slice(0, -1), beside: [] } : null;
}

/** What the text tells so; null where it tells more figures, or more lists of them. */
function inOrderReading(
  scan: Scan,
  mentions: readonly Mention[],
  { told, run, others: before, beside }: Runs,
): Reading | null {
  const items = namesOf(scan, mentions, run, told);
  if (!items) return null;
  const isInside = (start: number): boolean =>
    [...run, ...beside].some((figure) => start >= figure.start && start < figure.end) ||
    items.some(({ span }) => start >= span[0] && start < span[1]);
  const others = [...mentions.filter(isFigure), ...before.flat()];
  if (others.some((one) => !isInside(one.start) && !isAlien(scan, run, one) && !isCountOf(run, one))) return null;
  const figures = settledFigures(scan, run);
  return {
    shape: "parallel",
    series: [""],
    points: items.map(({ name, axis }) => (axis ? { name, axis } : { name })),
    cells: figures.map((figure) => [cellOf(figure)]),
    units: [null],
    figures,
    cost: 0,
    used: items.map(({ span }) => span),
  };
}

/** The readings, before them that of the lists where the best leaves one of its numbers out. */
export function withInOrder(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const runs = runsOf(scan);
  if (!runs) return rows;
  const { series = [], cells = [] } = rows[0]?.reading ?? {};
  const starts = new Set(cells.flatMap((row) => row.map((cell) => cell?.spans[0]?.[0])));
  const whole = series.length === 1 && cells.length === runs.run.length;
  const mixed = series.length === 1 && runs.beside.some(({ start }) => starts.has(start));
  if (runs.beside.length > 0 && (!mixed || runs.beside.every(({ start }) => starts.has(start)))) return rows;
  if (whole && runs.run.every(({ start }) => starts.has(start))) return rows;
  const reading = inOrderReading(scan, mentions, runs);
  if (!reading) return rows;
  const read = rank(reading, { figures: reading.figures, cost: 0, total: null, foreign: 0 });
  return [{ ...read, score: 0, rule: { place: 0, behind: 0 } }, ...rows];
}
