/**
 * Pies for parts of one whole: from 12 o'clock, clockwise, largest first, names and values beside their slices or in a
 * list; several series stand as small multiples.
 */

import type { Chart } from "@charticle/contract";
import { bestOf, type Way } from "../../best-of.ts";
import { looksFrom } from "../../look.ts";
import { indicesOf, valueAt } from "../../order.ts";
import { drawMultiples } from "../../parts/multiples.ts";
import type { Sheet } from "../../sheet.ts";
import { type Kind, type Task, valuesOf } from "../kind.ts";
import { joinedPoints, joinNote, MOST_SLICES, slicesOf } from "../slices.ts";
import { drawPieWithKey, PIE_RATIO } from "./with-key.ts";
import { drawPieWithLabels } from "./with-labels.ts";
import { drawPieWithList } from "./with-list.ts";

/** Shares that were rounded may add up to a little more. */
const MOST_PERCENT = 101.5;

const sumOf = (chart: Chart, series: number): number =>
  valuesOf(chart, [series]).reduce((sum, value) => sum + value, 0);

export const pie: Kind = {
  unfit: (chart) => {
    const values = valuesOf(chart);
    if (values.length === 0) return "There is no figure to draw.";
    if (values.some((value) => value < 0)) return "A pie can't show negative values.";
    if (values.every((value) => value === 0)) return "All values are zero, so there are no shares to show.";
    const most = Math.max(...indicesOf(chart.series).map((series) => sumOf(chart, series)));
    if (chart.unit === "%" && most > MOST_PERCENT)
      return "These percentages add up to more than 100, so they are not parts of one whole.";
    return null;
  },
  unsuited: (chart) => {
    if (chart.points.length < 2) return "One value alone has no parts to compare.";
    return chart.whole ? null : "The text doesn't say that these are the parts of one whole.";
  },
  draw: (task) => bestOf(waysOf(task)),
};

function waysOf(task: Task): readonly Way[] {
  const counts = [MOST_SLICES, 8, 6, 4, 3].filter((most) => most === MOST_SLICES || most < task.order.length);
  const drawings = [drawPieWithLabels, drawPieWithList];
  const ways = counts.flatMap((most) =>
    drawings.flatMap((drawing) =>
      looksFrom(task.look).map(
        (look): Way =>
          () => {
            const sheet = drawMultiples(
              { ...task, look },
              (part, series) => {
                const slices = slicesOf(task, { series, most });
                return drawing({ ...task, look, room: part }, { slices, series, total: totalOf(task.chart, series) });
              },
              { ratio: PIE_RATIO },
            );
            return sheet && withNotes(task, sheet, most);
          },
      ),
    ),
  );
  return [...ways, () => withNotesOrNull(task)];
}

function withNotesOrNull(task: Task) {
  const sheet = drawPieWithKey(task, MOST_SLICES, (series) => totalOf(task.chart, series));
  return withNotes(task, sheet, MOST_SLICES);
}

function withNotes(task: Task, sheet: Sheet, most: number): Sheet {
  const { joined } = joinedPoints(task, most);
  if (joined.length > 0) {
    sheet.notes.push(joinNote(joined));
    sheet.droppedValues += joined.reduce(
      (sum, point) =>
        sum + indicesOf(task.chart.series).filter((series) => valueAt(task.chart, point, series) !== null).length,
      0,
    );
    sheet.shortenedNames += joined.length;
  }
  return sheet;
}

/** The whole circle: the sum, or 100 where the shares given leave a rest unnamed. */
function totalOf(chart: Chart, series: number): number {
  const sum = sumOf(chart, series);
  return chart.unit === "%" && sum < 99 ? 100 : sum;
}
