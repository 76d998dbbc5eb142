/** Shape: one quantity at several times. "1,200 in January, 1,950 in February" · "2020: 3,400 / 2021: 5,100" */

import type { Span } from "@charticle/contract";
import { wordSet } from "../../lexicon/closed-class.ts";
import { basesOf } from "../../lexicon/morphology.ts";
import type { AxisMark } from "../../recognize/mention.ts";
import { leftLabel } from "../labels/left-label.ts";
import { cellOf, type Reading } from "../reading.ts";
import { isNoun, isVerb, lowerOf, wordsIn } from "../sentence/atom.ts";
import type { Gap, Statement } from "../statement.ts";
import { fillTimes } from "./fill-times.ts";
import { holdsTimes, listedIn, timeFigures } from "./time-figures.ts";

const keyOf = (axis: AxisMark): string => `${axis.family}:${axis.order}:${axis.noun ?? ""}`;

export function readTimeline(statement: Statement): Reading[] {
  const { figures, gaps } = statement;
  if (figures.length < 2 || !holdsTimes(statement)) return [];
  const times = fillTimes(
    statement,
    timeFigures(statement).map(({ axis }) => axis),
  );
  const missing = times.filter((axis) => axis === null).length;
  const chained = times[0] === null && figures[1]?.basis?.spans[0]?.[0] === figures[0]?.start;
  const open = times.indexOf(null);
  const ended = gaps[open] !== undefined && endOf(gaps[open], false) !== null;
  if (missing > 1 || (missing === 1 && figures.length < 3 && !ended)) return [];
  const named = times.map((axis, at) => axis ?? edgeMark(statement, at, times));
  const axes = named.filter((axis) => axis !== null);
  if (axes.length < figures.length) return [];
  if (!beginsAnew(statement, axes)) unwrap(axes, statement.scan.text);
  const keys = new Set(axes.map(keyOf));
  if (keys.size < axes.length) return [];
  const families = new Set(axes.map(({ family }) => family));
  const vague =
    families.size > 1
      ? axes.filter(({ shy: isShy, name }) => isShy && (name === "Before" || name === "After")).length * 0.7
      : 0;
  const shy = axes.filter(({ shy: isShy }) => isShy).length;
  const shyAlone = shy === axes.length && axes.length > 2 ? 1 : 0;
  const mixed =
    families.size > 1 && !families.has("relative") ? (families.size - 1) * 0.6 : families.size > 2 ? 0.8 : 0;
  const used: Span[] = axes.map(({ start, end }) => [start, end] as const);
  const lead = gaps[0]?.pieces.map((piece) => leftLabel(piece.atoms)).findLast((found) => found !== null);
  const labelled = labelledLater(statement);
  const lists = gaps.map(listedIn).filter((times) => isTold(statement, times));
  const told = axes.map(
    (axis) =>
      lists.find((times) => times.includes(axis) && times.filter((other) => axes.includes(other)).length === 1) ?? [
        axis,
      ],
  );
  return [
    {
      shape: "timeline",
      series: [lead?.text ?? ""],
      points: told.flat().map((axis) => ({ name: axis.name, axis })),
      cells: figures.flatMap((figure, at) => (told[at] ?? []).map(() => [cellOf(figure)])),
      units: [null],
      figures,
      cost: 0.1 + missing * (chained ? 0.2 : 0.9) + vague + mixed + shyAlone + labelled * 0.5,
      used,
    },
  ];
}

const BOTH = /^(?!between).* and (?!.* (?:tog|com)$)/i; // catches "in May and June", not "between May and June", "May and June together"

/** "40 guests on Monday and Tuesday": the figure holds for both. */
const isTold = ({ scan }: Statement, times: readonly AxisMark[]): boolean =>
  BOTH.test(scan.text.slice(Math.max(0, (times[0]?.start ?? 0) - 8), (times.at(-1)?.end ?? 0) + 4));

/** "joined Jan 5, Feb 4; left Jan 3, Feb 2": where the first time comes again stands another name. */
function beginsAnew({ gaps }: Statement, axes: readonly AxisMark[]): boolean {
  const again = gaps[axes.findIndex(({ order }, at) => at > 0 && order === axes[0]?.order)];
  return again !== undefined && again.strength > 5 && again.atoms.some((atom) => isNoun(atom) || isVerb(atom));
}

/** More than a month: "October 12, January 15, April 20", not "3% in August, 1 in May, 2 in June, 2 in July". */
const NEXT = 1.5 / 12;
const BACKWARDS = /\b(?:before|compared|from|since|than)\b/i; // catches "18 in May, from 6 in June", not "6 in June"

/** "Q3, Q4, Q1", "September 6, December 11, March 15, July 18": the quarter after the fourth is next year's. */
function unwrap(axes: AxisMark[], text: string): void {
  const cyclic =
    axes.length > 2 && axes.every(({ family, order }) => (family === "quarter" || family === "month") && order < 1);
  const falls = axes.flatMap(({ order }, at) => (order < (axes[at - 1]?.order ?? 0) ? at : []));
  const left = (axes[0]?.order ?? 0) - (axes.at(-1)?.order ?? 1); // of a year, where the last is not the first again
  const goesOn = falls.length === 1 && left > ((falls[0] ?? 0) > 1 ? 0 : NEXT) && !BACKWARDS.test(text);
  const again = axes.length > 3 && new Set(axes.map(({ order }) => order)).size < axes.length;
  if (!cyclic || !(again || goesOn)) return;
  let years = 0;
  for (const [at, axis] of axes.entries()) {
    const before = axes[at - 1];
    if (before && axis.order + years <= before.order) years++;
    axes[at] = { ...axis, order: axis.order + years, position: axis.order + years };
  }
}

const STARTS = wordSet("start begin began begun launch open");

/** "having started at 36.9", "from $10.50", "before crashing to 9.6": the words in front of a figure that say which end it is. */
export function endOf({ atoms }: Gap, counted: boolean): { name: string; order: number } | null {
  const words = wordsIn(atoms);
  if (words.at(-1)?.lower === "from") return { name: counted ? "Start" : "Before", order: -9999 };
  const verb = words.findLast(({ tag, lower }) => tag === "verb" || lower.endsWith("ing"));
  const root = verb ? [...basesOf(verb.lower), verb.lower].find((base) => STARTS.has(base)) : undefined;
  if (root !== undefined) return { name: EVENTS.get(root) ?? "Start", order: -9999 };
  const joint = verb?.lower.endsWith("ing") ? words[words.indexOf(verb) - 1]?.lower : undefined;
  if (joint === "after") return { name: "Before", order: -9999 };
  return joint === "before" ? { name: "After", order: 9999 } : null;
}

const EVENTS: ReadonlyMap<string, string> = new Map([
  ["launch", "Launch"],
  ["open", "Opening"],
]);

/** The first or last of a course may be named by an event: "launched with 3 servers", "when the doors shut, 61%". */
function edgeMark(statement: Statement, at: number, times: readonly (AxisMark | null)[]): AxisMark | null {
  const edge = at === 0 || at === statement.figures.length - 1;
  const figure = statement.figures[at];
  const gap = statement.gaps[at];
  const pieces = gap?.pieces ?? [];
  const told = gap ? endOf(gap, runsFromStart(statement)) : null;
  const label = pieces.map((piece) => leftLabel(piece.atoms)).findLast((found) => found !== null);
  if (!(edge || told) || !figure) return null;
  const start = at === 0 && statement.figures[1]?.basis?.spans[0]?.[0] === figure.start;
  if (!label && !start && !told) return null;
  const now = at === 0 && !told && !start && endsNow(statement, times);
  return {
    kind: "axis",
    from: figure.from,
    to: figure.to,
    start: label?.start ?? figure.start,
    end: label?.end ?? figure.end,
    family: "relative",
    name: start || !label || (at === 0 && runsFromStart(statement)) ? "Start" : label.text,
    order: at === 0 ? -9999 : 9999,
    ...(now ? { name: "Now", order: 9999 } : told),
    position: null,
  };
}

/** "A stamp costs £1.70. In 2020 it was 76p, in 2010 41p": a sentence of its own, then times further and further back. */
const endsNow = ({ gaps }: Statement, [, one, two]: readonly (AxisMark | null)[]): boolean =>
  (gaps[1]?.strength ?? 0) >= SENTENCE &&
  ["year", "month", "quarter", "relative"].includes(one?.family ?? "") &&
  ((one && two && (two.family === one.family ? one.order > two.order : two.family === "relative")) ||
    gaps[0]?.atoms.some((atom) => ["is", "are", "costs"].includes(lowerOf(atom)))) === true;
const SENTENCE = 7;

/** "A candle is 20 cm tall. After 1 hour it is 17": what follows is counted from the first. */
const runsFromStart = ({ gaps, figures }: Statement): boolean =>
  gaps[0]?.axes.length === 0 &&
  gaps.slice(1).filter(({ axes }) => axes.some(({ family }) => family === "duration")).length >= figures.length - 1;

/** Names of other things between the figures: the text compares, it doesn't follow one quantity. */
function labelledLater({ gaps }: Statement): number {
  const named = gaps
    .slice(1, -1)
    .filter(({ atoms }) => atoms.some((atom) => atom.kind === "word" && atom.tag === "name")).length;
  return gaps.length > 3 ? named / (gaps.length - 2) : named > 0 ? 0.5 : 0;
}
