/**
 * What one value has in brackets of how sure it is names no row of values: "year 1 £4k, year 2 £9k, year 3 (forecast) £14k; costs £6k, £7k, £8k" → not a row
 * "Forecast". Not "Sales: 4, 9 (forecast: 5, 8)", where the bracket holds one, nor "Growth, actual (forecast): Q4 2.4% (2.1)", where it heads them all.
 */
import type { Chart } from "@charticle/contract";

const STATES =
  /^(?:forecast|est|estimated?|provisional|prov|projected|projection|expected|prelim(?:inary)?|partial|so far|to date)$/iu; // catches "Forecast", not "Target"
const PLAIN = "Value";

/** The chart with such a row called plainly. */
export function withoutBracketStates(chart: Chart, text: string): Chart {
  const { series, title } = chart;
  if (series.length < 2 || !text.includes("(")) return chart;
  const low = text.toLowerCase().slice(text.search(/\d/u)); // catches "1", not "one"
  const at = series.findIndex(
    ({ name }) =>
      STATES.test(name) && (low.includes(`(${name.toLowerCase()})`) || low.includes(`(${name.toLowerCase()}.)`)),
  );
  const named = series[at]?.name;
  if (named === undefined) return chart;
  const others = series.filter((_, place) => place !== at).map(({ name }) => name);
  return {
    ...chart,
    title: title.toLowerCase().includes(named.toLowerCase()) ? `${PLAIN} and ${others.join(" and ")}` : title,
    series: series.map((one, place) => (place === at ? { ...one, name: PLAIN } : one)),
  };
}
