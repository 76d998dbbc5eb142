/**
 * Text → answer: the reader first; where it is unsure and a language model is configured, the model, whose answer must
 * be found in the text again before it counts. Whatever the model does, the reader's answer or its honest no remains.
 */
import { isDeepStrictEqual } from "node:util";
import type { Chart, ExtractionAnswer } from "@charticle/contract";
import { type Extraction, type GroundingAnswer, ground, typesOfChart, worded } from "@charticle/extraction";
import type { ModelReply, UngroundedChart } from "./model/model-reply.ts";
import { type Read, readHere } from "./reader/reader.ts";
import { MODEL_CONFIDENCE } from "./threshold.ts";
import { chartAnswer, readerAnswer, withNote } from "./wire-answer.ts";

/** Who asks: budgets and cached answers are kept by it. `knownOnly`: what the model once said, but it is not asked. */
export type Asker = { userKey: string; knownOnly?: boolean };
export type Engine = { extract: (text: string, asker: Asker) => Promise<ExtractionAnswer> };

/** What the engine needs of the model: its name, when to ask, and how. */
type TableHelp = {
  name: string;
  threshold: number;
  table: (text: string, asker: Asker) => Promise<ModelReply>;
};

const isSure = (extraction: Extraction, threshold: number): boolean =>
  extraction.ok && extraction.confidence >= threshold;

export const readerEngine = (read: Read = readHere): Engine => ({
  extract: async (text) => readerAnswer(text, await read(text)),
});

/** What `ground` finds of a model's table in the text. */
function groundedTable(table: UngroundedChart, text: string, read: Extraction): GroundingAnswer {
  const given = { ...table, subtitle: null, grounding: [], types: [], notes: [] };
  const { chart, dropped } = ground(given, text);
  if (!chart) return { chart, dropped };
  const named = worded(chart, text, read.ok ? read.chart.title : null);
  return { chart: { ...named, types: typesOfChart(named) }, dropped };
}

/** The name of a single series changes nothing that is compared; those of several say which is which. */
const tableOf = ({ series, points }: Chart): unknown => [
  series.length > 1 ? series.map(({ name }) => name.toLowerCase()) : [],
  points.map(({ name, values }) => [name.toLowerCase(), values]),
];

/** An answer of which less than this is left is no answer. */
const ENOUGH = 0.5;

/** Where the reader says no, what is left of an answer will do if it is most of it and still compares something. */
function standsAlone({ chart, dropped }: GroundingAnswer): boolean {
  if (!chart) return false;
  const kept = chart.grounding.flat().filter((cell) => cell !== null).length;
  return dropped.length === 0 || (kept >= ENOUGH * (kept + dropped.length) && chart.points.length > 1);
}

export const NOT_USED = "The answer of the language model was not used: the text does not bear it out.";

export const engineWithModel = ({ name, threshold, table }: TableHelp, read: Read = readHere): Engine => ({
  extract: async (text, asker) => {
    const own = await read(text);
    if (isSure(own, threshold)) return readerAnswer(text, own);
    const reply = await table(text, asker);
    if (!reply.ok) return readerAnswer(text, own);
    const found = groundedTable(reply.chart, text, own);
    const { chart } = found;
    const others = own.ok ? [own.chart, ...own.alternatives].map((one) => ({ ...one, engine: "reader" })) : [];
    if (chart && found.dropped.length === 0) {
      // both read the same: the reader's has the better names, and is surer now
      if (own.ok && isDeepStrictEqual(tableOf(chart), tableOf(own.chart)))
        return readerAnswer(text, { ...own, confidence: Math.max(own.confidence, MODEL_CONFIDENCE) });
      return chartAnswer({ chart, alternatives: others, confidence: MODEL_CONFIDENCE, engine: name, text });
    }
    // an answer that had to be mended is not put before the reader's own
    if (own.ok) {
      const rest = standsAlone(found) && chart ? [...own.alternatives, { ...chart, engine: name }] : own.alternatives;
      return withNote(readerAnswer(text, { ...own, alternatives: rest }), NOT_USED);
    }
    if (!chart || !standsAlone(found)) return readerAnswer(text, own);
    return chartAnswer({ chart, alternatives: [], confidence: MODEL_CONFIDENCE * ENOUGH, engine: name, text });
  },
});
