import { writeFileSync } from "node:fs";
import { chartToWire } from "@charticle/contract";
import { composeChart } from "../src/compose/compose-chart.ts";
import { scoreItem } from "../src/corpus/score.ts";
import { readAll } from "../src/read/read.ts";
import { RANK_SIZE, fieldOf, seenOf, type Seen } from "../src/read/rank-features.ts";
import { recognize } from "../src/recognize/recognize.ts";
import { scanText } from "../src/text/scan.ts";
import { loadAll, type Item } from "./fit-data.ts";
import { trainLinks } from "./fit-link-train.ts";

const items = loadAll();
const seen = items.filter((i) => !i.blind);
const hash = (s: string): number => [...s].reduce((h, c) => (h * 31 + c.charCodeAt(0)) >>> 0, 7);
const FOLDS = Number(process.env.FOLDS ?? 3);
const EPOCHS = Number(process.env.EPOCHS ?? 7);
type Row = { item: Item; seen: Seen[]; ok: boolean[]; rule: boolean; link: boolean; parts: number };
function rowOf(item: Item, w: Float64Array): Row {
  const scan = scanText(item.item.text);
  const mentions = recognize(scan);
  const rows = readAll(scan, mentions, w);
  const field = fieldOf(scan, mentions, rows);
  const ok = rows.map((ranked) => scoreItem(item.item, chartToWire(composeChart({ scan, mentions, ranked }))).exact);
  return { item, seen: rows.map((row) => seenOf(field, row)), ok, rule: rows.some((r, i) => (r.rule?.place === 0 || r.reading.shape === "table") && ok[i] === true), link: rows.some((r, i) => r.link?.place === 0 && ok[i] === true), parts: 0 };
}
function fitRank(data: Row[], l2: number): Float64Array {
  const w = new Float64Array(RANK_SIZE), m = new Float64Array(RANK_SIZE), v = new Float64Array(RANK_SIZE);
  const use = data.filter((d) => d.ok.some(Boolean) && d.ok.some((o) => !o));
  for (let it = 1; it <= 250; it++) {
    const g = new Float64Array(RANK_SIZE);
    for (const d of use) {
      const sc = d.seen.map((s) => { let x = 0; s.places.forEach((p, i) => { x += w[p]! * s.amounts[i]!; }); return x; });
      const max = Math.max(...sc); const e = sc.map((x) => Math.exp(x - max));
      const z = e.reduce((a, b) => a + b, 0); const zo = e.reduce((a, b, i) => a + (d.ok[i] ? b : 0), 0);
      d.seen.forEach((s, i) => { const c = (d.ok[i] ? e[i]! / zo : 0) - e[i]! / z; s.places.forEach((p, k) => { g[p]! += c * s.amounts[k]!; }); });
    }
    for (let j = 0; j < RANK_SIZE; j++) { const gj = g[j]! - l2 * w[j]!; m[j] = 0.9 * m[j]! + 0.1 * gj; v[j] = 0.999 * v[j]! + 0.001 * gj * gj; w[j]! += 0.03 * (m[j]! / (1 - 0.9 ** it)) / (Math.sqrt(v[j]! / (1 - 0.999 ** it)) + 1e-8); }
  }
  return w;
}
const best = (d: Row, w: Float64Array): number => { let b = 0, bs = Number.NEGATIVE_INFINITY; d.seen.forEach((s, i) => { let x = 0; s.places.forEach((p, k) => { x += w[p]! * s.amounts[k]!; }); if (x > bs) { bs = x; b = i; } }); return b; };
const report = (name: string, ds: Row[], w: Float64Array): void => {
  const p = (n: number): string => ((n / ds.length) * 100).toFixed(1);
  console.log(name.padEnd(14), `n ${ds.length}`.padEnd(7), `rule ${p(ds.filter((d) => d.rule).length)} link ${p(ds.filter((d) => d.link).length)} ranked ${p(ds.filter((d) => d.ok[best(d, w)]).length)} oracle ${p(ds.filter((d) => d.ok.some(Boolean)).length)}`);
};
const L2 = Number(process.env.L2 ?? 1);
const t0 = Date.now();
const crossed: Row[] = [];
for (let k = 0; k < FOLDS; k++) {
  const out = seen.filter((i) => hash(i.item.id) % FOLDS === k);
  const w = trainLinks(seen.filter((i) => !out.includes(i)), EPOCHS);
  const keep = ((globalThis as any).W ??= {}); for (const i of out) keep[i.item.id] = w;
  crossed.push(...out.map((i) => rowOf(i, w)));
}
console.log("cross", ((Date.now() - t0) / 1000).toFixed(0), "s");
const fresh = (d: Row): boolean => !["dev", "own"].includes(d.item.file);
const train = crossed.filter((d) => fresh(d) || process.env.ALL);
// cross-validated ranking
{
  const got: Row[] = []; let hit = 0;
  for (let k = 0; k < 5; k++) { const out = crossed.filter((d) => fresh(d) && hash(`z${d.item.item.id}`) % 5 === k); const w = fitRank(train.filter((d) => !out.includes(d)), L2); for (const d of out) { got.push(d); if (d.ok[best(d, w)]) hit++; } }
  console.log(`CV fresh seen: rule ${(got.filter((d) => d.rule).length / got.length * 100).toFixed(1)} link ${(got.filter((d) => d.link).length / got.length * 100).toFixed(1)} ranked ${(hit / got.length * 100).toFixed(1)} oracle ${(got.filter((d) => d.ok.some(Boolean)).length / got.length * 100).toFixed(1)} n ${got.length}`);
}
const rw = fitRank(train, L2);
const links = trainLinks(seen, EPOCHS);
const blind = items.filter((i) => i.blind).map((i) => rowOf(i, links));
for (const f of [...new Set(items.map((i) => i.file))]) report(`${f} blind`, blind.filter((d) => d.item.file === f), rw);
report("all blind", blind, rw);
for (const c of ["pairs", "time", "multi"]) report(` ${c}`, blind.filter((d) => (d.item.item.series.length > 1 ? "multi" : d.item.item.time ? "time" : "pairs") === c), rw);
writeFileSync("/tmp/links.json", JSON.stringify([...links])); writeFileSync("/tmp/rank.json", JSON.stringify([...rw]));
console.log("total", ((Date.now() - t0) / 1000).toFixed(0), "s");
if (process.env.SHOW) {
  let n = 0;
  for (const d of crossed.filter(fresh)) {
    if (n > 60) break;
    const b = best(d, rw); if (d.ok[b] || !d.ok.some(Boolean) || hash(d.item.item.id) % 3 !== 0) continue; n++;
    const scan = scanText(d.item.item.text); const mentions = recognize(scan); const rows = readAll(scan, mentions, (globalThis as any).W?.[d.item.item.id] ?? links);
    console.log(`\n${d.item.item.id} [${d.item.item.kind}] ${d.item.item.text}\n  gold ${d.item.item.series.map((s) => s[0]).join(" | ")}: ${d.item.item.points.map((p) => `${p.name[0]} ${p.values.join("/")}`).join(", ")}`);
    rows.forEach((r, i) => { if (i < 9) console.log(`   ${i === b ? ">" : " "}${d.ok[i] ? "OK" : "  "} ${r.reading.shape} rule ${r.rule?.place ?? "-"}/${r.rule?.behind.toFixed(1) ?? ""} link ${r.link?.place ?? "-"}/${r.link?.behind.toFixed(1) ?? ""} [${r.reading.series.join("|")}] ${r.reading.points.map((p, j) => `${p.name} ${(r.reading.cells[j] ?? []).map((c) => c?.value ?? "-").join("/")}`).join(", ")}`); });
  }
}
