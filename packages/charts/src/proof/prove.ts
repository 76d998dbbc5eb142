/**
 * A number of random charts in, breaches and losses per kind out: every kind in turn, and over them every size, theme and
 * mode. Every fourth chart is of the usual range at 1600x900, where nothing at all may be shortened or left to an axis.
 *
 *   prove({ count: 300, first: 1 }).breaches // []
 */
import { CHART_TYPES, type ChartType } from "@charticle/contract";
import { layoutChart } from "../layout.ts";
import { type Losses, lossesOf } from "./losses.ts";
import { type ProofCase, randomCase } from "./random-case.ts";
import { USUAL_RANGE } from "./random-chart.ts";
import { textShare } from "./text-share.ts";
import { type Rule, violationsOf } from "./violations.ts";

export type Breach = { seed: number; type: ChartType; size: string; rule: Rule | LossRule; what: string };
export type LossRule =
  | "loss not counted"
  | "value lost"
  | "name lost"
  | "refused"
  | "cut too early"
  | "less than whole";

/**
 * `lies` and `tables`: sentences with all the values, because the kind would lie, and because it doesn't fit. `refused`:
 * sentences without. `stubs`: names of which fewer than ten characters stay. `between`: names left out between others.
 * `onAxis`: values that only an axis tells. `unshown`: names of the charts that are refused.
 */
const TALLIED = [
  "charts",
  "lies",
  "tables",
  "refused",
  "unshown",
  "names",
  "shortened",
  "stubs",
  "between",
  "values",
  "onAxis",
] as const;
export type Tally = Record<(typeof TALLIED)[number], number>;

export type Tallies = Record<ChartType, Tally>;

/**
 * Fewer than ten characters of a name stay only in the smallest picture allowed, and only where names and values, as short
 * and small as they may be, would cover more than this of it.
 */
const STUBBED_WIDTH = 320;
const LEAST_STUBBED_SHARE = 0.8;

const isUsual = (seed: number): boolean => Math.floor(seed / CHART_TYPES.length) % 4 === 0;

export const proofCase = (seed: number): ProofCase =>
  isUsual(seed) ? randomCase(seed, { chart: USUAL_RANGE, sizes: [[1600, 900]] }) : randomCase(seed);

const empty = (): Tally => ({
  charts: 0,
  lies: 0,
  tables: 0,
  refused: 0,
  unshown: 0,
  names: 0,
  shortened: 0,
  stubs: 0,
  between: 0,
  values: 0,
  onAxis: 0,
});

export type Proof = { rows: Tallies; breaches: Breach[]; combinations: Set<string> };

const emptyRows = (): Tallies => ({
  piechart: empty(),
  radialchart: empty(),
  barchart: empty(),
  radarchart: empty(),
  areachart: empty(),
  linechart: empty(),
});

/** Proofs of several ranges of seeds as one. */
export function joined(parts: readonly Proof[]): Proof {
  const rows = emptyRows();
  for (const part of parts)
    for (const type of CHART_TYPES) for (const what of TALLIED) rows[type][what] += part.rows[type][what];
  return {
    rows,
    breaches: parts.flatMap(({ breaches }) => breaches),
    combinations: new Set(parts.flatMap(({ combinations }) => [...combinations])),
  };
}

export function prove({ count, first }: { count: number; first: number }): Proof {
  const rows = emptyRows();
  const breaches: Breach[] = [];
  const combinations = new Set<string>();
  for (let seed = first; seed < first + count; seed++) {
    const { chart, options } = proofCase(seed);
    const { type, theme, mode, width, height } = options;
    const scene = layoutChart(chart, options);
    const losses = lossesOf(scene, chart);
    const size = `${width}x${height}`;
    combinations.add(`${type} ${theme} ${mode} ${size}`);
    const add = (rule: Breach["rule"], what: string): void => void breaches.push({ seed, type, size, rule, what });
    for (const { rule, what } of violationsOf(scene)) add(rule, what);
    const values = chart.points.length * chart.series.length;
    for (const [rule, what] of lossBreaches(losses, isUsual(seed))) add(rule, what);
    if (losses.refused) add("refused", `${values} values`);
    const share = losses.stubs.length > 0 ? textShare(scene, chart) : 1;
    if (share < LEAST_STUBBED_SHARE) add("cut too early", `the text would cover ${share.toFixed(2)}`);
    if (losses.stubs.length > 0 && width > STUBBED_WIDTH) add("cut too early", losses.stubs.join(" | "));
    const row = rows[type];
    row.charts += 1;
    if (losses.refused) row.refused += 1;
    else if (scene.unfit?.includes("of this size")) row.tables += 1;
    else if (scene.unfit) row.lies += 1;
    const names = chart.points.length + chart.series.length;
    row.names += names;
    if (losses.refused) row.unshown += names;
    row.shortened += losses.shortened.length;
    row.stubs += losses.stubs.length;
    row.between += losses.between.length;
    row.values += values;
    row.onAxis += losses.onAxis;
  }
  return { rows, breaches, combinations };
}

function* lossBreaches(
  { names, values, shortened, between, onAxis, refused, honest }: Losses,
  usual: boolean,
): Iterable<readonly [LossRule, string]> {
  if (names.length > 0) yield ["name lost", names.join(" | ")];
  if (values.length > 0) yield ["value lost", `${values.length}: ${values.slice(0, 3).join(" | ")}`];
  if (!honest) yield ["loss not counted", `${shortened.length + between.length} names, ${onAxis} values`];
  if (usual && (shortened.length + between.length + onAxis > 0 || refused))
    yield ["less than whole", `${[...shortened, ...between].join(" | ")} ${onAxis} on the axis`];
}
