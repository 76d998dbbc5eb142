/**
 * "Apples are 2.40 a kilo, pears 60 cents more" shows 2.40 and 3: no "Cents", the word of a step from one price to the next, stands over
 * prices in the greater coin. Their names do. Not where what is shown is counted in cents.
 */
import type { Chart } from "@charticle/contract";
import { joinedNames } from "./title-by-names.ts";

const COINS = /^(?:cents?|pence|pennies)(?: (?:above|below|more|less|dearer|cheaper|higher|lower))?$/iu; // catches "Cents" and "Cents above", not "Cents a mile"

/** The chart, by its names where its title is the coin of a step. */
export function withoutStepCoins(chart: Chart, text: string): Chart {
  const [series, other] = chart.series;
  const whole = chart.points.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)));
  if (!series || other || chart.unit !== null || whole || !COINS.test(chart.title)) return chart;
  const title = joinedNames(
    chart.points.map(({ name }) => name),
    text,
  );
  return { ...chart, title, series: [{ ...series, name: "Value" }] };
}
