/**
 * "We had 48 tickets on Monday, closed 12 on Tuesday and another 9 on Wednesday" → 48, 36, 27: where a text begins with a level
 * and then tells at each later time (or stop) what was added or taken, the levels are meant. Only where every later figure is such
 * a step. Not "I had 60 marbles, gave Tom 20" (no times), "sold 40 on Monday, 12 on Tuesday" (no level).
 */
import { MONTHS, STEP_NOUNS } from "../../lexicon/calendar.ts";
import { AUXILIARIES, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { PLAIN_PLURAL, singular, verbSense } from "../../lexicon/morphology.ts";
import { AGAIN, AMOUNT_WORDS, MULTIPLYING } from "../../lexicon/relation-words.ts";
import { CHANGE_DOWN, CHANGE_UP } from "../../lexicon/verbs.ts";
import { isWordAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Clause, clauseOf, ends } from "../figure-clause.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../mention.ts";
import { wholesOf } from "../no-data/context-counts.ts";
import { deriveAll } from "../settle.ts";
import { isComparedLevel } from "./compared-level.ts";
import { rounded } from "./how-told.ts";
import { shareOf } from "./mend.ts";
import { unitRatio } from "./same-unit.ts";
import { wayOfClause } from "./step-verbs.ts";

const STATES =
  wordSet(`had has have having was were is are be owed owe owes held holds stood stands weighed weighs numbered cost costs showed
  shows totalled totals sat`);
/** They tell a level with "with" or "at" behind them, and else what was done: "opened with 120 seats", not "opened 12 shops". */
const OPENINGS = wordSet("began begin begins started start starts opened open left set");
const OPENING_WITH = /\b(?:with|at|on) (?:\p{Sc}|just |only |about |a )*$/u; // catches "left Leeds with ", not "opened "
/** Of these, what was lost or won tells another game each time: only "another" and "more" go on. */
const CONTESTS = wordSet("win wins game games match matches goal goals title titles medal medals");
/** In front of a figure they tell what was reached, and no step. */
const REACHING = wordSet("to at than from only just under over above below past beyond with");
const ONLY = wordSet("only just");
/** Where parts of the first figure are told, and what is left of it. */
const LEFTOVER = ["rest", "remaining", "remainder", "balance"];
/** What is told of each time anew: only "rose" and its like lead from one to the next, not "spent" or "died". */
const FLOWS =
  wordSet(`budget income sales revenue turnover costs spending expenses deaths accidents visits visitors orders rainfall
  attacks crimes births donations gifts pledges takings profit profits earnings wages guests injuries fires deliveries calls`);
const CHANGES: ReadonlySet<string> = new Set([...CHANGE_UP, ...CHANGE_DOWN]);
const EACH = wordSet("every each per");
const OFTEN = new Set([...STEP_NOUNS, "night"]);
const FEWER_LESS = /(?:fewer|less)$/u; // catches "8 fewer", not "8 fewer than"
const MOST_OF_BASE = 20;
/** One step alone may as well be a figure of its own. */
const LEAST_STEPS = 2;

const isVerb = (word: string): boolean => {
  const sense = verbSense(word);
  return sense === "verb" || (sense === "either" && word.endsWith("ed"));
};

/** It tells how much there is, not what was done: "we had 48", "Backlog: 50 bugs". */
function isLevel(scan: Scan, { from, to, start }: Figure): boolean {
  let begin = from;
  while (begin > 0 && ![".", ";", "!", "?", ":"].includes(lowerAt(scan, begin - 1))) begin--;
  const verb = scan.tokens.slice(begin, from).findLast(({ lower }) => isVerb(lower))?.lower;
  let end = to;
  while (end < to + 3 && !ends(scan, end)) end++;
  const behind = scan.tokens.slice(to, end).find(({ lower, text }) => isVerb(lower) && text === lower)?.lower; // not "in May"
  if (!verb) return !behind || STATES.has(behind) || OPENINGS.has(behind); // "twenty of us started"
  return STATES.has(verb) || (OPENINGS.has(verb) && OPENING_WITH.test(scan.text.slice(0, start)));
}

const PLACING = wordSet("at by in on after from to during over");
const isPlaced = (scan: Scan, { from, to }: Clause): boolean =>
  scan.tokens
    .slice(from, to)
    .some(({ lower }, at) => PLACING.has(lower) && isWordAt(scan, from + at + 1) && at + from + 1 < to);

/** What a figure counts, where a noun stands right behind it: "tickets" of "sold 30 tickets". */
function nounOf(scan: Scan, { to, unit }: Figure): string {
  const at = ["more", "new", "further"].includes(lowerAt(scan, to)) ? to + 1 : to;
  const word = lowerAt(scan, at);
  const plain =
    isWordAt(scan, at) &&
    !unit &&
    !PREPOSITIONS.has(word) &&
    !AUXILIARIES.has(word) &&
    (verbSense(word) === null || PLAIN_PLURAL.test(word)); // "lost 2 coats"
  return plain && !["ones", "them", "back", "off", "out", "on"].includes(word) ? singular(word) : "";
}

/** "3 left in Q3", "two members left": who went; not "26 are left", "with 3 left". */
const leavesAt = (scan: Scan, figure: Figure, clause: Clause): boolean =>
  [figure.to, figure.to + 1].some((at) => lowerAt(scan, at) === "left" && !AUXILIARIES.has(lowerAt(scan, at - 1))) &&
  !scan.tokens.slice(clause.from, figure.from).some(({ lower }) => isVerb(lower) || lower === "with");

/** "goes up by 2 every week", "loses 120 litres an hour": a step taken over and over. */
const isRate = (scan: Scan, figure: Figure, { to }: Clause): boolean =>
  (!figure.basis && figure.rate !== undefined) ||
  scan.tokens
    .slice(figure.to, to)
    .some(
      ({ lower }, at) =>
        EACH.has(lower) || (["a", "an"].includes(lower) && OFTEN.has(lowerAt(scan, figure.to + at + 1))),
    );

/** "a fox took 9", "the storm took 12", "someone took 3": by something that came, not "we took 9". */
const isTaken = (scan: Scan, { from, to }: Figure): boolean =>
  lowerAt(scan, from - 1) === "took" &&
  (["a", "an", "the"].includes(lowerAt(scan, from - 3)) || ["someone", "somebody"].includes(lowerAt(scan, from - 2))) &&
  lowerAt(scan, to) !== "more";

type Row = { scan: Scan; first: Figure; plain: Figure; level: Figure; step: number };

/** How much a figure adds to the level before; null where it is no step. */
function stepOf({ scan, first, plain: last, step }: Row, figure: Figure, clause: Clause): number | null {
  const way = wayOfClause(scan, clause.from, clause.to, figure.from);
  const before = lowerAt(scan, figure.from - 1);
  const told = scan.tokens
    .slice(clause.from, clause.to)
    .some(({ lower, text }) => isVerb(lower) && (text === lower || !MONTHS.has(lower))); // not "March only £5"
  const elided = !told && step !== 0 && ONLY.has(before) && goesOn(scan, last) && lowerAt(scan, last.to - 1) !== "more"; // "week two put in another £22, week three only £9", not "6 more at ten and only 3 at eleven"
  if (way === null || figure.unit?.symbol === "%" || (REACHING.has(before) && !elided)) return null;
  const plain = before === "up" ? 1 : before === "down" ? -1 : 0;
  const more = lowerAt(scan, figure.to) === "more" ? 1 : 0;
  const fresh = lowerAt(scan, figure.to) === "new" ? 1 : 0;
  const left = fresh || (leavesAt(scan, figure, clause) || isTaken(scan, figure) ? -1 : 0);
  const share = last.basis?.stated?.unit?.symbol === "%"; // "20% up on Tuesday, 100 on Wednesday"
  const goes = goesOn(scan, figure);
  if (isComparedLevel(scan, last) && !elided && !share && !goes && !told && !plain && !left) return null; // "14 shops, two more in 2022 and 20 in 2023"
  const sign = way || plain || left || (!goes && (told || share) ? more : onward(scan, last, figure, step));
  const moves = scan.tokens.slice(clause.from, clause.to).some(({ lower }) => CHANGES.has(lower));
  const flows = scan.tokens.slice(0, first.to + 2).some(({ lower }) => FLOWS.has(lower));
  const noun = nounOf(scan, figure);
  const behind = wayOfClause(scan, figure.to, clause.to, figure.from);
  const other = noun !== "" && noun !== nounOf(scan, first) && behind === 0 && left === 0;
  const ratio = figure.bare ? 1 : unitRatio(figure.unit, first.unit);
  if (sign === 0 || other || ratio === 0 || (flows && told && !moves)) return null;
  return sign * Math.abs(figure.value) * ratio;
}

/** "took half of them out", "sold half the lot": a part of the level itself. */
const partOf = (scan: Scan, level: Figure, figure: Figure, clause: Clause): number | null => {
  const whole = ["the", "them", "of"].includes(lowerAt(scan, figure.to)) || lowerAt(scan, figure.to - 1) === "of";
  const lost = figure.part && whole && wayOfClause(scan, clause.from, clause.to, figure.from) === -1;
  return lost ? (-level.value * figure.value) / 100 : null;
};

/** "doubled in April and again in May": what was done before, done once more. */
function againOf(scan: Scan, { from, to }: Figure, levels: readonly Figure[], step: number): number | null {
  const level = levels.at(-1);
  if (!level || lowerAt(scan, from) !== "again" || to !== from + 1) return null;
  const factor = MULTIPLYING.get(lowerAt(scan, level.from));
  return factor ? level.value * (factor - 1) : step || null;
}

/** The way in which "more" goes on: as the step before, but up behind "8 fewer in June". */
const onward = (scan: Scan, last: Figure, { to }: Figure, step: number): number =>
  FEWER_LESS.test(scan.text.slice(last.start, last.end)) && [to - 1, to].some((at) => lowerAt(scan, at) === "more")
    ? 1
    : Math.sign(step);

/** "another 8", "5 more". */
const goesOn = (scan: Scan, { from, to }: Figure): boolean =>
  [from - 1, from].some((at) => AGAIN.has(lowerAt(scan, at))) ||
  [to - 1, to].some((at) => lowerAt(scan, at) === "more" && lowerAt(scan, at + 1) !== "than");

/** "picked up five more" behind a loss: its own verb tells the way of what "more" goes on with. */
function addOf({ scan, step, plain }: Row, figure: Figure, clause: Clause, add: number): number {
  if (!goesOn(scan, figure) || add === 0) return add;
  const told = scan.tokens.slice(clause.from, clause.to).some(({ lower }) => isVerb(lower));
  const way = wayOfClause(scan, clause.from, clause.to, figure.from) || (told ? 0 : onward(scan, plain, figure, step)); // "4 closed by 2010 and 3 more by 2020"
  return way ? way * Math.abs(add) : add;
}

/** "twice as much in 2023" behind a step: so many times the step. */
function multipleOf({ scan, level, step, plain }: Row, figure: Figure): number | null {
  const at = scan.tokens.findIndex(({ lower, start }) => start >= figure.start && AMOUNT_WORDS.has(lower));
  const told = at > 0 && at < figure.to && step !== 0 && figure.basis?.spans[0]?.[0] === level.start;
  return told && plain.value !== 0 ? (step * figure.value) / plain.value : null;
}

function levelOf(level: Figure, figure: Figure, step: number): Figure | null {
  const value = rounded(level.value + step);
  if (value < 0 || Math.abs(step) > level.value * MOST_OF_BASE || figure.range) return null;
  const spans = [[level.start, level.end] as const, ...(level.basis?.spans ?? [])];
  const how = `${level.value} ${step > 0 ? "plus" : "less"} ${rounded(Math.abs(step))}`;
  return { ...figure, value, unit: level.unit, bare: level.bare, weak: false, signed: false, basis: { spans, how } };
}

/** The levels of a text, or null where some figure is no step. */
function levelsOf(scan: Scan, mentions: readonly Mention[], figures: readonly Figure[]): readonly Figure[] | null {
  const [first] = figures;
  if (!first || first.basis || first.unit?.symbol === "%" || !isLevel(scan, first)) return null;
  if (says(scan, LEFTOVER) || lowerAt(scan, first.from - 1) === "from" || scan.text[first.start] === "+") return null;
  if (lowerAt(scan, first.to) === "new") return null; // "40 new clients, 12 lost in Q2"
  const contest = CONTESTS.has(lowerAt(scan, first.to)) || CONTESTS.has(lowerAt(scan, first.to + 1));
  const axes = mentions.filter(isAxis).filter(({ family }) => family !== "band");
  const levels: Figure[] = [first];
  const ways = new Set<number>();
  let step = 0;
  let own = 0;
  let stop = first.to;
  let placed = 0;
  let timed = 0;
  let reached = 0;
  for (const [at, figure] of figures.entries()) {
    const last = figures[at - 1];
    const level = levels.at(-1);
    if (!last || !level) continue;
    const next = figures[at + 1]?.from ?? scan.tokens.length;
    const clause = clauseOf(scan, figure, last.to, next);
    if (axes.some(({ from, to }) => from >= stop && to <= clause.to)) timed++;
    else if (isPlaced(scan, clause)) placed++;
    else return null;
    const fronted = PLACING.has(lowerAt(scan, clause.from)) && goesOn(scan, figures.at(-1) ?? figure); // "By lunch 19 had turned back, at the ridge another 8"
    if (fronted || scan.tokens.slice(stop, clause.to).some(({ lower }) => lower === "by")) reached++;
    if (isRate(scan, figure, clause) || figure.basis?.how.startsWith("the sum")) return null;
    if (contest && !goesOn(scan, figure)) return null;
    stop = clause.to;
    const row = { scan, first, plain: last, level, step };
    const was = figures.find(({ start }) => start === figure.basis?.spans[0]?.[0]);
    if (figure.basis && (!was || !figures.slice(0, at).includes(was))) return null;
    const again = figure.basis ? (multipleOf(row, figure) ?? againOf(scan, figure, levels, step)) : null;
    const times = again ?? partOf(scan, level, figure, clause);
    const base = was && levels[figures.indexOf(was)];
    const share = was && base && times === null ? shareOf(figure, was) : null;
    if (share && base) {
      const value = rounded(base.value * share.factor + addOf(row, figure, clause, share.add));
      if (value < 0) return null;
      const { spans = [], how = "" } = figure.basis ?? {};
      levels.push({ ...figure, value, basis: { spans, how } });
      step = figure.basis?.stated ? value - base.value : 0;
      own += step === 0 ? 0 : 0.5;
    } else {
      const change: number | null = times ?? (figure.basis ? null : stepOf(row, figure, clause));
      const now = change === null ? null : levelOf(level, figure, change);
      if (change === null || !now) return null;
      levels.push(now);
      step = change;
      own++;
    }
    if (step !== 0) ways.add(Math.sign(step));
  }
  const stops = ways.size > 1 || reached === placed + timed;
  return own >= 1 && (placed === 0 || stops) ? levels : null;
}

export function runningLevels(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (mentions.filter(isFigure).length < LEAST_STEPS) return mentions;
  const derived = deriveAll(scan, wholesOf(scan, mentions));
  const figures = derived.filter(isFigure);
  const levels = figures.length > LEAST_STEPS ? levelsOf(scan, derived, figures) : null;
  if (!levels) return mentions;
  return derived.map((mention) => (isFigure(mention) ? (levels[figures.indexOf(mention)] ?? mention) : mention));
}
