/**
 * Two to four chart types that suit, best first, each with its reason (craft rules 2, 4, 6, 8).
 * Parts of one whole → pie; time → line; a profile of 3 to 8 scores → radar; the rest → bars.
 */
import { type Axis, MOST_SLICES, type TypeChoice } from "@charticle/contract";

export type Shape = {
  axis: Axis;
  whole: boolean;
  profile: boolean;
  points: number;
  series: number;
  /** Smallest and largest value. */
  low: number;
  high: number;
  /** Points that are bands or grades: an order, but no course. */
  banded: boolean;
};

const bar = (reason: string): TypeChoice => ({ type: "barchart", reason });
const line: TypeChoice = {
  type: "linechart",
  reason: "The points follow one another in time, so a line shows the course.",
};
const area: TypeChoice = { type: "areachart", reason: "One quantity over time: the area shows how much." };
const pie: TypeChoice = { type: "piechart", reason: "The values are parts of one whole." };
const radial: TypeChoice = { type: "radialchart", reason: "Each value is shown as its share of the largest." };
const radar: TypeChoice = { type: "radarchart", reason: "Several qualities on one scale make a profile." };

export function chartTypes(shape: Shape): TypeChoice[] {
  const { axis, whole, profile, points, series, low, high } = shape;
  const positive = low >= 0 && high > 0;
  if (axis !== "categories" && !(shape.banded && whole)) {
    const areas = series === 1 && positive && points > 2 ? [area] : [];
    if (points < 2) return [bar("A single value.")];
    if (points === 2) return [bar("Two points in time are compared most clearly as bars."), line];
    if (shape.banded) return [bar("Ordered groups are compared side by side."), line];
    return [line, ...areas, bar("The single values can be compared as bars.")];
  }
  if (series > 1) {
    const profiled = positive && points >= 3 && points <= 8 && series <= 3;
    const bars = bar("Bars side by side compare the series at each point.");
    if (profile && profiled) return [radar, bars];
    return profiled ? [bars, radar] : [bars];
  }
  if (points < 2) return [bar("A single value.")];
  if (profile && positive && points >= 3 && points <= 8) return [radar, bar("Bars compare the single scores.")];
  if (whole && positive) return [pie, radial, bar("Bars compare the parts exactly.")];
  if (!positive) return [bar("Bars show values above and below zero.")];
  return [bar("Bars compare the values exactly."), ...(points > MOST_SLICES ? [] : [radial])];
}
