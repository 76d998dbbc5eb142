/**
 * An AI service that runs elsewhere (AI_SERVICE_URL). Its answer is trusted no more than a model's: every value must be
 * found in the text, and an answer without data is an honest no, so the client's fallback chart never shows.
 *
 *   const engine = remoteEngine({url: "http://ai:3001", secret}); await engine.extract("Cats 3, dogs 5", asker)
 */
import { isDeepStrictEqual } from "node:util";
import { AI_ROUTES, type ExtractionAnswer, isExtractionError, normaliseAnswer, wireToChart } from "@charticle/contract";
import { ground, worded } from "@charticle/extraction";
import { appError } from "../http/app-error.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import type { Engine } from "./engine.ts";
import { type Read, readHere } from "./reader/reader.ts";
import { chartAnswer, NO_FIGURES_TITLE, readerAnswer } from "./wire-answer.ts";

export type RemoteEngineOptions = { url: string; secret: string; timeoutMs?: number; read?: Read };

const TIMEOUT_MS = 10_000;
const NOTHING: ExtractionAnswer = {
  error: NO_FIGURES_TITLE,
  message: "No figures were found that can be charted. Try a text like: Chrome 65%, Safari 19%, others 16%.",
};

const hasData = (raw: unknown): boolean =>
  typeof raw === "object" && raw !== null && "data" in raw && Array.isArray(raw.data) && raw.data.length > 0;

/** What a foreign answer is worth once it is held against the text. */
export async function checkedAnswer(raw: unknown, text: string, read: Read = readHere): Promise<ExtractionAnswer> {
  const isRefusal = typeof raw === "object" && raw !== null && "error" in raw;
  if (!isRefusal && !hasData(raw)) return NOTHING;
  const answer = normaliseAnswer(raw);
  if (isExtractionError(answer)) return answer;
  const own = readerAnswer(text, await read(text));
  // what our own reader reads as well needs no doubt, and brings more with it
  if (!isExtractionError(own) && isDeepStrictEqual(own.data, answer.data)) return own;
  const { chart: found } = ground(wireToChart(answer), text);
  if (!found) return NOTHING;
  const chart = worded(found, text, isExtractionError(own) ? null : own.chart_title);
  const { confidence = 0.5, engine = "remote" } = answer;
  return chartAnswer({ chart, alternatives: [], confidence, engine, text });
}

export function remoteEngine({ url, secret, timeoutMs = TIMEOUT_MS, read }: RemoteEngineOptions): Engine {
  const address = `${url.replace(/\/+$/, "")}${AI_ROUTES.extract.path}`;

  async function ask(text: string): Promise<Response> {
    try {
      return await boundedFetch(address, {
        method: "POST",
        headers: { "content-type": "application/json", "x-service-secret": secret },
        body: JSON.stringify({ paragraph: text }),
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (error) {
      throw appError("ENGINE_UNAVAILABLE", { cause: error });
    }
  }

  return {
    extract: async (text) => {
      const response = await ask(text);
      const isBusy = response.status === 429 || response.status === 503;
      if (!response.ok) throw appError(isBusy ? "ENGINE_UNAVAILABLE" : "ENGINE_FAILED");
      const raw: unknown = await response.json().catch((error: unknown) => {
        throw appError("ENGINE_FAILED", { cause: error });
      });
      return checkedAnswer(raw, text, read);
    },
  };
}
