/**
 * What a language model adds, and what its lies cost: `npm run eval:model -- gold|liar|threshold [--seed 1] [--liars 0.3] [--save]`.
 * gold: a stand-in over HTTP answers the corpus' gold; liar: it lies in part of its answers; threshold: from which
 * confidence on the reader need not ask. Without a word, all three. `--save` stores how many right answers survive of the
 * part of the later corpora that the tests measure.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { extract } from "@charticle/extraction";
import { CORPUS_FILES, calibrationOf, evaluate, readCorpus } from "@charticle/extraction/corpus";
import { type ModelFigures, measureModel } from "../src/ai/measure/measure-model.ts";
import { recommendedThreshold } from "../src/ai/measure/recommend-threshold.ts";
import { chartableTexts, laterSample } from "../src/ai/measure/samples.ts";
import { MODEL_THRESHOLD } from "../src/ai/threshold.ts";

const { values: options, positionals } = parseArgs({
  options: { seed: { type: "string" }, liars: { type: "string" }, save: { type: "boolean" } },
  allowPositionals: true,
});
const seed = Number(options.seed ?? 1);
const liars = Number(options.liars ?? 0.3);
/** Above every confidence: the model is always asked. */
const ALWAYS = 1.01;

const SCORES = new URL("../src/ai/measure/model-scores.json", import.meta.url);

const all = CORPUS_FILES.flatMap((file) => readCorpus(file));
const chartable = chartableTexts();
const percent = (part: number, whole: number): string => (whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)}%`);
const lieLine = (name: string, { told, shown }: ModelFigures["invented"]): string =>
  `  ${name.padEnd(12)} ${String(told).padStart(4)} told, ${String(shown).padStart(3)} reached the person (${percent(shown, told)})`;

function linesOf(title: string, figures: ModelFigures): string[] {
  const { texts, asked, right, survived, exact, exactAlone } = figures;
  return [
    title,
    `  ${texts} texts, the model asked for ${asked}; right answers ${right}, of which ${percent(survived, right)} reached the person as they were`,
    `  exact: ${percent(exactAlone, texts)} by the reader alone, ${percent(exact, texts)} with the model`,
    ...(liars > 0 && right < asked
      ? [
          lieLine("invented", figures.invented),
          lieLine("wrong scale", figures.wrongScale),
          lieLine("swapped", figures.swapped),
        ]
      : []),
  ];
}

const COMMANDS: Record<string, () => Promise<string[]>> = {
  gold: async () => {
    const figures = await measureModel({ items: chartable, liars: 0, seed, threshold: ALWAYS });
    if (options.save) {
      const sample = await measureModel({ items: laterSample(), liars: 0, seed: 1, threshold: ALWAYS });
      const { texts, survived } = sample;
      writeFileSync(SCORES, `${JSON.stringify({ texts, survived }, null, 2)}\n`);
    }
    return linesOf("a model that answers the gold, always asked", figures);
  },
  liar: async () => [
    ...linesOf(
      `a model that lies in ${percent(liars, 1)} of its answers, always asked`,
      await measureModel({ items: chartable, liars, seed, threshold: ALWAYS }),
    ),
    ...linesOf(
      `the same, asked below ${MODEL_THRESHOLD} as it is in service`,
      await measureModel({ items: chartable, liars, seed, threshold: MODEL_THRESHOLD }),
    ),
  ],
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
