/**
 * Lists under headings that are units of their own have no one unit: "In euro: rent 900, food 350. In hours: work 160, sport 20" → none, and it is said.
 * Not "In kg: Tom 71, Sue 58. In 2020: 69, 57", told in one.
 */
import type { Chart } from "@charticle/contract";
import { CURRENCY_SIGNS, MEASURES } from "../lexicon/units.ts";
import { asStated } from "./as-stated.ts";
import { joinedNames } from "./title-by-names.ts";

const HEADS = /(?:^|[.;\n]) ?(?:in )?([\p{L}°%$€£¥₹/]{1,12}): ?(?=\p{L})/giu; // catches "In euro: r" and ". Hours: w", not "Total in euro: 9"
const MONEY: ReadonlyMap<string, string> = new Map([
  ["euro", "€"],
  ["euros", "€"],
  ["pounds", "£"],
  ["dollars", "$"],
]);

const unitOf = (word: string): string =>
  CURRENCY_SIGNS.get(word) ?? MONEY.get(word) ?? MEASURES.get(word) ?? (word === "%" ? word : "");

/** The chart without the unit of the one heading. */
export function withUnitHeadings(chart: Chart, text: string): Chart {
  if (chart.unit === null || !text.includes(":")) return chart;
  const heads = [...text.matchAll(HEADS)].flatMap(({ 1: word = "" }) => {
    const unit = unitOf(word.toLowerCase());
    return unit === "" ? [] : [{ word, unit }];
  });
  const units = new Set(heads.map(({ unit }) => unit));
  if (units.size < 2) return chart;
  const names = (chart.series.length > 1 ? chart.series : chart.points).map(({ name }) => name);
  const isHead = heads.some(({ word }) => chart.title.toLowerCase().includes(word.toLowerCase()));
  return {
    ...asStated(chart, `The values are in different units (${[...units].join(", ")})`),
    title: isHead ? joinedNames(names, text) : chart.title,
    series: isHead && chart.series.length === 1 ? [{ name: "Value" }] : chart.series,
  };
}
