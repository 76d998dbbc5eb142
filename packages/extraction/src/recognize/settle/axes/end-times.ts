/**
 * The ends of months and years as offices write them are times: "17.6% at end-June", "$2.4bn at end-2023", "44% at year-end". Not "a year-end
 * bonus", which tells of a thing.
 */

import { MONTHS, YEAR } from "../../../lexicon/calendar.ts";
import { matches } from "../../../text/needs/matches.ts";
import { isWordAt, lowerAt, type Scan, tokenAt } from "../../../text/scan.ts";
import type { AxisMark, Mention } from "../../mention.ts";
import { axisMark } from "../../times/axis-mark.ts";

const HYPHENED =
  /(?<![\p{L}\d])(?:(?:end|mid|early|late)-([A-Z][a-z]{2,8}|(?:19|20)\d\d)|(?:year|quarter|month)-end)(?![\p{L}\d-])/u; // catches "end-June", "mid-2023" and "year-end", not "end-user"
const ALL = new RegExp(HYPHENED.source, "gu");
const OPENS = new Set("by at in on since and was is it we the from of with to had has were are".split(" "));
const PARTS: Readonly<Record<string, number>> = { early: 0.15, mid: 0.5, late: 0.85, end: 0.98 };
/** Behind the times of the calendar, ahead of now. */
const LAST_END = -0.01;

/** Such a time where it stands for itself: in front of a mark, a number or a small word. */
function markOf(scan: Scan, [words, told = ""]: RegExpMatchArray, start: number): AxisMark | null {
  const from = scan.tokens.findIndex((token) => token.start === start);
  const to = scan.tokens.findIndex((token) => token.start >= start + words.length);
  const end = to < 0 ? scan.tokens.length : to;
  if (from < 0 || (isWordAt(scan, end) && !OPENS.has(lowerAt(scan, end)))) return null;
  const part = PARTS[words.slice(0, words.indexOf("-")).toLowerCase()] ?? 0;
  const month = MONTHS.get(told.toLowerCase());
  const year = YEAR.test(told)
    ? Number(told)
    : YEAR.test(tokenAt(scan, end).text)
      ? Number(tokenAt(scan, end).text)
      : 0;
  const isDated = month !== undefined && year > 0;
  const position = month === undefined ? year + part : year + (month - 1 + part) / 12;
  if (month === undefined && year === 0)
    return told === ""
      ? axisMark({ scan, from, to: end, family: "relative", order: LAST_END, position: LAST_END })
      : null;
  const family = month === undefined ? "year" : "month";
  return axisMark({ scan, from, to: isDated && !YEAR.test(told) ? end + 1 : end, family, order: position, position });
}

/** The mentions with such times in the place of what stands there. */
export function endTimes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!matches(scan.text, HYPHENED)) return mentions;
  const times = [...scan.text.matchAll(ALL)].flatMap((found) => markOf(scan, found, found.index) ?? []);
  const stays = ({ from, to }: Mention): boolean => !times.some((time) => time.from < to && from < time.to);
  return [...mentions.filter(stays), ...times].toSorted((one, two) => one.from - two.from);
}
