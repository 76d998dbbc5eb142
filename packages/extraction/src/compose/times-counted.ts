/**
 * "Bins missed: oak rd 3x, elm st 1x", "gym visits: jan 12x": so many times are counted, and no multiples, so the values need no "x". Not "Speed-up: v1 2x, v2
 * 8x", nor "faster by 2x".
 */
import type { Chart } from "@charticle/contract";
import { matches } from "../text/needs/matches.ts";

const MULTIPLES =
  /\b(?:speed\p{L}*|speed-?ups?|fast\p{L}*|slow\p{L}*|quick\p{L}*|more|less|bigger|larger|smaller|high\p{L}*|low\p{L}*|stronger|cheaper|longer|baseline|relative|compared|multipl\p{L}*|grow\p{L}*|grew|rais\p{L}*|increas\p{L}*|gains?|returns?|roi|roas|leverage\p{L}*|margin|zoom|magnif\p{L}*|revenue|valuations?|ebitda|earnings|sales|price\p{L}*|value\p{L}*|p\/e|ratios?|odds|coverage|oversubscribed|efficien\p{L}*|throughput|performance|improv\p{L}*|compress\p{L}*|world average|national average|damage|bonus|boost\p{L}*|power\p{L}*|strength|normal|usual|average|rates?|scal\p{L}*|overs?|pump\p{L}*|moon\p{L}*)\b/iu; // catches "Speed-up" and "returns", not "visits"
const FEWEST = 2;

/** The chart, without the "x" of counted times. */
export function withTimesCounted(chart: Chart, text: string): Chart {
  if (chart.unit !== "x" && chart.unit !== "×") return chart;
  const values = chart.points.flatMap((point) => point.values);
  const counted = values.length >= FEWEST && values.every((value) => value !== null && Number.isInteger(value));
  return counted && !matches(text, MULTIPLES) ? { ...chart, unit: null } : chart;
}
