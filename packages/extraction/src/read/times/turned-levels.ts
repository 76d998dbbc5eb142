/**
 * A level that turned on its way, told without times: "Prices went from 149 to 142, having peaked at 158" → Before 149, Peak 158,
 * After 142 · "Membership fell from 900 to 640 before recovering to 710" → Before, Low, After. What lies between is told by its own
 * time where it has one ("with a peak of 31 in March"). Not "fell from 900 to 640 and staff rose to 710".
 */
import { AUXILIARIES, PRONOUNS, wordSet } from "../../lexicon/closed-class.ts";
import { CHANGE_DOWN, CHANGE_UP } from "../../lexicon/verbs.ts";
import { type AxisMark, type Figure, isAxis, isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type Reading, type ReadingPoint } from "../reading.ts";
import { relativeMark } from "../shapes/relative-mark.ts";
import { settledFigures } from "../units.ts";

const FROM = /\bfrom (?:about |just |only |around |an? |nearly |over )?[$€£₹₦]?$/iu; // catches "from ", not "from May: "
const WAS =
  /\b(?:was|were|stood at|started (?:out |off )?(?:at|on|with)|began at|used to be) (?:about |just |only |around |nearly |over )?[$€£₹₦]?$/iu; // catches "weight was ", not "was up "
const TO =
  /\b(?:to|at|of|touch(?:ed|ing)|hit(?:ting)?|is|are|reach(?:ed|ing)|am) (?:about |just |only |around |nearly |over |now |a |an )*[$€£₹₦]?$/iu; // catches "easing to ", not "to Leeds, "
const TURNS = wordSet(
  `peaked peaking peak bottomed bottoming bottom trough topped topping high low dipped dipping touched touching hit hitting reached
  reaching via`,
);
const MOVING = wordSet(
  `recovering recovered rebounding rebounded climbing falling rising dropping easing eased settling settled slipping sliding
  growing shrinking bouncing bounced went going gone came coming crept creeping shot got sinking stabilising stabilizing levelling
  moved moving slid risen swung`,
);
const SMALL = wordSet(
  `to at of on in out off by then next and but before after with having finally eventually later now back up down again only just
  the a an its their his her my our way along between briefly one point about around over nearly since some slightly sharply even
  all still there so , — – - ( ) …`,
);
const BETWEEN = /^[^.;:\d]{0,6}(?:in between|on the way|along the way|at one point|in the meantime)\b/iu; // catches " in between", not " in May"
const GONE = /\b(?:has|have|['’]s|['’]ve|is now|now) (?:\p{L}+ ){1,3}from [$€£₹₦]?$/iu; // catches "Fuel's gone from ", not "went from "
const PRESENT = /\b(?:is|are|am|has|have|now)\b|['’]s\b/iu; // catches "is now ", not "was "
const NOW = /^[^.;:\d]{0,12}\b(?:now|today|currently|these days)\b/iu; // catches " now", not " in May"
const NEAR = 3;

/** All words between two figures are such as tell how a level moves: nobody new is named. */
function moves(scan: Scan, marks: readonly Mention[], one: Figure, two: Figure): string[] | null {
  const words: string[] = [];
  for (const { start, lower, kind } of scan.tokens.slice(one.to, two.from)) {
    if (marks.some((mark) => start >= mark.start && start < mark.end)) continue;
    const unit = start === scan.tokens[one.to]?.start && kind === "word" && lower.endsWith("s");
    const known = [SMALL, TURNS, MOVING, CHANGE_UP, CHANGE_DOWN, AUXILIARIES, PRONOUNS].some((set) => set.has(lower));
    if (!(unit || known || /^[$€£₹₦]$/u.test(lower))) return null; // catches "£", not "p"
    words.push(lower);
  }
  return words;
}

/** The time right behind a figure. */
const timeOf = (marks: readonly AxisMark[], { to }: Figure): AxisMark | undefined =>
  marks.find(({ from }) => from >= to && from <= to + NEAR);

const isMove = (word: string): boolean => MOVING.has(word) || CHANGE_UP.has(word) || CHANGE_DOWN.has(word);

/** "fell from", "from 40 down to", "From 80 kg I went": it changes; not "takes from 20 to 25 minutes". */
const isChange = ({ tokens }: Scan, { from }: Figure, between: readonly string[]): boolean =>
  from <= 2 || between.some(isMove) || tokens.slice(Math.max(0, from - 5), from).some(({ lower }) => isMove(lower));

type Levels = { figures: readonly [Figure, Figure, Figure]; now: boolean };

/** The three levels in the order of time. */
function levelsOf(
  scan: Scan,
  marks: readonly AxisMark[],
  [one, two, three]: readonly [Figure, Figure, Figure],
): Levels | null {
  const { text } = scan;
  const ahead = text.slice(0, one.start);
  const from = FROM.test(ahead);
  const first = moves(scan, marks, one, two);
  const next = moves(scan, marks, two, three);
  const told = [two, three].every(({ start }, at) => TO.test(text.slice(at === 0 ? one.end : two.end, start)));
  if (!(from ? isChange(scan, one, first ?? []) : WAS.test(ahead)) || !first || !next || !told) return null;
  const turned = next.some((word) => TURNS.has(word));
  const behind = BETWEEN.test(text.slice(three.end));
  const now = PRESENT.test(text.slice(two.end, three.start)) || NOW.test(text.slice(three.end));
  if (from && (turned || behind)) return { figures: [one, three, two], now: GONE.test(ahead) };
  const moved = next.some((word) => isMove(word) || word === "back");
  return moved || now ? { figures: [one, two, three], now } : null;
}

function readingOf(scan: Scan, mentions: readonly Mention[]): Reading | null {
  const all = settledFigures(scan, mentions.filter(isFigure));
  const [one, two, three, more] = all;
  if (!one || !two || !three || more || all.some(({ basis, part, range }) => basis || part || range)) return null;
  const marks = mentions.filter(isAxis).filter(({ shy, name }) => !shy && !/^(?:now|today|since)$/iu.test(name)); // catches "Now", not "May"
  const levels = levelsOf(scan, marks, [one, two, three]);
  if (!levels) return null;
  const [start, turn, end] = levels.figures;
  const peak = turn.value > Math.max(start.value, end.value);
  if (!peak && turn.value >= Math.min(start.value, end.value)) return null;
  const time = timeOf(marks, turn);
  if (marks.some((mark) => mark !== time)) return null;
  const axes = [
    relativeMark("Before", -20),
    relativeMark(time?.name ?? (peak ? "Peak" : "Low"), 0),
    levels.now ? relativeMark("Now", 9999) : relativeMark("After", 20),
  ];
  return {
    shape: "change",
    series: [""],
    points: axes.map((axis): ReadingPoint => ({ name: axis.name, axis })),
    cells: [start, turn, end].map((figure) => [cellOf(figure)]),
    units: [all.find(({ unit }) => unit)?.unit ?? null],
    figures: [start, turn, end],
    cost: 0,
    ...(time ? { used: [[time.start, time.end] as const] } : {}),
  };
}

/** The best tells all three at times of their own already; its numbers "1, 2, 3" are none. */
const isTold = (best: Ranked | undefined): boolean =>
  best?.reading.points.length === 3 &&
  best.reading.points.every(({ axis, name }) => axis !== undefined && name.length > 1);

/** The readings, before them that of a level that turned. */
export function withTurnedLevels(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const reading = mentions.filter(isFigure).length === 3 && !isTold(rows[0]) ? readingOf(scan, mentions) : null;
  if (!reading) return rows;
  const read = rank(reading, { figures: reading.figures, cost: 0, total: null, foreign: 0 });
  return [{ ...read, score: 0, rule: { place: 0, behind: 0 } }, ...rows];
}
