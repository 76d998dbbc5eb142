/**
 * A chart as one line, for tests: "Berlin 12 · Lisbon 7"; several series as "[A / B] x 1/2"; an empty cell is "–".
 * `readLine(text)` reads the text first, and answers the reason where there is no chart; so do `readTitle`, `readUnit` and
 * `readFirstType` of what they are called by.
 */
import type { Chart } from "@charticle/contract";
import { extract, FULL } from "../full-reader.ts";
import { readAll } from "../read/read.ts";
import type { Reading } from "../read/reading.ts";
import { recognizeAll } from "../recognize/all-rules.ts";
import { scanText } from "../text/scan.ts";
import { composeChart } from "./compose-chart.ts";

const cell = (value: number | null): string => (value === null ? "–" : String(Number(value.toPrecision(5))));

export function chartLine({ series, points }: Pick<Chart, "series" | "points">): string {
  const lead = series.length > 1 ? `[${series.map(({ name }) => name).join(" / ")}] ` : "";
  return lead + points.map(({ name, values }) => `${name} ${values.map(cell).join("/")}`).join(" · ");
}

/** A reading, before names and order are those of a chart. */
export const readingLine = ({ series, points, cells }: Reading): string =>
  chartLine({
    series: series.map((name) => ({ name })),
    points: points.map(({ name }, at) => ({ name, values: cells[at]?.map((one) => one?.value ?? null) ?? [] })),
  });

/** A question that is asked of the chart of a text. */
const asked =
  <T>(of: (chart: Chart) => T) =>
  (text: string): T | string => {
    const answer = extract(text);
    return answer.ok ? of(answer.chart) : answer.reason;
  };

export const readLine = asked(chartLine);
export const readTitle = asked(({ title }) => title);
export const readUnit = asked(({ unit }) => unit);
export const readFirstType = asked(({ types }): string => types[0]?.type ?? "");

/** One line for each reading that is offered. */
export function readings(text: string): string[] {
  const scan = scanText(text);
  const mentions = recognizeAll(scan);
  return readAll(scan, mentions, FULL).map((ranked) => chartLine(composeChart({ scan, mentions, ranked })));
}
