/**
 * Shape: one figure that changes by the same step up to a time or for a number of steps. "5 in 2020 and doubled every year to
 * 2023" · "60 kg in January, 5 more a month until April" · "90% on 1 May, six points a week less; by 22 May …" · "lost 3 a week
 * for four weeks"
 */
import { MONTHS, OFTEN_ADVERBS, STEP_NOUNS } from "../../lexicon/calendar.ts";
import { wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import { MULTIPLES, MULTIPLYING } from "../../lexicon/relation-words.ts";
import { CHANGE_DOWN, CHANGE_UP } from "../../lexicon/verbs.ts";
import type { AxisMark, Figure, Mention } from "../../recognize/mention.ts";
import { fractionAt } from "../../recognize/numbers/fraction-tail.ts";
import { isCountAt, smallNumber } from "../../recognize/numbers/small-number.ts";
import { multipleRelation } from "../../recognize/told/multiple-relation.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { Cell, Reading } from "../reading.ts";
import { runOf, START } from "../sentence/run-axis.ts";
import { stepsApart } from "./clock-steps.ts";

type Step = { factor: number; add: number; from: number; to: number; how: string; figure: Figure | null };
type Every = { unit: string; from: number; to: number };

const EACH = wordSet("every each a an per");
const BETWEEN = wordSet("single following further new successive");
const EVERY = [...EACH, ...OFTEN_ADVERBS.keys()];
const RISING = wordSet(
  "growth warmer warming faster better stronger longer taller heavier bigger earn earns earning yields pays accruing adding raises raising gaining saving save saves saved put putting plus",
);
const FALLING = wordSet(
  "cooler cooling lighter shorter weaker slower smaller worse shedding losing cutting shrinking minus declining melting burning",
);

/** "every year", "a month", "each January", "each time", "weekly": how often the step is taken. */
function everyIn(scan: Scan, base: Figure): Every | null {
  for (let at = 0; at < scan.tokens.length; at++) {
    const adverb = OFTEN_ADVERBS.get(lowerAt(scan, at));
    if (adverb) return { unit: adverb, from: at, to: at + 1 };
    if (!EACH.has(lowerAt(scan, at))) continue;
    const of = lowerAt(scan, at) === "each" && lowerAt(scan, at + 1) === "of";
    const skip = BETWEEN.has(lowerAt(scan, at + 1)) || isCountAt(scan, at + 1); // "every single year", "every five years"
    const to = of
      ? [at + 3, at + 4, at + 5].find((place) => STEP_NOUNS.has(singular(lowerAt(scan, place))))
      : at + (skip ? 2 : 1);
    if (!to || lowerAt(scan, to + 1) === "later") continue; // "a year later"
    const noun = singular(lowerAt(scan, to));
    const month = MONTHS.has(noun) && tokenAt(scan, at + 1).text !== noun;
    const strong = ["every", "each", "per"].includes(lowerAt(scan, at));
    const part = noun === "quarter" && !strong && !isNumberAt(scan, at - 1); // "rose by a quarter"
    const counted = (STEP_NOUNS.has(noun) && !part) || ["time", "night", "fortnight"].includes(noun) || month;
    const rate = [0, 1].includes(at - base.to) && isWordAt(scan, base.to) && !/^e/.test(lowerAt(scan, at)); // "1.8 million barrels per day", not "64 and each day"
    if (!counted || rate || (at >= base.from && at < base.to)) continue;
    if (strong || isNumberAt(scan, at - 1) || scan.words.has("since") || at > 1)
      return { unit: month ? "year" : noun, from: at, to: to + 1 };
  }
  return null;
}

/** Up (1) or down (-1) by the words just before or behind a step. */
function wayOf(scan: Scan, from: number, to: number): number {
  for (const at of [to, to + 1, from - 1, from - 2, from - 3, from - 4, from - 5]) {
    const word = lowerAt(scan, at);
    if (FALLING.has(word) || (CHANGE_DOWN.has(word) && word !== "down")) return -1;
    if (RISING.has(word) || CHANGE_UP.has(word)) return 1;
    if (word === "down") return -1;
  }
  return lowerAt(scan, from - 1) === "by" ? 1 : 0;
}

const ENDS = wordSet("from to");
const NEAR = 7;

function stepIn(scan: Scan, base: Figure, every: Every, figures: readonly Figure[]): Step | null {
  const near = figures.filter(
    (figure) =>
      figure !== base &&
      !(figure.from >= every.from && figure.to <= every.to) && // "each of the next two weeks"
      !ENDS.has(lowerAt(scan, figure.from - 1)) && // "dipped to 380" tells where it went, "from 380" where it was
      Math.min(Math.abs(figure.to - every.from), Math.abs(figure.from - every.to)) <= NEAR,
  );
  const figure = near.toSorted((a, b) => Math.abs(a.to - every.from) - Math.abs(b.to - every.from))[0];
  const sign = figure ? wayOf(scan, figure.from, figure.to) : 0;
  if (figure && sign !== 0) {
    const { unit, from, to } = figure;
    const value = Math.abs(figure.value);
    const how = `${sign > 0 ? "plus" : "less"} ${value}${unit?.symbol === "%" ? "%" : ""} each time`;
    if (unit?.symbol === "%" && base.unit?.symbol !== "%")
      return { factor: 1 + (sign * value) / 100, add: 0, from, to, how, figure };
    const points = ["pp", "points", "%"].includes(unit?.symbol ?? "");
    const alike =
      unit === null || base.unit === null || unit.symbol === base.unit.symbol || (points && base.unit?.symbol === "%");
    if (alike && value < base.value * 2) return { factor: 1, add: sign * value, from, to, how, figure };
  }
  for (let at = every.from - NEAR; at < every.to + NEAR; at++) {
    const word = lowerAt(scan, at);
    const again = scan.words.has("as") && at >= every.to ? multipleRelation(scan, at) : null;
    const multiple = MULTIPLYING.get(word) ?? (word.endsWith("le") ? MULTIPLES.get(word) : again?.factor);
    if (multiple && multiple !== 1)
      return { factor: multiple, add: 0, from: at, to: at + 1, how: `times ${multiple} each time`, figure: null };
    const part = word === "by" || CHANGE_DOWN.has(word) ? fractionAt(scan, at + 1) : null;
    const way = part ? wayOf(scan, at, at) : 0;
    if (part && way !== 0)
      return {
        factor: 1 + way * part.value,
        add: 0,
        from: at,
        to: part.to,
        how: `${way > 0 ? "plus" : "less"} a part each time`,
        figure: null,
      };
  }
  return null;
}

/** "for four weeks", "over the next 5 years", "three months later": how many steps are taken. */
function countIn(scan: Scan, unit: string): number | null {
  for (let at = 0; at < scan.tokens.length; at++) {
    const count = isNumberAt(scan, at) ? Number(tokenAt(scan, at).text) : smallNumber(lowerAt(scan, at));
    const told = count !== undefined && singular(lowerAt(scan, at + 1)) === unit && count > 1;
    if (
      told &&
      (BEFORE.has(lowerAt(scan, at - 1)) ||
        AFTER.has(lowerAt(scan, at + 2)) ||
        (lowerAt(scan, at + 2) === "in" && tokenAt(scan, at + 3).kind !== "word"))
    )
      return count;
  }
  return null;
}
const BEFORE = wordSet("for over after next past last first in within the of that's");
const AFTER = wordSet("later on running straight now so");

/** The mark nearest to the base, on either side. */
function nearest(scan: Scan, base: Figure, axes: readonly AxisMark[]): AxisMark | null {
  const far = (axis: AxisMark): number => gap(base, axis) + (parted(scan, base, axis) ? NEAR : 0);
  return axes.toSorted((a, b) => far(a) - far(b)).find((axis) => far(axis) <= NEAR + 2) ?? null;
}
const parted = (scan: Scan, base: Figure, axis: AxisMark): boolean =>
  scan.tokens
    .slice(Math.min(base.to, axis.to), Math.max(base.from, axis.from))
    .some(({ lower }) => [".", "!", "?"].includes(lower));
const gap = (figure: Figure, axis: AxisMark): number =>
  axis.from >= figure.to ? axis.from - figure.to : figure.from - axis.to;

const RISEN = new Set(["by", ...CHANGE_UP, ...CHANGE_DOWN]);

/** A reading of the whole run, from the first figure's time to the last time named. */
export function readGrowth(scan: Scan, mentions: readonly Mention[]): Reading[] {
  const figures = mentions.flatMap((mention) =>
    mention.kind !== "figure" ? [] : mention.basis?.stated === undefined ? [mention] : (mention.basis.stated ?? []),
  );
  if (!EVERY.some((word) => scan.words.has(word))) return [];
  const rose = ({ unit, from }: Figure): boolean => unit?.symbol === "%" && RISEN.has(lowerAt(scan, from - 1));
  const bases = figures.filter((figure) => !figure.rate && !figure.signed && !rose(figure)).slice(0, 3); // "I save 20 a week. In May I had 100", "rose 2.8%"
  for (const base of bases) {
    const every = everyIn(scan, base);
    const spans = singular(base.unit?.symbol ?? "") === every?.unit; // "12% in an hour and 20% in 3 hours"
    const step = every && !spans ? stepIn(scan, base, every, figures) : null;
    if (every && step) return grownFrom(scan, mentions, { figures, base, every, step });
  }
  return [];
}

type Run = { figures: readonly Figure[]; base: Figure; every: Every; step: Step };

function grownFrom(scan: Scan, mentions: readonly Mention[], { figures, base, every, step }: Run): Reading[] {
  const axes = mentions.filter(
    (mention): mention is AxisMark =>
      mention.kind === "axis" && !["relative", "duration", "band"].includes(mention.family) && !inside(mention, every),
  );
  const first = nearest(scan, base, axes);
  const last = axes.findLast((axis) => axis !== first) ?? null;
  const others = figures.filter((figure) => figure !== base && figure !== step.figure);
  const begin = first && first.family === "step" && last === null && first.order > 1 ? null : first;
  const places = runOf(
    begin,
    begin ? last : (last ?? first),
    countIn(scan, every.unit),
    every.unit,
    stepsApart(scan.text),
  );
  if (places.length === 0) return [];
  let value = base.value;
  const spans = [base, { start: tokenAt(scan, step.from).start, end: tokenAt(scan, step.to - 1).end }].map(
    ({ start, end: to }) => [start, to] as const,
  );
  const cells = places.map((_, at): Cell[] => {
    const now = Number(value.toPrecision(10));
    value = value * step.factor + step.add;
    if (at === 0) return [{ value: now, spans: [[base.start, base.end]], kind: "stated" }];
    return [{ value: now, spans, kind: "implied", how: step.how }];
  });
  if (value < 0 && base.value >= 0 && cells.some(([cell]) => (cell?.value ?? 0) < 0)) return [];
  const left = others.filter(({ weak }) => !weak).length;
  return [
    {
      shape: "derived",
      series: [""],
      points: places.map(({ name: counted, order }) => {
        const name = axes.find((axis) => axis.family === "clock" && axis.order === order)?.name ?? counted; // "noon"
        return { name, axis: { ...(begin ?? last ?? START), name, order, position: null } };
      }),
      cells,
      units: [base.unit],
      figures: [base],
      cost: left * 0.8,
      used: axes.map(({ start, end: to }) => [start, to] as const),
    },
  ];
}

const inside = ({ from }: AxisMark, every: Every): boolean => from >= every.from && from < every.to;
