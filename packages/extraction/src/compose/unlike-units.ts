/**
 * Values of one row in different units ("London £1,500, New York $3,000", "Tom 180cm, Jim 5ft") are shown as stated, and it is said
 * that they don't compare: no exchange rate is ours to choose.
 */
import type { Chart } from "@charticle/contract";

const SIGN = /[$€£¥₹]|\b(?:CHF|USD|EUR|GBP|INR|JPY|AUD|CAD|SEK|NOK|DKK|PLN)\b/u; // catches "£" of "£1,500", not "k" of "12k"
const MEASURE =
  /\d ?(kg|g|mg|lbs?|stone|oz|cm|mm|km|m|ft|feet|inch(?:es)?|miles?|mi|l|ml|litres?|liters?|pints?|gallons?|°C|°F)$/u; // catches "cm" of "180cm", not "people" of "12 people"

/** The unit that the characters of a value state; "" for none. */
const unitIn = (words: string): string => SIGN.exec(words)?.[0] ?? MEASURE.exec(words)?.[1] ?? "";

/** The units of the one series, in their order; each once. */
function unitsOf({ series, grounding }: Chart, text: string): string[] {
  if (series.length !== 1) return [];
  const spans = grounding.flatMap((row) => row.flatMap((cell) => cell?.spans.slice(0, 1) ?? []));
  return [...new Set(spans.map(([start, end]) => unitIn(text.slice(start, end))))].filter((unit) => unit !== "");
}

/** The chart with a word on its units where they differ; as bars alone, since shares of unlike things mean nothing. */
export function withUnitsTold(chart: Chart, text: string): Chart {
  const units = chart.unit === null ? unitsOf(chart, text) : [];
  if (units.length < 2) return chart;
  const note = `The values are in different units (${units.join(", ")}): the numbers are shown as stated and don't compare.`;
  const reason = "Bars show each number as stated; their units differ.";
  return { ...chart, types: [{ type: "barchart", reason }], notes: [...chart.notes, note] };
}
