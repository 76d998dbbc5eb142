/** Upright bars: a task in, the sheet out; null where this way of showing the values doesn't work. */
import type { Values } from "../../look.ts";
import { valueAt } from "../../order.ts";
import { type Base, baseOf, unstretched } from "../../parts/base.ts";
import { drawMultiples } from "../../parts/multiples.ts";
import { axisHeadroom, panelsOf, writePanelName } from "../../parts/panels.ts";
import { seriesLegend } from "../../parts/series-legend.ts";
import { spread } from "../../parts/spread.ts";
import { type Axis, axisFor, drawGrid, drawLevel, linear, type Range, zeroBased } from "../../parts/value-axis.ts";
import type { Box } from "../../scene.ts";
import { boxOfLine, isFree, type Line, merge, newSheet, type Sheet, write } from "../../sheet.ts";
import { heightOfLines } from "../../text/measure.ts";
import { axisUnit, type Task, valuesOf } from "../kind.ts";
import { drawBar, onPixels } from "./bar-mark.ts";

export type ColumnWay = {
  values: Values;
  /** Series side by side at each point, in panels over one another that share their names, or in a grid of charts. */
  series: "grouped" | "panels" | "grid";
};

const MOST_LABELS = 80;
/** Height of a labelled panel, in heights of its labels. */
const LEAST_LABELLED = 2.5;
/** Share of a slot that its bars take. */
const BAR_SHARE = 0.72;
/** A bar is no wall: a slot takes no more of the width. */
const slotShareOf = (bars: number): number => 0.1 + 0.12 * bars;
const GRID_RATIO = 2;

export function drawColumns(task: Task, way: ColumnWay): Sheet | null {
  if (way.series === "grouped") return drawPanels({ ...task, room: unstretched(task.room) }, way);
  if (task.series.length < 2) return null;
  if (way.series === "panels") return drawPanels(task, way);
  const picture = (room: Box, series: number): Sheet | null => drawPanels({ ...task, room, series: [series] }, way);
  return drawMultiples(task, picture, { ratio: GRID_RATIO });
}

function drawPanels(task: Task, { values, series: by }: ColumnWay): Sheet | null {
  const { chart, look, series: shown } = task;
  const panels = by === "panels" ? shown.map((series) => [series]) : [shown];
  const perSlot = by === "panels" ? 1 : shown.length;
  const own = valuesOf(chart, shown);
  if (values === "labels" && own.length > MOST_LABELS) return null;
  const key = by === "grouped" ? seriesLegend(task, "areas") : { sheet: newSheet(), room: task.room };
  if (!key) return null;
  const { sheet: head, room } = key;
  // All the panels have one scale.
  const whole = zeroBased(valuesOf(chart));
  const heightPx = (room.height * 0.75) / panels.length;
  const axis = values === "axis" ? axisFor({ range: whole, unit: axisUnit(task), look, heightPx }) : null;
  const base = baseOf({ ...task, room }, { axis, values, edge: "slots", slotShare: slotShareOf(perSlot) });
  if (!base) return null;
  const barPx = barWidth(base.slotPx, perSlot, look.gapPx);
  if (barPx < (perSlot > 1 ? look.smallPx * 0.35 : look.gapPx * 0.75) && (perSlot > 1 || by === "grid")) return null;
  merge(base.sheet, head);
  const boxes = panelsOf(task, base.box, panels.length);
  if (!boxes) return null;
  for (const [at, { box, body }] of boxes.entries()) {
    const series = panels[at] ?? [];
    if (by === "panels" && !writePanelName(base.sheet, task, { series: series[0] ?? 0, box })) return null;
    const panel = {
      base,
      box: body,
      axis,
      range: axis?.range ?? whole,
      shown: series,
      barPx,
      labelled: values === "labels",
    };
    if (!fillPanel(task, panel)) return null;
  }
  if (values === "axis") base.sheet.droppedValues += own.length;
  return base.sheet;
}

/** Bars of one slot with the gap of the background between them. */
const barWidth = (slotPx: number, count: number, gapPx: number): number =>
  Math.min((slotPx * BAR_SHARE - gapPx * (count - 1)) / count, slotPx - gapPx);

type Panel = {
  base: Base;
  box: Box;
  axis: Axis | null;
  range: Range;
  shown: readonly number[];
  barPx: number;
  labelled: boolean;
};

/** False where a value finds no place. */
function fillPanel(task: Task, { base, box, axis, range, shown, barPx, labelled }: Panel): boolean {
  const { chart, look, order } = task;
  const { sheet, xs } = base;
  const labelPx = labelled ? heightOfLines(1.1, look.labelPx) : axisHeadroom(task, box);
  if (labelled && box.height < labelPx * LEAST_LABELLED) return false;
  // A zero among negative values has its label above the line.
  const top = valuesOf(chart).some((value) => value >= 0) || !labelled ? labelPx : 0;
  const y = linear(range, { from: box.y + box.height - (range.from < 0 && labelled ? labelPx : 0), to: box.y + top });
  if (axis) drawGrid(sheet, look, { axis, box, y });
  const zero = Math.round(y(0));
  const groupPx = shown.length * barPx + (shown.length - 1) * look.gapPx;
  const lines: Line[] = [];
  for (const [at, point] of order.entries()) {
    for (const [place, series] of shown.entries()) {
      const value = valueAt(chart, point, series);
      if (value === null) continue;
      const left = (xs[at] ?? 0) - groupPx / 2 + place * (barPx + look.gapPx);
      // Where they are wide enough for it.
      const [barX, width] = barPx < 3 ? [left, barPx] : onPixels(left, barPx);
      const bar = { x: barX, width, ...barSpan(value, { zero, end: y(value) }) };
      const datum = { point, series };
      drawBar(sheet, task, { datum, bar });
      if (labelled) lines.push(valueLine(task, { datum, value, bar }));
    }
  }
  drawLevel(sheet, look, { ...box, y: zero }, "strong");
  // Without an axis every value needs its label.
  if (allStand(sheet, task, lines)) return true;
  const leaning = shown.length === 1 ? leaningApart(task, lines) : null;
  return leaning !== null && allStand(sheet, task, leaning);
}

/** Writes all the lines, or none where one finds no place. */
function allStand(sheet: Sheet, task: Task, lines: readonly Line[]): boolean {
  const before = sheet.texts.length;
  for (const line of lines) {
    if (!isFree(sheet, boxOfLine(line)) || !fitsSideways(task, line)) {
      sheet.texts.length = before;
      return false;
    }
    write(sheet, line);
  }
  return true;
}

/** Share of the size that stays free between values that lean away from one another. */
const APART_EM = 0.3;

/** Values of bars at close dates, moved apart as far as each still stands over its bar: rather than in tiny letters. */
function leaningApart({ room, look }: Task, lines: readonly Line[]): readonly Line[] | null {
  const apartPx = look.labelPx * APART_EM;
  const widths = lines.map((line) => boxOfLine(line).width);
  const wishes = lines.map(({ x }, at) => ({ at: x, size: (widths[at] ?? 0) + apartPx }));
  const centres = spread(wishes, { from: room.x - apartPx / 2, to: room.x + room.width + apartPx / 2 });
  const moved = centres && lines.map((line, at) => ({ ...line, x: centres[at] ?? line.x }));
  const stray = moved?.some(({ x }, at) => Math.abs(x - (lines[at]?.x ?? x)) > (widths[at] ?? 0) / 2);
  return moved && !stray ? moved : null;
}

function fitsSideways({ room }: Task, line: Line): boolean {
  const box = boxOfLine(line);
  return box.x >= room.x - 0.5 && box.x + box.width <= room.x + room.width + 0.5;
}

function barSpan(value: number, { zero, end }: { zero: number; end: number }): { y: number; height: number } {
  const height = Math.max(1, Math.abs(end - zero));
  return { y: value < 0 ? zero : zero - height, height };
}

type Labelled = { datum: { point: number; series: number }; value: number; bar: Box };

function valueLine({ look, format }: Task, { datum, value, bar }: Labelled): Line {
  const gap = look.labelPx * 0.08;
  const height = heightOfLines(1, look.labelPx);
  return {
    role: "value",
    text: format.value(value),
    x: bar.x + bar.width / 2,
    top: value < 0 ? bar.y + bar.height + gap : bar.y - gap - height,
    anchor: "middle",
    sizePx: look.labelPx,
    weight: 600,
    fill: look.palette.ink,
    datum,
  };
}
