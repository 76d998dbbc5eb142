/**
 * A name that is a figure below nought keeps its sign: "Range: -10°C 210 km, 0°C 280, 10°C 310" → -10°C. A dash at the head of any other name is no part of it.
 */
import type { Chart } from "@charticle/contract";
import { escaped } from "../text/escaped.ts";

const DEGREES = /^\d[\d.]* ?(?:°|%|m\b|dB)/u; // catches "10°C", not "10 km" or "Oslo"
const FREE = "(?:^|[\\s(:;,])";

/** How often a name stands with a sign, and how often without. */
function tally(text: string, name: string): { signed: number; plain: number } {
  const own = escaped(name);
  const count = (words: string): number => text.match(new RegExp(words, "gu"))?.length ?? 0;
  return { signed: count(`${FREE}[-−–]${own}`), plain: count(`${FREE}${own}`) };
}

/** The chart with such names. */
export function withSignedNames(chart: Chart, text: string): Chart {
  if (!/[-−–]\d/u.test(text) || !chart.points.some(({ name }) => DEGREES.test(name))) return chart; // catches "-1", not "1-"
  const left = new Map<string, number>();
  const points = chart.points.map((point) => {
    if (!DEGREES.test(point.name)) return point;
    const { signed, plain } = tally(text, point.name);
    const done = left.get(point.name) ?? 0;
    left.set(point.name, done + 1);
    return signed > done && signed + plain > 0 ? { ...point, name: `-${point.name}` } : point;
  });
  return { ...chart, points };
}
