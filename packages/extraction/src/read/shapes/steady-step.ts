/** The step of a steady change: "4 more", "10% less", "doubled", "loses a quarter", beside the words that say how often. */
import { wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import { MULTIPLES, MULTIPLYING } from "../../lexicon/relation-words.ts";
import type { Figure } from "../../recognize/mention.ts";
import { fractionAt } from "../../recognize/numbers/fraction-tail.ts";
import { multipleRelation } from "../../recognize/told/multiple-relation.ts";
import { unitRatio } from "../../recognize/told/same-unit.ts";
import { lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Often, wayAt } from "./steady-words.ts";

/** Some tokens, the last excluded. */
type Stretch = { from: number; to: number };
export type Step = { factor: number; add: number; from: number; to: number; how: string; figure: Figure | null };

const NEAR = 9;
const ENDS = wordSet(". ! ?");
const DURATIONS = wordSet("s sec second min minute h hour hr");

export const gap = (a: Stretch, b: Stretch): number => (a.from >= b.to ? a.from - b.to : b.from - a.to);
export const within = (a: Stretch, b: Stretch): boolean => a.from >= b.from && a.to <= b.to;
export const parted = (scan: Scan, a: Stretch, b: Stretch): boolean =>
  scan.tokens.slice(Math.min(a.to, b.to), Math.max(a.from, b.from)).some(({ lower }) => ENDS.has(lower));
export const isNear = (scan: Scan, a: Stretch, b: Stretch): boolean => gap(a, b) <= NEAR && !parted(scan, a, b);

/** In front of a figure they tell a level, or for how long: "rose to 40", "for three weeks". */
const LEVELS = wordSet("to at for within over after");

const FIRM = /^of (?:that|the|its) (?:original|first|initial|figure|number|amount|level)/; // catches "of that original figure", not "of what was left"

/** "4 more", "10% less": a figure beside the words that say how often. */
function added(scan: Scan, base: Figure, figure: Figure): Step | null {
  const { unit, from, to } = figure;
  const timed = DURATIONS.has(singular(unit?.symbol ?? base.unit?.symbol ?? ""));
  const way = wayAt(scan, from, to, timed);
  const value = Math.abs(figure.value);
  if (way === 0 || figure.part || LEVELS.has(lowerAt(scan, from - 1))) return null;
  const how = `${way > 0 ? "plus" : "less"} ${value}${unit?.symbol === "%" ? "%" : ""} each time`;
  const step = { factor: 1, add: way * value, from, to, how, figure };
  if (unit?.symbol === "%" && base.unit?.symbol !== "%") {
    const firm = FIRM.test(scan.text.slice(tokenAt(scan, to).start).toLowerCase());
    const part = (way * value) / 100;
    return firm ? { ...step, add: part * base.value } : { ...step, factor: 1 + part, add: 0 };
  }
  const alike = unit === null || base.unit === null || unit.symbol === base.unit.symbol;
  const points = ["pp", "points"].includes(unit?.symbol ?? "") && base.unit?.symbol === "%";
  const ratio = alike || points ? 1 : unitRatio(unit, base.unit); // "4 m … 30 cm a month"
  return ratio ? { ...step, add: way * value * ratio } : null;
}

/** "doubled", "half as much", "loses a quarter": a step told by words alone. */
function multiplied(scan: Scan, at: number): Step | null {
  const word = lowerAt(scan, at);
  const next = lowerAt(scan, at + 1);
  const again = MULTIPLES.has(word) && ["the", "what", "that"].includes(next);
  const as = next === "as" ? multipleRelation(scan, at)?.factor : null; // "half as many again"
  const factor =
    as ?? MULTIPLYING.get(word) ?? (again || /^(?:tri|dou|quadru)ples?$/.test(word) ? multipleOf(word) : null); // catches "triples", not "couple"
  const told = { add: 0, from: at, figure: null };
  if (factor) return { ...told, factor, to: at + 1, how: `times ${factor} each time` };
  const part = fractionAt(scan, at);
  const way = part && next !== "as" ? wayAt(scan, at, at, false) : 0;
  return part && way !== 0
    ? { ...told, factor: 1 + way * part.value, to: part.to, how: `${way > 0 ? "plus" : "less"} a part each time` }
    : null;
}
const multipleOf = (word: string): number | null =>
  MULTIPLES.get(word) ?? MULTIPLES.get(word.replace(/s$/, "")) ?? null; // catches "triples", not "triple"

/** The one step told beside the words that say how often; none where two may be meant. */
export function stepOf(scan: Scan, base: Figure, often: Often, figures: readonly Figure[]): Step | null {
  const bare = lowerAt(scan, often.from) === "a" || lowerAt(scan, often.from) === "an";
  const steps = figures.flatMap((figure) => {
    const beside = bare ? figure.to === often.from || figure.to === often.to : isNear(scan, figure, often);
    return figure !== base && beside ? (added(scan, base, figure) ?? []) : [];
  });
  if (bare) return steps.length === 1 ? (steps[0] ?? null) : null;
  const words: Step[] = [];
  for (let at = Math.max(0, often.from - NEAR); at < often.to + NEAR; at++) {
    const step = at >= often.from && at < often.to ? null : multiplied(scan, at);
    if (step && isNear(scan, step, often) && at >= (words.at(-1)?.to ?? 0)) words.push(step);
  }
  const all = [...steps, ...words];
  return all.length === 1 ? (all[0] ?? null) : null;
}
