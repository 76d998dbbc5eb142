/**
 * Where a kind would lie or doesn't fit: the reason as a sentence, and all the values as a table below it; where no table
 * holds them, as running text; where that is too long, as a line along time or as dots on an axis. Nothing is left out.
 */
import { bestOf } from "../best-of.ts";
import type { Task } from "../kinds/kind.ts";
import { line } from "../kinds/line.ts";
import { plainTables } from "../kinds/slices.ts";
import { merge, newSheet, type Sheet } from "../sheet.ts";
import { skipsNames } from "./base.ts";
import { numberedDots } from "./numbered-dots.ts";
import { type RunIn, runIn, writeHead } from "./run-in.ts";
import { planTable } from "./value-table.ts";

/** The page is empty otherwise: the values may be large, below the title's size; many stop before the smallest. */
const SIZE_STEPS = [1.5, 1.2, 1, 0.89, 0.6, 0] as const;
/** The more the values are larger than plain names, the further they stand from the reason. */
const APART = 1.5;
/**
 * So many characters stay of the names, where not all can be whole: fewer than ten only where nothing else is left, and
 * one rather than an empty picture.
 */
const KEPT = [36, 20, 14, 10] as const;
const LAST_KEPT = [10, 8, 6, 5, 4, 1] as const;

export function drawSentence(task: Task, reason: string): Sheet {
  const { labelPx, leastPx } = task.look;
  const sizes = SIZE_STEPS.map((step) => Math.max(leastPx, Math.round(labelPx * step * 2) / 2));
  const waysOf = (most: number): RunIn => ({ reason, sizePx: leastPx, most });
  const whole = sizes.map((sizePx): RunIn => ({ reason, sizePx, most: 60 }));
  const first = (ways: readonly RunIn[], draw: (task: Task, way: RunIn) => Sheet | null): Sheet | null =>
    ways.reduce<Sheet | null>((sheet, way) => sheet ?? draw(task, way), null);
  return (
    bestOf(whole.map((way) => () => withTable(task, way))) ??
    first([...whole, ...KEPT.map(waysOf)], runIn) ??
    // As large as the axis' ticks: lines bring two sizes of their own.
    inTime(task, { ...waysOf(60), sizePx: task.look.smallPx }) ??
    first(LAST_KEPT.map(waysOf), numberedDots) ??
    newSheet()
  );
}

function withTable(task: Task, way: RunIn): Sheet | null {
  const { look } = task;
  const sheet = newSheet();
  const room = writeHead(sheet, { ...task, series: [] }, { ...way, sizePx: Math.min(look.labelPx, way.sizePx) });
  const apartPx = Math.max(0, way.sizePx - look.labelPx) * APART;
  const table =
    room &&
    planTable({ ...look, labelPx: way.sizePx }, plainTables(task), {
      widthPx: room.width,
      heightPx: room.height - apartPx,
    });
  if (table) merge(sheet, table.at(room.x, room.y + apartPx));
  return table && sheet;
}

/** What goes on over time reads well as lines, whichever kind was asked for. */
function inTime(task: Task, way: RunIn): Sheet | null {
  const sheet = newSheet();
  const room = skipsNames(task.chart) ? writeHead(sheet, { ...task, series: [] }, way) : null;
  const lines = room && line.draw({ ...task, room });
  if (lines) merge(sheet, lines);
  return lines && sheet;
}
