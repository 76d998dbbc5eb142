/**
 * "34 errors in take one, 17 in take two; take three cut 5 more" → 12: the verb tells the way, and "more" that it goes on. Not
 * "5 more than in take two", nor "sold 5 more".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt } from "../../text/scan.ts";
import { rounded } from "./how-told.ts";
import type { Mend } from "./mend.ts";

const LOSING = wordSet("cut lost shed dropped removed trimmed");

export const lostMore: Mend = ({ scan, figure, base, before }) => {
  const { basis, from, to } = figure;
  const more = lowerAt(scan, to - 1) === "more" && lowerAt(scan, to) !== "than";
  if (!basis || !base || !more || figure.value <= base.value) return undefined;
  if (!LOSING.has(lowerAt(scan, from - 1))) return undefined;
  const level = before.at(-1) ?? base;
  const step = rounded(figure.value - base.value);
  const value = rounded(level.value - step);
  const spans = [[level.start, level.end] as const, ...(level.basis?.spans ?? [])];
  const how = `${level.value} less ${step}`;
  const stated = basis.stated ? { stated: { ...basis.stated, value: -Math.abs(basis.stated.value) } } : {};
  return value < 0 ? undefined : { ...figure, value, basis: { ...basis, spans, how, ...stated } };
};
