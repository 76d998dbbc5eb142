/**
 * Radial bars: a ring per point on one scale from zero, starting at 12 o'clock, its name and value at the start or in a
 * table; three quarters of a turn are 100% for shares, a round maximum for amounts.
 */
import { MOST_SLICES } from "@charticle/contract";
import { bestOf, inLooks, type Way } from "../../best-of.ts";
import { indicesOf } from "../../order.ts";
import { drawMultiples } from "../../parts/multiples.ts";
import type { Box } from "../../scene.ts";
import type { Sheet } from "../../sheet.ts";
import { type Kind, seriesColour, type Task, unlikeShapes, valuesOf } from "../kind.ts";
import { roundMaximum } from "../round-maximum.ts";
import { joinedPoints, joinNote, slicesOf } from "../slices.ts";
import { drawWithTable } from "../with-table.ts";
import { bareRings, LEAST_RING_PX, type RingParts, ringsWithNames } from "./rings.ts";

export const radial: Kind = {
  unfit: (chart) => {
    const objection = unlikeShapes(chart, { who: "Rings", what: "is no ring to draw" });
    if (objection) return objection;
    return !chart.whole && chart.points.length > MOST_SLICES
      ? `More than ${MOST_SLICES} rings can't be told apart.`
      : null;
  },
  unsuited: (chart) => (chart.axis === "time" ? "Rings don't show how something went over time." : null),
  draw: (task) => {
    const { joined } = joinedPoints(task, MOST_SLICES);
    // What is joined stands only in a table.
    const sheet = bestOf(joined.length > 0 ? tableWays(task) : [...nameWays(task), ...tableWays(task)]);
    if (sheet && joined.length > 0) sheet.notes.push(joinNote(joined));
    return sheet;
  },
};

/** Rings are as high as wide, with names at their left. */
const RING_RATIO = 1.1;

const partsOf = (task: Task, series: number) => ({
  slices: slicesOf(task, { series, most: MOST_SLICES }),
  series,
  max: maximumOf(task),
});

/** Amounts of one series have one colour, as their bars do; parts of a whole keep the colours of their slices. */
const inOneHue = ({ chart, look }: Task, parts: RingParts): RingParts =>
  chart.whole
    ? parts
    : { ...parts, slices: parts.slices.map((slice) => ({ ...slice, colour: seriesColour(look, parts.series) })) };

/** Names right at their rings, else moved apart with leaders. */
const nameWays = (task: Task): readonly Way[] =>
  [false, true].flatMap((leaders) =>
    inLooks(task, (sized) =>
      drawMultiples(
        sized,
        (room, series) => ringsWithNames({ ...sized, room }, { ...inOneHue(sized, partsOf(sized, series)), leaders }),
        { ratio: RING_RATIO },
      ),
    ),
  );

const tableWays = (task: Task): readonly Way[] =>
  inLooks(task, (sized) => {
    const { look, series: shown, order } = sized;
    const draw = (sheet: Sheet, series: number, box: Box): void =>
      bareRings(sheet, sized, { ...partsOf(sized, series), box });
    const rings = Math.min(MOST_SLICES, order.length);
    const greatestPx = shown.length === 1 && look.radii ? look.radii.outer * 2 : Number.MAX_SAFE_INTEGER;
    // The inner fifth of the radius stays free.
    const leastPx = Math.max((rings * LEAST_RING_PX * 2) / 0.8, look.labelPx * 3);
    return drawWithTable(sized, { most: MOST_SLICES, draw, leastPx, greatestPx });
  });

/** The value of a full ring. */
function maximumOf({ chart }: Task): number {
  const values = valuesOf(chart);
  const most = Math.max(...values);
  if (chart.unit === "%" && most <= 100) return 100;
  if (chart.whole)
    return Math.max(
      ...indicesOf(chart.series).map((at) => valuesOf(chart, [at]).reduce((sum, value) => sum + value, 0)),
    );
  return roundMaximum(most);
}
