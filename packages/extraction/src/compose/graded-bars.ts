/**
 * How many people gave each grade, or what each result is worth, is no profile of qualities, so that bars show it: "4 points for a win, 1 for a
 * draw, none for a loss", "Parents evening feedback - excellent 45, good 38, ok 12,
 * poor 2", "Rate the canteen: ⭐ 4 ⭐⭐ 7 ⭐⭐⭐ 15". Not "Food: 9, service: 7, good value: 8".
 */
import type { Chart } from "@charticle/contract";
import { typesOfChart } from "./types-of-chart.ts";

const GRADE =
  /^(?:\p{L}{3,}s )?(?:(?:very |quite |fairly |really |too |not |just )*(?:excellent|great|good|ok|okay|fine|fair|average|poor|bad|terrible|awful|amazing|easy|hard|difficult|happy|sad|neutral|satisfied|dissatisfied|unhappy|right|outstanding|satisfactory|inadequate|requires improvement)|(?:strongly |somewhat )?(?:dis)?agree|yes|no|maybe|wins?|draws?|ties?|loss(?:es)?|defeats?|(?:⭐|★|☆)+)$/iu; // catches "Very good", "Schools good" and "⭐⭐", not "Good value"

/** The chart, with the types that suit where nothing is a profile, if most of its names are grades. */
export function withGradedBars(chart: Chart): Chart {
  if (chart.types[0]?.type !== "radarchart") return chart;
  const graded = chart.points.filter(({ name }) => GRADE.test(name)).length;
  return graded * 2 > chart.points.length ? { ...chart, types: typesOfChart(chart) } : chart;
}
