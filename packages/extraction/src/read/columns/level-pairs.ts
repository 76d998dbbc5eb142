/**
 * What several are and what they were, told clause by clause: "There were 40 murders, compared with 42 last year, and 33 thefts, compared
 * with 35", "Burglary took a dip to 86 cases from last year's 88, while fraud stands at 932 compared to 1,102" → Last year · Now of each.
 * Changes told beside are left out. Not "Leeds 3 against York 2", where two are held against each other.
 */
import { isSmallWord } from "../../lexicon/closed-class.ts";
import { type Figure, isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import { says } from "../../text/scan.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type Reading } from "../reading.ts";
import { relativeMark } from "../shapes/relative-mark.ts";
import * as words from "./level-words.ts";

const CUES: readonly string[] = ["compared", "comparison", "from", "against", "versus", "vs", "opposed"];
const FEWEST = 1;
const ITS = / (?:it|they|he|she|we|which|that)$/iu; // catches "family service it", not "its"
const REPORTED = /^(?:reported|recorded|registered|new|cases of) (?=\p{L})/u; // catches "reported " of "reported thefts", not "reported" alone

const SPAN = /\b(?:first|last|past|next|previous|full) $/iu; // catches "first " in front of "six months", not "at first, "

type Pair = { name: string; now: Figure; past: Figure };

/** The levels alone, without the changes told beside them. */
function levelsOf(text: string, figures: readonly Figure[]): Figure[] {
  return figures.filter(
    ({ start, end, numberEnd }) =>
      !SPAN.test(text.slice(0, start)) &&
      !words.CHANGE_AHEAD.test(text.slice(0, start)) &&
      !words.CHANGE_BEHIND.test(text.slice(Math.min(end, numberEnd))),
  );
}

/** What stands in front of a pair, without the time that the one before ends with. */
function leadOf(text: string, from: number, to: number): string {
  const lead = text.slice(from, to);
  const tail =
    /^(?: \p{Ll}+)?(?: ?(?:in )?(?:last year|the previous year|a year (?:earlier|before|ago)|the same period(?: last year| this year)?|this year|(?:19|20)\d\d))?/u; // catches " cases last year", not ", and"
  return lead.slice(tail.exec(lead)?.[0].length ?? 0);
}

function nameOf(text: string, lead: string, first: Figure, second: Figure): string {
  const counted = words.COUNTED.exec(text.slice(first.numberEnd, second.start))?.[1] ?? "";
  if (counted && words.COUNTED_AHEAD.test(lead)) return counted.replace(REPORTED, "");
  const clause = lead.slice(lead.lastIndexOf(": ") + 1).trimStart();
  const name = words.NAMED.exec(clause)?.[1] ?? "";
  const [start = ""] = name.toLowerCase().split(" ");
  return isSmallWord(start) || ITS.test(name) ? "" : name;
}

/** Every two levels under the name of what they are of; none where one is told otherwise. */
function pairsOf(text: string, levels: readonly Figure[]): Pair[] {
  const pairs: Pair[] = [];
  for (let at = 0; at < levels.length; at += 2) {
    const [one, two, last] = [levels[at], levels[at + 1], levels[at - 1]];
    if (!one || !two || one.unit?.symbol !== two.unit?.symbol) return [];
    const between = text.slice(one.end, two.start);
    const lead = leadOf(text, last?.end ?? 0, one.start);
    const old = words.FROM.test(lead);
    if (!(old ? words.OLD_FIRST : words.NEW_FIRST).test(between)) return [];
    const name = nameOf(text, lead, one, two);
    if (name === "" || isSmallWord(name.toLowerCase())) return [];
    pairs.push({ name, now: old ? two : one, past: old ? one : two });
  }
  return pairs;
}

const timeIn = (text: string, told: RegExp): string => (told.exec(text)?.[1] ?? "").replace(/^(?:in|the) /iu, ""); // catches "in " of "in 2011", not "inside"

const BEHIND = new RegExp(`^[^.;,\\d]{0,48}${words.PAST.source}`, "iu"); // catches " casualties in 2009" and " last year", not ", and"

/** One alone is told with when it was, and the best has no times for it. */
function isDated({ text }: Scan, [best]: readonly Ranked[], [pair]: readonly Pair[]): boolean {
  const timed = best?.reading.points.every(({ axis }) => axis !== undefined) === true;
  return !timed && pair !== undefined && pair.past.start > pair.now.end && BEHIND.test(text.slice(pair.past.numberEnd));
}

/** The best tells them already, the old ones first. */
function isTold({ points, cells, series }: Reading, pairs: readonly Pair[]): boolean {
  const [old = [], later = []] = cells.map((row) => row.map((cell) => cell?.spans[0]?.[0]));
  const alike = (row: readonly (number | undefined)[], own: readonly Figure[]): boolean =>
    row.length === own.length && own.every(({ start }) => row.includes(start));
  const [first, second] = points;
  if (/^(?:first|second|last)$/iu.test(first?.axis?.name ?? "")) return false; // catches "first" of "the first six months", not "last year"
  const named = (second?.axis?.name ?? second?.name ?? "") !== "" && series.every((name) => name !== "");
  return (
    named &&
    !words.PAST.test(second?.axis?.name ?? second?.name ?? "") &&
    alike(
      old,
      pairs.map(({ past }) => past),
    ) &&
    alike(
      later,
      pairs.map(({ now }) => now),
    )
  );
}

/** The readings, before them that of both levels. */
export function withLevelPairs(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const { text } = scan;
  if (rows.length === 0 || !says(scan, CUES)) return rows;
  const levels = levelsOf(text, mentions.filter(isFigure));
  if (levels.length < 2 * FEWEST || levels.length % 2 > 0) return rows;
  if (levels.some(({ basis, part, range }) => basis || part || range)) return rows;
  const pairs = pairsOf(text, levels);
  const names = new Set(pairs.map(({ name }) => name.toLowerCase()));
  if (pairs.length < FEWEST || names.size < pairs.length) return rows;
  if (rows[0] && isTold(rows[0].reading, pairs)) return rows;
  if (pairs.length === 1 && !isDated(scan, rows, pairs)) return rows;
  const past = timeIn(text, words.PAST) || "Before";
  const now = timeIn(text, words.PRESENT) || (past === "Before" ? "After" : "Now");
  const reading: Reading = {
    shape: "grid",
    series: pairs.map(({ name }) => name),
    points: [
      { name: past, axis: relativeMark(past, -9999) },
      { name: now, axis: relativeMark(now, 9999) },
    ],
    cells: [pairs.map((pair) => cellOf(pair.past)), pairs.map((pair) => cellOf(pair.now))],
    units: pairs.map((pair) => pair.now.unit ?? pair.past.unit),
    figures: levels,
    cost: 0,
  };
  const read = rank(reading, { figures: levels, cost: 0, total: null, foreign: 0 });
  return [{ ...read, score: 0, rule: { place: 0, behind: 0 } }, ...rows];
}
