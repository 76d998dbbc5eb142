/**
 * A head that counts in another measure of time than the chart shows is told in that of the chart: "Hours a day" over 240 and 50 minutes → "Minutes a day".
 * Not "Hours played" over hours, nor "Days off" over a count.
 */
import type { Chart } from "@charticle/contract";

const SPANS: ReadonlyMap<string, string> = new Map([
  ["s", "Seconds"],
  ["seconds", "Seconds"],
  ["min", "Minutes"],
  ["minutes", "Minutes"],
  ["h", "Hours"],
  ["hours", "Hours"],
  ["days", "Days"],
]);
const HEAD = /^(?:Seconds|Minutes|Hours|Days)(?= |$)/u; // catches "Hours" of "Hours a day", not "Hourly pay"

/** The chart with its title, the line below and its series so called. */
export function withRenamedMeasure(chart: Chart): Chart {
  const own = SPANS.get(chart.unit ?? "");
  if (!own) return chart;
  const told = (words: string): string => words.replace(HEAD, own);
  return {
    ...chart,
    title: told(chart.title),
    ...(chart.subtitle ? { subtitle: told(chart.subtitle) } : {}),
    series: chart.series.map((one) => ({ ...one, name: told(one.name) })),
  };
}
