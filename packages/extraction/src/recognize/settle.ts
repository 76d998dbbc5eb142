/**
 * What a mention is can depend on the others: "the 10th" beside "17 April" is a date, "by 9" beside "noon" a time,
 * "20–24" beside percentages an age band but "61–44" beside "78–29" a pair of figures, "(3.750)" in accounts negative.
 */
import { ACCOUNT_WORDS } from "../lexicon/nouns.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, says, tokenAt } from "../text/scan.ts";
import { alternateLabels } from "./alternate-labels.ts";
import { bandRuns, roughFigures } from "./band-runs.ts";
import { chainedTimes } from "./chained-times.ts";
import { fallingChanges, lossSigns } from "./change-signs.ts";
import { sampleSizes, scenes, wholesOf } from "./context-counts.ts";
import { agesAside, timesAsFigures } from "./counted-labels.ts";
import { denied } from "./denied.ts";
import { derive } from "./derive.ts";
import { evenItems, slashPairs } from "./even-items.ts";
import { figureAt } from "./figures.ts";
import { joinedMeasures } from "./joined-measures.ts";
import { joinedTimes } from "./joined-times.ts";
import { labelRuns } from "./label-runs.ts";
import { loneMarks } from "./lone-marks.ts";
import { type Figure, isAxis, isFigure, type Mention } from "./mention.ts";
import { monthRuns } from "./month-runs.ts";
import { placeOf } from "./place.ts";
import { placedLabels } from "./placed-labels.ts";
import { rangeItems, rangeLike } from "./range-items.ts";
import { bareHours, daysOfMonth, elidedSteps } from "./settle-times.ts";
import { subjectNumbers } from "./subject-numbers.ts";
import { toldUnit } from "./told-unit.ts";
import { wholeShares } from "./whole-shares.ts";
import { yearFigures } from "./year-figures.ts";
import { yearItems } from "./year-items.ts";

/** So many pairs that all run upwards are ranges, where nothing speaks of a game: "City 6–8, Valley 11–13, Islands 24–30". */
const RANGES = 3;
const SCORES: readonly string[] =
  "won win wins lost beat match matches goals score scores set sets game games v vs".split(" ");

/** Pairs joined by a dash are scores when one of them runs downwards or when they are all that is stated. */
function splitPairs(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const bands = mentions
    .filter(isAxis)
    .filter(
      ({ family, from, to, shy }) => family === "band" && shy === true && to - from === 3 && isNumberAt(scan, from),
    );
  const overlap = bands.some(({ order, from }) =>
    bands.some(
      (other) => order > other.order && order < Number(tokenAt(scan, other.from + 2).text) && from !== other.from,
    ),
  ); // "44-45 … 8-90"
  const figures = mentions.filter(isFigure);
  const [model] = figures;
  const told = figures.length === 1 || bands.every(({ to }) => lowerAt(scan, to) === lowerAt(scan, model?.to ?? 0)); // "… and 90 for the rim"
  if (model?.range && model.unit && told && bands.every(({ from }) => from > model.to))
    return mentions.map((mention) =>
      bands.some((band) => band === mention) ? rangeLike(scan, model, mention) : mention,
    );
  const downward = figures.some((figure, at) => {
    const next = figures[at + 1];
    const dash = lowerAt(scan, figure.to) === "–" || lowerAt(scan, figure.to) === "-";
    return figure.bare && next?.bare === true && dash && next.from === figure.to + 1 && figure.value >= next.value;
  });
  const ranges = bands.length >= RANGES && figures.length === 0 && !overlap && !says(scan, SCORES);
  if (ranges)
    return mentions.map((mention) => {
      const low = bands.some((band) => band === mention) ? figureAt(scan, mention.from) : null;
      return low ? rangeLike(scan, low, mention) : mention;
    });
  if (bands.length === 0 || (!downward && figures.length > (overlap ? bands.length : 0))) return mentions;
  return mentions.flatMap((mention) => {
    if (!bands.some((band) => band === mention)) return [mention];
    const first = figureAt(scan, mention.from);
    const second = figureAt(scan, mention.from + 2);
    return first && second ? [first, second] : [mention];
  });
}

const LOSS = /\((?:loss|deficit)/i; // catches "profit (loss)", not "a loss (small)"

/** "(€ 3.750)" after a name, where the other rows stand without brackets and the text speaks of results. */
function accountNegatives(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.signs.has("(")) return mentions;
  const told = [...scan.words].some((word) => word.split("-").some((part) => ACCOUNT_WORDS.has(part)));
  const figures = mentions.filter(isFigure);
  const scored = figures.every(({ bare, value }) => bare && value <= 10) && !/[$€£]|illion/.test(scan.text); // "income 6.3, safety (7.9)"
  if (!told || scored) return mentions;
  const wrapped = (figure: Figure): boolean =>
    figure.unit?.symbol !== "%" &&
    lowerAt(scan, figure.from - 1) === "(" &&
    lowerAt(scan, figure.to) === ")" &&
    (tokenAt(scan, figure.from - 2).kind !== "mark" || [",", ";", ":", "|"].includes(lowerAt(scan, figure.from - 2)));
  const negative = figures.filter(wrapped);
  const marked = negative.every(({ from }) => tokenAt(scan, from - 2).kind === "mark"); // "FY22: (£3.4mn). FY23: £1.7mn."
  const many = negative.length * (marked ? 1 : 2) > figures.length - (marked ? 1 : 0);
  if (negative.length === 0 || (many && !LOSS.test(scan.text))) return mentions;
  const afterFigure = (figure: Figure): boolean => figures.some((other) => other.to === figure.from - 1);
  return mentions.map((mention) =>
    isFigure(mention) && wrapped(mention) && !afterFigure(mention) ? { ...mention, value: -mention.value } : mention,
  );
}

const THAT_IS = /^,? (?:i\.?e\.?|that is|that's|aka),? $/; // catches ", i.e. " of "1 minute 35, i.e. 95 seconds", not " and "

/** "nearly half (48%)": the share that a rough one stands for, in brackets right behind it. */
const isExact = (scan: Scan, rough: Figure, exact: Figure): boolean =>
  exact.from === rough.to + 1 &&
  lowerAt(scan, rough.to) === "(" &&
  rough.value !== exact.value &&
  Math.abs(rough.value - exact.value) < 8;

/** "eleven (eleven!)", "twelve (12)", "none, or 0": a figure said again. */
function restated(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  return mentions.map((mention) => {
    if (!isFigure(mention)) return mention;
    const at = figures.indexOf(mention);
    const exact = mention.part ? figures[at + 1] : undefined;
    if (exact?.unit?.symbol === "%" && isExact(scan, mention, exact))
      return { kind: "aside", ...placeOf(scan, mention.from, mention.to), why: "said again" }; // "nearly half (48%)"
    const before = figures[at - 1];
    if (!before) return mention;
    const told = lowerAt(scan, mention.from - 1) === "=" && mention.from - before.to < 3; // "Mon 3 + Tue 4 = 7 eggs"
    const sum = told ? figures.slice(0, at).reduce((all, { value }) => all + value, 0) : Number.NaN;
    if (Math.abs(sum - mention.value) < 1e-6) {
      const noun = isWordAt(scan, mention.to) ? 1 : 0;
      return { kind: "aside", ...placeOf(scan, mention.from - 1, mention.to + noun), why: "said again" };
    }
    if (before.value !== mention.value) return mention;
    const worded = isWordAt(scan, before.from);
    const same = worded && lowerAt(scan, before.from) === lowerAt(scan, mention.from);
    const comma = lowerAt(scan, mention.from - 2) === "," ? 2 : 1;
    const linked =
      THAT_IS.test(scan.text.slice(before.end, mention.start)) ||
      (["(", "or"].includes(lowerAt(scan, mention.from - 1)) && before.to === mention.from - comma);
    const marked = ["(", "or"].includes(lowerAt(scan, mention.from - 1));
    if (!linked || (marked && !same && worded === isWordAt(scan, mention.from))) return mention;
    const bracket = lowerAt(scan, mention.to) === ")" ? 1 : 0;
    return { kind: "aside", ...placeOf(scan, mention.from - 1, mention.to + bracket), why: "said again" };
  });
}

/** Once more where something was worked out: "Lou is 4 years older than Kit, Kit twice as old as Bo, and Bo is 5". */
export function deriveAll(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const once = derive(scan, mentions);
  return once.every((mention, at) => mention === mentions[at]) ? once : derive(scan, once);
}

export type SettleRule = (scan: Scan, mentions: readonly Mention[]) => readonly Mention[];

/** Rules that few texts need: the page's reader has no room for them. */
export type SpareRules = {
  early: readonly SettleRule[];
  late: readonly SettleRule[];
  /** Once all that is told from other figures is worked out. */
  last: readonly SettleRule[];
};
const NONE: SpareRules = { early: [], late: [], last: [] };

const EARLY: readonly SettleRule[] = [
  joinedTimes,
  monthRuns,
  daysOfMonth,
  bareHours,
  elidedSteps,
  subjectNumbers,
  evenItems,
  yearFigures,
  yearItems,
  slashPairs,
  bandRuns,
  roughFigures,
  timesAsFigures,
  agesAside,
  placedLabels,
  labelRuns,
  alternateLabels,
  joinedMeasures,
  loneMarks,
  chainedTimes,
  rangeItems,
  splitPairs,
  accountNegatives,
  restated,
  scenes,
  sampleSizes,
  wholeShares,
  denied,
  toldUnit,
];

const LATE: readonly SettleRule[] = [wholesOf, deriveAll, fallingChanges, lossSigns];

/** Mentions that are settled together: more than the longest chartable text holds, so that work stays linear beyond it. */
const WINDOW = 160;

/** A mention that depends on its neighbours, settled. */
export function settle(scan: Scan, mentions: readonly Mention[], spare = NONE): Mention[] {
  const settled: Mention[] = [];
  const rules = [...spare.early, ...EARLY, ...spare.late, ...LATE, ...spare.last];
  for (let from = 0; from < mentions.length; from += WINDOW) {
    const window = mentions.slice(from, from + WINDOW);
    settled.push(...rules.reduce<readonly Mention[]>((now, rule) => rule(scan, now), window));
  }
  return settled;
}
