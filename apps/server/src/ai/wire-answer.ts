/**
 * What the reader found, as the AI service answers it: the specified fields with the product's extras, or the honest no
 * as error and message (an answer, not a failure).
 */
import {
  type Chart,
  chartToWire,
  type ExtractionAnswer,
  isExtractionError,
  type WireReading,
} from "@charticle/contract";
import type { Extraction } from "@charticle/extraction";

/** More readings than these help nobody to choose. */
const MAX_ALTERNATIVES = 4;
export const NO_FIGURES_TITLE = "No figures to chart";

/** An alternative says by whom it is where that is not the answer's own engine. */
export type Alternative = Chart & { engine?: string };
type Answered = {
  chart: Chart;
  alternatives: readonly Alternative[];
  confidence: number;
  engine: string;
  text: string;
};

const alternativeToWire = ({ engine, ...chart }: Alternative): WireReading => ({
  ...chartToWire(chart),
  ...(engine === undefined ? {} : { engine }),
});

export const chartAnswer = ({ chart, alternatives, confidence, engine, text }: Answered): ExtractionAnswer => ({
  ...chartToWire(chart),
  original_text: text,
  alternatives: alternatives.slice(0, MAX_ALTERNATIVES).map(alternativeToWire),
  confidence,
  engine,
});

type Read = Extraction | (Extract<Extraction, { ok: true }> & { alternatives: readonly Alternative[] });

/** readerAnswer("Cats 3, dogs 5", extract("Cats 3, dogs 5")) -> {data: [{name: "Cats", category1_value: 3}, …], …} */
export const readerAnswer = (text: string, extraction: Read): ExtractionAnswer =>
  extraction.ok
    ? chartAnswer({ ...extraction, engine: "reader", text })
    : { error: NO_FIGURES_TITLE, message: extraction.message };

/** The answer with one more sentence for the person; an honest no stays as it is. */
export const withNote = (answer: ExtractionAnswer, note: string): ExtractionAnswer =>
  isExtractionError(answer) ? answer : { ...answer, notes: [...(answer.notes ?? []), note] };
