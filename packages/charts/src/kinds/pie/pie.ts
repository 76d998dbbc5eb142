/**
 * Pies for parts of one whole: from 12 o'clock, clockwise, largest first, names and values beside their slices or in a
 * table; several series stand as small multiples.
 */

import { type Chart, MOST_SLICES } from "@charticle/contract";
import { bestOf, inLooks, type Way } from "../../best-of.ts";
import { indicesOf } from "../../order.ts";
import { drawMultiples } from "../../parts/multiples.ts";
import type { Box } from "../../scene.ts";
import type { Sheet } from "../../sheet.ts";
import { type Kind, type Task, unlikeShapes, valuesOf } from "../kind.ts";
import { joinedPoints, joinNote, slicesOf } from "../slices.ts";
import { drawWithTable } from "../with-table.ts";
import { drawSlices } from "./slices-of-pie.ts";
import { drawPieWithLabels } from "./with-labels.ts";

/** Shares that were rounded may add up to a little more. */
const MOST_PERCENT = 101.5;
/** Pies are as high as wide, and their labels stand beside them. */
const PIE_RATIO = 1.1;
/** The smallest pie that still shows its shares, in label heights. */
const LEAST_DIAMETER_EM = 3.2;

const sumOf = (chart: Chart, series: number): number =>
  valuesOf(chart, [series]).reduce((sum, value) => sum + value, 0);

export const pie: Kind = {
  unfit: (chart) => {
    const objection = unlikeShapes(chart, { who: "A pie", what: "are no shares to show" });
    if (objection) return objection;
    const most = Math.max(...indicesOf(chart.series).map((series) => sumOf(chart, series)));
    if (chart.unit === "%" && most > MOST_PERCENT)
      return "These percentages add up to more than 100, so they are not parts of one whole.";
    return null;
  },
  unsuited: (chart) => {
    if (chart.points.length < 2) return "One value alone has no parts to compare.";
    return chart.whole ? null : "The text doesn't say that these are the parts of one whole.";
  },
  draw: (task) => {
    const { joined } = joinedPoints(task, MOST_SLICES);
    // What is joined stands only in a table.
    const sheet = bestOf(joined.length > 0 ? tableWays(task) : [...labelWays(task), ...tableWays(task)]);
    if (sheet && joined.length > 0) sheet.notes.push(joinNote(joined));
    return sheet;
  },
};

const partsOf = (task: Task, series: number) => ({
  slices: slicesOf(task, { series, most: MOST_SLICES }),
  series,
  total: totalOf(task.chart, series),
});

const labelWays = (task: Task): readonly Way[] =>
  inLooks(task, (sized) =>
    drawMultiples(sized, (room, series) => drawPieWithLabels({ ...sized, room }, partsOf(sized, series)), {
      ratio: PIE_RATIO,
    }),
  );

const tableWays = (task: Task): readonly Way[] =>
  inLooks(task, (sized) => {
    const { look, series: shown } = sized;
    const draw = (sheet: Sheet, series: number, box: Box): void => {
      const radiusPx = box.width / 2;
      drawSlices(sheet, sized, partsOf(sized, series), { center: [box.x + radiusPx, box.y + radiusPx], radiusPx });
    };
    const greatestPx = shown.length === 1 && look.radii ? look.radii.pie * 2.6 : Number.MAX_SAFE_INTEGER;
    return drawWithTable(sized, { most: MOST_SLICES, draw, leastPx: LEAST_DIAMETER_EM * look.labelPx, greatestPx });
  });

/** The whole circle: the sum, or 100 where the shares given leave a rest unnamed. */
function totalOf(chart: Chart, series: number): number {
  const sum = sumOf(chart, series);
  return chart.unit === "%" && sum < 99 ? 100 : sum;
}
