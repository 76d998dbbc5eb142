/**
 * Lists whose places the text counts and doesn't name: "since 2020: 4, 6, 9" → 2020, 2021, 2022; "over the last 3 weeks:
 * 12, 15, 9" → Week 1 to Week 3; "between 2020 and 2022 it was 4, 6 and 9".
 */

import { STEP_NOUNS } from "../../lexicon/calendar.ts";
import { AUXILIARIES, wordNumbers, wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import { NUMBERED_THINGS } from "../../lexicon/nouns.ts";
import { CHANGE_DOWN, CHANGE_UP } from "../../lexicon/verbs.ts";
import type { Figure } from "../../recognize/mention.ts";
import { smallNumber } from "../../recognize/numbers/small-number.ts";
import { numberedSteps, UNSAID } from "../grid/grid-column-lists.ts";
import { type Atom, isMark, isNoun, lowerOf, type WordAtom, wordsIn } from "../sentence/atom.ts";
import { expandThrough, type ListItem, stepOf } from "../sentence/list-item.ts";
import type { NameList } from "../sentence/lists.ts";
import { daysAfter } from "../sentence/run-axis.ts";
import type { Gap, Statement } from "../statement.ts";
import { clockName, hoursApart, stepsApart } from "./clock-steps.ts";

const STARTERS = wordSet("first from starting since beginning");

/** "weekly from 1 March", "fortnight by fortnight since 3 May" */
const DAYS = wordNumbers({ 1: "day daily", 7: "week weekly", 14: "fortnight fortnightly" });

/** "(2019 first): 150, 0, 85", "Since January: 210, 240", "from 8:00 every 2 hours: 2, 2.5": a start, then one step a figure. */
export function started({ figures, scan }: Statement, gap: Gap | undefined): NameList[] | null {
  const axis = gap?.axes.findLast(({ shy }) => !shy);
  const atoms = gap?.pieces.find((piece) =>
    piece.atoms.some((atom) => atom.kind === "axis" && atom.axis === axis),
  )?.atoms;
  const starts = atoms?.some((atom) => STARTERS.has(lowerOf(atom))); // not "since we started; … in week five"
  const weeks = axis?.family === "season" || (axis?.family === "month" && scan.words.has("weekly")); // no months: "weekly units since January: 4, 9, 14"
  if (!axis || figures.length < 3 || !starts || weeks) return null;
  const last = figures.length - 1;
  if (axis.family === "date") {
    const days = [...scan.words].map((word) => DAYS.get(singular(word)) ?? 0).find((count) => count > 0);
    const each = (days ?? 0) * stepsApart(scan.text);
    const items = figures.map((_, at): ListItem => {
      const own = daysAfter(axis, at * each);
      return { name: at === 0 ? axis.name : own.name, span: [axis.start, axis.end], axis: own };
    });
    return each > 0 ? [{ items, cost: 0.1 }] : null;
  }
  if (axis.family !== "clock") {
    const each = stepsApart(scan.text);
    const items = expandThrough(axis, axis.order + last * each * stepOf(axis), each);
    return items.length === figures.length ? [{ items, cost: 0.1 }] : null;
  }
  const hours = hoursApart(scan.text);
  const items = figures.map((_, at): ListItem => {
    const order = axis.order + at * hours;
    const name = at === 0 ? axis.name : clockName(order, axis.name);
    return { name, span: [axis.start, axis.end], axis: { ...axis, name, order, position: order / 8766 } };
  });
  return [{ items, cost: 0.1 }];
}

/** "Between 2020 and 2023", "FY23 → FY26": two ends with as many places from one to the other as there are figures. */
function ended({ figures, scan }: Statement, gap: Gap | undefined): NameList[] | null {
  const [first, last, more] = gap?.axes.filter(({ shy }) => !shy) ?? [];
  if (!first || !last || more || first.family !== last.family || figures.length < 3) return null;
  const items = expandThrough(first, last.order, stepsApart(scan.text));
  return items.length === figures.length ? [{ items, cost: 0.1 }] : null;
}

const PER = wordSet("per each every by weekly daily monthly");

/** The step that a text counts by: "the last 5 weeks", "per training week", "round by round". */
function stepNoun(words: readonly WordAtom[], count: number): WordAtom | null {
  for (const [at, word] of words.entries()) {
    const { lower } = word;
    const noun = singular(lower);
    const before = words.slice(Math.max(0, at - 2), at);
    const counted = before.some(({ lower: told }) => (smallNumber(told) ?? Number(told)) === count);
    if (
      !STEP_NOUNS.has(noun.slice(noun.indexOf("-") + 1)) &&
      !(counted && at < 4 && noun !== lower && word.tag === "noun")
    )
      continue;
    const again = words.slice(0, at).some((other) => other.lower === lower); // "from week to week", "year on year"
    if (counted || (again && lower === noun) || (lower === noun && before.some((other) => PER.has(other.lower))))
      return word;
  }
  return null;
}

/** "over the last 3 weeks", "per round": the first, the second and so on. */
function numbered({ figures }: Statement, gap: Gap | undefined): NameList[] | null {
  const [mark] = gap?.atoms ?? [];
  const listed = isMark(mark, "and"); // "4, 9, 12 and 3 pupils"
  const step = figures.length > 2 && !listed ? stepNoun(wordsIn(gap?.atoms), figures.length) : null;
  return step && [{ items: numberedSteps(step, figures.length), cost: 0.3 }];
}

/** At least three of one unit; plain numbers that count up may as well be the names of rooms, psalms or questions. */
const isMeasured = (figures: readonly Figure[], lead: Gap | undefined): boolean =>
  figures.length > 2 &&
  new Set(figures.flatMap(({ unit }) => unit?.symbol ?? [])).size < 2 && // "81.4 → 80.9 → 79.7 kg"
  (isTold(lead) ||
    figures.some(
      ({ bare, value }, at) => !bare || value % 1 !== 0 || value > 999 || value <= (figures[at - 1]?.value ?? 0),
    ));

const LETTER = /^[A-Z]$|\d-/; // catches the "D" of "beds A to D" and "S1-S4", not "Bed"

/** No letter of a run, and no number but one that counts a noun: "over 18 months", not "Boeing: 737, 387 jets". */
const isPlain = (atom: Atom, at: number, atoms: readonly Atom[]): boolean =>
  atom.kind !== "word" ||
  (!LETTER.test(atom.token.text) && (atom.token.kind !== "number" || atoms[at + 1]?.kind === "word"));

const RUNS = wordSet("went gone ran");

/** "Sales were 10, 12, 15", "Sales: 10, 12, 15": figures that count up, and are said of no rooms, lines or questions. */
const isTold = (lead: Gap | undefined): boolean => {
  const last = lead?.atoms.at(-1);
  const told =
    last?.kind === "mark"
      ? last.lower === ":"
      : last === undefined || AUXILIARIES.has(lowerOf(last)) || RUNS.has(lowerOf(last));
  return (
    told &&
    !wordsIn(lead?.atoms).some(({ lower }) =>
      [singular(lower), lower].some((noun) => noun === "number" || NUMBERED_THINGS.has(noun)),
    )
  );
};

/** "Weight: 84.2, 83.9, 83.5": a name in front of the figures, or nothing at all, and no word behind them. */
const isSpoken = (edges: readonly (Gap | undefined)[]): boolean => {
  const [lead, tail] = edges;
  return (
    edges.flatMap((gap) => gap?.atoms ?? []).every(isPlain) &&
    (lead?.atoms.length === 0 || lead?.atoms.some(isNoun) === true) &&
    (wordsIn(tail?.atoms).length === 0 || (tail?.pieces[0]?.atoms.length === 0 && tail.strength > 5))
  );
};

/** "from 78% to 85% and then dropped to 69%": what moves on to the next figure. */
export const isMove = (atom: Atom): boolean =>
  atom.kind === "word" && (CHANGE_UP.has(atom.lower) || CHANGE_DOWN.has(atom.lower) || atom.lower === "back");

/** "Price 20 → 35 → 48": a course, and no list of rooms. */
const isArrow = (atom: Atom): boolean => isMark(atom, "→");

/** The places of a plain list of figures, where the text says from where to where, since when, or by what it counts. */
export function countedLists(statement: Statement): NameList[] {
  const { gaps, figures, scan } = statement;
  const inner = gaps.slice(1, -1);
  const moves = scan.words.has("from");
  const bound = (atom: Atom): boolean =>
    atom.kind !== "word" || (moves && (atom.lower === "to" || (figures.length > 2 && isMove(atom)))); // "from 14% to 11% to 6%"
  const blank = inner.every(({ atoms }) => atoms.length === 0); // "Sales 120 90 140"
  if (!blank && !inner.every(({ atoms }) => atoms.some(bound))) return [];
  const told = inner.some(({ atoms }) => atoms.some((atom) => isMark(atom, ":")));
  if (told) return [];
  const edges = [gaps[0], gaps.at(-1)];
  for (const read of [started, ended, numbered])
    for (const gap of edges) {
      const lists = read(statement, gap);
      if (lists) return lists;
    }
  return isSpoken(edges) &&
    (isMeasured(figures, gaps[0]) || (figures.length > 2 && inner.every(({ atoms }) => atoms.every(isArrow)))) &&
    inner.every(({ atoms }) =>
      atoms.every((atom) => bound(atom) && (atom.kind !== "axis" || atom.axis.name === "Then")),
    )
    ? [{ items: numberedSteps(UNSAID, figures.length), cost: 1.2 }]
    : [];
}
