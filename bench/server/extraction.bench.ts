/**
 * Requests per second of the extraction, against the same guarded route that answers a constant, all texts different:
 * in the product, and in the AI service alone.
 */
import { fork } from "node:child_process";
import { join } from "node:path";
import { extract } from "@charticle/extraction";
import autocannon from "autocannon";
import * as z from "zod";
import { root } from "../../scripts/root.mjs";
import { corpusTexts } from "../corpus-texts.ts";
import { printRows } from "../table.ts";

const CONNECTIONS = 16;
const SECONDS = 5;
const WARM_UP_SECONDS = 2;
const served = z.object({ url: z.string(), headers: z.record(z.string(), z.string()) });

/** The corpus with a number at the end of each text, so that no two requests are the same. */
const differentTexts = (): string[] =>
  Array.from({ length: 5 }, (_, round) => corpusTexts().map((text) => `${text.slice(0, 270)} (${round})`)).flat();

type Load = z.infer<typeof served> & { path: string; seconds: number };

async function requestsPerSecond({ url, headers, path, seconds }: Load): Promise<number> {
  const result = await autocannon({
    url: `${url}${path}`,
    connections: CONNECTIONS,
    duration: seconds,
    requests: differentTexts().map((paragraph) => ({
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ paragraph }),
    })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} errors`);
  return result.requests.average;
}

async function measure(which: "product" | "alone", prefix: string): Promise<{ real: number; constant: number }> {
  const child = fork(join(root, "bench/server/serve.ts"), [which], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const address = served.parse(await new Promise((resolve) => child.once("message", resolve)));
  try {
    const real = { ...address, path: `${prefix}/extract_chart_data` };
    const constant = { ...address, path: "/constant/extract_chart_data" };
    for (const load of [real, constant]) await requestsPerSecond({ ...load, seconds: WARM_UP_SECONDS });
    return {
      constant: await requestsPerSecond({ ...constant, seconds: SECONDS }),
      real: await requestsPerSecond({ ...real, seconds: SECONDS }),
    };
  } finally {
    child.kill("SIGKILL");
  }
}

/** Seconds that the reader needs for a text, on average, warm. */
function readerSeconds(): number {
  const texts = differentTexts();
  for (const text of texts) extract(text);
  const start = performance.now();
  for (const text of texts) extract(text);
  return (performance.now() - start) / 1000 / texts.length;
}

export async function run(): Promise<void> {
  const product = await measure("product", "/ai");
  const alone = await measure("alone", "");
  const attainable = 1 / (1 / alone.constant + readerSeconds());
  printRows([
    {
      what: "product, /ai/extract_chart_data",
      measured: product.real,
      limit: product.constant,
      unit: "requests/s",
      limitIs: "same route, constant answer; goal 0.6",
    },
    {
      what: "alone, /extract_chart_data",
      measured: alone.real,
      limit: attainable,
      unit: "requests/s",
      limitIs: "1 / (empty route + reader); goal 0.8",
    },
  ]);
}
