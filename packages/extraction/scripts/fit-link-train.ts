import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { chartToWire } from "@charticle/contract";
import { chartName } from "../src/compose/name.ts";
import { composeChart } from "../src/compose/compose-chart.ts";
import { type Accepted, acceptedOf } from "../src/corpus/accepted.ts";
import { type CorpusItem, corpusItemSchema } from "../src/corpus/corpus-item.ts";
import { isSameName } from "../src/corpus/name-match.ts";
import { isBlind } from "../src/corpus/partition.ts";
import { isSameValue } from "../src/corpus/same-value.ts";
import { scoreItem } from "../src/corpus/score.ts";
import { atomsOf } from "../src/read/atoms.ts";
import { readingOf } from "../src/read/link/build.ts";
import { decode } from "../src/read/link/decode.ts";
import { pathOf as path, type State, type Step, stepsOf } from "../src/read/link/state.ts";
type Allowed = (step: Step) => boolean;
import { hintsOf } from "../src/read/link/read-links.ts";
import { readAll } from "../src/read/read.ts";
import { gapItems } from "../src/read/link/label-candidates.ts";
import { type Context, contextOf, SIZE } from "../src/read/link/link-features.ts";
import { rank } from "../src/read/score.ts";
import { statementOf } from "../src/read/statement.ts";
import { settledFigures } from "../src/read/units.ts";
import { recognize } from "../src/recognize/recognize.ts";
import { stagesOf } from "../src/extract.ts";
import type { Mention } from "../src/recognize/mention.ts";
import { type Scan, scanText } from "../src/text/scan.ts";
import { readCorpus } from "./read-corpus.ts";


import type { Item } from "./fit-data.ts";
export type Row = { item: CorpusItem; scan: Scan; mentions: Mention[]; context: Context; accepted: Accepted[] };
const cache = new Map<string, Row | null>();
export function rowOf({ item }: Item): Row | null {
  const known = cache.get(item.id);
  if (known !== undefined) return known;
  const scan = scanText(item.text);
  const mentions = recognize(scan);
  const figures = settledFigures(scan, mentions.filter((m) => m.kind === "figure"));
  let row: Row | null = null;
  if (figures.length > 0 && figures.length <= 24 && item.kind !== "table") {
    const byStart = new Map(figures.map((f) => [f.start, f]));
    const own = mentions.map((m) => (m.kind === "figure" ? (byStart.get(m.start) ?? m) : m));
    const statement = statementOf(scan, atomsOf(scan, own, () => true));
    row = { item, scan, mentions, context: contextOf(scan, statement.figures, statement.gaps, statement.gaps.map(gapItems), hintsOf(statement.figures, readAll(scan, mentions, new Float64Array(SIZE)).filter((r) => r.rule).map((r) => r.reading))), accepted: acceptedOf(item) };
  }
  cache.set(item.id, row);
  return row;
}
const exact = (row: Row, state: State): boolean => {
  const reading = readingOf(row.context.figures, state);
  const ranked = rank(reading, { figures: reading.figures, cost: 0, total: null, foreign: 0 });
  return scoreItem(row.item, chartToWire(composeChart({ scan: row.scan, mentions: row.mentions, ranked }))).exact;
};
/** Which steps a known table allows. */
function allowedBy(row: Row, table: Accepted): Allowed {
  const cells = row.context.figures.map((f) => table.points.flatMap((p) => p.values.flatMap((v, s) => (v !== null && isSameValue(f.value, v) ? [{ point: p.name, series: table.series[s] ?? [] }] : []))));
  const needed = cells.map((own, at) => {
    if (own.length === 0) return false;
    const value = row.context.figures[at]?.value ?? 0;
    return row.context.figures.filter((f) => isSameValue(f.value, value)).length <= table.points.flatMap((p) => p.values).filter((v) => v !== null && isSameValue(value, v)).length;
  });
  return (step) => {
    const own = cells[step.figure] ?? [];
    if (!step.kept) return !needed[step.figure];
    if (!step.inner) return false;
    const inner = chartName(step.inner.text);
    if (!step.outer) return table.series.length === 1 && own.some(({ point }) => isSameName(inner, point));
    const outer = chartName(step.outer.text);
    return table.series.length > 1 && own.some(({ point, series }) => (isSameName(inner, point) && isSameName(outer, series)) || (isSameName(outer, point) && isSameName(inner, series)));
  };
}
const goldPath = (row: Row, w: Float64Array): State | null => {
  for (const table of row.accepted) {
    const needed = table.points.flatMap((p) => p.values).filter((v) => v !== null).length;
    const ends = decode(row.context, w, { allowed: allowedBy(row, table), beam: 24 }).filter((s) => stepsOf(s).filter((x) => x.kept).length === needed);
    const found = ends.slice(0, 24).find((s) => exact(row, s));
    if (found) return found;
  }
  return null;
};
type Trained = Float64Array;
export function trainLinks(items: Item[], epochs: number): Trained {
  const data = items.filter(({ file }) => process.env.ALL || !["dev", "own"].includes(file)).map(rowOf).filter((r): r is Row => r !== null);
  const weight = (_: Row): number => 1;
  const w = new Float64Array(SIZE), u = new Float64Array(SIZE);
  let c = 1;
  let seed = 12345;
  const random = (): number => { seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff; return seed / 0x7fffffff; };
  const order = [...data];
  for (let e = 0; e < epochs; e++) {
    for (let i = order.length - 1; i > 0; i--) { const j = Math.floor(random() * (i + 1)); [order[i], order[j]] = [order[j]!, order[i]!]; }
    let wrong = 0, n = 0;
    for (const row of order) {
      const gold = goldPath(row, w);
      if (!gold) continue;
      n++;
      const trace: State[] = [];
      const ends = decode(row.context, w, { trace });
      const best = ends[0];
      if (best && exact(row, best)) { c++; continue; }
      wrong++;
      const g = path(gold);
      const goldFinal: State = gold;
      // max violation
      let at = g.length - 1, most = Number.NEGATIVE_INFINITY;
      for (let k = 0; k < g.length; k++) { const b = k === g.length - 1 ? best : trace[k]; if (!b) continue; const s = k === g.length - 1 ? goldFinal.score : g[k]!.score; const v = b.score - s; if (v > most) { most = v; at = k; } }
      const bad = at === g.length - 1 && best ? best : trace[at];
      if (!bad) continue;
      const k = weight(row);
      const goodPath = at === g.length - 1 ? [...g.slice(0, -1), goldFinal] : g.slice(0, at + 1);
      for (const s of goodPath) for (const x of s.places.flat()) { w[x]! += k; u[x]! += k * c; }
      for (const s of path(bad)) for (const x of s.places.flat()) { w[x]! -= k; u[x]! -= k * c; }
      c++;
    }
    if (process.env.LOUD) console.log(`epoch ${e}: wrong ${wrong} of ${n}`);
  }
  return w.map((x, i) => x - (u[i] ?? 0) / c);
}
