/**
 * A chart and its number format in, the line under the title out: the text's own subtitle or the one series' name, with
 * the unit where it doesn't stand on the values.
 *
 *   subtitleOf(chart, format) // "Downloads per month, in thousand tonnes"
 */
import type { Chart } from "@charticle/contract";
import type { NumberFormat } from "./format.ts";

const holds = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function subtitleOf({ title, subtitle, series }: Chart, { unitInWords }: NumberFormat): string | null {
  const only = series.length === 1 ? (series[0]?.name.trim() ?? "") : "";
  const own = subtitle?.trim() || (only !== "" && !holds(title, only) ? only : "");
  if (!unitInWords || holds(own, unitInWords)) return own === "" ? null : own;
  if (own === "") return holds(title, unitInWords) ? null : capital(unitInWords);
  return `${own}, ${unitInWords}`;
}
