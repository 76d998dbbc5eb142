/**
 * A head that counts in another measure of time than the chart shows is told in that of the chart: "Hours a day" over 240 and 50 minutes → "Minutes a day".
 * Not "Hours played" over hours, nor "Hours" of one series of several.
 */
import type { Chart } from "@charticle/contract";

/** What a title calls each unit of time. */
export const SPANS: ReadonlyMap<string, string> = new Map([
  ["s", "Seconds"],
  ["seconds", "Seconds"],
  ["min", "Minutes"],
  ["minutes", "Minutes"],
  ["h", "Hours"],
  ["hours", "Hours"],
  ["days", "Days"],
  ["weeks", "Weeks"],
  ["months", "Months"],
  ["years", "Years"],
]);
const HEAD = /^(?:Seconds|Minutes|Hours)(?= |$)/u; // catches "Hours" of "Hours a day", not "Hourly pay"

/** The chart with its title, the line below and its series so called. */
export function withRenamedMeasure(chart: Chart): Chart {
  const own = SPANS.get(chart.unit ?? "");
  if (!own || chart.series.length > 1) return chart;
  const told = (words: string): string => words.replace(HEAD, own);
  return {
    ...chart,
    title: told(chart.title),
    ...(chart.subtitle ? { subtitle: told(chart.subtitle) } : {}),
    series: chart.series.map((one) => ({ ...one, name: told(one.name) })),
  };
}
