/** What a head says in brackets of its values: "ct/kWh" of "Electricity prices (ct/kWh): Oslo 39.5, …"; "" for none, and for what is said of the text. */
import type { Reading } from "../../read/reading.ts";
import type { Scan } from "../../text/scan.ts";

const RATE = "(?:[^()\\d:]|\\p{L}\\d){1,20}(?:/| per )[^():]{1,20}"; // catches "ct/kWh" and "g CO2 per kWh", not "updated 12/06"
const SHARE = "(?:in )?(?:%|per ?cent) [^():\\d]{2,24}"; // catches "% of GDP", not "%"
const BRACKETED = new RegExp(`\\((${RATE}|${SHARE})\\)`, "giu"); // catches "(ct/kWh)", not "(n=86)"

/** "(then/now)": what the points or the series are called. */
function areNames(words: string, { points, series }: Reading): boolean {
  const names = new Set([...points.map(({ name }) => name.toLowerCase()), ...series.map((name) => name.toLowerCase())]);
  const parts = words.toLowerCase().split("/");
  return parts.length > 1 && parts.every((part) => names.has(part.trim()));
}

export function bracketed({ text }: Scan, reading: Reading): string {
  const { figures } = reading;
  const first = Math.min(...figures.map(({ start }) => start));
  const [one, other] = [...text.matchAll(BRACKETED)];
  const words = one && !other && one.index < first ? (one[1] ?? "") : "";
  return areNames(words, reading) ? "" : words;
}
