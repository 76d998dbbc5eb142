/**
 * Shares of a stated whole as counts: "of 400 seedlings, 15% died and 240 made it" → 60 and 240 of 400. Beside counts of the
 * same whole that is what the text compares; where all are shares they stay shares, and the counts are a second reading.
 */
import { YEARS_OF } from "../../lexicon/calendar.ts";
import { DETERMINERS, wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import { GROUP_WORDS } from "../../lexicon/number-words.ts";
import { type Figure, isFigure, type Mention } from "../../recognize/mention.ts";
import { figureAt } from "../../recognize/numbers/figures.ts";
import { spelledFigureAt } from "../../recognize/numbers/spelled-figure.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { FEW, type Version } from "../versions.ts";

const WHOLES: ReadonlySet<string> = new Set(["the whole", "sample size"]);

/** The count set aside as the whole of a text: "out of 365 days", "a poll of 600". */
export function wholeAside(scan: Scan, mentions: readonly Mention[]): Figure | null {
  const aside = mentions.find((mention) => mention.kind === "aside" && WHOLES.has(mention.why));
  if (!aside) return null;
  for (let at = aside.from; at < aside.to; at++)
    if (isNumberAt(scan, at) || isWordAt(scan, at)) {
      const figure = isNumberAt(scan, at) ? figureAt(scan, at) : spelledFigureAt(scan, at);
      if (figure && figure.from >= aside.from) return figure;
      const round = GROUP_WORDS.get(lowerAt(scan, at));
      const model = mentions.find(isFigure);
      if (round && model) return { ...model, ...placed(aside), value: round, unit: null };
    }
  return null;
}

const placed = ({ from, to, start, end }: Mention) => ({ from, to, start, end });

const isShare = ({ unit, value, part }: Figure): boolean =>
  unit?.symbol === "%" && value > 0 && value < 100 && part !== false;

/** "$1.2M, up 10% from Q4": no part of it. */
const isStep = (scan: Scan, { from }: Figure): boolean => ["up", "down"].includes(lowerAt(scan, from - 1));

/** "Of 400, 15% …", and "half of the 400 …". */
const isInFront = (scan: Scan, whole: Figure, first: Figure): boolean =>
  whole.start < first.start ||
  (lowerAt(scan, first.to) === "of" && whole.from <= first.to + 5) ||
  isParted(scan, whole, first);

/** "a third of the 90 seats", "half the class of 28", "half our 40 cows": the count that a part is told of. */
const isParted = (scan: Scan, whole: Figure, { to, part }: Figure): boolean => {
  const of = lowerAt(scan, to) === "of" || (part === true && DETERMINERS.has(lowerAt(scan, to)));
  const plain = scan.tokens.slice(to, whole.from).every(({ kind }) => kind === "word");
  return of && plain && whole.from > to && whole.from <= to + 5;
};

/** "Mon 200, Tue three quarters, Wed a fifth": each has a time of its own, so the first is no whole of the others. */
function areLevels(scan: Scan, mentions: readonly Mention[], figures: readonly Figure[]): boolean {
  if (lowerAt(scan, (figures[0]?.from ?? 0) - 1) === "of") return false;
  const times = figures.map(({ from, part }, at) =>
    part || at === 0
      ? mentions.findLast((one) => one.kind === "axis" && one.to <= from && from - one.to < 5)
      : undefined,
  );
  return times.every(Boolean) && new Set(times).size === figures.length;
}

/** The shares as counts of the whole in front of them; null where there is none or they make no sense as counts. */
export function withCounts(scan: Scan, mentions: readonly Mention[]): Version | null {
  const figures = mentions.filter(isFigure);
  const shares = figures.filter(isShare);
  const counts = figures.filter(({ unit }) => unit?.kind !== "percent");
  const aside = wholeAside(scan, mentions);
  const first = shares[0];
  const whole =
    aside ??
    counts.find(({ weak, value, unit }) => !weak && value >= 10 && !YEARS_OF.has(singular(unit?.symbol ?? ""))); // not "over 18 months";
  if (shares.some((share) => isStep(scan, share))) return null;
  if (!first || !whole || whole.basis || (whole !== aside && (counts[0] !== whole || !isInFront(scan, whole, first))))
    return null;
  if (whole !== aside && areLevels(scan, mentions, [whole, ...shares])) return null;
  const others = counts.filter((figure) => figure !== whole);
  const told = whole.unit?.kind !== "currency" || isTold(scan, whole, figures); // not "revenue $38,200, churn 2%, NPS 47"
  const alike = others.every(
    ({ value, unit, weak }) =>
      value < whole.value && (unit?.symbol === whole.unit?.symbol || (unit === null && (told || weak))),
  );
  const shared = shares.reduce((sum, { value }) => sum + value, 0);
  const counted = others.reduce((sum, { value }) => sum + value, 0) / whole.value;
  if (!alike || shared / 100 + counted > 1.001) return null;
  const values = shares.map(({ value }) => Number(((whole.value * value) / 100).toPrecision(7)));
  const even = values.every((value) => Math.abs(value - Math.round(value)) < 0.02);
  if (!even && whole.unit === null) return null;
  const counted_ = mentions.map((mention): Mention => {
    if (mention === whole) return { ...placed(whole), kind: "aside", why: "the whole" };
    if (!isFigure(mention) || !shares.includes(mention)) return mention;
    const { value } = mention;
    const spans = [[whole.start, whole.end] as const, ...(mention.basis?.spans ?? [])];
    const count = Number(((whole.value * value) / 100).toPrecision(6));
    const exact = Math.abs(count - Math.round(count)) < 0.02 ? Math.round(count) : count;
    const { part: _, ...plain } = mention;
    return {
      ...plain,
      bare: whole.bare,
      value: exact,
      unit: whole.unit,
      basis: { spans, how: `${value}% of ${whole.value}` },
    };
  });
  const beside = others.length > 0;
  const one = beside && whole !== aside && shares.length === 1 && isTold(scan, whole, figures); // "half of the 240 seats were sold early, 60 late"
  const sure = one && (first.part || shared + counted * whole.value > 101); // not "of 1,900 fires 46% by wiring, hay 25, arson 18"
  const worded = isWorded(scan, whole, shares, values) && (aside === whole || isTold(scan, whole, figures));
  return {
    mentions: counted_,
    cost: beside || worded ? 0 : 0.9,
    most: sure || worded ? Number.POSITIVE_INFINITY : FEW,
  };
}

const ASKED = wordSet("asked polled surveyed interviewed questioned sampled survey poll sample respondents");

const THEM = wordSet("them it these those which whom");

/** "a quarter of the seats": a part of something else than the whole. */
const isOfOther = (scan: Scan, whole: Figure, { to }: Figure): boolean =>
  lowerAt(scan, to) === "of" && !THEM.has(lowerAt(scan, to + 1)) && !(whole.from > to && whole.from <= to + 5);

/** "Of the 60 pupils, a third play football and half as many tennis": parts told in words alone are counted, where they come out whole. */
const isWorded = (scan: Scan, whole: Figure, shares: readonly Figure[], counts: readonly number[]): boolean =>
  shares.length > 1 &&
  shares.every((share) => share.part && !isOfOther(scan, whole, share)) &&
  (whole.unit !== null || counts.every((count) => Math.abs(count - Math.round(count)) < 0.02)) &&
  !scan.tokens.some(({ lower }) => ASKED.has(lower) || lower === "all"); // not "a quarter by June, all of it by October"

const LEFT = wordSet(`rest remainder remaining others other else left leaves leaving remains remained survivors balance
  leftover leftovers missing difference`);

/** Whether a text may speak of what is left. */
export const tellsRest = (scan: Scan): boolean => LEFT_WORDS.some((word) => scan.words.has(word));
const LEFT_WORDS = [...LEFT];

/** A whole is told before a boundary, or behind "of". */
export function isTold(scan: Scan, whole: Figure, figures: readonly Figure[]): boolean {
  if ([1, 2, 3].some((step) => lowerAt(scan, whole.from - step) === "of")) return true;
  if (figures.some((figure) => figure.part && isParted(scan, whole, figure))) return true;
  const next = figures[figures.indexOf(whole) + 1]?.from ?? 0;
  const between = scan.tokens.slice(whole.to, next).map(({ lower }) => lower);
  return figures[0] === whole && between.some((lower) => BOUNDARIES.has(lower));
}
const BOUNDARIES = wordSet(": . ; – ( which whom them these those");

/** "28 students: 13 girls, the rest boys", "55 of the 80 seats; the others are free": the whole stands aside, a rest is left. */
export function withoutWhole(scan: Scan, mentions: readonly Mention[]): Version | null {
  const figures = mentions.filter(isFigure);
  const whole = figures.find((figure) => figures.every(({ value }) => value <= figure.value));
  if (!whole || figures.length < 2 || whole.unit?.kind === "percent" || whole.basis) return null;
  const others = figures.filter((figure) => figure !== whole);
  if (figures.some(({ unit }) => unit?.symbol === "%") || wholeAside(scan, mentions) || !isTold(scan, whole, figures))
    return null;
  const alike = others.every(({ unit }) => unit === null || whole.unit === null || unit.symbol === whole.unit.symbol);
  const sum = others.reduce((total, { value }) => total + value, 0);
  if (!alike || sum >= whole.value || !tellsRest(scan)) return null;
  return {
    mentions: mentions.map((mention) =>
      mention === whole ? { ...placed(whole), kind: "aside", why: "the whole" } : mention,
    ),
    cost: 0,
    most: FEW,
  };
}
