/** What sorts of words stand around the figures that a reading takes, and around those that it leaves out: "seat 14" is no count. */
import type { Figure } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Add } from "../rank/rank-place-features.ts";
import { STEPS, stepOf, sumOf } from "./kin-signs.ts";
import { KEYS, NO_WORD, type Senses } from "./senses.ts";
import { likeness, toUnit } from "./word-store.ts";

/** The first word behind a figure that says something, before any mark. */
function thingBehind(scan: Scan, senses: Senses, { to }: Figure): Float32Array | null {
  for (let at = to; at < to + 3; at++) {
    const id = senses.idAt(scan, at);
    if (id >= 0) return senses.vectorOf(id);
    if (id === NO_WORD) return null;
  }
  return null;
}

export function figuresAmong(
  scan: Scan,
  senses: Senses,
  kept: readonly Figure[],
  dropped: readonly Figure[],
  add: Add,
): void {
  const [first, last] = [kept[0]?.start ?? 0, kept.at(-1)?.start ?? 0];
  const around = ({ from, to, start }: Figure, template: number): void => {
    const where = start <= first ? 0 : start >= last ? 2 : 1;
    const before = senses.keyAt(scan, from - 1);
    const behind = senses.keyAt(scan, to);
    add(template, before);
    add(template + 1, behind);
    add(template + 2, senses.keyAt(scan, from - 2));
    add(template + 3, senses.keyAt(scan, to + 1));
    add(template + 4, before * 3 + where);
    add(template + 5, behind * 3 + where);
  };
  for (const figure of kept) around(figure, 90);
  if (dropped.length === 0) return;
  const things = kept.flatMap((figure) => thingBehind(scan, senses, figure) ?? []);
  const mean = toUnit(sumOf(things));
  for (const figure of dropped) {
    around(figure, 96);
    add(102, senses.keyAt(scan, figure.from - 1) * KEYS + senses.keyAt(scan, figure.to));
    const own = thingBehind(scan, senses, figure);
    add(103, own && things.length > 0 ? stepOf(likeness(own, mean)) : STEPS);
  }
}
