/**
 * Dates in digits in front of a figure each: "1/5 12, 1/6 15", "01.05. 12 Gäste", "05/01/24 30 06/01/24 42", "2024-01 30", "5-Jan: 30",
 * "Jan-24 30", "Mon 5/1 30". Two at least, one after the other in time; not "Ann 4/5, Ben 3/5" nor "1/2 12, 1/4 9" of pipes.
 */

import { MONTHS, WEEKDAYS } from "../../../lexicon/calendar.ts";
import { matches } from "../../../text/needs/matches.ts";
import { lowerAt, type Scan } from "../../../text/scan.ts";
import type { Mention } from "../../mention.ts";
import { figureAt } from "../../numbers/figures.ts";
import { axisMark } from "../../times/axis-mark.ts";

type Parts = { day?: number; month: number; year?: number };
type Found = { start: number; end: number; parts: Parts };

/** One way to write a date, and what its groups tell; two where days and months may stand either way round. */
type Form = { pattern: RegExp; ways: readonly ((groups: readonly string[]) => Parts)[] };

const NAMES = "jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec";
const BEHIND = "(?=:? |[:=\\t;,|]|-(?!\\d)|$)";
const fullYear = (digits = ""): number => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));
const named = (word = ""): number => MONTHS.get(word.toLowerCase()) ?? 0;

const FORMS: readonly Form[] = [
  {
    pattern: new RegExp(`(?<![\\d./,'’-])(\\d\\d?)/(\\d\\d?)${BEHIND}`, "gu"), // catches "1/5" and "12/05", not "120/80" or "2022/23"
    ways: [
      ([day, month]) => ({ day: Number(day), month: Number(month) }),
      ([month, day]) => ({ day: Number(day), month: Number(month) }),
    ],
  },
  {
    pattern: /(?<![\d./,-])(\d\d?)\.(\d\d?)\.(?=:? |[:=\t;|])/gu, // catches "01.05." and "1.5.", not "1.5" or "1.5.2024"
    ways: [([day, month]) => ({ day: Number(day), month: Number(month) })],
  },
  {
    pattern: new RegExp(`(?<![\\d./,-])(\\d\\d?)([/.-])(\\d\\d?)\\2((?:20)?\\d\\d)${BEHIND}`, "gu"), // catches "05/01/24" and "5.1.2024", not "1/2/3"
    ways: [
      ([day, , month, year]) => ({ day: Number(day), month: Number(month), year: fullYear(year) }),
      ([month, , day, year]) => ({ day: Number(day), month: Number(month), year: fullYear(year) }),
    ],
  },
  {
    pattern: new RegExp(`(?<![\\d./,-])((?:19|20)\\d\\d)-(0[1-9]|1[0-2])${BEHIND}`, "gu"), // catches "2024-01", not "2022-23" or "2024-01-05"
    ways: [([year, month]) => ({ year: Number(year), month: Number(month) })],
  },
  {
    pattern: new RegExp(`(?<![\\d./,-])(\\d\\d?)-(${NAMES})(?:-((?:20)?\\d\\d))?${BEHIND}`, "giu"), // catches "5-Jan" and "5-Jan-24", not "Mar-24"
    ways: [
      ([day, month, year]) => ({ day: Number(day), month: named(month), ...(year ? { year: fullYear(year) } : {}) }),
    ],
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\d./-])(${NAMES})-?((?:20)?\\d\\d)${BEHIND}`, "giu"), // catches "Jan-24" and "Jan24", not "5-Jan-24" or "Jan 24"
    ways: [([month, year]) => ({ month: named(month), year: fullYear(year) })],
  },
];

const FEWEST = 2;
const FIGURE = /^(?:\s?(?:[:=|;,]|->?|[–—→>]))?\s*[-+−~<>]?[$€£¥₹]?\d/u; // catches ": 12", ",12" and " -5", not " of 12" or ", walk"
const HEAD = /(?:^|[\n,;:|•(]|\d[%\p{L}°]{0,6}\.?|[-–—]) *$/u; // catches what stands in front of an item, not "Ann "
const WORD_HEAD = /\p{L} *$/u; // catches the heading in front of the first item alone, not "12 "
const DAY_BEFORE = /(?<!\p{L})(\p{L}{2,9})[ ,.] ?$/u; // catches the "Mon " of "Mon 5/1", not "12 "

const ORDINARY_FRACTIONS: ReadonlySet<string> = new Set(["2", "3", "4", "8", "16"]);

const inYear = ({ day = 1, month }: Parts): number => (month - 1) / 12 + (day - 1) / 372;
const isDate = ({ day = 1, month, year = 2000 }: Parts): boolean =>
  day >= 1 && day <= 31 && month >= 1 && month <= 12 && year >= 1900 && year <= 2100;

/** Places in time of dates that follow one another, once round the end of a year at most; null for others. */
function placesOf(dates: readonly Parts[]): number[] | null {
  if (!dates.every(isDate)) return null;
  const places: number[] = [];
  let years = 0;
  for (const date of dates) {
    const last = places.at(-1);
    const plain = (date.year ?? 0) + inYear(date);
    if (last !== undefined && date.year === undefined && plain + years <= last && last % 1 > 0.7 && plain < 0.3)
      years++;
    if (last !== undefined && plain + years <= last) return null;
    places.push(plain + years);
  }
  return places;
}

/** The dates of one form that stand in front of figures, where all of that form do. */
function foundIn(text: string, { pattern, ways }: Form): { found: Found[]; places: number[] } | null {
  const matches = [...text.matchAll(pattern)].map((match) => ({
    groups: match.slice(1).map((group) => group ?? ""),
    start: match.index,
    end: match.index + match[0].length,
  }));
  if (matches.length < FEWEST) return null;
  const placed = matches.every(({ start, end }, at) => {
    const before = text.slice(Math.max(0, start - 12), start);
    const weekday = WEEKDAYS.has((DAY_BEFORE.exec(before)?.[1] ?? "").toLowerCase());
    return FIGURE.test(text.slice(end)) && (weekday || HEAD.test(before) || (at === 0 && WORD_HEAD.test(before)));
  });
  if (!placed) return null;
  const fractions = matches.every(({ groups }) => groups.length === 2 && ORDINARY_FRACTIONS.has(groups[1] ?? ""));
  if (fractions) return null;
  const read = ways.flatMap((way) => {
    const dates = matches.map(({ groups }) => way(groups));
    const places = placesOf(dates);
    return places
      ? [{ places, found: matches.map(({ start, end }, at) => ({ start, end, parts: dates[at] ?? { month: 1 } })) }]
      : [];
  });
  const span = ({ places }: { places: readonly number[] }): number => (places.at(-1) ?? 0) - (places[0] ?? 0);
  return read.toSorted((one, two) => span(one) - span(two))[0] ?? null;
}

/** Places in time of names that are dates of one form, each later than the one before it; null for others. */
export function datePlaces(names: readonly string[]): number[] | null {
  for (const { pattern, ways } of FORMS) {
    const matches = names.map((name) => [...`${name}:`.matchAll(pattern)][0] ?? [...`${name}.:`.matchAll(pattern)][0]);
    if (!matches.every((match) => match?.index === 0)) continue;
    const read = ways.flatMap(
      (way) => placesOf(matches.map((match) => way(match?.slice(1).map((one) => one ?? "") ?? []))) ?? [],
    );
    const whole = matches.every(
      (match, at) => match?.[0].replace(/\.$/u, "").length === names[at]?.replace(/\.$/u, "").length,
    ); // catches the end of "1.5.", not "1.5"
    if (read.length >= names.length && whole) return read.slice(0, names.length);
  }
  return null;
}

const SEASONS_OF = (text: string): boolean =>
  [...text.matchAll(/(?<!\d)(\d{4})-(\d\d)(?!\d)/gu)].every(
    ([, first, last]) => (Number(first) + 1) % 100 === Number(last),
  ); // catches "2010-11", not "2010-2011"

const TYPED = /\d[/.-]\d|\d-[a-z]{3}|[a-z]{3,4}-?\d\d/iu; // catches "1/5", "5-Jan" and "Jan24", not "5 Jan"

export function typedDates(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const { text } = scan;
  if (!matches(text, TYPED)) return mentions;
  for (const [at, form] of FORMS.entries()) {
    const dates = foundIn(text, form);
    if (!dates || (at === 3 && SEASONS_OF(text))) continue;
    const others = dates.found.map(({ start, end, parts }, place) =>
      markOf(scan, start, end, parts, dates.places[place] ?? 0),
    );
    const marks = others.flatMap((one) => one ?? []);
    if (marks.length < dates.found.length * 2) continue;
    return [
      ...mentions.filter(({ from, to }) => !marks.some((mark) => mark.from < to && from < mark.to)),
      ...marks,
    ].toSorted((one, two) => one.from - two.from);
  }
  return mentions;
}

const SEPARATORS: ReadonlySet<string> = new Set([":", "=", "|", ";", ",", "–", "→", ">"]);

/** The date, with its weekday, and the figure behind it. */
function markOf(scan: Scan, start: number, end: number, { day }: Parts, position: number): Mention[] | null {
  const first = scan.tokens.findIndex((token) => token.start === start);
  const to = scan.tokens.findIndex((token) => token.start >= end);
  if (first < 0 || to <= first || scan.tokens[to - 1]?.end !== end) return null;
  const from = WEEKDAYS.has(lowerAt(scan, first - 1)) ? first - 1 : first;
  const marked =
    SEPARATORS.has(lowerAt(scan, to)) || (lowerAt(scan, to) === "-" && scan.tokens[to + 1]?.spaced) ? 1 : 0;
  const signed = ["-", "+"].includes(lowerAt(scan, to + marked)) ? 1 : 0;
  const figure = figureAt(scan, to + marked + signed) ?? figureAt(scan, to + marked);
  if (!figure) return null;
  const family = day === undefined ? "month" : "date";
  return [axisMark({ scan, from, to, family, order: position, position }), figure];
}
