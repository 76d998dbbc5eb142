/**
 * A name that is a figure below nought keeps its sign: "Range: -10°C 210 km, 0°C 280, 10°C 310" → -10°C. A dash at the head of any other name is no part of it;
 * one at its end stands as typed: "A- 33%" → A-. So does a group by age: "57% are over 30" → Over 30.
 */
import type { Chart } from "@charticle/contract";
import { escaped } from "../text/escaped.ts";

const DEGREES = /^\d[\d.]* ?(?:°|%|m\b|dB)/u; // catches "10°C", not "10 km" or "Oslo"
const HELD = "−";
const FREE = "(?:^|[\\s(:;,])";

/** How often a name stands with a sign, and how often without. */
function tally(text: string, name: string): { signed: number; plain: number } {
  const own = escaped(name);
  const count = (words: string): number => text.match(new RegExp(words, "gu"))?.length ?? 0;
  return { signed: count(`${FREE}[-−–]${own}`), plain: count(`${FREE}${own}`) };
}

/** The sign that the reader holds to its letter, as it was typed. */
function asSigned<T extends { name: string }>(named: readonly T[], text: string): T[] {
  return named.map((one) =>
    one.name.endsWith(HELD) && text.includes(`${one.name.slice(0, -1)}-`)
      ? { ...one, name: `${one.name.slice(0, -1)}-` }
      : one,
  );
}

const AGED = /^(?:over|under)-\d\d$/iu; // catches "Over-30", not "Over-30s"

/** "Over 30", which the reader joins. */
const apart = (text: string, name: string): string =>
  AGED.test(name) && !text.toLowerCase().includes(name.toLowerCase()) ? name.replace("-", " ") : name;

/** The chart with such names. */
export function withSignedNames(whole: Chart, text: string): Chart {
  const aged = whole.points.some(({ name }) => AGED.test(name));
  const typed = aged
    ? { ...whole, points: whole.points.map((one) => ({ ...one, name: apart(text, one.name) })) }
    : whole;
  const held = [...typed.points, ...typed.series].some(({ name }) => name.endsWith(HELD)) && !text.includes(HELD);
  const chart = held ? { ...typed, points: asSigned(typed.points, text), series: asSigned(typed.series, text) } : typed;
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
