/**
 * Whether the product's memory stays flat under load: texts of the corpus, all different, for MEMORY_MINUTES (1 unless
 * set; 10 is the promise). What is held against each other: the last third of the time and the third before it.
 */
import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import * as z from "zod";
import { root } from "../../scripts/root.mjs";
import { corpusTexts } from "../corpus-texts.ts";
import { quantile } from "../quantile.ts";
import { printRows } from "../table.ts";

const MINUTES = Number(process.env.MEMORY_MINUTES ?? 1);
const SAMPLES = 60;
const served = z.object({ url: z.string(), headers: z.record(z.string(), z.string()) });

/** Megabytes that a process has in memory; Linux tells. */
function residentMb(pid: number): number {
  // catches "VmRSS:	  123456 kB", must not catch "VmHWM:	  123456 kB"
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}

export async function run(): Promise<void> {
  const child = fork(join(root, "bench/server/serve.ts"), ["product"], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const { url, headers } = served.parse(await new Promise((resolve) => child.once("message", resolve)));
  const samples: number[] = [];
  try {
    const load = autocannon({
      url: `${url}/ai/extract_chart_data`,
      connections: 8,
      duration: MINUTES * 60,
      requests: corpusTexts().map((paragraph) => ({
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({ paragraph: paragraph.slice(0, 280) }),
      })),
    });
    for (let sample = 0; sample < SAMPLES; sample++) {
      await wait((MINUTES * 60_000) / SAMPLES);
      samples.push(residentMb(child.pid ?? 0));
    }
    await load;
  } finally {
    child.kill("SIGKILL");
  }
  const third = SAMPLES / 3;
  const [before, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)].map((part) => quantile(part, 0.5));
  printRows([
    {
      what: `product, resident memory, last third of ${MINUTES} min`,
      measured: last ?? Number.NaN,
      limit: before ?? Number.NaN,
      unit: "MB",
      limitIs: "the third before; goal: no more",
    },
  ]);
}
