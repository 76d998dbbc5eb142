/**
 * Points' names and their places along the x axis in, the names below the axis out: whole on one row or two where they
 * can be (the second with leaders), spread with leaders where dates are close, else shortened, else every n-th. Many
 * names whose steps tell those between them stand on one row with room between them, at round steps.
 *
 *   planNames({ look, names: ["2021", "2022"], points: [0, 1], xs: [40, 80], bounds: { from: 0, to: 120 } }).at(200)
 */
import type { Look } from "../look.ts";
import { newSheet, type Sheet } from "../sheet.ts";
import { heightOfLines } from "../text/measure.ts";
import { type Wrapped, wrapName } from "../text/wrap.ts";
import { MARKER_SCALE } from "./marks.ts";
import { crossed, drawLeader, inBounds, isBehind, overlapping, type Placed, writeName } from "./placed-names.ts";
import { type Named, roundSteps } from "./round-steps.ts";
import { type Bounds, spread } from "./spread.ts";

export type NamesOptions = Named & {
  look: Look;
  /** Index of each name's point in the chart. */
  points: readonly number[];
  /** Ascending. */
  xs: readonly number[];
  bounds: Bounds;
  /** Width that each column takes at least: of the values below the names. */
  leastPx?: readonly number[];
  /** Width of the ticks' column within the bounds: names may begin under the lowest tick. */
  ticksPx?: number;
  /** The last name stands, whichever are left out: no step tells it. */
  toTheLast?: boolean;
  /** Names between others may be left out, where there are many. */
  maySkip?: boolean;
};

export type NamePlan = {
  /** The names with the axis at `top`. */
  at: (top: number) => Sheet;
  shortenedNames: number;
  heightPx: number;
  /** How far from one plain row of names it is. */
  strain: number;
  /** Where each name stands; null where it was left out. */
  centres: readonly (number | null)[];
};

type Breaks = "words" | "anywhere";

export function planNames(options: NamesOptions): NamePlan {
  const isMany = options.maySkip === true && options.names.length > FEW_NAMES;
  const round = isMany ? roundNames(options) : null;
  if (round) return round;
  for (const way of isEven(options.xs) ? EVEN_WAYS : UNEVEN_WAYS) {
    const plan = wholeNames(options, way);
    if (plan) return plan;
  }
  const some = someNames(options);
  return isMany ? { ...some, strain: some.strain + ODD_STEP_STRAIN } : some;
}

/** Best first. `lean`: off their points not at all, by leaders, or as far as they still stand over them. */
const EVEN_WAYS: readonly Whole[] = [
  { rows: 1, breaks: "words", lean: "little" },
  { rows: 2, breaks: "words", lean: "little" },
  { rows: 1, breaks: "words", lean: "with leaders" },
  { rows: 1, breaks: "anywhere", lean: "little" },
  { rows: 2, breaks: "anywhere", lean: "little" },
  { rows: 1, breaks: "anywhere", lean: "with leaders" },
  { rows: 2, breaks: "anywhere", lean: "over their points" },
  // Rather a third line than a name that is lost.
  { rows: 1, breaks: "anywhere", lean: "with leaders", maxLines: 3 },
];
const UNEVEN_WAYS: readonly Whole[] = [
  { rows: 1, breaks: "words", lean: "little" },
  { rows: 1, breaks: "words", lean: "with leaders" },
  ...EVEN_WAYS.slice(1),
];

const MOST_SHIFT_PX = 2.5;
const SHORT_NAME_CHARACTERS = 12;
const EDGE_PX = 1;
/** Widths of names to try, in shares of the axis: the last ones for dates that stand close together on two lines. */
const WIDTHS = [1.5, 1, 0.75, 0.6] as const;
const FEW_NAMES = 12;
const SKIPPED_STRAIN = 3;
/** Rather smaller names at a round step. */
const ODD_STEP_STRAIN = 0.5;

const clearOf = (look: Look): number => look.labelPx * 0.5;
/** Between many names on one row, in heights of their letters: closer ones are read as one. */
const BREATH = 1.1;

/** How far names may move off their points without a leader. */
type Style = { breaks: Breaks; lean: "little" | "with leaders" | "over their points" };
type Whole = Style & { rows: number; maxLines?: number };

/** Every name whole, or null. */
function wholeNames(options: NamesOptions, { rows, breaks, lean, maxLines = 2 }: Whole): NamePlan | null {
  const { look, names, xs, bounds } = options;
  const clear = clearOf(look);
  const share = (bounds.to - bounds.from) / Math.max(1, names.length);
  for (const widthPx of [Number.MAX_SAFE_INTEGER, ...WIDTHS.map((times) => times * share * rows - clear)]) {
    const placed: Placed[] = [];
    for (let row = 0; row < rows; row++) {
      const mine = xs.map((x, at) => ({ x, at })).filter(({ at }) => at % rows === row);
      const wraps: Wrapped[] = [];
      for (const { at } of mine) {
        const wrapped = wrap(options, at, { widthPx, maxLines, breaks, keep: "whole" });
        if (!wrapped) return null;
        wraps.push(wrapped);
      }
      const sizes = mine.map(
        ({ at }, index) => Math.max(wraps[index]?.widthPx ?? 0, options.leastPx?.[at] ?? 0) + clear,
      );
      const centres = spread(
        mine.map(({ x }, index) => ({ at: x, size: sizes[index] ?? 0 })),
        { from: bounds.from - clear / 2, to: bounds.to + clear / 2 },
      );
      if (!centres) break;
      for (const [index, { x, at }] of mine.entries()) {
        const wrapped = wraps[index];
        const centre = centres[index];
        if (wrapped && centre !== undefined) placed.push({ at, x, centre, row, wrapped });
      }
    }
    const plan = placed.length === names.length ? assemble(options, placed, { breaks, lean }) : null;
    if (plan) return plan;
  }
  return null;
}

/** On one line each, far enough apart to be told at a glance: all of them, or those at a round step. */
function roundNames(options: NamesOptions): NamePlan | null {
  const { look, xs, bounds } = options;
  for (const kept of roundSteps(options)) {
    const placed: Placed[] = [];
    for (const at of kept) {
      const wrapped = wrap(options, at, { widthPx: Infinity, maxLines: 1, breaks: "words", keep: "whole" });
      if (!wrapped) return null;
      const under = { at, x: xs[at] ?? 0, centre: xs[at] ?? 0, row: 0, wrapped };
      // at an edge a name leans towards the next one
      const name = { ...under, centre: inBounds(under.x, wrapped, bounds) };
      const before = placed.at(-1);
      if (!isBehind(name, before, clearOf(look))) break;
      if (!isBehind(under, before && { ...before, centre: before.x }, look.labelPx * BREATH)) break;
      placed.push(name);
    }
    const isWhole = placed.length === kept.length;
    const plan = isWhole ? assemble(options, placed, { breaks: "words", lean: "little" }) : null;
    if (plan) return plan;
  }
  return null;
}

type NameRoom = { widthPx: number; maxLines: number; breaks: Breaks; keep?: "whole" };

function wrap(options: NamesOptions, at: number, room: NameRoom): Wrapped | null {
  return wrapName(options.names[at] ?? "", { ...room, sizePx: options.look.labelPx, weight: 400 });
}

/** As many names as fit, from the first on; each may be shortened. */
function someNames(options: NamesOptions): NamePlan {
  const { names } = options;
  for (let stride = 1; stride < names.length; stride++) {
    const plan = everyNth(options, stride);
    if (plan) return plan;
  }
  return (
    everyNth(options, names.length) ?? {
      at: () => ({ ...newSheet(), shortenedNames: names.length }),
      shortenedNames: names.length,
      heightPx: 0,
      strain: 0,
      centres: names.map(() => null),
    }
  );
}

function everyNth(options: NamesOptions, stride: number): NamePlan | null {
  const { look, names, xs, bounds, toTheLast } = options;
  const clear = clearOf(look);
  const last = xs.length - 1;
  const kept = xs.map((x, at) => ({ x, at })).filter(({ at }) => at % stride === 0 || (toTheLast && at === last));
  const room = (bounds.to - bounds.from) / kept.length - clear;
  // Dates and the like stay on one line: rather fewer of them.
  const short = names.every((name) => name.length <= SHORT_NAME_CHARACTERS);
  const placed: Placed[] = [];
  for (const { x, at } of kept) {
    const wrapped = wrap(options, at, { widthPx: room, maxLines: short ? 1 : 2, breaks: "words" });
    if (!wrapped) return null;
    const name = { at, x, centre: inBounds(x, wrapped, bounds), row: 0, wrapped };
    const isCrowded = (): boolean => !isBehind(name, placed.at(-1), clear);
    if (at === last && toTheLast) while (placed.length > 1 && isCrowded()) placed.pop();
    if (!isCrowded()) placed.push(name);
    else if (toTheLast !== true && isEven(xs)) return null;
  }
  return assemble(options, placed, { breaks: "words", lean: "little" });
}

function isEven(xs: readonly number[]): boolean {
  const gaps = xs.slice(1).map((x, at) => x - (xs[at] ?? 0));
  return Math.max(...gaps) - Math.min(...gaps) < 0.5;
}

/** The plan for names placed; null where one would overlap another or a leader cross one. */
function assemble(options: NamesOptions, placed: readonly Placed[], { breaks, lean }: Style): NamePlan | null {
  const { look, names, bounds, ticksPx = 0 } = options;
  // A name that stands beside its point without a leader would lie about the date; at the edges it may lean inwards.
  const edges = { from: bounds.from + EDGE_PX, to: bounds.to - EDGE_PX };
  const strays = ({ x, centre, wrapped }: Placed): boolean => {
    const atEdge = centre - wrapped.widthPx / 2 < edges.from || centre + wrapped.widthPx / 2 > edges.to;
    return Math.abs(centre - x) > (atEdge || lean === "over their points" ? wrapped.widthPx / 2 : MOST_SHIFT_PX);
  };
  const moved = placed.some(strays);
  const rows = placed.reduce((most, { row }) => Math.max(most, row), 0) + 1;
  if (moved && (rows > 1 || lean !== "with leaders")) return null;
  const lineCount = (row: number): number =>
    placed.reduce((most, name) => (name.row === row ? Math.max(most, name.wrapped.lines.length) : most), 0);
  const elbowPx = moved ? look.labelPx * 0.9 : 0;
  const clearPx = ticksPx && heightOfLines(0.5, look.smallPx) + 2;
  // Markers that stand on the axis reach below it.
  const first = Math.max(look.labelPx * 0.35, look.linePx * MARKER_SCALE + 2, clearPx) + elbowPx;
  // Where a leader to a name under the lowest tick would meet it, all bend below it, so that none crosses another.
  const meetsTick = placed.some(({ x, centre }) => x - bounds.from - ticksPx < ((x - centre) * clearPx) / first);
  const bendPx = moved && meetsTick ? clearPx : elbowPx * 0.2;
  const second = first + heightOfLines(lineCount(0), look.labelPx) + look.labelPx * 0.25;
  const rowTops = rows > 1 ? [first, second] : [first];
  const shortenedNames = placed.filter(({ wrapped }) => wrapped.shortened).length;
  // Of a few dates each is looked for; of many every n-th is what an axis is for.
  const skipped = names.length - placed.length;
  const at = (top: number): Sheet => {
    const sheet = newSheet();
    sheet.shortenedNames = shortenedNames;
    sheet.skippedNames = skipped;
    for (const name of placed) writeName(sheet, options, { ...name, top: top + (rowTops[name.row] ?? first) });
    for (const name of placed) {
      if (!moved && name.row === 0) continue;
      drawLeader(sheet, look, { name, top, bendPx, end: top + (rowTops[name.row] ?? first) - look.labelPx * 0.08 });
    }
    return sheet;
  };
  const trial = at(0);
  if (overlapping(trial.texts.map(({ box }) => box)) || crossed(trial, look)) return null;
  const centres = options.xs.map((_, index) => placed.find((name) => name.at === index)?.centre ?? null);
  const heightPx = (rowTops.at(-1) ?? first) + heightOfLines(lineCount(rows - 1), look.labelPx);
  const strain =
    (rows - 1) * 1 +
    (moved ? 0.5 : 0) +
    (breaks === "anywhere" ? 2 : 0) +
    (skipped > 0 && names.length <= FEW_NAMES ? SKIPPED_STRAIN : 0);
  return { at, shortenedNames, heightPx, strain, centres };
}
