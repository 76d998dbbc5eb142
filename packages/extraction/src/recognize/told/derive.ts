/**
 * Figures told from other figures, worked out: "Ana 12, Ben twice that, Cleo 5 fewer than Ben" → 12, 24, 19.
 * In: settled mentions. Out: the same with such figures in the place of the words that tell them. Each keeps the places that
 * it rests on and what is stated in its place; the words that name its base are set aside.
 */
import { HEDGES } from "../../lexicon/closed-class.ts";
import { FEWER, MORE, OF_TIMES, RACE_UNITS, STEADY, TIMES } from "../../lexicon/relation-words.ts";
import { isCapitalAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Aside, type Figure, isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";
import { aside, placeOf } from "../place.ts";
import { isChange, isChangedAgain } from "./change-ways.ts";
import { howOf, neat, rounded } from "./how-told.ts";
import { isAlike, isCompared, isListed, isStray } from "./is-alike.ts";
import { multipleRelation } from "./multiple-relation.ts";
import { reachedRelation } from "./reached.ts";
import type { Relation } from "./relation.ts";
import { stepRatio } from "./same-unit.ts";
import { type Row, saidAgain, solved } from "./solved.ts";
import { stepAt } from "./step-at.ts";
import { stepRelation } from "./step-relation.ts";
import { sumRelation } from "./sum-relation.ts";

/** A figure told by a relation, and the level that it is told of. */
type Worked = {
  relation: Relation;
  figure: Figure;
  aside: Aside | null;
  to: number;
  back: Figure | null;
  level: number;
  again: boolean;
};

/** The figure in the place of the words, and the words of its base set aside. */
function worked(row: Row, relation: Relation | null): Worked | null {
  const found = relation && solved(row, relation);
  const [first] = found?.base ?? [];
  if (!relation || !found || !first) return null;
  if (relation.step?.rate && relation.step.rate !== first.rate) return null; // "900 a month, Cy 50 a week less"
  const changes = relation.beside && row.figures.some((figure) => isChange(row.scan, figure)); // "tea up 4%, rice 2 and oats down 3"
  const alike = found.base.every((base) => isAlike(row.scan, relation, base));
  const changed = isChange(row.scan, first) || isChangedAgain(row.scan, relation, first);
  if (!alike || changes || changed || isStray(row.scan, row.mentions, relation, first)) return null;
  if (isListed(row.scan, row.mentions, relation, first)) return null;
  const unit = relation.step?.unit ?? first.basis?.stated?.unit;
  const turn = relation.race && RACE_UNITS.has(first.unit?.symbol ?? "") ? -1 : 1;
  const add = turn * relation.add * (stepRatio(unit, first, isCompared(relation)) || 1);
  const left = relation.left && !first.basis; // not "1,200; it lost a quarter by 2020 and half of what remained by 2022"
  const bases = left ? row.figures : found.base;
  const count = row.figures[0];
  const shares = left === true && count?.unit?.symbol !== "%" && first.part === true; // "60 litres; a third on Saturday, half of what was left"
  const parts = bases.map(({ value }, at) =>
    shares && count && at > 0 ? Number(((count.value * value) / 100).toPrecision(5)) : value,
  );
  const [one = 0, other = 0] = parts;
  const all = relation.difference ? Math.abs(one - other) : parts.reduce((total, value) => total + value, 0);
  const { scan } = row;
  const told = row.mentions.find((mention) => mention.kind === "aside" && mention.why === "the whole"); // "out of 1,000"
  const twice = row.figures[1] ? (row.figures[0]?.value ?? 0) * 2 : 0;
  const whole = first.unit?.symbol === "%" && !shares ? 100 : ((told && figureAt(scan, told.to - 1)?.value) ?? twice);
  const sum = left ? whole - all : all;
  const worth = rounded(found.backwards ? (sum - add) / relation.factor : sum * relation.factor + add);
  const value = found.backwards && relation.add === 0 ? neat(worth) : worth;
  const multiple = (isTimes(scan, first.to) && lowerAt(scan, first.to + 1) === "as") || first.basis?.spans.length === 0;
  const alone = multiple && !relation.step && !relation.reference; // "four times as fast as the world, Europe twice as fast"
  const stated =
    relation.step !== null &&
    (relation.ahead || !found.named) &&
    (relation.beside ? row.figures.concat(row.later) : row.later).some((other) => other.value === value);
  const below = value < 0 && sum > 0 && first.unit?.symbol[0] !== "°"; // "4 degrees, 5 degrees colder on Tuesday"
  if (!Number.isFinite(value) || below || (left && sum <= 0) || stated) return null;
  const { reference, step } = relation;
  const link = reference?.link;
  const own = link ?? (reference ? reference.from - (reference.kind === "what" ? 0 : 1) : relation.to - 1);
  const to = found.backwards ? own + 1 : relation.to;
  if (to <= relation.from) return null; // "of 200 voters, yes beat no by 30": what it would tell of stands in front of its own words
  const apposed = reference && first.from >= reference.to && first.from < reference.to + 6; // "than Hart, who got 190"
  const ahead = relation.ahead === true && first === row.later[0];
  const away = reference && link !== undefined && !found.backwards && !apposed && !ahead ? reference : null;
  const sign = relation.add < 0 || (relation.add === 0 && relation.factor < 1) ? -1 : 1;
  const figure: Figure = {
    ...first,
    ...(shares && count ? { unit: count.unit } : {}),
    ...placeOf(scan, relation.from, to),
    numberEnd: tokenAt(scan, to - 1).end,
    value: alone ? relation.factor : value,
    bare: false,
    weak: false,
    signed: false,
    basis: alone
      ? { spans: [], how: "" }
      : {
          spans: bases.flatMap((base) => [[base.start, base.end] as const, ...(base.basis?.spans ?? [])]),
          how: howOf(
            relation,
            bases.map((base) => base.value),
            sum,
            found.backwards,
          ),
          stated:
            step && sign < 0 && reference === null && !relation.ahead
              ? { ...step, value: -Math.abs(step.value) }
              : step,
          doubt: found.doubt,
        },
  };
  return {
    relation,
    figure,
    aside: away && link !== undefined ? aside(scan, link, away.to, "what it is told from") : null,
    to: away ? away.to : to,
    back: found.backwards ? first : null,
    level:
      (relation.reached || row.figures.includes(first) ? first : relation.ahead ? row.later[0] : row.figures.at(-1))
        ?.value ?? 0,
    again: !found.backwards && saidAgain(row, relation, value, first),
  };
}

/** "3 times as many", "3 times longer", "50 times Malta's number". */
const isTimes = (scan: Scan, at: number): boolean => {
  const next = lowerAt(scan, at + 1);
  return TIMES.has(lowerAt(scan, at)) && (OF_TIMES.has(next) || MORE.has(next) || isCapitalAt(scan, at + 1));
};

/** Tokens beyond the first and last mention that may tell a figure. */
const REACH = 24;

/** Mentions with the figures told from others worked out. */
export function derive(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const stated = mentions.filter(isFigure);
  if (stated.length === 0) return mentions;
  const done: Mention[] = [];
  const row: Row = { scan, mentions, figures: [], later: stated, taken: new Set(), back: null };
  let last = 0;
  let next = 0;
  let fewer = false;
  let led = false; // "fell by a quarter, from 160 in May": the base stands behind what it led to
  const first = mentions[0]?.from ?? 0;
  let at = first <= REACH ? 0 : first;
  const end = Math.min(scan.tokens.length, (mentions.at(-1)?.to ?? 0) + REACH);
  while (at < end) {
    const mention = mentions[next];
    const begins = mention?.from === at;
    while ((row.later[0]?.from ?? Number.POSITIVE_INFINITY) <= at) row.later = row.later.slice(1);
    const free =
      !begins ||
      (isFigure(mention) &&
        !mention.basis &&
        (mention.part === true || mention.weak || isTimes(scan, at + 1) || STEADY.has(lowerAt(scan, at))));
    const step = stepAt(scan, at, mention);
    const told =
      worked(row, free ? sumRelation(scan, at) : null) ??
      worked(row, free ? multipleRelation(scan, at) : null) ??
      worked(row, step ? stepRelation(scan, step, last, fewer) : null) ??
      worked(row, free || step ? reachedRelation(scan, at, step, last) : null);
    if (told?.again) {
      const { reference } = told.relation; // the name stays: "20 more than last year's 40"
      at = reference && (row.later[0]?.from ?? Number.POSITIVE_INFINITY) < reference.to + 4 ? reference.from : told.to;
      next += mentions.slice(next).filter(({ from }) => from < at).length;
      let from = told.figure.from;
      while (HEDGES.has(lowerAt(scan, from - 1))) from--;
      done.push(aside(scan, from, at, "said again"));
    } else if (told) {
      const { relation } = told;
      row.back = told.back;
      if (relation.step || step?.figure === null) last = told.figure.value >= told.level === !relation.reached ? 1 : -1; // what led to a level lies before it
      led = relation.ahead === true;
      fewer = FEWER.has(lowerAt(scan, relation.to - 1)); // "15p cheaper at Aldi, £1.10 more at the farm"
      for (let token = relation.reference?.from ?? at; token < (relation.reference?.to ?? at); token++)
        row.taken.add(token);
      row.figures.push(told.figure);
      at = told.to;
      const over = mentions.slice(next).filter(({ from }) => from < at);
      next += over.length;
      const between = over.filter(
        ({ kind, from, to }) => told.aside && kind !== "figure" && from >= told.figure.to && to <= told.aside.from,
      ); // "in 2022" of "twice as many in 2022 as in 2019"
      done.push(told.figure, ...between, ...(told.aside ? [told.aside] : []));
    } else if (!mention || mention.from > at) at++;
    else {
      next++;
      done.push(mention);
      if (isFigure(mention)) {
        row.figures.splice(led ? -1 : row.figures.length, 0, mention);
        led = false;
      }
      at = Math.max(mention.to, at);
    }
  }
  return done;
}
