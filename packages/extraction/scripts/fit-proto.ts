import { readFileSync, existsSync } from "node:fs";
import { chartToWire } from "@charticle/contract";
import { composeChart } from "../src/compose/compose-chart.ts";
import { isBlind } from "../src/corpus/partition.ts";
import { corpusItemSchema, type CorpusItem } from "../src/corpus/corpus-item.ts";
import { scoreItem } from "../src/corpus/score.ts";
import { stagesOf } from "../src/extract.ts";
import { featuresOf } from "../src/read/rank-features.ts";
import { readCorpus } from "./read-corpus.ts";

type Cand = { x: Map<string, number>; ok: boolean };
type Row = { item: CorpusItem; file: string; blind: boolean; cands: Cand[]; old: number };
const load = (f: string): CorpusItem[] => existsSync(`/work/brief/new/${f}.jsonl`) ? readFileSync(`/work/brief/new/${f}.jsonl`, "utf8").split("\n").filter((l) => l.trim()).map((l) => corpusItemSchema.parse(JSON.parse(l))) : [];
const rows: Row[] = [];
for (const file of ["dev", "own", "wild", "field", "a", "b", "c"] as const) {
  const items = file.length === 1 ? load(file) : readCorpus(file as "dev");
  for (const item of items) {
    if (item.kind === "none") continue;
    const { scan, mentions, readings } = stagesOf(item.text);
    const cands = readings.slice(0, 80).map((ranked) => {
      let ok = false;
      ok = scoreItem(item, chartToWire(composeChart({ scan, mentions, ranked }))).exact;
      return { x: featuresOf(scan, mentions, ranked), ok };
    });
    rows.push({ item, file, blind: isBlind(item.id), cands, old: 0 });
  }
}
const names = [...new Set(rows.flatMap((r) => r.cands.flatMap((c) => [...c.x.keys()])))].sort();
const index = new Map(names.map((n, i) => [n, i]));
const vec = (c: Cand): [number, number][] => [...c.x].map(([k, v]) => [index.get(k) ?? 0, v]);
const data = rows.map((r) => ({ ...r, v: r.cands.map(vec) }));
type D = (typeof data)[number];
const dot = (w: Float64Array, v: [number, number][]): number => { let s = 0; for (const [i, x] of v) s += (w[i] ?? 0) * x; return s; };
const START = Number(process.env.OLD ?? 1);
const prior = new Float64Array(names.length);
for (const [n, i] of index) if (n.startsWith("part:")) prior[i] = -START;
function fit(train: D[], l2: number, weight: (d: D) => number): Float64Array {
  const w = Float64Array.from(prior);
  const m = new Float64Array(w.length), s = new Float64Array(w.length);
  const use = train.filter((d) => d.cands.some((c) => c.ok) && d.cands.some((c) => !c.ok));
  for (let it = 1; it <= 300; it++) {
    const g = new Float64Array(w.length);
    for (const d of use) {
      const sc = d.v.map((v) => dot(w, v));
      const max = Math.max(...sc);
      const e = sc.map((x) => Math.exp(x - max));
      const z = e.reduce((a, b) => a + b, 0);
      const zo = e.reduce((a, b, i) => a + (d.cands[i]!.ok ? b : 0), 0);
      const k = weight(d);
      d.v.forEach((v, i) => { const p = e[i]! / z, q = d.cands[i]!.ok ? e[i]! / zo : 0; const c = k * (q - p); if (c !== 0) for (const [j, x] of v) g[j]! += c * x; });
    }
    for (let j = 0; j < w.length; j++) {
      const gj = g[j]! - l2 * (w[j]! - prior[j]!);
      m[j] = 0.9 * m[j]! + 0.1 * gj; s[j] = 0.999 * s[j]! + 0.001 * gj * gj;
      w[j]! += 0.05 * (m[j]! / (1 - 0.9 ** it)) / (Math.sqrt(s[j]! / (1 - 0.999 ** it)) + 1e-8);
    }
  }
  return w;
}
const acc = (ds: D[], w: Float64Array): string => {
  let a = 0, o = 0, or = 0;
  for (const d of ds) {
    const sc = d.v.map((v) => dot(w, v)); let b = 0; sc.forEach((x, i) => { if (x > sc[b]!) b = i; });
    if (d.cands[b]?.ok) a++; if (d.cands[0]?.ok) o++; if (d.cands.some((c) => c.ok)) or++;
  }
  const p = (n: number) => `${((n / ds.length) * 100).toFixed(1)}`;
  return `${p(o)} -> ${p(a)} (oracle ${p(or)}, n ${ds.length})`;
};
const wt = (d: D): number => (["dev", "own"].includes(d.file) ? 0.5 : 1);
const L2 = Number(process.env.L2 ?? 1);
const seen = data.filter((d) => !d.blind);
const hash = (s: string): number => [...s].reduce((h, c) => (h * 31 + c.charCodeAt(0)) >>> 0, 7);
// cross validation over seen
const fresh = seen.filter((d) => !["dev", "own"].includes(d.file));
const all: string[] = [];
{
  let a = 0, o = 0;
  for (let k = 0; k < 5; k++) {
    const test = fresh.filter((d) => hash(d.item.id) % 5 === k);
    const w = fit(seen.filter((d) => !test.includes(d)), L2, wt);
    for (const d of test) { const sc = d.v.map((v) => dot(w, v)); let b = 0; sc.forEach((x, i) => { if (x > sc[b]!) b = i; }); if (d.cands[b]?.ok) a++; if (d.cands[0]?.ok) o++; }
  }
  console.log(`CV fresh seen: ${(o / fresh.length * 100).toFixed(1)} -> ${(a / fresh.length * 100).toFixed(1)}  (n ${fresh.length})`);
}
const w = fit(seen, L2, wt);
for (const f of ["dev", "own", "wild", "field", "a", "b", "c"]) for (const b of [false, true]) { const ds = data.filter((d) => d.file === f && d.blind === b); if (ds.length) console.log(f, b ? "blind" : "seen", acc(ds, w)); }
console.log("blind all", acc(data.filter((d) => d.blind), w));
if (process.env.SHOW) { console.log([...index].map(([n, i]) => [n, w[i]!] as const).sort((p, q) => Math.abs(q[1]) - Math.abs(p[1])).slice(0, 120).map(([n, x]) => `${n} ${x.toFixed(2)}`).join("\n")); }
