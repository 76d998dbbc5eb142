/**
 * Figures told from other figures, worked out: "Ana 12, Ben twice that, Cleo 5 fewer than Ben" → 12, 24, 19.
 * In: settled mentions. Out: the same with such figures in the place of the words that tell them. Each keeps the places that
 * it rests on and what is stated in its place; the words that name its base are set aside.
 */
import { wordSet } from "../lexicon/closed-class.ts";
import { MORE, OF_TIMES, STEADY, TIMES } from "../lexicon/relation-words.ts";
import { isCapitalAt, lowerAt, type Scan, tokenAt } from "../text/scan.ts";
import { isChange, isChangedAgain, opens } from "./change-ways.ts";
import { figureAt } from "./figures.ts";
import { howOf, rounded } from "./how-told.ts";
import { isAlike, isListed, isStray, isTimed } from "./is-alike.ts";
import { isBeside, MARKS } from "./is-beside.ts";
import { type Aside, type Figure, isFigure, type Mention } from "./mention.ts";
import { multipleRelation } from "./multiple-relation.ts";
import { aside, placeOf } from "./place.ts";
import { levelReached, reachedRelation } from "./reached.ts";
import { type Base, baseOf } from "./reference.ts";
import type { Relation } from "./relation.ts";
import { unitRatio } from "./same-unit.ts";
import { stepAt } from "./step-at.ts";
import { stepRelation } from "./step-relation.ts";

/** A base beyond doubt, read forwards (value = base × factor + add) or backwards (base = (value − add) ÷ factor). */
type Solved = { base: readonly Figure[]; backwards: boolean; named: boolean; doubt: number };

type Row = {
  scan: Scan;
  mentions: readonly Mention[];
  figures: Figure[];
  later: readonly Figure[];
  taken: Set<number>;
  /** What the relation before was told of, where it was read backwards. */
  back: Figure | null;
};

const GOES_ON = /\b(?:again|another|further|even|still|then)\b/u; // catches "another 3 fewer" and "3 less still", not "seven fewer"

const THEM = wordSet("them who whom which"); // "half of whom stayed and a quarter of whom danced"

const WHEN = /^ (?:when|where|and (?:it|that|they|those))(?: \w+){0,3} $/; // catches " when we had " of "than last year, when we had 40", not " and Bo "

/** "Ana is 34, her sister 6 years younger, her brother 3 years older": told beside another of its kind, it shares its base. */
function beforeLike({ scan, figures }: Row, relation: Relation, timed: boolean): readonly Figure[] {
  const { from, to, reference, open } = relation;
  const words = scan.text.slice(tokenAt(scan, from - 1).start, tokenAt(scan, to).end);
  const last = figures.at(-1);
  const word = lowerAt(scan, (reference?.to ?? 0) - 1);
  const again = word === "it" || (THEM.has(word) && word === lowerAt(scan, (last?.to ?? 0) - 1)); // "10% above that in May, a fifth below it in June"
  const beside = again || (!reference && (!timed || relation.compared));
  const shared = beside && to > from + 1 && !open && !GOES_ON.test(words) ? last?.basis : null;
  return figures.slice(0, figures.findIndex(({ start }) => start === shared?.spans[0]?.[0]) + 1 || undefined);
}

function solved(row: Row, relation: Relation): Solved | null {
  const { scan, figures, later, back } = row;
  const last = figures.at(-1);
  const taken = (at: number): boolean => row.taken.has(at);
  const next = later[0];
  if (relation.ahead) {
    const level = relation.add !== 0 || next?.unit?.symbol !== "%";
    const goesOn = lowerAt(scan, (later[1]?.from ?? 0) - 1) === "to"; // "from 450 in May to 900"
    return next && !goesOn && next.from <= relation.to + 3 && level && lowerAt(scan, next.from - 1) !== ","
      ? { base: [next], backwards: false, named: true, doubt: 0 }
      : null;
  }
  if (relation.reached) {
    const level = figures.every(({ basis }, at) => (at + 1) % 2 === 0 || basis)
      ? levelReached(scan, relation, next)
      : null;
    return level ? { base: [level], backwards: true, named: true, doubt: 0.3 } : null;
  }
  const told = relation.reference?.to ?? 0;
  const clause = lowerAt(scan, told) === "," ? scan.text.slice(tokenAt(scan, told).end, next?.start) : "";
  const who = THEM.has(lowerAt(scan, told + 1)) && (next?.from ?? 0) <= told + 4;
  const times = row.mentions.filter(({ kind }) => kind === "axis");
  const when = !last && times.length !== 1 && WHEN.test(clause); // not "twice as many came as last year, when we had 300": which is last year's?
  if (next && !next.part && (who || when)) return { base: [next], backwards: false, named: true, doubt: 0.1 }; // "9 clear of Basel, who had 62"
  const share = relation.factor < 1 && !relation.step && relation.reference?.kind === "name";
  if (share && figures[0]?.part && figures[0].unit?.symbol === "%" && last && !last.part) return null; // "four fifths of Sevens can swim 50 m, two fifths of Fives"
  if (relation.part && figures.length < 2) return null;
  const ands = [1, 2, 3, 4]
    .map((step) => relation.from - step)
    .filter((at) => ["and", "but"].includes(lowerAt(scan, at)));
  if (back && relation.reference && ands.some((at) => isBeside(scan, at, relation.from)))
    return { base: [back], backwards: true, named: false, doubt: 0.3 };
  const timedText = row.mentions.some(({ kind }) => kind === "axis");
  const found: Base | null = baseOf(scan, relation.reference, beforeLike(row, relation, timedText), taken);
  const beside = last !== undefined && isBeside(scan, last.to, relation.from);
  const timed =
    lowerAt(scan, relation.reference?.from ?? -1) === "that" || // "up a quarter on that"
    (!relation.reference && isTimed(row.mentions, relation));
  const earlier = relation.reference?.kind === "name" || lowerAt(scan, (relation.reference?.to ?? 0) - 1) === "before";
  if (last && found && !found.named && beside && earlier)
    return { base: [last], backwards: true, named: false, doubt: 0.3 }; // "60 sign-ups, 15 more than the week before"
  if (relation.beside && !relation.reference && !(beside ? timed : timedText)) return null; // "17 hours of talks: cleaners +6%"
  if (relation.beside && beside && !timed)
    return last && !found?.named ? { base: [last], backwards: true, named: false, doubt: 0.6 } : null;
  const anew = beside && relation.reference?.kind === "name" && lowerAt(scan, relation.from - 1) !== "then"; // "£60m in 2024, 20% more than the year before"
  if (found && (found.named || !anew))
    return { base: found.figures, backwards: false, named: found.named, doubt: relation.open && !timedText ? 0.5 : 0 };
  if (!relation.reference || relation.reference.kind === "pronoun") return null;
  const level = /^(?:[A-Z]|the|wh)/.test(tokenAt(scan, relation.reference.from).text); // catches "what B pays" of "€22, 5 above what B pays", not "zero"
  if (last && (relation.strict ? level && beside : beside || opens(scan, last)))
    return { base: [last], backwards: true, named: false, doubt: 0.3 };
  if (!last && next?.part && relation.factor < 1) return null; // "two thirds of what we grow, a quarter of …"
  const ahead = baseOf(scan, relation.reference, later, taken);
  if (ahead?.named) return { base: ahead.figures, backwards: false, named: true, doubt: 0.1 };
  if (relation.strict) return null;
  if (!last && next && MARKS.has(lowerAt(scan, relation.reference.to)) && next.from <= relation.reference.to + 2)
    return { base: [next], backwards: true, named: false, doubt: 0.2 }; // "twice as many as last year: 14"
  return last ? { base: [last], backwards: false, named: false, doubt: 0.1 } : null;
}

/** The figure in the place of the words, and the words of its base set aside. */
function worked(
  row: Row,
  relation: Relation | null,
): { relation: Relation; figure: Figure; aside: Aside | null; to: number; back: Figure | null } | null {
  const found = relation && solved(row, relation);
  const [first] = found?.base ?? [];
  if (!relation || !found || !first) return null;
  const changes = relation.beside && row.figures.some((figure) => isChange(row.scan, figure)); // "tea up 4%, rice 2 and oats down 3"
  const alike = found.base.every((base) => isAlike(row.scan, relation, base));
  const changed = isChange(row.scan, first) || isChangedAgain(row.scan, relation, first);
  if (!alike || changes || changed || isStray(row.mentions, relation, first)) return null;
  if (isListed(row.scan, row.mentions, relation, first)) return null;
  const add = relation.add * (unitRatio(relation.step?.unit ?? first.basis?.stated?.unit, first.unit) || 1);
  const left = relation.left && !first.basis; // not "1,200; it lost a quarter by 2020 and half of what remained by 2022"
  const bases = left ? row.figures : found.base;
  const all = bases.reduce((total, { value }) => total + value, 0);
  const { scan } = row;
  const told = row.mentions.find((mention) => mention.kind === "aside" && mention.why === "the whole"); // "out of 1,000"
  const twice = row.figures[1] ? (row.figures[0]?.value ?? 0) * 2 : 0;
  const whole = first.unit?.symbol === "%" ? 100 : ((told && figureAt(scan, told.to - 1)?.value) ?? twice);
  const sum = left ? whole - all : all;
  const value = rounded(found.backwards ? (sum - add) / relation.factor : sum * relation.factor + add);
  const stated =
    relation.step !== null &&
    (relation.ahead || !found.named) &&
    (relation.beside ? row.figures.concat(row.later) : row.later).some((other) => other.value === value);
  if (!Number.isFinite(value) || (value < 0 && sum > 0) || (left && sum <= 0) || stated) return null;
  const { reference, step } = relation;
  const link = reference?.link;
  const own = link ?? (reference ? reference.from - (reference.kind === "what" ? 0 : 1) : relation.to - 1);
  const to = found.backwards ? own + 1 : relation.to;
  const apposed = reference && first.from > reference.to && first.from < reference.to + 6; // "than Hart, who got 190"
  const away = reference && link !== undefined && !found.backwards && !apposed ? reference : null;
  const sign = relation.add < 0 || (relation.add === 0 && relation.factor < 1) ? -1 : 1;
  const figure: Figure = {
    ...first,
    ...placeOf(scan, relation.from, to),
    numberEnd: tokenAt(scan, to - 1).end,
    value,
    bare: false,
    weak: false,
    signed: false,
    basis: {
      spans: bases.flatMap((base) => [[base.start, base.end] as const, ...(base.basis?.spans ?? [])]),
      how: howOf(
        relation,
        bases.map((base) => base.value),
        sum,
        found.backwards,
      ),
      stated:
        step && sign < 0 && reference === null && !relation.ahead ? { ...step, value: -Math.abs(step.value) } : step,
      doubt: found.doubt,
    },
  };
  return {
    relation,
    figure,
    aside: away && link !== undefined ? aside(scan, link, away.to, "what it is told from") : null,
    to: away ? away.to : to,
    back: found.backwards ? first : null,
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
      worked(row, free ? multipleRelation(scan, at) : null) ??
      worked(row, step ? stepRelation(scan, step, last) : null) ??
      worked(row, free || step ? reachedRelation(scan, at, step, last) : null);
    if (told) {
      const { relation } = told;
      row.back = told.back;
      if (relation.step || step?.figure === null)
        last = told.figure.value >= ((relation.ahead ? row.later[0] : row.figures.at(-1))?.value ?? 0) ? 1 : -1;
      led = relation.ahead === true;
      for (let token = relation.reference?.from ?? at; token < (relation.reference?.to ?? at); token++)
        row.taken.add(token);
      row.figures.push(told.figure);
      done.push(told.figure, ...(told.aside ? [told.aside] : []));
      at = told.to;
      while ((mentions[next]?.from ?? Number.POSITIVE_INFINITY) < at) next++;
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
