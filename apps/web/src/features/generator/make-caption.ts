/**
 * A caption for a chart. In: text, chart, network, which wording. Out: caption and hashtags, or null: a failure says
 * nothing (specification, section 8). The server reads the text anew, so it is asked only for the chart that it read first
 * from it. Every other chart (corrected, another reading, opened again, made without a network, of a picture), and a page
 * without a network, are captioned here, by the very figures that the chart shows.
 */
import type { Caption, Chart, ChartType, Network } from "@charticle/contract";
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

async function captionHere({ chart, network, variant }: CaptionWish): Promise<Caption> {
  const { caption } = await loadMarker();
  return caption(chart, network, variant);
}

export async function makeCaption(wish: CaptionWish): Promise<Caption | null> {
  const { text, isFirstAnswer, type, network, variant } = wish;
  try {
    if (!isFirstAnswer) return await captionHere(wish);
    return await call(AI.caption, {
      body: { paragraph: text, chartType: type, socialMedia: network, variant },
    });
  } catch (error) {
    if (isApiError(error) && error.status === null) return await captionHere(wish).catch(() => null);
    return null;
  }
}
