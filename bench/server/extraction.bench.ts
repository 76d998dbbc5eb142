/**
 * Requests per second of the extraction, against the same guarded route that answers a constant, all texts different:
 * in the product, and in the AI service alone. The two take turns, and the median of the rounds counts: what else runs
 * on the machine takes from both.
 */
import { fork } from "node:child_process";
import { join } from "node:path";
import { extract } from "@charticle/extraction";
import autocannon from "autocannon";
import * as z from "zod";
import { root } from "../../scripts/root.mjs";
import { corpusTexts } from "../corpus-texts.ts";
import { quantile } from "../quantile.ts";
import { printRows } from "../table.ts";

const CONNECTIONS = 16;
const ROUNDS = 5;
/** Counted in requests: a busy machine warms up later, too. */
const REQUESTS = 600;
const WARM_UP_REQUESTS = 2_000;
const served = z.object({ url: z.string(), headers: z.record(z.string(), z.string()) });

/** The corpus with a number at the end of each text, so that no two requests are the same. */
const differentTexts = (): string[] =>
  Array.from({ length: 5 }, (_, round) => corpusTexts().map((text) => `${text.slice(0, 270)} (${round})`)).flat();

type Load = z.infer<typeof served> & { path: string; amount: number };

async function requestsPerSecond({ url, headers, path, amount }: Load): Promise<number> {
  const start = performance.now();
  const result = await autocannon({
    url: `${url}${path}`,
    connections: CONNECTIONS,
    amount,
    requests: differentTexts().map((paragraph) => ({
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ paragraph }),
    })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} errors`);
  return (result["2xx"] * 1000) / (performance.now() - start);
}

/** Seconds that the reader needs for a text, on average. */
function readerSeconds(): number {
  const texts = differentTexts().slice(0, REQUESTS);
  const start = performance.now();
  for (const text of texts) extract(text);
  return (performance.now() - start) / 1000 / texts.length;
}

const median = (values: readonly number[]): number => quantile(values, 0.5);

type Measured = { real: number; constant: number; readerS: number };

async function measure(which: "product" | "alone", prefix: string): Promise<Measured> {
  const child = fork(join(root, "bench/server/serve.ts"), [which], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const address = served.parse(await new Promise((resolve) => child.once("message", resolve)));
  const rounds: Measured[] = [];
  try {
    const real = { ...address, path: `${prefix}/extract_chart_data` };
    const constant = { ...real, path: "/constant/extract_chart_data" };
    for (const load of [real, constant]) await requestsPerSecond({ ...load, amount: WARM_UP_REQUESTS });
    readerSeconds();
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({
        constant: await requestsPerSecond({ ...constant, amount: REQUESTS }),
        real: await requestsPerSecond({ ...real, amount: REQUESTS }),
        readerS: readerSeconds(),
      });
    }
  } finally {
    child.kill("SIGKILL");
  }
  return {
    real: median(rounds.map(({ real }) => real)),
    constant: median(rounds.map(({ constant }) => constant)),
    readerS: median(rounds.map(({ readerS }) => readerS)),
  };
}

export async function run(): Promise<void> {
  const product = await measure("product", "/ai");
  const alone = await measure("alone", "");
  const attainable = 1 / (1 / alone.constant + alone.readerS);
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
