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

const load = (f: string): CorpusItem[] => existsSync(`/work/brief/new/${f}.jsonl`) ? readFileSync(`/work/brief/new/${f}.jsonl`, "utf8").split("\n").filter((l) => l.trim().endsWith("}")).map((l) => corpusItemSchema.parse(JSON.parse(l))) : [];
type Row = { item: CorpusItem; file: string; blind: boolean; scan: Scan; mentions: Mention[]; context: Context; accepted: Accepted[]; old: boolean; reachable: boolean };
const rows: Row[] = [];
for (const file of ["dev", "own", "wild", "field", "a", "b", "c", "d", "e", "f", "g"]) {
  for (const item of file.length === 1 ? load(file) : readCorpus(file as "dev")) {
    if (item.kind === "none") continue;
    const scan = scanText(item.text);
    const mentions = recognize(scan);
    const figures = settledFigures(scan, mentions.filter((m) => m.kind === "figure"));
    if (figures.length === 0 || figures.length > 32) continue;
    const byStart = new Map(figures.map((f) => [f.start, f]));
    const own = mentions.map((m) => (m.kind === "figure" ? (byStart.get(m.start) ?? m) : m));
    const statement = statementOf(scan, atomsOf(scan, own, () => true));
    const context = contextOf(scan, statement.figures, statement.gaps, statement.gaps.map(gapItems));
    const { answer } = stagesOf(item.text);
    const old = answer.ok && scoreItem(item, chartToWire(answer.chart)).exact;
    rows.push({ item, file, blind: isBlind(item.id), scan, mentions, context, accepted: acceptedOf(item), old, reachable: false });
  }
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
function train(data: Row[], epochs: number, weight: (r: Row) => number): Trained {
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
const test = (data: Row[], w: Trained): string => {
  let a = 0, o = 0, either = 0, top = 0;
  for (const row of data) { const ends = decode(row.context, w); const ok = ends[0] !== undefined && exact(row, ends[0]); if (ok) a++; if (row.old) o++; if (ok || row.old) either++; if (ok || row.old || ends.slice(1, 5).some((s) => exact(row, s))) top++; }
  const p = (n: number): string => ((n / data.length) * 100).toFixed(1);
  return `n ${data.length}: rules ${p(o)}, linked ${p(a)}, either ${p(either)}, either with top five ${p(top)}`;
};
const hash = (s: string): number => [...s].reduce((h, c) => (h * 31 + c.charCodeAt(0)) >>> 0, 7);
const seen = rows.filter((r) => !r.blind);
const epochs = Number(process.env.EPOCHS ?? 6);
if (process.env.UNREACH || process.env.SPEED) {} else if (process.env.CV) {
  const w0 = new Float64Array(SIZE);
  console.log("reachable", seen.filter((r) => goldPath(r, w0)).length, "of", seen.length);
  const held = seen.filter((r) => hash(r.item.id) % 4 === 0);
  const w = train(seen.filter((r) => !held.includes(r)), epochs, () => 1);
  console.log("held out", test(held, w)); console.log(" fresh", test(held.filter((r) => !["dev", "own"].includes(r.file)), w));
  if (process.env.ERRS) for (const row of held.filter((r) => !["dev", "own"].includes(r.file))) {
    const ends = decode(row.context, w); if (ends[0] && exact(row, ends[0])) continue;
    const gold = goldPath(row, w); if (!gold) continue;
    const show = (s: State): string => { const r = readingOf(row.context.figures, s); return `[${r.series.join(" | ")}] ${r.points.map((p, i) => `${p.name} ${(r.cells[i] ?? []).map((c) => c?.value ?? "–").join("/")}`).join(", ")}`; };
    console.log(`\n${row.item.id} [${row.item.kind}] ${row.old ? "RULES OK" : ""} rank ${ends.findIndex((s) => exact(row, s))}\n  ${row.item.text}\n  gold ${show(gold)}\n  got  ${ends[0] ? show(ends[0]) : "none"}`);
  }
  for (const cls of ["pairs", "time", "multi"]) console.log(" ", cls, test(held.filter((r) => (r.item.series.length > 1 ? "multi" : r.item.time ? "time" : "pairs") === cls), w));
} else {
  const w = train(seen, epochs, () => 1);
  console.log("blind", test(rows.filter((r) => r.blind), w));
  writeFileSync("/tmp/weights.json", JSON.stringify([...w].map((x) => Number(x.toFixed(4)))));
}
if (process.env.UNREACH) {
  const w0 = new Float64Array(SIZE);
  for (const row of seen.filter((r) => !["dev", "own"].includes(r.file)).slice(0, 400)) {
    if (goldPath(row, w0)) continue;
    const values = row.accepted.map((a) => a.points.flatMap((p) => p.values).filter((v) => v !== null));
    const rec = values.some((vs) => vs.every((v) => row.context.figures.some((f) => isSameValue(f.value, v))));
    if (!rec) { console.log("-- not recognised", row.item.id, row.item.kind); continue; }
    console.log(`\n${row.item.id} [${row.item.kind}] ${row.old ? "RULES OK" : ""}\n  ${row.item.text}\n  gold ${row.item.series.map((s) => s[0]).join(" | ")}: ${row.item.points.map((p) => `${p.name[0]} ${p.values.join("/")}`).join(", ")}`);
    console.log("  cands", row.context.rows.map((g, i) => `${i}[${g.candidates.map((c) => c.text).join(" ; ")}]`).join(" "));
  }
}
if (process.env.SPEED) {
  const w = new Float64Array(SIZE).map(() => 0.1);
  for (let k = 0; k < 3; k++) for (const r of rows) decode(r.context, w);
  const times = rows.map((r) => { const t = performance.now(); decode(r.context, w); return performance.now() - t; }).sort((a, b) => a - b);
  const build = rows.map((r) => { const t = performance.now(); const own = r.mentions; const st = statementOf(r.scan, atomsOf(r.scan, own, () => true)); contextOf(r.scan, st.figures, st.gaps, st.gaps.map(gapItems)); return performance.now() - t; }).sort((a, b) => a - b);
  const stage = rows.map((r) => { const t = performance.now(); stagesOf(r.item.text); return performance.now() - t; }).sort((a, b) => a - b);
  for (const [n, ts] of [["decode", times], ["build", build], ["stages", stage]] as const) console.log(n, "p50", ts[ts.length >> 1]!.toFixed(3), "p99", ts[Math.floor(ts.length * 0.99)]!.toFixed(3), "max", ts.at(-1)!.toFixed(2));
}
