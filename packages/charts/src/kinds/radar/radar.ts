/**
 * Radar: three to eight axes on one scale from zero, at most three filled series; every value stands with its axis' name,
 * in the order of the legend.
 */
import { bestOf, inLooks } from "../../best-of.ts";
import type { PointPx } from "../../geometry/overlap.ts";
import { boxOf, polygon } from "../../geometry/path.ts";
import { onCircle, TURN } from "../../geometry/ring.ts";
import { indicesOf, valueAt } from "../../order.ts";
import { unstretched } from "../../parts/base.ts";
import { drawDot, drawStroke, MARKER_SCALE, runsOf } from "../../parts/marks.ts";
import { seriesLegend } from "../../parts/series-legend.ts";
import { drawRule } from "../../parts/value-axis.ts";
import type { Box } from "../../scene.ts";
import { draw, merge, newSheet, type Sheet, write } from "../../sheet.ts";
import { advanceWidth, heightOfLines } from "../../text/measure.ts";
import { type Kind, seriesColour, type Task, unlikeShapes, valuesOf, wordsFor } from "../kind.ts";
import { type RingScale, ringScale } from "../round-maximum.ts";
import { type Labels, placeBlocks, type Web, writeBlock } from "./labels.ts";

const LEAST_AXES = 3;
const MOST_AXES = 8;
const MOST_FILLED = 3;
const FILL_OPACITY = 0.14;
const RADIUS_STEPS = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.5, 0.4, 0.3] as const;

export const radar: Kind = {
  unfit: (chart) => {
    if (chart.points.length < LEAST_AXES) return "A radar needs at least three axes.";
    if (chart.points.length > MOST_AXES) return "A radar with more than eight axes can't be read.";
    return unlikeShapes(chart, { who: "A radar", what: "is no shape to draw" });
  },
  unsuited: (chart) => {
    if (chart.axis === "time") return "A radar doesn't show how something went over time.";
    return chart.whole ? "Parts of one whole read better as a pie or as bars." : null;
  },
  draw: (task) =>
    bestOf((["values", "scale"] as const).flatMap((labels) => inLooks(task, (sized) => drawRadar(sized, labels)))),
};

function drawRadar(task: Task, labels: Labels): Sheet | null {
  const { look, chart } = task;
  const key = seriesLegend(task, "markers");
  if (!key) return null;
  const head = key.sheet;
  const room = unstretched(key.room);
  const scale = ringScale(Math.max(...valuesOf(chart)));
  const notePx = labels === "scale" ? heightOfLines(1.4, look.smallPx) : 0;
  const free = { ...room, height: room.height - notePx };
  for (const step of RADIUS_STEPS) {
    const placed = placeBlocks({ ...task, room: free }, { step, labels, most: scale.most });
    if (!placed) continue;
    const sheet = newSheet();
    merge(sheet, head);
    drawWeb(sheet, task, { ...placed, scale });
    drawSeries(sheet, task, { ...placed, scale });
    for (const { block, box } of placed.blocks) writeBlock(sheet, task, block, box);
    sheet.shortenedNames += placed.blocks.filter(({ block }) => block.name.shortened).length;
    if (labels === "scale") writeScale(sheet, task, { scale, room });
    if (labels === "scale") sheet.droppedValues += valuesOf(chart).length;
    return sheet;
  }
  return null;
}

/** Says the scale in one line; shorter where the rings are too many for it. */
function writeScale(sheet: Sheet, { look, format }: Task, { scale, room }: { scale: RingScale; room: Box }): void {
  const face = { sizePx: look.smallPx, weight: 400 } as const;
  const words = [
    `Rings at ${scale.rings.map(format.value).join(", ")}`,
    `Centre ${format.value(0)}, edge ${format.value(scale.most)}`,
    `Edge ${format.value(scale.most)}`,
  ];
  const text = words.find((each) => advanceWidth(each, face) <= room.width) ?? "";
  const top = room.y + room.height - heightOfLines(1, look.smallPx);
  write(sheet, { role: "tick", text, x: room.x, top, anchor: "start", ...face, fill: look.palette.mutedInk });
}

function drawWeb(sheet: Sheet, { look, order }: Task, { center, radiusPx, scale }: Web & { scale: RingScale }): void {
  const angles = order.map((_, at) => (at / order.length) * TURN);
  for (const ring of scale.rings) {
    const corners = angles.map((angle) => onCircle(center, (ring / scale.most) * radiusPx, angle));
    drawRule(sheet, look, [...corners, ...corners.slice(0, 1)], "track");
  }
  for (const angle of angles) drawRule(sheet, look, [center, onCircle(center, radiusPx, angle)], "track");
}

function drawSeries(sheet: Sheet, task: Task, { center, radiusPx, scale }: Web & { scale: RingScale }): void {
  const { chart, look, order } = task;
  for (const series of indicesOf(chart.series)) {
    const colour = seriesColour(look, series);
    const corners = order.map((point, at): PointPx | null => {
      const value = valueAt(chart, point, series);
      return value === null ? null : onCircle(center, (value / scale.most) * radiusPx, (at / order.length) * TURN);
    });
    const whole = corners.filter((corner) => corner !== null);
    if (whole.length === corners.length) {
      const filled = chart.series.length <= MOST_FILLED;
      draw(sheet, {
        role: "mark",
        path: polygon(whole),
        fill: filled ? colour : null,
        fillOpacity: filled ? FILL_OPACITY : undefined,
        stroke: colour,
        strokeWidth: look.linePx,
        series,
        box: boxOf(whole),
      });
    } else drawStroke(sheet, { runs: runsOf([...corners, ...corners.slice(0, 1)]), colour, series, look, dash: [] });
    for (const [at, place] of corners.entries()) {
      const point = order[at];
      if (!place || point === undefined) continue;
      drawDot(sheet, {
        at: place,
        radiusPx: look.linePx * (chart.series.length > 1 ? MARKER_SCALE : 1.2),
        marker: chart.series.length > 1 ? series : 0,
        colour,
        datum: { point, series },
        words: wordsFor(task, point, series),
      });
    }
  }
}
