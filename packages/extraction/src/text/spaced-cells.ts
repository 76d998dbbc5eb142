/**
 * A table whose cells single blanks part, under a head that has no corner or one of several words, has tabs in their place:
 * "Q1 Q2 Q3 / North 10 12 9 / South 8 9 7", "Visitors (m) 2019 2020 / South Korea 12 9", "Name score / Ann 5 / Ben 7". Numbers of a head that a noun in its
 * corner counts off are named by it: "Day 1 2 3 / Hens 4 6 5" → Day 1, Day 2, Day 3. Not "Test scores / Ann 8 7 / Bo 6 9".
 */

import { MAX_TEXT_LENGTH } from "@charticle/contract";
import { MONTHS, SEASONS, STEP_NOUNS, WEEKDAYS } from "../lexicon/calendar.ts";
import { isSmallWord, wordSet } from "../lexicon/closed-class.ts";
import { singular } from "../lexicon/morphology.ts";
import { matches } from "./needs/matches.ts";
import { backBy, type Shift, type Squeezed } from "./squeezed.ts";

type Word = { text: string; start: number; end: number };
type Line = { words: readonly Word[]; start: number };
/** A head: how many of its words are its corner, how many make a cell, and what stands before and behind the number of each. */
type Head = { corner: number; width: number; before?: string; behind?: string };

const LAID_OUT = /[\t|]|\S {2,}\S/u; // catches "a  b", not "a b" or an indent
const NUMBER = /^[(+−–-]?[$€£¥₹]?\d[\d.,]*[kKmM%]?\)?$|^[–-]$/u; // catches "1,200", "(4)" and "-", not "1st" or "3-2"
const COUNT = /^\d{1,4}$/u; // catches "12", not "1.2"
const TIME = /^(?:(?:19|20)\d\d|(?:FY|')\d\d(?:\d\d)?|(?:19|20)\d\d[/–-]\d\d|[QHTWY][1-9]|w(?:ee)?k\d{1,2})$/iu; // catches "2021", "FY21", "2022/23" and "Q1", not "12"
const INITIALS = /^\p{Lu}[\p{L}+/-]{0,2}$/u; // catches "W", "GF" and "Pts", not "Ann." or "wins"
/** Words that head columns beside one another. */
const CONTRASTED =
  wordSet(`men women boys girls male female males females adults kids children gold silver bronze home away
  before after then now old new yes no min max high low avg wins draws losses won drawn lost goals assists points pts played total overall
  likes shares comments in out income spend spending costs budget actual plan target forecast online offline north south east
  west urban rural first second day night am pm morning afternoon evening weekday weekend today yesterday tomorrow lunch dinner
  breakfast`);
/** What the names of a table are, in its corner; of two columns only what makes no compound: "Team morale". */
const CORNERS = wordSet(
  "name names person player city country item month year day date quarter category department region",
);
const MORE_CORNERS = wordSet("team product products student students pupil employee rep fruit subject state activity");
/** Heads of one column behind any such corner: "Age Count", "Grade Students". */
const ANY_CORNERS = wordSet(
  "age ages grade size species colour color band level type model brand language food animal pet sport hour room dept status stage",
);
const COUNTED_HEADS = wordSet(
  "count counts number total qty quantity students people pupils votes users orders visits sales points sightings price cost score stock amount share percent %",
);
const AGES = wordSet("age ages aged");
const LENGTHS = wordSet("km miles m cm mm min mins h hrs hours s sec secs days weeks months kg °c");
const FEWEST_COUNTED = 3;
/** Words that head columns beside times: "Browser January February change relative". */
const COLUMNS = wordSet("change total relative growth rank average share units price sales diff difference increase");
const LEAST_COLUMNS = 2;

const wordsOf = (text: string, start: number): Word[] =>
  [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: start + index,
    end: start + index + word.length,
  })); // catches "Q1", not " "

function linesOf(text: string): Line[] {
  let start = 0;
  return text.split("\n").flatMap((raw) => {
    const from = start;
    start += raw.length + 1;
    const words = wordsOf(raw, from);
    return words.length > 0 ? [{ words, start: words[0]?.start ?? from }] : [];
  });
}

/** What kind of time a word is; null of none. */
function timeOf({ text }: Word): string | null {
  const lower = text.toLowerCase().replace(":", "");
  const [kind] =
    Object.entries({ month: MONTHS, weekday: WEEKDAYS, season: SEASONS }).find(([, words]) => words.has(lower)) ?? [];
  return kind ?? TIME.exec(lower)?.[0].replace(/\d.*$/u, "") ?? null; // catches the "1" of "q1"
}

const isTime = (word: Word): boolean => timeOf(word) !== null;

/** "2019 2020" and "Jan Feb", not "May 2024". */
const areTimes = (words: readonly Word[]): boolean => words.every(isTime) && new Set(words.map(timeOf)).size === 1;

const isRising = (words: readonly Word[]): boolean =>
  words.every(({ text }, at) => matches(text, COUNT) && (at === 0 || Number(text) > Number(words[at - 1]?.text)));

const areDistinct = (words: readonly Word[]): boolean =>
  new Set(words.map(({ text }) => text.toLowerCase())).size === words.length;

const hasLetters = (words: readonly Word[]): boolean => words.some(({ text }) => /\p{L}/u.test(text)); // catches "UK", not "12"

/** "Day" of "Day 1 2 3", "min" of "Time (min) 0 5 10". */
function countedBy(corner: readonly Word[]): Pick<Head, "before" | "behind"> | null {
  const words = corner.map(({ text }) => text.replace(/[(:)]/gu, "")); // catches the brackets of "(min)", not "min"
  const [noun = "", unit = noun, more] = words;
  const lower = unit.toLowerCase();
  if (more !== undefined || noun === "") return null;
  const steps = AGES.has(lower) || (STEP_NOUNS.has(singular(lower)) && lower !== "year");
  if (words.length === 1 && steps) return { before: `${noun} ` };
  return LENGTHS.has(lower) ? { behind: ` ${unit}` } : null;
}

/** One word for the names, and times and such for each of three or more numbers: "Browser January February change". */
const areColumns = (words: readonly Word[], count: number): boolean =>
  count >= FEWEST_COUNTED &&
  words.length === count + 1 &&
  !words.some(({ text }) => isSmallWord(text.toLowerCase())) &&
  words.slice(1).filter((word) => isTime(word) || COLUMNS.has(word.text.toLowerCase())).length > LEAST_COLUMNS;

/** "Protein", not "in" or "12". */
const isHeadWord = ({ text }: Word): boolean =>
  /^\p{Lu}[\p{L}%/-]*$/u.test(text) &&
  !isSmallWord(text.toLowerCase()) &&
  !/^(?:.*ing|per|weekly|daily|monthly|annual|yearly|reports?|figures|results?|summary|overview|data|stats|statistics|log|history|table|list|scores?)$/iu.test(
    text,
  ); // catches "Protein", not "by" or "Weekly"

/** What the last words of a line are as cells, one or two words each. */
function headOf(words: readonly Word[], count: number, rows: number): Head | null {
  const single = words.slice(-count);
  const corner = words.length - count;
  const before = words.slice(0, Math.max(corner, 0));
  const lead = before[0]?.text.toLowerCase() ?? "";
  const told =
    count === 1 &&
    words.length === 2 &&
    ANY_CORNERS.has(lead) &&
    COUNTED_HEADS.has(single[0]?.text.toLowerCase() ?? "");
  const known = told || CORNERS.has(lead) || (count > 1 && MORE_CORNERS.has(lead)) || areColumns(words, count);
  if (
    corner === 1 &&
    known &&
    rows > 1 &&
    hasLetters(single) &&
    areDistinct(words) &&
    !words.some(({ text }) => matches(text, NUMBER))
  )
    return { corner, width: 1 };
  if (count > 1 && corner >= 0 && !before.some(({ text }) => matches(text, NUMBER)) && areDistinct(single)) {
    if (areTimes(single)) return { corner, width: 1 };
    const counted = count >= FEWEST_COUNTED && isRising(single) ? countedBy(before) : null;
    if (counted) return { corner, width: 1, ...counted };
    const headed =
      single.every(({ text }) => matches(text, INITIALS) && !isSmallWord(text.toLowerCase())) ||
      single.every(({ text }) => CONTRASTED.has(text.toLowerCase())) ||
      (count >= FEWEST_COUNTED && words.every(isHeadWord));
    if (headed && rows > 1 && corner < 2) return { corner, width: 1 };
  }
  const pairs = words.slice(-2 * count);
  const [first] = pairs;
  const numbered =
    pairs.length === 2 * count &&
    pairs.every(({ text }, at) => (at % 2 === 0 ? text === first?.text : matches(text, COUNT)));
  const isCounted = numbered && STEP_NOUNS.has(singular((first?.text ?? "").toLowerCase()));
  return isCounted && words.length === pairs.length ? { corner: 0, width: 2 } : null;
}

/** How many words of a line are its name, where so many numbers follow it; null where they do not. */
function labelled({ words }: Line, count: number): number | null {
  const label = words.slice(0, -count);
  const [last] = label.slice(-1);
  if (words.length < count || !words.slice(-count).every(({ text }) => matches(text, NUMBER))) return null;
  if (!last || label.length > 4) return null;
  const loose = label.length > 1 && NUMBER.test(last.text); // the "1" of "Ann 1 200", which may be a part of its number
  const stepped = label.length === 2 && STEP_NOUNS.has(singular((label[0]?.text ?? "").toLowerCase()));
  const named = hasLetters(label) ? !loose || stepped : label.length === 1 && isTime(last);
  return named ? label.length : null;
}

type Edit = { at: number; gone: number; put: string };

/** The edits of a table with this head; null where its lines are none. */
function editsOf(head: Line, body: readonly Line[], text: string): Edit[] | null {
  const [top] = body;
  if (!top) return null;
  const run = top.words.length - (top.words.findLastIndex(({ text: word }) => !NUMBER.test(word)) + 1);
  const bare = body.length === 1 && run === top.words.length; // numbers alone under their times
  for (const count of bare ? [run] : [run, run - 1]) {
    const heads = count < 1 ? null : headOf(head.words, count, body.length);
    const labels = bare ? [0] : body.map((line) => labelled(line, count));
    if (!heads || labels.includes(null) || (bare && heads.corner > 0)) continue;
    const cut = ({ end }: Word): Edit => ({ at: end, gone: 1, put: "\t" });
    const colon = (word: Word | undefined): Edit[] =>
      word?.text.endsWith(":") ? [{ at: word.end - 1, gone: 2, put: "\t" }] : word ? [cut(word)] : [];
    const cells = head.words.slice(heads.corner);
    const names = cells.flatMap((word, at) => [
      ...(heads.before ? [{ at: word.start, gone: 0, put: heads.before }] : []),
      ...(heads.behind ? [{ at: word.end, gone: 0, put: heads.behind }] : []),
      ...(at % heads.width === heads.width - 1 && at < cells.length - 1 ? [cut(word)] : []),
    ]);
    const corner =
      heads.corner > 0 ? colon(head.words[heads.corner - 1]) : bare ? [] : [{ at: head.start, gone: 0, put: "\t" }];
    const rows = body.flatMap(({ words }, at) => {
      const label = labels[at] ?? 0;
      return [...(label > 0 ? colon(words[label - 1]) : []), ...words.slice(label, -1).map(cut)];
    });
    return [...corner, ...names, ...rows].filter(({ at, gone }) => gone === 0 || text[at + gone - 1] === " ");
  }
  return null;
}

/** Null where the lines of the text are no such table. */
export function spacedCells(text: string): Squeezed | null {
  if (!text.includes("\n") || matches(text, LAID_OUT)) return null;
  const lines = linesOf(text);
  const [first, second] = lines;
  if (!first || !second) return null;
  const captioned =
    lines.length > 2 && hasLetters(first.words) && !first.words.some(({ text: word }) => NUMBER.test(word));
  const edits = editsOf(first, lines.slice(1), text) ?? (captioned ? editsOf(second, lines.slice(2), text) : null);
  if (!edits) return null;
  let out = "";
  let from = 0;
  const shifts: Shift[] = [];
  for (const { at, gone, put } of edits) {
    out += text.slice(from, at) + put;
    from = at + gone;
    shifts.push({ at: out.length, gone: from - out.length });
  }
  const changed = out + text.slice(from);
  return changed.length > MAX_TEXT_LENGTH ? null : { text: changed, back: backBy(shifts) };
}
