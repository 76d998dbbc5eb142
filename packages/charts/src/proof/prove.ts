/**
 * A number of random charts in, breaches and losses per kind out. Every fourth chart is of the usual range at 1600x900,
 * where nothing at all may be lost.
 *
 *   prove({ count: 300, first: 1 }).breaches // []
 */
import { CHART_TYPES, type ChartType } from "@charticle/contract";
import { layoutChart } from "../layout.ts";
import { lossesOf } from "./losses.ts";
import { type ProofCase, randomCase } from "./random-case.ts";
import { USUAL_RANGE } from "./random-chart.ts";
import { type Rule, violationsOf } from "./violations.ts";

export type Breach = { seed: number; type: ChartType; size: string; rule: Rule | LossRule; what: string };
export type LossRule = "loss not counted" | "value can't be read" | "name or value lost";

export type Tally = {
  charts: number;
  sentences: number;
  breaches: number;
  shortenedNames: number;
  names: number;
  droppedValues: number;
  values: number;
  usualLossy: number;
  usual: number;
};

const isUsual = (seed: number): boolean => Math.floor(seed / CHART_TYPES.length) % 4 === 0;

export const proofCase = (seed: number): ProofCase =>
  isUsual(seed) ? randomCase(seed, { chart: USUAL_RANGE, sizes: [[1600, 900]] }) : randomCase(seed);

export function prove({ count, first }: { count: number; first: number }) {
  const empty = (): Tally => ({
    charts: 0,
    sentences: 0,
    breaches: 0,
    shortenedNames: 0,
    names: 0,
    droppedValues: 0,
    values: 0,
    usualLossy: 0,
    usual: 0,
  });
  const rows: Record<ChartType, Tally> = {
    piechart: empty(),
    radialchart: empty(),
    barchart: empty(),
    radarchart: empty(),
    areachart: empty(),
    linechart: empty(),
  };
  const breaches: Breach[] = [];
  for (let seed = first; seed < first + count; seed++) {
    const { chart, options } = proofCase(seed);
    const scene = layoutChart(chart, options);
    const losses = lossesOf(scene, chart);
    const row = rows[options.type];
    const lossy = losses.names.length + losses.values.length > 0;
    const size = `${options.width}x${options.height}`;
    const add = (rule: Breach["rule"], what: string): void => {
      breaches.push({ seed, type: options.type, size, rule, what });
      row.breaches += 1;
    };
    for (const { rule, what } of violationsOf(scene)) add(rule, what);
    if (!losses.honest)
      add(
        "loss not counted",
        `${losses.names.join(" | ")} ${losses.values.length} values; admits ${scene.shortenedNames}, ${scene.droppedValues}`,
      );
    if (!losses.readable && !isShareKind(options.type) && !scene.unfit)
      add("value can't be read", `${losses.values.length} values`);
    if (isUsual(seed) && lossy) add("name or value lost", `${losses.names.join(" | ")} ${losses.values.length} values`);
    row.charts += 1;
    if (scene.unfit) row.sentences += 1;
    row.shortenedNames += losses.names.length;
    row.names += chart.points.length;
    row.droppedValues += losses.values.length;
    row.values += chart.points.length * chart.series.length;
    if (isUsual(seed)) row.usual += 1;
    if (isUsual(seed) && lossy) row.usualLossy += 1;
  }
  return { rows, breaches };
}

/** Pies and rings have no axis: what has no label there is only counted. */
const isShareKind = (type: ChartType): boolean => type === "piechart" || type === "radialchart";
