/**
 * A caption for a chart. In: text, chart, network, which wording. Out: caption and hashtags, or null: a failure says
 * nothing (specification, section 8). The server reads the text anew, so it is asked only for the chart that it read first
 * from it, and its words count only where they state no other figure. Every other chart (corrected, another reading, opened again, made without a network, of a picture), and a page
 * without a network, are captioned here, by the very figures that the chart shows.
 */
import { type Caption, type Chart, type ChartType, chartFormat, type Network } from "@charticle/contract";
import { isApiError } from "~/lib/api/api-error.ts";
import { call } from "~/lib/api/call.ts";
import { AI } from "~/lib/api/service-calls.ts";
import { loadMarker } from "./reader.ts";

export type CaptionWish = {
  text: string;
  chart: Chart;
  isFirstAnswer: boolean;
  type: ChartType;
  network: Network;
  /** 0 is the first wording; the same number gives the same words. */
  variant: number;
};

/** Catches "1" and "2" of "$1.2M", not "M". */
const FIGURES = /\d+/g;

/** Whether no figure of the words is another than the chart's, as numbers or as its labels write them. */
export function statesOnly(words: string, chart: Chart): boolean {
  const { title, subtitle, unit, series, points } = chart;
  const { value } = chartFormat(chart);
  const labels = points.flatMap((point) => point.values.map((one) => (one === null ? "" : value(one))));
  const shown = new Set(
    `${labels.join(" ")} ${JSON.stringify([title, subtitle, unit, series, points])}`.match(FIGURES),
  );
  return (words.match(FIGURES) ?? []).every((figure) => shown.has(figure));
}

async function captionHere({ chart, network, variant }: CaptionWish): Promise<Caption> {
  const { caption } = await loadMarker();
  return caption(chart, network, variant);
}

export async function makeCaption(wish: CaptionWish): Promise<Caption | null> {
  const { text, chart, isFirstAnswer, type, network, variant } = wish;
  try {
    if (!isFirstAnswer) return await captionHere(wish);
    const made = await call(AI.caption, { body: { paragraph: text, chartType: type, socialMedia: network, variant } });
    // by now a service elsewhere may read the text otherwise, or a model's answer be forgotten
    return statesOnly(made.caption, chart) ? made : await captionHere(wish);
  } catch (error) {
    if (isApiError(error) && error.status === null) return await captionHere(wish).catch(() => null);
    return null;
  }
}
