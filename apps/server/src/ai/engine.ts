/**
 * Text → answer: the reader first; where it is unsure and a language model is configured, the model, whose answer must
 * be found in the text again before it counts. Whatever the model does, the reader's answer or its honest no remains.
 */
import type { Chart, ExtractionAnswer } from "@charticle/contract";
import { type Extraction, extract, ground, typesOfChart } from "@charticle/extraction";
import type { ModelReply, UngroundedChart } from "./model/model-reply.ts";
import { chartAnswer, readerAnswer } from "./wire-answer.ts";

/** Who asks: budgets and cached answers are kept by it. */
export type Asker = { userKey: string };
export type Engine = { extract: (text: string, asker: Asker) => Promise<ExtractionAnswer> };

/** The model with what surrounds it: its name, when to ask, and what may stand between (a cache, a budget). */
export type ModelHelp = {
  name: string;
  /** Below this confidence of the reader the model is asked. */
  threshold: number;
  ask: (text: string, asker: Asker) => Promise<ModelReply>;
};

/** A grounded answer of the model is trusted as the reader trusts an unsure reading of its own. */
const MODEL_CONFIDENCE = 0.75;

const isSure = (extraction: Extraction, threshold: number): boolean =>
  extraction.ok && extraction.confidence >= threshold;

export const readerEngine = (): Engine => ({ extract: async (text) => readerAnswer(text, extract(text)) });

/** What `ground` finds of a model's table in the text; null where that is nothing. */
function groundedChart(table: UngroundedChart, text: string): Chart | null {
  const empty = table.points.map(() => table.series.map(() => null));
  const { chart } = ground({ ...table, subtitle: null, grounding: empty, types: [], notes: [] }, text);
  return chart && { ...chart, types: typesOfChart(chart) };
}

export const engineWithModel = ({ name, threshold, ask }: ModelHelp): Engine => ({
  extract: async (text, asker) => {
    const read = extract(text);
    if (isSure(read, threshold)) return readerAnswer(text, read);
    const reply = await ask(text, asker);
    const chart = reply.ok ? groundedChart(reply.chart, text) : null;
    if (!chart) return readerAnswer(text, read);
    const alternatives = read.ok ? [read.chart, ...read.alternatives] : [];
    return chartAnswer({ chart, alternatives, confidence: MODEL_CONFIDENCE, engine: name, text });
  },
});
