/**
 * A range of values and a stretch of pixels in, a straight scale with its ticks and light gridlines out.
 *
 *   const scale = linear({ from: 0, to: 100 }, { from: 300, to: 50 }); scale(50) // 175
 */
import { formatFor, type NumberFormat } from "@charticle/contract";
import type { PointPx } from "../geometry/overlap.ts";
import { boxOf, polyline } from "../geometry/path.ts";
import { roundMaximum } from "../kinds/round-maximum.ts";
import type { Look } from "../look.ts";
import type { Box } from "../scene.ts";
import { draw, type Sheet, write } from "../sheet.ts";
import { advanceWidth, heightOfLines } from "../text/measure.ts";

export type Range = { from: number; to: number };

/** Craft rule 7. */
const MAX_TICKS = 6;

export const linear = (domain: Range, pixels: Range): ((value: number) => number) => {
  const span = domain.to - domain.from || 1;
  return (value) => pixels.from + ((value - domain.from) / span) * (pixels.to - pixels.from);
};

/** The range of values with zero in it, never empty. */
export function zeroBased(values: readonly number[]): Range {
  let [from, to] = [0, 0];
  for (const value of values) [from, to] = [Math.min(from, value), Math.max(to, value)];
  return from === to ? { from: 0, to: 1 } : { from, to };
}

/** A line may start elsewhere: where its ups and downs would vanish on a scale from zero. */
export function lineRange(values: readonly number[]): Range {
  const whole = zeroBased(values);
  const low = values.reduce((least, value) => Math.min(least, value), Infinity);
  const high = values.reduce((most, value) => Math.max(most, value), -Infinity);
  if (low <= 0 || high - low > 0.35 * high || high === low) return whole;
  const wished = Math.max(0, low - (high - low) * 0.6);
  const step = 10 ** Math.floor(Math.log10(high - low));
  return { from: Number((Math.floor(wished / step) * step).toPrecision(12)), to: high };
}

export type Axis = { ticks: readonly number[]; range: Range; format: NumberFormat; widthPx: number };

/** At most six ticks, the range widened to the outer ones. */
export function axisFor({
  range,
  unit,
  look,
  heightPx,
}: {
  range: Range;
  unit: string | null;
  look: Look;
  heightPx: number;
}): Axis {
  const most = Math.max(2, Math.min(MAX_TICKS, Math.floor(heightPx / (look.smallPx * 2.4)) + 1));
  const fitting = stepsFor(range)
    .map((step) => widened(range, step))
    .filter(({ length }) => length <= most);
  // What leaves least room empty, with as many ticks as may be: 1,020 stands under 1,250 rather than 1,500.
  let marks = fitting.reduce(
    (best, other) => (spanOf(other) < spanOf(best) * WORTH ? other : best),
    fitting[0] ?? [range.from, range.to],
  );
  if (marks.length > most) marks = [marks[0] ?? range.from, marks.at(-1) ?? range.to];
  // Two ticks need no even step: 0 and 300 leave less room empty than 0 and 400.
  if (marks.length === 2 && range.from === 0) marks = [0, roundMaximum(range.to)];
  const format = formatFor({ values: marks, unit });
  const widthPx = marks.reduce((wide, mark) => {
    return Math.max(wide, advanceWidth(format.value(mark), { sizePx: look.smallPx, weight: 400 }));
  }, 0);
  return { ticks: marks, range: { from: marks[0] ?? range.from, to: marks.at(-1) ?? range.to }, format, widthPx };
}

/** Another step is worth it where the axis is shorter by so much. */
const WORTH = 0.95;

const spanOf = (marks: readonly number[]): number => (marks.at(-1) ?? 0) - (marks[0] ?? 0);

/** 1, 2 and 5 times powers of ten, from fine to coarse, then quarters, but of no single thing. */
function stepsFor({ from, to }: Range): readonly number[] {
  const power = 10 ** (Math.floor(Math.log10(to - from)) - 1);
  const powers = [power, power * 10, power * 100];
  const round = powers.flatMap((each) => [each, each * 2, each * 5]);
  return [...round, ...powers.filter((each) => each !== 1).map((each) => each * 2.5)];
}

function widened(range: Range, step: number): readonly number[] {
  const first = Math.floor(range.from / step + 1e-9) * step;
  const last = Math.ceil(range.to / step - 1e-9) * step;
  const places = Math.round((last - first) / step);
  return Array.from({ length: places + 1 }, (_, at) => Number((first + at * step).toPrecision(12)));
}

/** Gridlines across `box` with their labels to the left of it. */
export function drawGrid(
  sheet: Sheet,
  look: Look,
  { axis, box, y }: { axis: Axis; box: Box; y: (value: number) => number },
): void {
  for (const tick of axis.ticks) {
    drawLevel(sheet, look, { ...box, y: y(tick) });
    write(sheet, {
      role: "tick",
      text: axis.format.value(tick),
      x: box.x - look.smallPx * 0.5,
      top: y(tick) - heightOfLines(0.5, look.smallPx),
      anchor: "end",
      sizePx: look.smallPx,
      weight: 400,
      fill: look.palette.mutedInk,
    });
  }
}

type RuleWeight = "thin" | "track" | "strong";

/** A rule from `x` on, as long as `width`. */
export const drawLevel = (
  sheet: Sheet,
  look: Look,
  { x, y, width }: Pick<Box, "x" | "y" | "width">,
  weight?: RuleWeight,
): void =>
  drawRule(
    sheet,
    look,
    [
      [x, y],
      [x + width, y],
    ],
    weight,
  );

/** A thin line of the axis or grid; `strong` is the baseline. */
export function drawRule(sheet: Sheet, look: Look, points: readonly PointPx[], weight: RuleWeight = "thin"): void {
  const crisp = onPixels(points, look.hairPx);
  const box = boxOf(crisp);
  sheet.obstacles.push({ kind: "stroke", points: crisp, halfWidthPx: look.hairPx / 2, box });
  draw(sheet, {
    role: "guide",
    path: polyline(crisp),
    fill: null,
    stroke: weight === "strong" ? look.palette.mutedInk : weight === "track" ? look.track : look.palette.line,
    strokeWidth: look.hairPx,
    box,
  });
}

/** Upright and level lines cover whole pixels: from the next whole one on to the right or down. */
function onPixels(points: readonly PointPx[], widthPx: number): readonly PointPx[] {
  const level = points.every(([, y]) => y === points[0]?.[1]);
  const upright = points.every(([x]) => x === points[0]?.[0]);
  const snapped = (at: number): number => Math.round(at) + widthPx / 2;
  if (level) return points.map(([x, y]) => [x, snapped(y)]);
  return upright ? points.map(([x, y]) => [snapped(x), y]) : points;
}
