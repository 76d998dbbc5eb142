/**
 * "Mon we had 40, Tue 12 more, Wed 52": a time in turn tells a level of its own, so that what equals the sum in front of it is no
 * word on what the step led to: Tue 52, Wed 52. Not "in April 15 joined, in May 5 more, so now we are 20".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { type AxisMark, type Figure, isAxis, isFigure, type Mention } from "../mention.ts";
import { rounded } from "./how-told.ts";

const SIGNS: ReadonlyMap<string, number> = new Map([
  ["more", 1],
  ["less", -1],
  ["fewer", -1],
]);
const JOINS = wordSet(", ; : . and in on at we");
const STATES = wordSet("we i they had have has was were got sold saw made served counted");

/** The time that a figure stands behind, with nothing between but small words. */
function timeOf(scan: Scan, axes: readonly AxisMark[], figure: Figure, begin: number): AxisMark | undefined {
  const time = axes.findLast(({ from, to }) => from >= begin && to <= figure.from);
  const between = time ? scan.tokens.slice(time.to, figure.from) : [];
  return between.every(({ lower }) => STATES.has(lower) || JOINS.has(lower)) ? time : undefined;
}

/** The step as the level that it leads to, where the figure behind it says the same of the next time. */
function levelOf(scan: Scan, axes: readonly AxisMark[], row: readonly Figure[], at: number): Figure | null {
  const [level, step, later] = [row[at - 1], row[at], row[at + 1]];
  const sign = step ? SIGNS.get(lowerAt(scan, step.to)) : undefined;
  if (!level || !step || !later || !sign || [level, step, later].some(({ basis, range }) => basis || range))
    return null;
  const like = (step.unit?.symbol ?? level.unit?.symbol) === level.unit?.symbol && level.unit?.symbol !== "%";
  if (!like || rounded(level.value + sign * step.value) !== later.value) return null;
  const times = [
    timeOf(scan, axes, level, row[at - 2]?.to ?? 0),
    timeOf(scan, axes, step, level.to),
    timeOf(scan, axes, later, step.to),
  ];
  const joined = scan.tokens.slice(step.to + 1, times[2]?.from ?? step.to);
  if (times.some((time) => !time || time.family !== times[0]?.family) || !joined.every(({ lower }) => JOINS.has(lower)))
    return null;
  const how = `${level.value} ${sign > 0 ? "plus" : "less"} ${step.value}`;
  const basis = { spans: [[level.start, level.end] as const], how, stated: { ...step, value: sign * step.value } };
  const end = scan.tokens[step.to]?.end ?? step.end;
  return { ...step, to: step.to + 1, end, numberEnd: end, value: later.value, unit: level.unit, bare: false, basis };
}

/** The mentions, such steps as levels. */
export function stepsInTurn(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (![...SIGNS.keys()].some((word) => scan.words.has(word))) return mentions;
  const axes = mentions.filter(isAxis).filter(({ family }) => family !== "relative" && family !== "band");
  if (axes.length < 3) return mentions;
  const figures = mentions.filter(isFigure);
  return mentions.map((mention) =>
    isFigure(mention) ? (levelOf(scan, axes, figures, figures.indexOf(mention)) ?? mention) : mention,
  );
}
