/**
 * A line of words as the heads of so many columns, with or without one over the names: "Year Total mentions Mentions per day" over two columns →
 * Year · Total mentions · Mentions per day; "Calorie limit* Fiber goal (g) Sodium (mg)" over three. Not "The Big Day" over three.
 */

import { DETERMINERS, PRONOUNS } from "../../lexicon/closed-class.ts";
import { matches } from "../needs/matches.ts";
import { type CopiedCell, isBand, isTime } from "./cells.ts";

const GAP = / {2,}|\t| ?\| ?/gu; // catches two blanks, not one
const CLOSED = /(?<=[)*%†]) (?=[\p{L}(])/gu; // catches the blank behind "(g)" in front of "Trans", not of "fat (g)"
const CAPITAL = /^[\p{Lu}\d#%'’"(]/u; // catches "Total" and "%", not "per"
const LETTERS = /\p{L}/u; // catches "Q1", not "12"
const FIGURE = /^[$€£+-]?\d[\d.,]*%?$/u; // catches "12" and "1.5%", not "18-29" or "Q1"
/** Words that open a head of several: "No Opinion", "Not Sure", "Very Likely". */
const OPENERS = new Set(
  "gross net no not don't don’t do non very somewhat strongly fairly total average avg max min mean annual number % per all other this last next previous prior same".split(
    " ",
  ),
);
/** Words that head a column of figures by themselves, whatever stands in front of them. */
const COUNTERS = new Set(
  "number count frequency votes total amount price value population seats percent percentage share % change rank points score cost sales units rate".split(
    " ",
  ),
);
const FEWEST = 2;

/** "The" of "The Big Day". */
const isSmall = (word: string): boolean =>
  [DETERMINERS, PRONOUNS].some((words) => words.has(word)) && !OPENERS.has(word);

/** The line cut where the mark stands. */
function cutBy(line: CopiedCell, mark: RegExp): CopiedCell[] {
  const cells: CopiedCell[] = [];
  let from = 0;
  for (const found of [...line.text.matchAll(mark), null]) {
    const to = found?.index ?? line.text.length;
    const start = line.span[0] + from;
    cells.push({ text: line.text.slice(from, to), span: [start, start + to - from] });
    from = to + (found?.[0].length ?? 0);
  }
  return cells.filter(({ text }) => text !== "");
}

const join = (cells: readonly CopiedCell[]): CopiedCell => ({
  text: cells.map(({ text }) => text).join(" "),
  span: [cells[0]?.span[0] ?? 0, cells.at(-1)?.span[1] ?? 0],
});

/** Words grouped, a group where one begins. */
const grouped = (words: readonly CopiedCell[], begins: (word: CopiedCell, at: number) => boolean): CopiedCell[] =>
  words
    .reduce<CopiedCell[][]>((groups, word, at) => {
      if (at === 0 || begins(word, at)) groups.push([word]);
      else groups.at(-1)?.push(word);
      return groups;
    }, [])
    .map(join);

const CHANGE = /^(?:(?:%|pct\.?) ?)?(?:change|growth|chg\.?|diff\.?)(?: ?\(?%\)?)?$/iu; // catches "% change" and "Change", not "Changes"

/** "Trade 18-29 30-49": the last words are all bands or times, with the change behind them or not. */
function byTimes(words: readonly CopiedCell[], count: number): CopiedCell[] | null {
  const changes =
    [2, 1].find((size) =>
      CHANGE.test(
        words
          .slice(-size)
          .map(({ text }) => text)
          .join(" "),
      ),
    ) ?? 0;
  const change = changes > 0 ? [join(words.slice(-changes))] : [];
  const own = changes > 0 ? words.slice(0, -changes) : words;
  const times = count - change.length;
  const last = own.slice(-times);
  const even = last.every(({ text }) => isBand(text)) || last.every(({ text }) => isTime(text));
  const corner = own.slice(0, -times);
  if (times < 2 || own.length < times || !even || corner.some(({ text }) => matches(text, FIGURE))) return null;
  return [...(corner.length > 0 ? [join(corner)] : []), ...last, ...change];
}

const DATE =
  /(?:\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9}\.?,? (?:19|20)\d\d|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?, ?(?:19|20)\d\d|\p{L}{3,9}\.? (?:19|20)\d\d)(?= |$)/gu; // catches "29 Dec 2021", "May 9, 2022" and "May 2022", not "9 May"

/** "29 Dec 2021 31 Dec 2020": days and months with their years and nothing else. */
function byDates(line: CopiedCell, count: number): CopiedCell[] | null {
  const dates = [...line.text.matchAll(DATE)].map(({ index, 0: text }): CopiedCell => {
    const start = line.span[0] + index;
    return { text, span: [start, start + text.length] };
  });
  const dated = dates.every(({ text }) => text.split(/[\s.,]+/u).some((word) => isTime(word) && !/\d/u.test(word))); // catches "Dec", not "29"
  const alone = line.text.replace(DATE, "").trim() === "";
  return dates.length === count && count > 1 && dated && alone ? dates : null;
}

const opens = (word: CopiedCell | undefined): boolean => OPENERS.has(word?.text.toLowerCase() ?? "");

/** Where capitals begin the heads: each word, or each behind small ones. */
function byCapitals(words: readonly CopiedCell[]): CopiedCell[][] {
  const isCapital = ({ text }: CopiedCell): boolean => matches(text, CAPITAL);
  return [
    grouped(words, (word, at) => isCapital(word) && !opens(words[at - 1])),
    grouped(words, (word) => isCapital(word)),
  ];
}

/** "Question Response Frequency Percentage": the last words each tell what is counted. */
function byCounters(words: readonly CopiedCell[], count: number): CopiedCell[] {
  const last = words.slice(-count);
  const corner = words.slice(0, -count);
  return corner.length > 0 && last.every(({ text }) => COUNTERS.has(text.toLowerCase())) ? [join(corner), ...last] : [];
}

/** Heads of one and the same first word: "Week 1 Week 2", "Group A Group B". */
function byRepeat(words: readonly CopiedCell[]): CopiedCell[] {
  const counts = Map.groupBy(words, ({ text }) => text.toLowerCase());
  const [again] = [...counts.values()].filter((group) => group.length > 1);
  return grouped(words, ({ text }) => text.toLowerCase() === again?.[0]?.text.toLowerCase());
}

/** Heads of one and the same last word: "This Week Last Week", "First Half Second Half". */
function byRepeatedEnd(words: readonly CopiedCell[], count: number): CopiedCell[] | null {
  const end = words.at(-1)?.text.toLowerCase();
  const size = words.length / count;
  const heads = words.filter((_, at) => (at + 1) % size === 0);
  const same = heads.every(({ text }) => text.toLowerCase() === end);
  if (count < FEWEST || size < 2 || size > 3 || !Number.isInteger(size) || !same) return null;
  const groups = grouped(words, (_, at) => at % size === 0);
  const apart = new Set(groups.map(({ text }) => text.toLowerCase())).size === groups.length;
  return apart && groups.every(({ text }) => matches(text, CAPITAL) && !/\d/u.test(text)) ? groups : null; // catches "3", not "three"
}

/** The heads, the one over the names first where there is one; null where the line heads no such columns. */
export function columnHeads(line: CopiedCell, count: number): CopiedCell[] | null {
  const words = cutBy(line, / +/gu);
  const timed = byDates(line, count) ?? byTimes(words, count);
  const ended = timed ?? byRepeatedEnd(words, count);
  if (ended) return ended;
  if (words.some(({ text }) => matches(text, FIGURE)) || !LETTERS.test(line.text)) return null;
  const ways = [cutBy(line, GAP), cutBy(line, CLOSED), ...byCapitals(words), byRepeat(words), byCounters(words, count)];
  const isWhole = (heads: readonly CopiedCell[]): boolean =>
    new Set(heads.map(({ text }) => text.toLowerCase())).size === heads.length &&
    heads.every(
      ({ text }) =>
        (matches(text, LETTERS) || text === "%") &&
        matches(text, CAPITAL) &&
        (text === text.toUpperCase() || !isSmall(text.toLowerCase())),
    );
  const fits = ways
    .filter(isWhole)
    .find((heads) => heads.length === count + 1 || (heads.length === count && count > FEWEST));
  return fits && fits.length > FEWEST ? fits : null;
}
