/** Chart to PNG bytes on the server at 1600 x 900, layout included. */
import { layoutChart } from "@charticle/charts";
import { renderPng } from "@charticle/charts/png";
import { quantile } from "../quantile.ts";
import { printRows } from "../table.ts";
import { EXPORT_SIZE, PICTURES } from "./pictures.ts";

/** Quality, statement 22. */
const LIMIT_MS = 60;
const ROUNDS = 3;

export async function run(): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { chart, type } of PICTURES) {
      const start = performance.now();
      const picture = await renderPng(layoutChart(chart, { type, theme: "base", mode: "light", ...EXPORT_SIZE }));
      if (picture.ok && round > 0) times.push(performance.now() - start);
    }
  }
  const row = (share: number) => ({
    what: `p${share * 100} of ${times.length} PNGs`,
    measured: quantile(times, share),
    limit: LIMIT_MS,
    unit: "ms",
    limitIs: "limit for p50",
  });
  printRows([row(0.5), row(0.95)]);
}
