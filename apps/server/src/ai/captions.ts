/**
 * A caption for a text's chart: by rule, and from the second wording on by the language model where one is configured.
 * The model sees the chart's data alone, and its words are shown only if they are true to the chart.
 */
import { type Caption, type ExtractionAnswer, isExtractionError, type Network, wireToChart } from "@charticle/contract";
import { caption, isTrueToChart } from "@charticle/extraction";
import { appError } from "../http/app-error.ts";
import type { Asker, Engine } from "./engine.ts";
import type { CaptionReply, CaptionWish } from "./model/model-reply.ts";
import { type Read, readHere } from "./reader/reader.ts";
import { readerAnswer } from "./wire-answer.ts";

type Wish = { text: string; network: Network; variant: number };
export type Captions = (wish: Wish, asker: Asker) => Promise<Caption>;
type AskCaption = (wish: CaptionWish, asker: Asker) => Promise<CaptionReply>;

const MAX_LENGTH = 280;
const BLANKS = /\s+/gu; // catches a line break, not "a"

/** The chart that the person saw: the model is not asked for it again, and a service elsewhere may be gone meanwhile. */
const shownAnswer = (engine: Engine, read: Read, text: string, asker: Asker): Promise<ExtractionAnswer> =>
  engine.extract(text, { ...asker, knownOnly: true }).catch(async () => readerAnswer(text, await read(text)));

export const captionsOf =
  (engine: Engine, ask: AskCaption | null, read: Read = readHere): Captions =>
  async ({ text, network, variant }, asker) => {
    const answer = await shownAnswer(engine, read, text, asker);
    if (isExtractionError(answer)) throw appError("NO_FIGURES", { sentence: answer.message });
    const chart = wireToChart(answer);
    const byRule = caption(chart, network, variant);
    if (!ask || variant === 0) return byRule;
    const { title, unit, series, points } = chart;
    const reply = await ask(
      {
        network,
        variant,
        title,
        unit,
        series: series.map(({ name }) => name),
        points: points.map(({ name, values }) => ({ name, values })),
      },
      asker,
    );
    const words = reply.ok ? reply.caption.replaceAll(BLANKS, " ").trim() : "";
    const isGood = words.length <= MAX_LENGTH - byRule.hashtags.join(" ").length - 1 && isTrueToChart(words, chart);
    return isGood ? { ...byRule, caption: words } : byRule;
  };
