/**
 * Radar: three to eight axes on one scale from zero, at most three filled series; every value stands with its axis' name,
 * in the order of the legend.
 */
import { bestOf, type Way } from "../best-of.ts";
import { readableOn } from "../colours.ts";
import { boxInside, boxesOverlap, type PointPx } from "../geometry/overlap.ts";
import { boxOf, polygon } from "../geometry/path.ts";
import { onCircle, TURN } from "../geometry/ring.ts";
import { looksFrom } from "../look.ts";
import { indicesOf, valueAt } from "../order.ts";
import { dashOf, drawDot, drawStroke, runsOf } from "../parts/marks.ts";
import { seriesLegend } from "../parts/series-legend.ts";
import { axisFor, type Axis, drawRule } from "../parts/value-axis.ts";
import type { Box } from "../scene.ts";
import { draw, merge, newSheet, type Sheet, write } from "../sheet.ts";
import { advanceWidth, heightOfLines } from "../text/measure.ts";
import { type Wrapped, wrapName } from "../text/wrap.ts";
import { type Kind, nameOf, seriesColour, type Task, valuesOf, wordsFor } from "./kind.ts";

const LEAST_AXES = 3;
const MOST_AXES = 8;
const MOST_FILLED = 3;
const FILL_OPACITY = 0.14;
const RADIUS_STEPS = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.5, 0.4, 0.3] as const;

export const radar: Kind = {
  unfit: (chart) => {
    const values = valuesOf(chart);
    if (values.length === 0) return "There is no figure to draw.";
    if (chart.points.length < LEAST_AXES) return "A radar needs at least three axes.";
    if (chart.points.length > MOST_AXES) return "A radar with more than eight axes can't be read.";
    if (values.some((value) => value < 0)) return "A radar can't show negative values.";
    if (values.every((value) => value === 0)) return "All values are zero, so there is no shape to draw.";
    return null;
  },
  unsuited: (chart) => {
    if (chart.axis === "time") return "A radar doesn't show how something went over time.";
    return chart.whole ? "Parts of one whole read better as a pie or as bars." : null;
  },
  draw: (task) =>
    bestOf(
      (["values", "scale"] as const).flatMap((labels) =>
        looksFrom(task.look).map((look): Way => () => drawRadar({ ...task, look }, labels)),
      ),
    ),
};

type Labels = "values" | "scale";
type Block = { point: number; angle: number; name: Wrapped | null; rows: readonly (readonly { text: string; series: number }[])[]; widthPx: number; heightPx: number };

function drawRadar(task: Task, labels: Labels): Sheet | null {
  const { look, chart } = task;
  const { sheet: head, room } = seriesLegend(task, "lines");
  const axis = axisFor({ range: { from: 0, to: Math.max(...valuesOf(chart)) }, unit: chart.unit, look, heightPx: look.smallPx * 9 });
  const scaleNote = scaleWords(axis, chart.unit);
  const notePx = labels === "scale" ? heightOfLines(1.4, look.smallPx) : 0;
  const free = { ...room, height: room.height - notePx };
  for (const step of RADIUS_STEPS) {
    const placed = placeBlocks({ ...task, room: free }, { step, labels });
    if (!placed) continue;
    const sheet = newSheet();
    merge(sheet, head);
    drawWeb(sheet, task, { ...placed, axis });
    drawSeries(sheet, task, { ...placed, axis });
    for (const { block, box } of placed.blocks) writeBlock(sheet, task, block, box);
    sheet.shortenedNames += placed.blocks.filter(({ block }) => block.name === null || block.name.shortened).length;
    if (labels === "scale") writeScale(sheet, task, { text: scaleNote, room });
    if (labels === "scale") sheet.droppedValues += valuesOf(chart).length;
    return sheet;
  }
  return null;
}

const scaleWords = ({ ticks, format }: Axis, _unit: string | null): string =>
  `Rings at ${ticks.slice(1).map((tick) => format.value(tick)).join(", ")}`;

function writeScale(sheet: Sheet, { look }: Task, { text, room }: { text: string; room: Box }): void {
  write(sheet, {
    role: "tick",
    text,
    x: room.x,
    top: room.y + room.height - heightOfLines(1, look.smallPx),
    anchor: "start",
    sizePx: look.smallPx,
    weight: 400,
    fill: look.palette.mutedInk,
  });
}

type Web = { center: PointPx; radiusPx: number; blocks: readonly { block: Block; box: Box }[] };

/** Names (and values) around the web; null where they would touch or leave the room. */
function placeBlocks(task: Task, { step, labels }: { step: number; labels: Labels }): Web | null {
  const { room, look, order } = task;
  const radiusPx = (Math.min(room.height, room.width) / 2) * 0.86 * step;
  const whole: Block[] = [];
  for (const [at, point] of order.entries()) {
    const block = blockFor(task, { point, angle: (at / order.length) * TURN, radiusPx, labels });
    if (!block) return null;
    whole.push(block);
  }
  const gap = look.labelPx * 0.55;
  const relative = whole.map((block) => ({ block, box: boxAround(block, radiusPx + gap) }));
  const top = Math.min(-radiusPx, ...relative.map(({ box }) => box.y));
  const bottom = Math.max(radiusPx, ...relative.map(({ box }) => box.y + box.height));
  if (bottom - top > room.height) return null;
  const center: PointPx = [room.x + room.width / 2, room.y + (room.height - (bottom - top)) / 2 - top];
  const blocks = relative.map(({ block, box }) => ({ block, box: { ...box, x: box.x + center[0], y: box.y + center[1] } }));
  if (blocks.some(({ box }) => !boxInside(box, room))) return null;
  const touching = blocks.some(({ box }, at) => blocks.slice(at + 1).some((other) => boxesOverlap(box, other.box)));
  return touching ? null : { center, radiusPx, blocks };
}

/** A label's box outside the web, relative to the centre. */
function boxAround({ angle, widthPx, heightPx }: Block, reach: number): Box {
  const [x, y] = onCircle([0, 0], reach, angle);
  const side = Math.sin(angle);
  const upright = Math.abs(side) < 0.2;
  const left = upright ? x - widthPx / 2 : side > 0 ? x : x - widthPx;
  const top = upright ? (Math.cos(angle) > 0 ? y - heightPx : y) : y - heightPx / 2;
  return { x: left, y: top, width: widthPx, height: heightPx };
}

function blockFor(
  task: Task,
  { point, angle, radiusPx, labels }: { point: number; angle: number; radiusPx: number; labels: Labels },
): Block | null {
  const { chart, look, room, format } = task;
  const sizePx = look.labelPx;
  const upright = Math.abs(Math.sin(angle)) < 0.2;
  const aside = Math.abs(Math.sin(angle)) * radiusPx + sizePx * 0.6;
  const widthPx = upright ? Math.max(radiusPx, room.width * 0.4) : room.width / 2 - aside;
  const name = wrapName(nameOf(chart, point), { widthPx, maxLines: 2, sizePx, weight: 400 });
  if (!name) return null;
  const values =
    labels === "values"
      ? indicesOf(chart.series)
          .map((series) => ({ series, value: valueAt(chart, point, series) }))
          .map(({ series, value }) => ({ series, text: value === null ? "–" : format.value(value) }))
      : [];
  const rows = rowsOf(values, { sizePx, widthPx });
  if (!rows) return null;
  const rowPx = Math.max(0, ...rows.map((row) => rowWidth(row, sizePx)));
  const heightPx = heightOfLines(name.lines.length + rows.length, sizePx);
  return { point, angle, name, rows, widthPx: Math.max(name.widthPx, rowPx), heightPx };
}

type Cell = { text: string; series: number };

const cellGap = (sizePx: number): number => sizePx * 0.6;
const cellWidth = (text: string, sizePx: number): number => advanceWidth(text, { sizePx, weight: 600 });
const rowWidth = (row: readonly Cell[], sizePx: number): number =>
  row.reduce((sum, { text }) => sum + cellWidth(text, sizePx), 0) + cellGap(sizePx) * Math.max(0, row.length - 1);

function rowsOf(cells: readonly Cell[], { sizePx, widthPx }: { sizePx: number; widthPx: number }): readonly Cell[][] | null {
  const rows: Cell[][] = [];
  for (const cell of cells) {
    if (cellWidth(cell.text, sizePx) > widthPx) return null;
    const row = rows.at(-1);
    if (row && rowWidth([...row, cell], sizePx) <= widthPx) row.push(cell);
    else rows.push([cell]);
  }
  return rows;
}

function writeBlock(sheet: Sheet, { chart, look }: Task, block: Block, box: Box): void {
  const { sizePx, palette } = { sizePx: look.labelPx, palette: look.palette };
  const side = Math.sin(block.angle);
  const upright = Math.abs(side) < 0.2;
  const anchor = upright ? "middle" : side > 0 ? "start" : "end";
  const x = upright ? box.x + box.width / 2 : side > 0 ? box.x : box.x + box.width;
  const lines = block.name?.lines ?? [];
  for (const [row, text] of lines.entries()) {
    const full = block.name?.shortened ? { full: nameOf(chart, block.point) } : {};
    const top = box.y + heightOfLines(row, sizePx);
    write(sheet, { role: "name", text, ...full, point: block.point, x, top, anchor, sizePx, weight: 400, fill: palette.ink });
  }
  for (const [row, cells] of block.rows.entries()) {
    const width = rowWidth(cells, sizePx);
    let left = upright ? x - width / 2 : side > 0 ? x : x - width;
    for (const { text, series } of cells) {
      const top = box.y + heightOfLines(lines.length + row, sizePx);
      const fill = chart.series.length > 1 ? readableOn(seriesColour(look, series), palette) : palette.ink;
      const datum = { point: block.point, series };
      write(sheet, { role: "value", text, x: left, top, anchor: "start", sizePx, weight: 600, fill, datum });
      left += cellWidth(text, sizePx) + cellGap(sizePx);
    }
  }
}

function drawWeb(sheet: Sheet, { look, order }: Task, { center, radiusPx, axis }: Web & { axis: Axis }): void {
  const angles = order.map((_, at) => (at / order.length) * TURN);
  for (const tick of axis.ticks.slice(1)) {
    const ring = angles.map((angle) => onCircle(center, (tick / axis.range.to) * radiusPx, angle));
    drawRule(sheet, look, [...ring, ...ring.slice(0, 1)]);
  }
  for (const angle of angles) drawRule(sheet, look, [center, onCircle(center, radiusPx, angle)]);
}

function drawSeries(sheet: Sheet, task: Task, { center, radiusPx, axis }: Web & { axis: Axis }): void {
  const { chart, look, order } = task;
  for (const series of indicesOf(chart.series)) {
    const colour = seriesColour(look, series);
    const corners = order.map((point, at): PointPx | null => {
      const value = valueAt(chart, point, series);
      return value === null ? null : onCircle(center, (value / axis.range.to) * radiusPx, (at / order.length) * TURN);
    });
    const whole = corners.filter((corner) => corner !== null);
    const dash = chart.series.length > 1 ? dashOf(series, look) : [];
    if (whole.length === corners.length) {
      const filled = chart.series.length <= MOST_FILLED;
      draw(sheet, {
        role: "mark",
        path: polygon(whole),
        fill: filled ? colour : null,
        ...(filled ? { fillOpacity: FILL_OPACITY } : {}),
        stroke: colour,
        strokeWidth: look.linePx,
        ...(dash.length > 0 ? { dash } : {}),
        series,
        box: boxOf(whole),
      });
    } else drawStroke(sheet, { runs: runsOf([...corners, ...corners.slice(0, 1)]), colour, series, look, dash });
    for (const [at, place] of corners.entries()) {
      const point = order[at];
      if (!place || point === undefined) continue;
      drawDot(sheet, { at: place, radiusPx: look.linePx * 1.2, colour, datum: { point, series }, words: wordsFor(task, point, series) });
    }
  }
}

