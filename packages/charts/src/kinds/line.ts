/**
 * Lines: straight between the values, gaps where there are none, named at their ends. Values stand at the points; where
 * they would collide, in rows below; where those don't fit either, an axis tells them.
 */
import { bestOf, inLooks, type Way } from "../best-of.ts";
import { readableOn } from "../colours.ts";
import type { PointPx } from "../geometry/overlap.ts";
import { VALUES, type Values } from "../look.ts";
import { indicesOf, valueAt } from "../order.ts";
import { type Base, baseOf, unstretched } from "../parts/base.ts";
import { type EndLabels, lastPointOf, planEndLabels } from "../parts/end-labels.ts";
import { dashOf, drawDot, drawStroke, MARKER_SCALE, runsOf } from "../parts/marks.ts";
import { drawMultiples } from "../parts/multiples.ts";
import { labelRoomPx, type PointLabel, placePointLabels } from "../parts/point-labels.ts";
import { seriesLegend } from "../parts/series-legend.ts";
import { type Axis, axisFor, drawGrid, drawLevel, linear, lineRange } from "../parts/value-axis.ts";
import type { Box } from "../scene.ts";
import { merge, newSheet, type Sheet, write } from "../sheet.ts";
import { advanceWidth, heightOfLines } from "../text/measure.ts";
import { axisUnit, type Kind, NO_VALUE, seriesColour, type Task, valuesOf, wordsFor } from "./kind.ts";

type Names = "ends" | "legend";

/** More labels than this make a thicket, even where they fit. */
const MAX_LABELS = 36;
/** Height of a labelled plot, in heights of its labels. */
const LEAST_LABELLED = 2.5;
const DOTTED_POINTS = 16;
const TANGLE_SERIES = 4;
const TANGLE_POINTS = 24;
/** Lines are wider than high. */
const LINE_RATIO = 2;

export const line: Kind = {
  unfit: (chart) => {
    if (valuesOf(chart).length === 0) return NO_VALUE;
    const longest = Math.max(...indicesOf(chart.series).map((series) => valuesOf(chart, [series]).length));
    return longest < 2 ? "A line needs at least two points." : null;
  },
  unsuited: (chart) => (chart.axis === "categories" ? "These points have no order that a line could follow." : null),
  // A tangle of many long lines reads better apart.
  draw: (task) =>
    (isTangle(task) ? bestOf(apartWays(task)) : null) ?? bestOf(waysOf({ ...task, room: unstretched(task.room) })),
};

function waysOf(task: Task): readonly Way[] {
  const names: readonly Names[] = task.series.length > 1 ? ["ends", "legend"] : ["legend"];
  return VALUES.flatMap((values) =>
    names.flatMap((by) => inLooks(task, (sized) => drawLines(sized, { values, names: by }), values)),
  );
}

const apartWays = (task: Task): readonly Way[] =>
  VALUES.flatMap((values) => inLooks(task, (sized) => drawApart(sized, values), values));

const isTangle = ({ order, series }: Task): boolean => series.length >= TANGLE_SERIES && order.length > TANGLE_POINTS;

const drawApart = (task: Task, values: Values): Sheet | null =>
  drawMultiples(task, (room, series) => drawLines({ ...task, room, series: [series] }, { values, names: "legend" }), {
    ratio: LINE_RATIO,
  });

function drawLines(task: Task, { values, names }: { values: Values; names: Names }): Sheet | null {
  const { chart, look, series: shown } = task;
  const own = valuesOf(chart, shown);
  const all = valuesOf(chart);
  if (values === "labels" && own.length > MAX_LABELS) return null;
  const ends =
    names === "ends"
      ? planEndLabels(task, { withValues: values !== "strip", maxWidthPx: task.room.width * 0.28 })
      : null;
  if (names === "ends" && !ends) return null;
  const key =
    names === "legend"
      ? seriesLegend(task, task.order.length <= DOTTED_POINTS ? "markers" : "dashes")
      : { sheet: newSheet(), room: task.room };
  if (!key) return null;
  const { sheet, room } = key;
  const range = lineRange(all);
  const axis = values === "axis" ? axisFor({ range, unit: axisUnit(task), look, heightPx: room.height * 0.75 }) : null;
  const scaleNote = values !== "axis" && range.from > 0;
  const base = baseOf(
    { ...task, room },
    {
      axis,
      values,
      rightPx: ends?.widthPx,
      edge: "points",
      notePx: scaleNote ? heightOfLines(1, look.smallPx) + look.smallPx * 0.3 : 0,
    },
  );
  if (!base) return null;
  merge(base.sheet, sheet);
  if (scaleNote) writeScaleNote(base.sheet, task, range.from);
  const labelRoom = values === "labels" ? labelRoomPx(look) : look.linePx * 2.5;
  return fill(task, { base, axis, ends, names, values, labelRoom, range: axis?.range ?? range });
}

type Filling = {
  base: Base;
  axis: Axis | null;
  ends: EndLabels | null;
  names: Names;
  values: Values;
  labelRoom: number;
  range: { from: number; to: number };
};

function fill(task: Task, filling: Filling): Sheet | null {
  const { chart, look, order } = task;
  const { base, axis, ends, values, labelRoom } = filling;
  const { sheet, box, xs } = base;
  const gridPad = axis ? heightOfLines(0.5, look.smallPx) : labelRoom;
  const below = !axis && filling.range.from < 0 ? labelRoom : 0;
  const y = linear(filling.range, { from: box.y + box.height - below, to: box.y + gridPad });
  if (box.height < Math.max(look.smallPx * 3, values === "labels" ? labelRoom * LEAST_LABELLED : 0)) return null;
  const labels: PointLabel[] = [];
  if (axis) drawGrid(sheet, look, { axis, box, y });
  // A grid shows by its darker line where zero is.
  if (!axis || axis.range.from <= 0)
    drawLevel(sheet, look, { ...box, y: y(Math.max(0, filling.range.from)) }, "strong");
  const dotted = order.length <= DOTTED_POINTS;
  const byLegend = filling.names === "legend" && task.series.length > 1;
  const radiusPx = look.linePx * (dotted ? (byLegend ? MARKER_SCALE : 1.3) : 0.5);
  const dots: (() => void)[] = [];
  for (const series of task.series) {
    const colour = seriesColour(look, series);
    const points = order.map((point, at): PointPx | null => {
      const value = valueAt(chart, point, series);
      return value === null ? null : [xs[at] ?? 0, y(value)];
    });
    const dash = byLegend && !dotted ? dashOf(series, look) : [];
    drawStroke(sheet, { runs: runsOf(points), colour, series, look, dash });
    for (const [at, place] of points.entries()) {
      const point = order[at];
      if (!place || point === undefined) continue;
      const alone = !points[at - 1] && !points[at + 1];
      const datum = { point, series };
      const marker = byLegend && dotted ? series : 0;
      const radius = alone ? Math.max(radiusPx, look.linePx * 1.3) : radiusPx;
      dots.push(() =>
        drawDot(sheet, { at: place, radiusPx: radius, colour, datum, words: wordsFor(task, point, series), marker }),
      );
      // At the end of the line stands its last value.
      if (ends && ends.values > 0 && point === lastPointOf(task, series)) continue;
      labels.push(labelFor(task, { datum, place, radiusPx: radius, neighbours: [points[at - 1], points[at + 1]] }));
    }
  }
  for (const dot of dots) dot();
  const homeless = values === "labels" ? placePointLabels(sheet, labels, { look, within: plotWithin(task, box) }) : 0;
  // Without an axis every value needs its label.
  if (homeless > 0) return null;
  if (values === "axis") sheet.droppedValues += labels.length;
  return withEnds(task, filling, y);
}

/** Labels may reach beyond the lines' box to the sides, into the margin of the room only. */
const plotWithin = ({ room }: Task, box: Box): Box => ({ ...box, x: room.x, width: box.x + box.width - room.x });

function labelFor(
  { chart, look, format, series: shown }: Task,
  {
    datum,
    place,
    radiusPx,
    neighbours,
  }: {
    datum: { point: number; series: number };
    place: PointPx;
    radiusPx: number;
    neighbours: readonly (PointPx | null | undefined)[];
  },
): PointLabel {
  const [x, y] = place;
  const around = neighbours.filter((other) => other !== null && other !== undefined).map(([, otherY]) => otherY);
  const mean = around.reduce((sum, other) => sum + other, 0) / Math.max(1, around.length);
  const colour = readableOn(seriesColour(look, datum.series), look.palette);
  return {
    x,
    y,
    radiusPx,
    text: format.value(valueAt(chart, datum.point, datum.series) ?? 0),
    datum,
    fill: shown.length > 1 ? colour : look.palette.ink,
    side: around.length > 0 && y > mean + 1 ? "below" : "above",
  };
}

function withEnds(task: Task, { base, ends }: Filling, y: (value: number) => number): Sheet | null {
  const { chart, room, look } = task;
  if (!ends) return base.sheet;
  const points = indicesOf(chart.series).map((series): PointPx => {
    const last = lastPointOf(task, series);
    return [base.xs[task.order.indexOf(last)] ?? 0, y(valueAt(chart, last, series) ?? 0)];
  });
  const x = base.box.x + base.box.width - look.linePx;
  const part = ends.at({ x, points, from: room.y, to: base.box.y + base.box.height, plot: base.sheet });
  if (!part) return null;
  merge(base.sheet, part);
  return base.sheet;
}

/** A line that doesn't start at zero says so (craft rule 1). */
function writeScaleNote(sheet: Sheet, { room, look, format }: Task, from: number): void {
  const text = `Scale starts at ${format.value(from)}, not at zero`;
  if (advanceWidth(text, { sizePx: look.smallPx, weight: 400 }) > room.width) return;
  write(sheet, {
    role: "note",
    text,
    x: room.x,
    top: room.y + room.height - heightOfLines(1, look.smallPx),
    anchor: "start",
    sizePx: look.smallPx,
    weight: 400,
    fill: look.palette.mutedInk,
  });
}
