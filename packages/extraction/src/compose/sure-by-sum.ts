/**
 * Parts that add up to their whole bear each other out: shares to 100%, counts to the total that the text states beside them. Nineteen of twenty of which
 * the reader is half sure are right, so they are answered as sure. Not two parts, nor where more of the text is left out.
 */
import type { Chart } from "@charticle/contract";
import { SAID } from "./left-out/said.ts";

const HALF = 0.5;
const SURE = 0.8;
const FEWEST = 3;
const NEAR = 0.01;

/** How sure the reader is of a chart once its parts are added up. */
export function sureBySum(chart: Chart, confidence: number): number {
  const { series, points, notes, unit } = chart;
  if (confidence < HALF || confidence >= SURE || series.length !== 1 || points.length < FEWEST) return confidence;
  const values = points.map(({ values: [value] }) => value ?? Number.NaN);
  const sum = values.reduce((all, value) => all + value, 0);
  const shares = unit === "%" && notes.length === 0 && Math.abs(sum - 100) < NEAR;
  const counts = notes.length === 1 && notes[0]?.endsWith(`${SAID.total}.`) === true && unit !== "%";
  return shares || counts ? SURE : confidence;
}
