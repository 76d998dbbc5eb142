/**
 * How a figure is like the others of a reading, by its size and by how it is written: a sample size, an age, a page or a
 * price mostly stands out. "40 beds, 52, 61 and 3 lifts" → 3 is far below; "12, 9 and 26.4" → only one has decimals
 */
import type { Figure } from "../../recognize/mention.ts";
import { perText, perThing } from "../../text/per-text.ts";
import type { Scan } from "../../text/scan.ts";
import type { Add } from "./rank-place-features.ts";

/** Powers of ten that part a figure from the nearest of the others. */
const EDGES: readonly number[] = [0.1, 0.3, 0.6, 1, 1.5, 2.2];
/** With decimals, in words. */
const WAYS: readonly RegExp[] = [
  /\d\.\d/, // catches "26.4", not "1,200"
  /^\D+$/, // catches "twelve", not "12"
];

const sizeOf = perText(({ value }: Figure) => Math.log10(Math.max(0.1, Math.abs(value))));

/** Which of the ways a figure is written in. */
const waysOf = perThing(({ text }, { start, end }: Figure) => WAYS.map((way) => way.test(text.slice(start, end))));

/** 0 within the others, 1 to 6 below all of them, 7 to 12 above; the figure itself is none of them. */
export function sizeStep(figure: Figure, figures: readonly Figure[]): number {
  const size = sizeOf(figure);
  let low = Number.POSITIVE_INFINITY;
  let high = low;
  for (const other of figures) {
    if (other === figure) continue;
    low = Math.min(low, sizeOf(other) - size);
    high = Math.min(high, size - sizeOf(other));
  }
  let steps = 0;
  while (Math.max(low, high) >= (EDGES[steps] ?? Number.NaN)) steps++;
  return steps > 0 && high > low ? steps + EDGES.length : steps;
}

/** How like those that a reading takes each of its figures is, and each that it leaves out. */
export function likenessSeen(scan: Scan, kept: readonly Figure[], dropped: readonly Figure[], add: Add): void {
  const [first, last] = [kept[0]?.start ?? 0, kept.at(-1)?.start ?? 0];
  for (const figure of [...kept, ...dropped]) {
    const own = kept.includes(figure) ? 1 : 0;
    const others = kept.length - own;
    if (others < 2) continue;
    const template = own ? 119 : 122;
    const where = figure.start <= first ? 0 : figure.start >= last ? 2 : 1;
    add(template, sizeStep(figure, kept) * 3 + where);
    for (const [at, is] of waysOf(scan, figure).entries()) {
      const alike = kept.filter((other) => waysOf(scan, other)[at]).length - (is ? own : 0);
      const most = alike === others ? 2 : alike > 0 ? 1 : 0;
      add(template + 1 + at, ((is ? 3 : 0) + most) * 3 + where);
    }
  }
}
