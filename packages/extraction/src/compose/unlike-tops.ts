/** Values that are each out of another number ("api 41/42, ui 30/36") are shown as stated, and it is said that they are: 41 of 42 is more than 30 of 36. */
import type { Chart } from "@charticle/contract";
import { MAX_NOTES } from "./plain-notes.ts";

const INSIDE = /^\d[\d.,]* ?\/ ?(?<top>\d[\d,]*(?:\.\d+)?)$/u; // catches "41/42", not "41"
const BEHIND = /^(?:\/| (?:out )?of )(?<top>\d[\d,]*(?<=\d)(?:\.\d+)?)(?![\d%])/u; // catches "/42" and " out of 42", not " / 42" or " of 42%"
const FEWEST = 2;

const numberIn = (words: string): number => Number(words.replaceAll(",", ""));

/** What a value is out of, as the text says it; null for nothing, and for a fraction, which is worked out. */
function topOf(text: string, [start, end]: readonly [number, number], value: number): string | null {
  const words = text.slice(start, end);
  const top = (INSIDE.exec(words) ?? BEHIND.exec(text.slice(end)))?.groups?.top ?? "";
  const said = numberIn(words.split("/")[0] ?? "");
  return top !== "" && said === value && numberIn(top) >= value ? top : null;
}

/** The chart with a word on it where the tops differ. */
export function withTopsTold(chart: Chart, text: string): Chart {
  if (chart.series.length > 1 || chart.points.length < FEWEST || chart.unit === "%") return chart;
  const tops = chart.grounding.map((row, at) => {
    const [span] = row[0]?.spans ?? [];
    const value = chart.points[at]?.values[0] ?? null;
    return span && value !== null ? topOf(text, span, value) : null;
  });
  if (!tops.every((top) => top !== null) || new Set(tops).size < 2) return chart;
  const note = `Each value is out of another number (${tops.join(", ")}): heights tell counts, not shares.`;
  const others = chart.notes.filter((one) => !tops.some((top) => one.startsWith(`“${top}`))); // it says more of them
  return { ...chart, notes: [...others, note].slice(-MAX_NOTES) };
}
