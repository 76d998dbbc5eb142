import { readCorpus } from "./read-corpus.ts";
import { isBlind } from "../src/corpus/partition.ts";
import { scoreItem } from "../src/corpus/score.ts";
import { acceptedOf, figuresOf } from "../src/corpus/accepted.ts";
import { isSameValue } from "../src/corpus/same-value.ts";
import { scanText } from "../src/text/scan.ts";
import { recognize } from "../src/recognize/recognize.ts";
import { readAll } from "../src/read/read.ts";
import { composeChart } from "../src/compose/compose-chart.ts";
import { chartToWire } from "@charticle/contract";
import { writeFileSync } from "node:fs";
const files = (process.argv[2] ?? "h,i,j,k,l").split(",") as never[];
const count: Record<string, number> = {}; const out: string[] = [];
let n = 0;
for (const f of files) for (const item of readCorpus(f)) {
  if (!isBlind(item.id) || item.kind === "none") continue; n++;
  const scan = scanText(item.text); const mentions = recognize(scan);
  const rows = readAll(scan, mentions);
  const wires = rows.map((ranked) => chartToWire(composeChart({ scan, mentions, ranked })));
  const ok = wires.map((w) => scoreItem(item, w).exact);
  let kind = "exact";
  const first = wires[0];
  if (!ok[0]) {
    if (!first) kind = "refused";
    else {
      const vals = (w: typeof first) => w.data.flatMap((r: any) => ["category1_value","category2_value","category3_value","category4_value","category5_value"].map((k) => r[k]).filter((v) => typeof v === "number")).sort((a: number,b: number)=>a-b);
      const acc = acceptedOf(item);
      const own = vals(first);
      const sameSet = acc.filter((a) => { const g = figuresOf(a.points).slice().sort((x,y)=>x-y); return g.length===own.length && g.every((v,i)=>isSameValue(v, own[i])); });
      if (sameSet.length === 0) kind = "figures";
      else {
        const dim = (p: number, s: number) => [p, s].sort().join("x");
        const nser = first.data.length ? Math.max(...first.data.map((r:any)=>["category1_value","category2_value","category3_value","category4_value","category5_value"].filter(k=>k in r).length)) : 0;
        kind = sameSet.some((a) => dim(a.points.length, a.series.length) === dim(first.data.length, nser)) ? "names" : "layout";
      }
    }
    kind += ok.includes(true) ? " (in cand. @" + (ok.indexOf(true) <= 1 ? "2" : "3+") + ")" : " (not in cand.)";
    out.push(JSON.stringify({ why: kind, id: item.id, k: item.kind, text: item.text, gold: item.points.map((p) => [p.name[0], ...p.values]), series: item.series.map((s) => s[0]), got: first?.data, n: rows.length }));
  }
  count[kind] = (count[kind] ?? 0) + 1;
}
for (const [k, v] of Object.entries(count).sort((a, b) => b[1] - a[1])) console.log(k.padEnd(30), v, (100 * v / n).toFixed(1) + "%");
writeFileSync("/dev/null", out.join("\n"));
