/**
 * What all that are told apart by a number have in common behind it is what is measured: "s12 peak 2140, s13 peak 1985, s14 peak 2310, s15 1760" →
 * S12 · S13 · S14 · S15, Peak. Not "route 1 bus 40, route 2 bus 52, tram 12", nor "gate 1 north 12, gate 1 south 14".
 */
import type { Ranked } from "../rank/score.ts";

const NUMBERED = /^(\p{L}+ ?)(\d{1,3})(?: (\p{L}{2,}))?(?: so far)?$/u; // catches "s12 peak" and "act 3", not "12 peak" or "peak"
const FEWEST = 3;

/** The readings, the best with such names short, and its heading beside it. */
export function withNumberedTails(rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { points = [], series = [] } = best?.reading ?? {};
  if (!best || points.length < FEWEST || series.length !== 1 || points.some(({ axis }) => axis)) return rows;
  const told = points.map(({ name }) => NUMBERED.exec(name.trim()) ?? []);
  const [[, stem = "", , tail] = []] = told;
  const tailed = told.filter((one) => one[3] !== undefined);
  const alike = told.every((one) => one[1]?.toLowerCase() === stem.toLowerCase());
  const same = tailed.every((one) => one[3]?.toLowerCase() === tail?.toLowerCase());
  const numbers = new Set(told.map((one) => one[2]));
  if (!tail || tailed.length < told.length - 1 || !alike || !same || numbers.size < points.length) return rows;
  const named = points.map((point, at) => ({ ...point, name: `${told[at]?.[1] ?? ""}${told[at]?.[2] ?? ""}` }));
  return [{ ...best, reading: { ...best.reading, series: [tail], points: named } }, ...more];
}
