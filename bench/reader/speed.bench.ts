/** The reader's time per text over the corpus on a warm process, and whether it grows with the length alone. */
import { extract } from "@charticle/extraction";
import { corpusTexts } from "../corpus-texts.ts";
import { quantile } from "../quantile.ts";
import { printRows } from "../table.ts";

const WARM_UP_ROUNDS = 5;
const ROUNDS = 5;
const timeMs = (text: string): number => {
  const start = performance.now();
  extract(text);
  return performance.now() - start;
};

/** Least of the rounds for each text: what the reader needs, without what else the machine did meanwhile. */
const leastMs = (text: string): number => Math.min(...Array.from({ length: ROUNDS }, () => timeMs(text)));

export async function run(): Promise<void> {
  const corpus = corpusTexts();
  for (let round = 0; round < WARM_UP_ROUNDS; round++) for (const text of corpus) extract(text);
  const times = corpus.map(leastMs);
  const perCharacter = corpus.map((text, at) => ({ length: text.length, ms: times[at] ?? 0 }));
  const usPerCharacter = (rows: typeof perCharacter) =>
    (1000 * rows.reduce((sum, row) => sum + row.ms, 0)) / rows.reduce((sum, row) => sum + row.length, 0);
  const byLength = [...perCharacter].sort((a, b) => a.length - b.length);
  const third = Math.floor(byLength.length / 3);
  printRows([
    { what: "p50 per text", measured: quantile(times, 0.5), limit: 0.5, unit: "ms", limitIs: "limit" },
    { what: "p99 per text", measured: quantile(times, 0.99), limit: 3, unit: "ms", limitIs: "limit" },
    {
      what: "per character, longest third",
      measured: usPerCharacter(byLength.slice(-third)),
      limit: usPerCharacter(byLength.slice(0, third)),
      unit: "µs",
      limitIs: "shortest third",
    },
  ]);
}
