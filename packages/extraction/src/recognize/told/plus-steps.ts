/**
 * "1,200 cars in May, plus 300 in June, plus another 450 in July, minus 50 in August" → 1200, 1500, 1950, 1900: each is told of
 * the level before it. Only where "another" says that they are steps, or both ways are told of what is never below nought ("members: 80 in 2020, plus 12 in
 * 2021, minus 5 in 2022"), and each stands by a time: "minus 30" alone may be a level.
 */

import { wordSet } from "../../lexicon/closed-class.ts";
import { matches } from "../../text/needs/matches.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../mention.ts";
import { rounded } from "./how-told.ts";
import { unitRatio } from "./same-unit.ts";

const SIGNS: ReadonlyMap<string, number> = new Map([
  ["plus", 1],
  ["minus", -1],
]);
const MORE = wordSet("another further a extra");
const BOTH = /\d(?:.*\bplus \d.*\bminus \d|.*\bminus \d.*\bplus \d)/isu; // catches "80, plus 12, minus 5", not "plus 12, minus 5"
/** Of these one may stand below nought. */
const SIGNED =
  /[°€$£]|\b(?:temp\p{L}*|degrees?|cold|frost|weather|overnight|lows?|highs?|balances?|profits?|results?|growth|change[sd]?|gdp|score[sd]?|handicap|elevation|altitude|points?|account)\b/iu; // catches "Temps" and "balance", not "Team"
const STEPPED = /\b(?:plus|minus)\b.*\b(?:another|a further)\b/isu; // catches "plus 30 …, plus another 5", not "minus 5"

/** The sign written by a step: in front of it, or within it. */
function signOf(scan: Scan, { from }: Figure): number | undefined {
  let at = SIGNS.has(lowerAt(scan, from)) ? from : from - 1;
  while (MORE.has(lowerAt(scan, at))) at--;
  return SIGNS.get(lowerAt(scan, at));
}

/** A level plus or minus what a step says; null where they don't go together. */
function stepped(last: Figure, figure: Figure, sign: number): Figure | null {
  const value = Math.abs(figure.value);
  const percent = figure.unit?.symbol === "%";
  const ratio = unitRatio(figure.unit, last.unit);
  const now = percent ? last.value * (1 + (sign * value) / 100) : last.value + sign * value * ratio;
  if (ratio === 0 && !percent) return null;
  const how = `${last.value} ${sign > 0 ? "plus" : "less"} ${value}${percent ? "%" : ""}`;
  const spans = [[last.start, last.end] as const, ...(last.basis?.spans ?? [])];
  const stated = { ...figure, value: sign * value };
  return { ...figure, value: rounded(now), unit: last.unit, signed: false, bare: false, basis: { spans, how, stated } };
}

export function plusSteps(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const both = matches(scan.text, BOTH) && !matches(scan.text, SIGNED);
  if (!both && !matches(scan.text, STEPPED)) return mentions;
  const figures = mentions.filter(isFigure);
  const [first, ...steps] = figures;
  if (!first || first.unit?.symbol === "%" || first.unit?.symbol.startsWith("°") || steps.length < 2) return mentions;
  const ends = [...figures.slice(1).map(({ from }) => from), scan.tokens.length];
  const times = mentions.filter(isAxis).filter(({ family }) => family !== "band");
  const timed = times.length >= figures.length && ends.every((to) => times.some((axis) => axis.from < to));
  const levels: Figure[] = [first];
  for (const step of steps) {
    const [sign, last] = [signOf(scan, step), levels.at(-1)];
    const level = sign && last ? stepped(last, step, sign) : null;
    if (!level || level.value <= 0) return mentions;
    levels.push(level);
  }
  if (!timed) return mentions;
  return mentions.map((mention) => (isFigure(mention) ? (levels[figures.indexOf(mention)] ?? mention) : mention));
}
