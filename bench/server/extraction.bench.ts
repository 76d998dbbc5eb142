/**
 * Requests per second of the extraction, against the same guarded route that answers a constant, all texts different:
 * in the product, and in the AI service alone. Seconds are the server's own processor time: what else runs on the
 * machine (the benchmark's client is one of them) takes nothing from either side.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { extract } from "@charticle/extraction";
import autocannon from "autocannon";
import * as z from "zod";
import { root } from "../../scripts/root.mjs";
import { corpusTexts } from "../corpus-texts.ts";
import { printRows } from "../table.ts";

const CONNECTIONS = 16;
/** Counted in requests: a busy machine warms up later, too. */
const REQUESTS = 4_000;
const WARM_UP_REQUESTS = 3_000;
const used = z.object({ user: z.number(), system: z.number() });
const served = z.object({ url: z.string(), headers: z.record(z.string(), z.string()) });

/** The corpus with a number at the end of each text, so that no two requests are the same. */
const differentTexts = (): string[] =>
  Array.from({ length: 5 }, (_, round) => corpusTexts().map((text) => `${text.slice(0, 270)} (${round})`)).flat();

type Load = z.infer<typeof served> & { server: ChildProcess; path: string; amount: number };

/** Processor time that the server has used since its start. */
async function cpuSeconds(server: ChildProcess): Promise<number> {
  const answer = once(server, "message");
  server.send("cpu");
  const { user, system } = used.parse((await answer)[0]);
  return (user + system) / 1e6;
}

async function requestsPerCpuSecond({ server, url, headers, path, amount }: Load): Promise<number> {
  const before = await cpuSeconds(server);
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
  return result["2xx"] / ((await cpuSeconds(server)) - before);
}

async function measure(which: "product" | "alone", prefix: string): Promise<{ real: number; constant: number }> {
  const child = fork(join(root, "bench/server/serve.ts"), [which], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const address = served.parse(await new Promise((resolve) => child.once("message", resolve)));
  try {
    const real = { ...address, server: child, path: `${prefix}/extract_chart_data` };
    const constant = { ...real, path: "/constant/extract_chart_data" };
    for (const load of [real, constant]) await requestsPerCpuSecond({ ...load, amount: WARM_UP_REQUESTS });
    return {
      constant: await requestsPerCpuSecond({ ...constant, amount: REQUESTS }),
      real: await requestsPerCpuSecond({ ...real, amount: REQUESTS }),
    };
  } finally {
    child.kill("SIGKILL");
  }
}

/** Processor time that the reader needs for a text, on average, warm. */
function readerSeconds(): number {
  const texts = differentTexts();
  for (const text of texts) extract(text);
  const before = process.cpuUsage();
  for (const text of texts) extract(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6 / texts.length;
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
      unit: "requests/CPU-s",
      limitIs: "same route, constant answer; goal 0.6",
    },
    {
      what: "alone, /extract_chart_data",
      measured: alone.real,
      limit: attainable,
      unit: "requests/CPU-s",
      limitIs: "1 / (empty route + reader); goal 0.8",
    },
  ]);
}
