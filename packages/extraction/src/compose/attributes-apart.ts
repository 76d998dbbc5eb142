/**
 * What is told of one thing is of several sorts, and the unit of one is none of another: "Bridge: span 310 m, height 46 m, lanes 4" → no unit for all.
 * Not "length 25 m, width 10", which is metres as well, nor "Leeds 25 m, York 10".
 */
import type { Chart } from "@charticle/contract";
import { asStated } from "./as-stated.ts";

const SORTS = [
  /\b(?:length|width|depth|height|span|wingspan|beam|draught|distance|diameter|radius|altitude|elevation|climb|thickness|girth)$/iu, // catches "Pool length", not "Lengths swum"
  /\b(?:weight|mass|payload)$/iu, // catches "Weight", not "Weights"
  /\b(?:temp|temperature)$/iu, // catches "Water temp", not "Tempo"
  /\b(?:area|floor space)$/iu, // catches "Area", not "Areas"
  /\b(?:age|duration|time|battery life)$/iu, // catches "Age", not "Ages"
  /\b(?:speed|pace)$/iu, // catches "Top speed", not "Speeds"
  /\b(?:price|cost|rent|fee)$/iu, // catches "Price", not "Prices"
  /\b(?:heart rate|pulse|cadence|score|rating)$/iu, // catches "Heart rate", not "Rate"
];
const MANY = /\p{Ll}[^s\d ]s$|\b(?:[Ss]taff|[Cc]rew|[Pp]eople)$/u; // catches "Lanes" and "Crew", not "Glass"
const BARE = /^[+−–-]?\d[\d.,]*$/u; // catches "6", not "25 m"

const sortOf = (name: string): number => SORTS.findIndex((sort) => sort.test(name));

/** The chart without the unit of one sort where others have none. */
export function withAttributesApart(chart: Chart, text: string): Chart {
  const { unit, series, points, grounding } = chart;
  if (unit === null || unit === "%" || series.length !== 1) return chart;
  const sorts = points.map(({ name }) => sortOf(name));
  if (sorts.every((sort) => sort < 0)) return chart;
  const bare = points.map((_, at) => {
    const [start, end] = grounding[at]?.[0]?.spans[0] ?? [0, 0];
    return BARE.test(text.slice(start, end));
  });
  const measured = new Set(sorts.filter((sort, at) => sort >= 0 && !bare[at]));
  const others = points.filter(({ name }, at) => {
    const sort = sorts[at] ?? -1;
    return bare[at] && (sort < 0 ? MANY.test(name) : !measured.has(sort));
  });
  if (measured.size === 0 || others.length === 0) return chart;
  return asStated(chart, `Some values are in ${unit}, the rest are not`);
}
