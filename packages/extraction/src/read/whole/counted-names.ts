/**
 * What columns or points that were only counted ("1", "2", "Leg 3") are called, where the text says it in another place:
 * "(gold–silver–bronze)", "four legs (swim, bike, run, paddle)", "swift nests, 2016 on: …", "2022–24", "day by day since
 * Monday", "Tiers are Basic, Plus and Max".
 */

import { STEP_NOUNS } from "../../lexicon/calendar.ts";
import { singular } from "../../lexicon/morphology.ts";
import { isAxis, type Mention } from "../../recognize/mention.ts";
import { matches, matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading, ReadingPoint } from "../reading.ts";
import { expandThrough } from "../sentence/list-item.ts";
import { relativeMark } from "../shapes/relative-mark.ts";

const COUNTED = /^(?:(\p{L}+) )?(\d{1,2})$/u; // catches "1" and "Leg 3", not "2016"

/** Points called 1, 2, 3 …, none of them so in the text. */
function countedNoun({ text }: Scan, { points }: Reading): string | null {
  const names = points.map(({ name }) => COUNTED.exec(name));
  const [first] = names;
  const noun = first?.[1] ?? "";
  const alike = names.every((found, at) => found && (found[1] ?? "") === noun && Number(found[2]) === at + 1);
  const said = noun !== "" && new RegExp(`(?<!\\p{L})${noun}s? (?:1|one)(?![\\d\\p{L}])`, "iu").test(text); // catches "Week 1", not "week 12"
  return alike && points.length > 2 && !said ? noun : null;
}

const yearMark = (year: number, at: number): ReadingPoint => ({
  name: String(year),
  axis: { ...relativeMark(String(year), year, at), family: "year", position: year },
});

const ON = /(?<![\d.,$€£])((?:19|20)\d\d) on(?:wards?)?(?![\p{L}])|(?<!\p{L})since ((?:19|20)\d\d)(?!\d)/iu; // catches "2016 on" and "since 2019", not "2016 only"
const YEARLY =
  /\b(?:every|each) (?:year|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)\b|\d on(?:wards?)?\b|\b(?:annual|yearly|a year)\b/iu; // catches "every June", not "every week"
const OTHER_STEP =
  /\b(?:every|each) (?:two|three|four|five|other|second|\d+)\b|\b(?:month|week|quarter|day|hour)(?:ly|s)?\b/iu; // catches "every two years", not "every June"

/** "swift nests, 2016 on", "every June since 2019": one a year. */
function yearsOn({ text }: Scan, count: number): ReadingPoint[] | null {
  const found = matchIn(text, ON);
  const year = Number(found?.[1] ?? found?.[2]);
  if (!found || matches(text, OTHER_STEP) || !matches(text, YEARLY)) return null;
  return Array.from({ length: count }, (_, at) => yearMark(year + at, found.index));
}

const SPAN = /(?<![\d.,$€£])((?:19|20)\d\d) ?[–-] ?((?:19|20)?\d\d)(?![\d.,]*\d|%)/u; // catches "2022–24", not "2,022–24"

/** "2022–24": as many years as there are points. */
function yearSpan({ text }: Scan, count: number): ReadingPoint[] | null {
  const found = matchIn(text, SPAN);
  const [from, last] = [Number(found?.[1]), Number(found?.[2])];
  const to = last < 100 ? Math.floor(from / 100) * 100 + last : last;
  return found && to - from === count - 1
    ? Array.from({ length: count }, (_, at) => yearMark(from + at, found.index))
    : null;
}

/** "Quarterly sales: 310, 285, 270, 640". */
const quartersOf = ({ text }: Scan, count: number): ReadingPoint[] | null =>
  count === 4 && /\bquarterly\b/iu.test(text)
    ? Array.from({ length: count }, (_, at) => {
        const name = `Q${at + 1}`;
        return { name, axis: { ...relativeMark(name, at / 4), family: "quarter" } };
      })
    : null;

const SINCE = /\b(?:since|from) $/i; // catches "since " in front of "Monday", not "on "

/** "day by day since Monday": one a day. */
function daysOn({ text }: Scan, mentions: readonly Mention[], noun: string, count: number): ReadingPoint[] | null {
  const [day, more] = mentions.filter(isAxis).filter(({ family }) => family === "weekday");
  if (!day || more || noun !== "Day" || count > 7 || !SINCE.test(text.slice(0, day.start))) return null;
  const items = expandThrough(day, day.order + count - 1);
  return items.length === count ? items.map(({ name, axis }) => (axis ? { name, axis } : { name })) : null;
}

const ITEM = "\\p{L}[\\p{L}'’]*(?:[- ]\\p{L}[\\p{L}'’]*){0,2}";
const BRACKET = /\((\p{L}[\p{L}'’]*(?:(?:, | ?[/–] ?|[- ])\p{L}[\p{L}'’]*)+)(?:;[^)]*)?\)/gu; // catches "(swim, bike and run)" and "(gold–silver–bronze)", not "(n = 40)"
const HEAD = new RegExp(`(?:^|[.!?,] |\\n)(${ITEM}(?: / ${ITEM})+):? `, "u"); // catches "with pay / with hours / with boss: ", not "4 / 5"
const PARTS = /, and |, | and | ?[/–] ?|(?<=\p{L})-(?=\p{L})/gu; // catches the commas and the "-" of "win-draw-loss"

const LED = /^(with|on|in|by|at|for) /i; // catches "with " of "with hours"

/** "Satisfied with pay / with hours" → pay, hours: without what leads to the first and the small word of the others. */
function inLine([first = "", ...others]: readonly string[]): string[] {
  const leads = new Set(others.map((name) => LED.exec(name)?.[1]?.toLowerCase() ?? ""));
  const [lead = ""] = leads;
  const from = leads.size === 1 && lead !== "" ? first.toLowerCase().lastIndexOf(`${lead} `) : 0;
  return [first.slice(Math.max(0, from)), ...others].map((name) => name.replace(LED, "").trim());
}

/** A list of so many names in brackets, or at the head of the text. */
function listedNames({ text }: Scan, noun: string, count: number): ReadingPoint[] | null {
  const lists = [...text.matchAll(BRACKET), ...(noun === "" ? [matchIn(text, HEAD)] : [])].flatMap(
    (found) => found?.[1] ?? [],
  );
  for (const list of lists) {
    const names = inLine(list.split(PARTS));
    if (names.length === count && new Set(names.map((name) => name.toLowerCase())).size === count)
      return names.map((name) => ({ name }));
  }
  return null;
}

/** "Tiers are Basic, Plus and Max": told in a sentence of its own. */
function toldNames({ text }: Scan, noun: string, count: number): ReadingPoint[] | null {
  if (noun === "" || STEP_NOUNS.has(singular(noun.toLowerCase()))) return null;
  const told = new RegExp(`(?<!\\p{L})${noun}s (?:are|were|being) ([^.;:]+)`, "iu").exec(text);
  const names = told?.[1]?.split(/, and |, | and /u) ?? []; // catches ", " and " and "
  return names.length === count ? names.map((name) => ({ name: name.trim() })) : null;
}

/** The readings, the best under such names. */
export function withCountedNames(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const noun = best ? countedNoun(scan, best.reading) : null;
  if (!best || noun === null) return rows;
  const { points } = best.reading;
  const count = points.length;
  const yearly = noun === "" || noun === "Year";
  const named =
    (yearly ? (yearSpan(scan, count) ?? yearsOn(scan, count)) : null) ??
    (noun === "" ? quartersOf(scan, count) : null) ??
    daysOn(scan, mentions, noun, count) ??
    listedNames(scan, noun, count) ??
    toldNames(scan, noun, count);
  const taken = new Set(best.reading.series.map((name) => name.toLowerCase()));
  if (!named || named.some(({ name }) => taken.has(name.toLowerCase()))) return rows;
  return [{ ...best, reading: { ...best.reading, points: named } }, ...more];
}
