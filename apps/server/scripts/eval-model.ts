/**
 * What a language model adds, and what its lies cost: `npm run eval:model -- gold|liar|threshold [--seed 1] [--liars 0.3] [--save]`.
 * gold: a stand-in over HTTP answers the corpus' gold; liar: it lies in part of its answers; threshold: from which
 * confidence on the reader need not ask. Without a word, all three. `--save` asks the
 * part of the texts that the tests measure, and stores how many right answers survive.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { extract } from "@charticle/extraction";
import { CORPUS_FILES, calibrationOf, evaluate, readCorpus } from "@charticle/extraction/corpus";
import { measureLiar, measureRight } from "../src/ai/measure/measure-model.ts";
import { recommendedThreshold } from "../src/ai/measure/recommend-threshold.ts";
import { chartableTexts, rightSample } from "../src/ai/measure/samples.ts";
import { MODEL_THRESHOLD } from "../src/ai/threshold.ts";

const { values: options, positionals } = parseArgs({
  options: { seed: { type: "string" }, liars: { type: "string" }, save: { type: "boolean" } },
  allowPositionals: true,
});
const seed = Number(options.seed ?? 1);
const liars = Number(options.liars ?? 0.3);

const SCORES = new URL("../src/ai/measure/model-scores.json", import.meta.url);

const all = CORPUS_FILES.flatMap((file) => readCorpus(file));
const chartable = chartableTexts();
const percent = (part: number, whole: number): string => (whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)}%`);

const COMMANDS: Record<string, () => Promise<string[]>> = {
  gold: async () => {
    const measured = await measureRight(options.save ? rightSample() : chartable);
    if (options.save) writeFileSync(SCORES, `${JSON.stringify(measured, null, 2)}\n`);
    const { texts, survived } = measured;
    return [
      "a model that answers the gold, always asked",
      `  ${texts} texts; ${percent(survived, texts)} of its answers reached the person as they were`,
    ];
  },
  liar: async () => {
    const { texts, exactAlone, exact, inService, lies } = await measureLiar({ items: chartable, liars, seed });
    return [
      `a model that lies in ${percent(liars, 1)} of its answers, always asked`,
      ...Object.entries(lies).map(
        ([kind, { told, shown }]) =>
          `  ${kind.padEnd(12)} ${String(told).padStart(4)} told, ${String(shown).padStart(3)} reached the person (${percent(shown, told)})`,
      ),
      `  exact: ${percent(exactAlone, texts)} by the reader alone, ${percent(exact, texts)} with the model`,
      `  asked below ${MODEL_THRESHOLD} as it is in service: for ${inService.asked} of ${texts} texts, ${percent(inService.exact, texts)} exact`,
    ];
  },
  threshold: async () => {
    const outcomes = evaluate(all, extract);
    const scoredOnly = calibrationOf(outcomes.filter(({ blind }) => blind));
    return [
      "the reader's confidence, over the texts that we only score",
      ...scoredOnly.bins.map(
        ({ from, to, texts, exact }) =>
          `  ${from.toFixed(2)}-${to.toFixed(2)}  ${String(texts).padStart(4)} texts  ${percent(exact, texts).padStart(6)} exact`,
      ),
      `  ask below ${recommendedThreshold(scoredOnly)} (over all texts: ${recommendedThreshold(calibrationOf(outcomes))}); in use: ${MODEL_THRESHOLD}`,
    ];
  },
};

for (const [name, command] of Object.entries(COMMANDS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  for (const line of await command()) console.log(line);
}
