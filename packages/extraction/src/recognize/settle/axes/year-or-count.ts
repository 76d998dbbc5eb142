/**
 * Four digits that could be a year, where the sentence says that they count: "we got 1700 votes, they got 2010", "sold 1500",
 * "Mon: 1800", "2000 said yes"; then those that stand as these do ("North sold 1500, South 1900"); and, where a text holds
 * nothing else, a list of round ones ("Yes 2000, no 1700"). Not "Ford 1903, Tesla 2003", nor what "in", "since" or "born" leads.
 */

import { AUXILIARIES, CONJUNCTIONS, DETERMINERS, PREPOSITIONS, wordSet } from "../../../lexicon/closed-class.ts";
import { PLAIN_PLURAL, verbSense } from "../../../lexicon/morphology.ts";
import { matches } from "../../../text/needs/matches.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../../text/scan.ts";
import { type AxisMark, isFigure, type Mention } from "../../mention.ts";
import { figureAt } from "../../numbers/figures.ts";
import { axisMark } from "../../times/axis-mark.ts";
import { isYear, OLD, RECENT } from "./year-figures.ts";

/** What a year stands behind. */
const DATING =
  wordSet(`in since by until till during before after of around from to circa ca early mid late the this season year years
  vintage class fy born died built founded established est opened launched released published started formed created begun
  won win wins married retired moved came come joined arrived left ended closed began through between`);
const ROUGH = wordSet("about around over under");
const PERSONS = wordSet("people men women children voters visitors guests fans pupils students");
const LEVELS = wordSet("is are was were");
const OWNING = wordSet("has have had got");
const MONTHS_LEAD = wordSet("in , and");
/** What is said of a year: "2020 saw two, 2019 brought three". */
const OF_YEARS = wordSet("saw was is brought marked ended began started proved felt had has will became remains");
/** What parts items on either side of a figure, and what else stands behind one, or ahead of one. */
const APART = [",", ";", ".", "!", "?", "", "and", "but", "while", "whereas"];
const ENDS: ReadonlySet<string> = new Set([...APART, "|", "/", ")", "vs"]);
const OPENS: ReadonlySet<string> = new Set([...APART, ":", "about"]);
const GROUPED = /\d,\d{3}(?!\d)/; // catches "1,840", not "1840, 20"
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?$/; // catches "mon", not "may"

/** The token of the digits: of "1900", or of "June 1950". */
const digitsAt = ({ to }: AxisMark): number => to - 1;

const isMonth = (mention: Mention): boolean => mention.kind === "axis" && mention.family === "month";

/** A year, or a month and its year. */
function mayCount(scan: Scan, mention: Mention): mention is AxisMark {
  const dated = isMonth(mention) && mention.to - mention.from === 2;
  return isYear(scan, mention) || (dated && /^\d{4}$/u.test(lowerAt(scan, mention.to - 1))); // catches "1950", not "12th"
}

const isEnd = (scan: Scan, at: number): boolean => ENDS.has(lowerAt(scan, at)) || tokenAt(scan, at).kind === "line";
const isStart = (scan: Scan, at: number): boolean => OPENS.has(lowerAt(scan, at)) || tokenAt(scan, at).kind === "line";

const isRecent = (value: number): boolean => value > RECENT.from && value < RECENT.to && value !== 2000;

const isDoing = (word: string): boolean =>
  OWNING.has(word) || (verbSense(word) === "verb" && !AUXILIARIES.has(word) && !DATING.has(word));

const OTHER_COUNT = /^(?!(?:1[5-9]|20)\d\d$)\d{3,5}$/; // catches "3000", not "2019"

/** "3000 piece" beside "2000 piece". */
const isCountedAgain = (scan: Scan, at: number): boolean =>
  isWordAt(scan, at) &&
  lowerAt(scan, at).length > 2 &&
  ![PREPOSITIONS, CONJUNCTIONS, DETERMINERS].some((words) => words.has(lowerAt(scan, at))) &&
  !AUXILIARIES.has(lowerAt(scan, at)) &&
  verbSense(lowerAt(scan, at)) !== "verb" &&
  scan.tokens.some(({ text }, place) => matches(text, OTHER_COUNT) && lowerAt(scan, place + 1) === lowerAt(scan, at));

/** "1700 votes,", "1500 orders for": a plural, and an end or a small word behind it. */
function countsNoun(scan: Scan, at: number): boolean {
  const { text, lower, spaced } = tokenAt(scan, at);
  const behind = lowerAt(scan, at + 1);
  if (PERSONS.has(lower) || isCountedAgain(scan, at)) return true;
  return (
    spaced &&
    matches(text, PLAIN_PLURAL) &&
    (isEnd(scan, at + 1) || PREPOSITIONS.has(behind) || CONJUNCTIONS.has(behind))
  );
}

/** "sold 1500,", "Mon: 1800", "=1500", "1700 votes", "2000 said yes", "were 1600 in May". */
function isSure(scan: Scan, mark: AxisMark): boolean {
  const at = digitsAt(mark);
  const [before, behind] = [lowerAt(scan, at - 1), lowerAt(scan, at + 1)];
  if (mark.to - mark.from > 1) return false;
  if (ROUGH.has(before) && PERSONS.has(behind)) return true;
  if (DATING.has(before)) return false;
  if (before === "=" || countsNoun(scan, at + 1)) return true;
  if (before === ":" && WEEKDAY.test(lowerAt(scan, at - 2))) return true;
  if (isDoing(before)) return isEnd(scan, at + 1) || PREPOSITIONS.has(behind);
  if (verbSense(behind) === "verb" && isNumberAt(scan, at - 2) && lowerAt(scan, at - 3) === "of") return true; // "Of 2000 members 1500 voted"
  if (LEVELS.has(before)) return lowerAt(scan, at - 2) !== "it" && behind === "in" && !isRecent(mark.order);
  if (isNumberAt(scan, at + 2)) return false; // "Dune sold 38, 1984 sold 74"
  return isStart(scan, at - 1) && verbSense(behind) === "verb" && !OF_YEARS.has(behind) && !AUXILIARIES.has(behind);
}

/** "South 1900,", "has 2040.", "2000 now", "1600 no": where a figure stands beside one that counts. */
function isLike(scan: Scan, mark: AxisMark, marks: readonly Mention[]): boolean {
  const at = digitsAt(mark);
  const [before, behind] = [lowerAt(scan, at - 1), lowerAt(scan, at + 1)];
  if (mark.to - mark.from > 1) return MONTHS_LEAD.has(lowerAt(scan, mark.from - 1)) && isEnd(scan, at + 1);
  if (DATING.has(before)) return false;
  if (isStart(scan, at - 1))
    return (
      PREPOSITIONS.has(behind) ||
      (isWordAt(scan, at + 1) && isEnd(scan, at + 2)) ||
      marks.some(({ kind, from }) => kind === "axis" && from === at + 1)
    );
  return isWordAt(scan, at - 1) && !PREPOSITIONS.has(before) && (isEnd(scan, at + 1) || isNumberAt(scan, at + 2));
}

/** "Yes 2000", "1500 for rent", "North – 1500", "East (2050)": an item of a list, with its label before or behind. */
function isItem(scan: Scan, mark: AxisMark): boolean {
  const at = digitsAt(mark);
  const before = lowerAt(scan, at - 1);
  if (mark.to - mark.from > 1 || DATING.has(before)) return false;
  const apart = [":", "–", "-", "—", "(", ","].includes(before) ? at - 2 : at - 1;
  const labelled =
    isWordAt(scan, apart) && !PREPOSITIONS.has(lowerAt(scan, apart)) && !DATING.has(lowerAt(scan, apart));
  const led =
    isStart(scan, at - 1) && ["for", "in", "on", "at", "before", "after", "from"].includes(lowerAt(scan, at + 1));
  return led || (labelled && isEnd(scan, at + 1));
}

/** Figures beside which four digits may be one of them. */
const LEAST = 100;
const MOST = 10_000;

const isCount = (mention: Mention): boolean =>
  isFigure(mention) && mention.unit?.symbol !== "%" && mention.value >= LEAST && mention.value < MOST;

const isRound = ({ order }: AxisMark): boolean => order % 10 === 0;

/** All that a text holds, if round and labelled, and some before the years that texts tell of. */
const listed = (scan: Scan, marks: readonly AxisMark[], all: readonly Mention[]): boolean =>
  marks.length > 1 &&
  all.every((mention) => !isFigure(mention)) &&
  marks.every((mark) => isRound(mark) && isItem(scan, mark)) &&
  marks.some(({ order }) => order < OLD) &&
  !marks.every(({ order }) => order < OLD && order % 100 === 0);

/** "jan 1800 feb 1650 mar 1700", "May 1600, June 1950": nothing but months with digits, some of which are no year of our time. */
function monthly(mentions: readonly Mention[], marks: readonly AxisMark[]): readonly AxisMark[] {
  const digits: ReadonlySet<Mention> = new Set(marks);
  const turns = mentions.every((mention, at) => {
    const last = mentions[at - 1];
    return isMonth(mention) || (digits.has(mention) && last !== undefined && isMonth(last) && !digits.has(last));
  });
  return turns && marks.length > 1 && marks.some(({ order }) => order < OLD || order > RECENT.to) ? marks : [];
}

function asFigure(scan: Scan, mark: AxisMark): Mention[] {
  const figure = figureAt(scan, digitsAt(mark));
  if (!figure) return [mark];
  if (mark.to - mark.from === 1) return [figure];
  const { from, to, family, order } = mark;
  return [axisMark({ scan, from, to: to - 1, family, order: order % 1, position: order % 1 }), figure];
}

export function yearsOrCounts(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const marks = mentions.filter((mention) => mayCount(scan, mention));
  if (marks.length === 0 || matches(scan.text, GROUPED)) return mentions; // whoever types "4,200" types "1,840"
  const sure = [...marks.filter((mark) => isSure(scan, mark)), ...monthly(mentions, marks)];
  const anchor = sure[0]?.from ?? Number.POSITIVE_INFINITY;
  const plain = mentions.some(isFigure) && mentions.every((mention) => isCount(mention) || isYear(scan, mention));
  const typed = mentions.some((mention) => isFigure(mention) && /^\d{4}$/u.test(lowerAt(scan, mention.from))); // catches "1850" of "1850 points"
  const like =
    sure.length > 0 || typed || (plain && marks.every((mark) => isRound(mark) || mark.order < OLD))
      ? marks.filter((mark) => isLike(scan, mark, mentions) && (mark.from > anchor || !isRecent(mark.order)))
      : [];
  const told = listed(scan, marks, mentions) ? marks : [...new Set([...sure, ...like])];
  const dated = told.length < marks.length; // beside a year of this time, another is one: "16 in 2020 … up to 2022"
  const counts = new Set<Mention>(told.filter(({ order }) => !dated || !isRecent(order)));
  if (counts.size === 0 || counts.size + mentions.filter(isFigure).length < 2) return mentions; // one alone may still be a year
  return mentions.flatMap((mention) =>
    counts.has(mention) && mayCount(scan, mention) ? asFigure(scan, mention) : [mention],
  );
}
