/**
 * Values of one row in different units ("London £1,500, New York $3,000", "Tom 180cm, Jim 5ft") are shown as stated, and it is said
 * that they don't compare: no exchange rate is ours to choose.
 */
import type { Chart } from "@charticle/contract";
import { asStated } from "./as-stated.ts";
import { withoutForeignShare } from "./shares-beside-counts.ts";

const SIGN = /[$€£¥₹]|\b(?:CHF|USD|EUR|GBP|INR|JPY|AUD|CAD|SEK|NOK|DKK|PLN)\b/u; // catches "£" of "£1,500", not "k" of "12k"
const MEASURE =
  /\d ?(kg|g|mg|lbs?|stone|oz|cm|mm|km|m|ft|feet|inch(?:es)?|miles?|mi|l|ml|litres?|liters?|pints?|gallons?|°C|°F)$/u; // catches "cm" of "180cm", not "people" of "12 people"

/** The unit that the characters of a value state; "" for none. */
const unitIn = (words: string): string => SIGN.exec(words)?.[0] ?? MEASURE.exec(words)?.[1] ?? "";

/** Beyond these, what stands beside another unit alone. */
const OTHER = /\d ?(K|t|h|min|d|days?|weeks?|months?|mo|y|years?)$/u; // catches "days" of "7 days", not of "days"

/** The units of the one series, in their order; each once. */
function unitsOf({ series, grounding }: Chart, text: string): string[] {
  if (series.length !== 1) return [];
  const spans = grounding.flatMap((row) => row.flatMap((cell) => cell?.spans.slice(0, 1) ?? []));
  const told = spans.map(([start, end]) => text.slice(start, end));
  return [...new Set(told.map((words) => unitIn(words) || (OTHER.exec(words)?.[1] ?? "")))].filter(
    (unit) => unit !== "",
  );
}

/** Whether each value of a column states a unit, or none does; null where some do, as where it is said once for all. */
function statesUnit({ grounding }: Chart, text: string, column: number): boolean | null {
  const cells = grounding.flatMap((row) => row[column] ?? []);
  const stated = cells.filter(({ spans: [first] }) => first && unitIn(text.slice(first[0], first[1])) !== "").length;
  return stated === 0 ? false : stated === cells.length && cells.length > 1 ? true : null;
}

const STATED = /[$€£¥₹%]|\d ?(?:kg|g|mg|lbs?|oz|cm|mm|km|m|ft|miles?|l|ml|litres?|min|mins|minutes|hrs?|hours?)$/u; // catches "%" of "40%" and "min" of "20 min", not "12 tins"
const COUNTED = /^ (?:\p{Ll}{3,} )?(?!this\b)\p{L}{2,}s\b/u; // catches " foreign coins" behind "3", not " of pears" or " this morning"
const ONE = /^(?:1|one|an?)$/iu; // catches "one", not "11"

const LARGE = 1e5;

/** "40 kg paper, 3 TVs": the unit that some state, where all others only count; "" where one is left out, or none counts. */
function unitBesideCounts({ unit, series, points, grounding }: Chart, text: string): string {
  const cells = grounding.flatMap((row) => row.slice(0, 1));
  if (unit !== null || series.length !== 1 || cells.some((cell) => cell?.kind !== "stated")) return "";
  const spans = cells.flatMap((cell) => cell?.spans.slice(0, 1) ?? []);
  const units = new Set(
    spans.flatMap(([start, end]) => STATED.exec(text.slice(start, end))?.[0].replace(/\d ?/u, "") ?? []),
  ); // catches "4 " of "4 kg"
  const bare = spans.filter(([start, end]) => !STATED.test(text.slice(start, end)));
  const counts = bare.every(([start, end]) => COUNTED.test(text.slice(end)) || ONE.test(text.slice(start, end)));
  const [told = ""] = units;
  const millions = told === "m" && grounding.some((_, at) => Math.abs(points[at]?.values[0] ?? 0) >= LARGE); // "1.1m fans"
  return units.size === 1 && bare.length > 0 && counts && !millions ? told : "";
}

const COMPARED =
  /^(?:actual|plan(?:ned)?|target|budget(?:ed)?|forecast|goal|expected|estimated?|consensus|guidance|prior|previous|before|after|now|then|(?:last|this|prior|previous) \p{L}+|\p{L}+ (?:ago|earlier|before)|(?:19|20)\d\d)$/iu; // catches "Budget" and "Last year", not "Budget holders"
const APART = 3;

/** "Rent £800 (budget 850)": one thing twice, as it is and as it was or was to be, is in one unit, though that is said once. */
const isOneThing = ({ series, points }: Chart): boolean =>
  series.some(({ name }) => COMPARED.test(name)) &&
  points.every(({ values }) => {
    const sizes = values.flatMap((value) => (value === null ? [] : [Math.abs(value)]));
    return Math.max(...sizes) <= APART * Math.min(...sizes);
  });

const COUNTS =
  /\p{Ll}[^s]s$|\b(?:staff|people|team|crew|head ?count|workforce|traffic|women|men|children|number|count|no2?|score|index|rank)\b/iu; // catches "tenants" and "Staff", not "power"
const FAR = 40;
const IN_BRACKETS = /^ \((?:in )?([^()\d]{1,8})\)/u; // catches " (mm)", not " (2023)"
const UNIT_LIKE = /^(?:[°%€$£¥][\p{L}]{0,3}|[\p{L}µ°]{1,5}(?:\/[\p{L}³²]{1,5})?)$/u; // catches "mm", "°C" and "m/s", not "north side"

/** "Rent: 2022 €900, 2023 €950; power 70, 85": rows told one behind the other, the unit with the first, in sizes that may be of one sort. */
function isSaidWithFirst({ series, points, grounding }: Chart, stated: readonly (boolean | null)[]): boolean {
  const starts = series.map((_, column) => grounding.map((row) => row[column]?.spans[0]?.[0] ?? Number.NaN));
  const behind = starts.slice(1).every((own) => Math.min(...own) > Math.max(...(starts[0] ?? [])));
  const bare = series.filter((_, column) => stated[column] === false);
  const sizes = points.flatMap(({ values }) => values.flatMap((value) => (value ? [Math.abs(value)] : [])));
  const counts = bare.some(({ name }) => COUNTS.test(name));
  const alike = COUNTS.test(series[0]?.name ?? ""); // "nurses earn €41k and €58k, teachers 44 and 63"
  const most = counts ? APART : FAR;
  return stated[0] === true && behind && (alike || !counts) && Math.max(...sizes) <= most * Math.min(...sizes);
}

/** "Rainfall (mm): …; Temp (°C): …": the units that the heads of all columns have in brackets, where they differ; null otherwise. */
function headUnits(names: readonly string[], text: string): string[] | null {
  const units = names.map((name) => {
    const at = text.toLowerCase().indexOf(`${name.toLowerCase()} (`);
    return (at < 0 ? null : IN_BRACKETS.exec(text.slice(at + name.length))?.[1]) ?? "";
  });
  return units.every((unit) => UNIT_LIKE.test(unit)) && new Set(units).size > 1 ? units : null;
}

/** The chart without a unit that holds for one column alone. */
function withoutHeadUnit(chart: Chart, text: string): Chart | null {
  const rows = [chart.series, chart.points]
    .map((all) => all.map(({ name }) => name))
    .filter(({ length }) => length > 1);
  const names = rows.find((row) => headUnits(row, text));
  const units = names && headUnits(names, text);
  if (!units) return null;
  const told = names.map((name, at) => `${name} in ${units[at] ?? ""}`).join(", ");
  return { ...chart, unit: null, subtitle: null, notes: [...chart.notes, `${told}: heights don't compare.`] };
}

/** "2021 €1.2m and 340, 2022 €1.5m and 410": the unit of one series is none of another's, whose values never have it. */
function withoutForeignUnit(chart: Chart, text: string): Chart {
  const stated = chart.series.map((_, column) => statesUnit(chart, text, column));
  if (chart.unit === null || !stated.includes(true) || !stated.includes(false) || isOneThing(chart)) return chart;
  if (isSaidWithFirst(chart, stated)) return chart;
  const named = chart.series.filter((_, column) => stated[column]).map(({ name }) => name);
  const note = `${named.join(" and ")} ${named.length > 1 ? "are" : "is"} in ${chart.unit}, the rest as counted: heights don't compare.`;
  return { ...chart, unit: null, notes: [...chart.notes, note] };
}

/** Units that the reader takes for one, and the signs that are told apart: krona, krone and króna are three. */
const ALIKE: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["°C", new Set(["°C", "°F"])],
  ["°F", new Set(["°C", "°F"])],
  ["kr", new Set(["SEK", "NOK", "DKK", "ISK"])],
]);

const CALLED: ReadonlyMap<string, string> = new Map([
  ["pts", "points"],
  ["points", "points"],
]);

/** "24 pts, 8 reb, 5 ast": what one series counts is no unit of the others. */
const withoutOwnUnit = (chart: Chart): Chart =>
  chart.series.some(({ name }) => CALLED.get(name.toLowerCase()) === chart.unit && chart.unit !== null)
    ? { ...chart, unit: null }
    : chart;

/** The chart with a word on its units where they differ; as bars alone, since shares of unlike things mean nothing. */
export function withUnitsTold(chart: Chart, text: string): Chart {
  const apart = /\)\s*[:–-]/u.test(text) ? withoutHeadUnit(chart, text) : null; // catches "):", not ") and"
  if (apart) return apart;
  if (chart.series.length > 1) return withoutForeignShare(withoutForeignUnit(withoutOwnUnit(chart), text), text);
  const alike = ALIKE.get(chart.unit ?? "");
  const all = chart.unit === null || alike ? unitsOf(chart, text) : [];
  const units = chart.unit === null || all.filter((unit) => alike?.has(unit)).length > 1 ? all : []; // "Lisbon 24°C, Miami 88°F"
  const beside = units.length < 2 ? unitBesideCounts(chart, text) : "";
  if (units.length < 2 && beside === "") return chart;
  return asStated(
    chart,
    beside
      ? `Some values are in ${beside}, the rest are counts`
      : `The values are in different units (${units.join(", ")})`,
  );
}
