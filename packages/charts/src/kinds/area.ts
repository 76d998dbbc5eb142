/**
 * Areas from zero, a panel for each series below one another on the same scale: nothing hides anything. Values stand at
 * the points, else in rows below, else an axis tells them.
 */
import { bestOf, inLooks, type Way } from "../best-of.ts";
import { mix } from "../colours.ts";
import type { PointPx } from "../geometry/overlap.ts";
import { boxOf, polygon } from "../geometry/path.ts";
import { VALUES, type Values } from "../look.ts";
import { valueAt } from "../order.ts";
import { type Base, baseOf } from "../parts/base.ts";
import { drawDot, drawStroke, runsOf } from "../parts/marks.ts";
import { drawMultiples } from "../parts/multiples.ts";
import { axisHeadroom, panelsOf, writePanelName } from "../parts/panels.ts";
import { labelRoomPx, type PointLabel, placePointLabels } from "../parts/point-labels.ts";
import { type Axis, axisFor, drawGrid, drawLevel, linear, type Range, zeroBased } from "../parts/value-axis.ts";
import type { Box } from "../scene.ts";
import { draw, type Sheet } from "../sheet.ts";
import { axisUnit, type Kind, seriesColour, type Task, valuesOf, wordsFor } from "./kind.ts";
import { line } from "./line.ts";

const MAX_LABELS = 40;
/** Height of a labelled plot, in heights of its labels. */
const LEAST_LABELLED = 2.5;
/** Areas are wider than high. */
const AREA_RATIO = 2;
const DOTTED_POINTS = 16;
/** Share of the series' colour in the fill: text on it still reads. */
const FILL_SHARE = 0.22;

export const area: Kind = {
  unfit: (chart) => line.unfit(chart)?.replace("A line", "An area") ?? null,
  unsuited: (chart) => (chart.axis === "categories" ? "These points have no order that an area could follow." : null),
  draw: (task) => bestOf(waysOf(task)),
};

/** One area, or small multiples of one each: side by side, or as flat panels over one another that share their names. */
const waysOf = (task: Task): readonly Way[] =>
  VALUES.flatMap((values) => {
    const grid = inLooks(task, (sized) => drawGridOfAreas(sized, values), values);
    return task.series.length > 1 ? [...grid, ...inLooks(task, (sized) => drawPanels(sized, values), values)] : grid;
  });

const drawGridOfAreas = (task: Task, values: Values): Sheet | null =>
  drawMultiples(task, (room, series) => drawPanels({ ...task, room, series: [series] }, values), {
    ratio: AREA_RATIO,
  });

function drawPanels(task: Task, values: Values): Sheet | null {
  const { chart, look, room, series: shown } = task;
  const own = valuesOf(chart, shown);
  if (values === "labels" && own.length > MAX_LABELS) return null;
  // All the panels have one scale.
  const whole = zeroBased(valuesOf(chart));
  const heightPx = (room.height * 0.7) / shown.length;
  const axis = values === "axis" ? axisFor({ range: whole, unit: axisUnit(task), look, heightPx }) : null;
  const base = baseOf(task, { axis, values, edge: "points" });
  const boxes = base && panelsOf(task, base.box, shown.length);
  if (!boxes) return null;
  for (const [at, { box, body }] of boxes.entries()) {
    const series = shown[at] ?? 0;
    if (shown.length > 1 && !writePanelName(base.sheet, task, { series, box })) return null;
    const panel = { base, box: body, axis, range: axis?.range ?? whole, values };
    if (axis) drawGrid(base.sheet, look, { axis, box: body, y: scaleIn(task, body, panel) });
    if (!drawArea(task, { ...panel, series })) return null;
  }
  if (values === "axis") base.sheet.droppedValues += own.length;
  return base.sheet;
}

type Panel = {
  base: Base;
  box: Box;
  axis: Axis | null;
  range: Range;
  series: number;
  values: Values;
};

/** The scale of a panel, with room for the labels that stand in it. */
function scaleIn(task: Task, box: Box, { axis, range, values }: Pick<Panel, "axis" | "range" | "values">) {
  const { look } = task;
  const labelPx = values === "labels" ? labelRoomPx(look) : axis ? axisHeadroom(task, box) : look.linePx * 2;
  const below = range.from < 0 && !axis ? labelPx : 0;
  return linear(range, { from: box.y + box.height - below, to: box.y + labelPx });
}

/** False where a value finds no place. */
function drawArea(task: Task, { base, box, axis, range, series, values }: Panel): boolean {
  const { chart, look, order } = task;
  const { sheet, xs } = base;
  if (values === "labels" && box.height < labelRoomPx(look) * LEAST_LABELLED) return false;
  const y = scaleIn(task, box, { axis, range, values });
  const zero = y(0);
  const colour = seriesColour(look, series);
  const points = order.map((point, at): PointPx | null => {
    const value = valueAt(chart, point, series);
    return value === null ? null : [xs[at] ?? 0, y(value)];
  });
  const runs = runsOf(points);
  for (const run of runs) drawFill(sheet, task, { run, zero, colour, series });
  drawStroke(sheet, { runs, colour, series, look, dash: [] });
  const radiusPx = order.length <= DOTTED_POINTS ? look.linePx * 1.2 : look.linePx / 2;
  const labels: PointLabel[] = [];
  for (const [at, place] of points.entries()) {
    const point = order[at];
    if (!place || point === undefined) continue;
    const datum = { point, series };
    drawDot(sheet, { at: place, radiusPx, colour, datum, words: wordsFor(task, point, series) });
    labels.push(labelFor(task, { datum, place, radiusPx }));
  }
  drawLevel(sheet, look, { ...box, y: zero }, "strong");
  const within = { ...box, x: task.room.x, width: task.room.width };
  // Without an axis every value needs its label.
  const edges = runs.flatMap((run) => [run[0]?.[0] ?? 0, run.at(-1)?.[0] ?? 0]);
  // The ends have the fewest places.
  labels.sort((a, b) => Number(edges.includes(b.x)) - Number(edges.includes(a.x)));
  return values !== "labels" || placePointLabels(sheet, labels, { look, within, edges }) === 0;
}

type Fill = { run: readonly PointPx[]; zero: number; colour: string; series: number };

function drawFill(sheet: Sheet, { look }: Task, { run, zero, colour, series }: Fill): void {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || run.length < 2) return;
  const outline: readonly PointPx[] = [[first[0], zero], ...run, [last[0], zero]];
  // An opaque tint, so that text on it is judged against what it really stands on.
  const fill = mix(look.palette.paper, colour, FILL_SHARE);
  draw(sheet, { role: "mark", path: polygon(outline), fill, stroke: null, series, box: boxOf(outline) });
}

function labelFor(
  { chart, look, format }: Task,
  { datum, place, radiusPx }: { datum: { point: number; series: number }; place: PointPx; radiusPx: number },
): PointLabel {
  const value = valueAt(chart, datum.point, datum.series) ?? 0;
  return {
    x: place[0],
    y: place[1],
    radiusPx,
    text: format.value(value),
    datum,
    fill: look.palette.ink,
    side: value < 0 ? "below" : "above",
  };
}
