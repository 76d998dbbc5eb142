/**
 * The percent of one series is no unit of another that counts or scores, whose values never have it: "Churn fell from 6% to 3% and complaints from 40 to
 * 12" → no unit for both. Not "coal fell from 41% to 12%, wind from 9 to 31".
 */
import type { Chart } from "@charticle/contract";
import { RATES } from "../recognize/settle/rates-apart.ts";
import { MAX_NOTES } from "./plain-notes.ts";

const PERCENT = /%|\bper ?cent\b/iu; // catches "6%", not "6"
const COUNTED =
  /\b(?:nps|scores?|index|rank|ratings?|numbers?|counts?|headcount|staff|people|complaints?|fights|calls|tickets|visits|visitors|members|users|orders|accidents|crashes|deaths|cases|bugs|leads|deals|followers|subscribers|customers|goals|points|incidents|falls|injuries)\b/iu; // catches "Complaints" and "NPS", not "Wind"

type Row = { name: string; told: boolean[]; values: number[] };

/** What each series, or each point, says of its values: "%" or not. */
function rowsOf({ series, points, grounding }: Chart, text: string, bySeries: boolean): Row[] {
  const names = bySeries ? series : points;
  return names.map(({ name }, at) => {
    const cells = bySeries
      ? grounding.flatMap((row) => row[at] ?? [])
      : (grounding[at] ?? []).flatMap((cell) => cell ?? []);
    const told = cells.flatMap(({ spans }) =>
      spans.slice(0, 1).map(([start, end]) => PERCENT.test(text.slice(start, end))),
    );
    const values = bySeries
      ? points.flatMap((point) => point.values[at] ?? [])
      : (points[at]?.values ?? []).flatMap((value) => value ?? []);
    return { name, told, values };
  });
}

const WHOLE = 100;

/** It counts, or none of it can be a share. */
const isCount = ({ name, told, values }: Row): boolean =>
  told.length > 0 && !told.some(Boolean) && (COUNTED.test(name) || values.every((value) => value > WHOLE));

/** The chart without such a unit, and a word on it. */
export function withoutForeignShare(chart: Chart, text: string): Chart {
  if (chart.unit !== "%" || chart.series.length < 2) return chart;
  for (const bySeries of [true, false]) {
    const rows = rowsOf(chart, text, bySeries);
    const shares = rows.filter(({ told }) => told.length > 0 && told.every(Boolean));
    const counts = rows.filter(isCount);
    if (shares.length === 0 || counts.length === 0 || shares.length + counts.length < rows.length) continue;
    const named = shares.map(({ name }) => name);
    const note = `${named.join(" and ")} ${named.length > 1 ? "are" : "is"} in %, the rest as counted: heights don't compare.`;
    return { ...chart, unit: null, notes: [...chart.notes, note] };
  }
  return chart;
}

const LAST = /(?:^| )(\p{L}+)$/u; // catches "rate" of "Win rate", not "5"
const CHARGES: ReadonlySet<string> = new Set(["service", "charge"]);

const isRate = (name: string): boolean => {
  const word = LAST.exec(name.toLowerCase())?.[1] ?? "";
  return RATES.has(word) || CHARGES.has(word);
};

/** "Starters 24.50, mains 61, service 10%": what the last one adds in percent is no unit of the others, which are no rates. */
export function withoutLastRate(chart: Chart, text: string): Chart {
  const { unit, series, points, grounding } = chart;
  if (unit !== "%" || series.length > 1 || points.length < 2) return chart;
  const shares = grounding.map(([cell]) =>
    cell?.spans.slice(0, 1).some(([start, end]) => PERCENT.test(text.slice(start, end))),
  );
  const last = points.length - 1;
  const rates = points.map(({ name }) => isRate(name));
  if (shares.indexOf(true) !== last || rates.indexOf(true) !== last) return chart;
  const note = `${points[last]?.name ?? ""} is in %, the rest as stated: heights don't compare.`;
  const reason = "Bars show each number as stated; their units differ.";
  return {
    ...chart,
    unit: null,
    whole: false,
    types: [{ type: "barchart", reason }],
    notes: [...chart.notes, note].slice(-MAX_NOTES),
  };
}
