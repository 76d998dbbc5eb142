/**
 * Title and name of the series of a chart from elsewhere: its own wording where it is true to chart and text, else the
 * rule's. `worded(chart, text, readersTitle)`
 */
import { type Chart, MAX_TITLE_LENGTH } from "@charticle/contract";
import { capitalised, fitted } from "../compose/name.ts";
import { areFromText } from "./known-names.ts";
import { sourceOf } from "./source.ts";
import { isTitleFor } from "./wording.ts";

const OPENING = /^[^\d.,;:!?()\n]{3,}/u; // catches "Sales of tea" of "Sales of tea: 5", not "5 teas"

/** By rule: the series, or how the text begins, or what is counted. */
function plainTitle({ series, unit }: Chart, text: string): string {
  const names = series.map(({ name }) => name).filter((name) => name !== "");
  const opening = OPENING.exec(text.trim())?.[0].trim();
  return fitted(capitalised(names.join(" and ") || opening || unit || "Figures of the text"), MAX_TITLE_LENGTH);
}

export function worded(chart: Chart, text: string, rulesTitle: string | null): Chart {
  const [first] = chart.series;
  const isOne = chart.series.length === 1 && first !== undefined;
  const isNamed = isOne && areFromText(sourceOf(text), [first.name])[0] === true;
  const named = isOne && !isNamed ? { ...chart, series: [{ name: capitalised(chart.unit ?? "") }] } : chart;
  const isGood = chart.title.length <= MAX_TITLE_LENGTH && isTitleFor(chart.title, chart, text);
  return { ...named, title: isGood ? chart.title.trim() : (rulesTitle ?? plainTitle(named, text)) };
}
