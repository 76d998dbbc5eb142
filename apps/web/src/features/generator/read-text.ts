/**
 * What Generate asks: the server's reader, or the page's own where there is no network. In: the text. Out: a result in
 * the wire form, or a title and a message for the person, and which of the two it is from. Never throws.
 *
 *   await readText("Chrome 65%, Safari 19%") -> {answer: {data: [{name: "Chrome", …}, …], …}, isServers: true}
 */
import { chartToWire, type ExtractionAnswer, MESSAGES, normaliseAnswer } from "@charticle/contract";
import * as z from "zod/mini";
import { isApiError, sentenceOf } from "~/lib/api/api-error.ts";
import { call } from "~/lib/api/call.ts";
import { AI } from "~/lib/api/service-calls.ts";
import { loadReading } from "./reader.ts";

/** Any JSON: what it means is settled by the specification's normalisation, not by a schema that would refuse it. */
const EXTRACT = { ...AI.extract, reply: z.unknown() };

const NO_FIGURES_TITLE = "No figures to chart";

async function readHere(text: string): Promise<ExtractionAnswer> {
  const { extract } = await loadReading();
  const read = extract(text);
  if (!read.ok) return { error: NO_FIGURES_TITLE, message: read.message };
  return {
    ...chartToWire(read.chart),
    original_text: text,
    alternatives: read.alternatives.slice(0, 4).map(chartToWire),
    confidence: read.confidence,
    engine: "reader",
  };
}

export async function readText(text: string): Promise<{ answer: ExtractionAnswer; isServers: boolean }> {
  try {
    return { answer: normaliseAnswer(await call(EXTRACT, { body: { paragraph: text } })), isServers: true };
  } catch (error) {
    const failure = {
      error: MESSAGES.extraction.failedTitle,
      message: sentenceOf(error, MESSAGES.extraction.failed),
    };
    // the reserve may not be there yet: then the page says that the server can't be reached
    const isAlone = isApiError(error) && error.status === null;
    return { answer: isAlone ? await readHere(text).catch(() => failure) : failure, isServers: false };
  }
}
