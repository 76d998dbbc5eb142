/** For what time all values hold, in the text's words: "last year", "Q3 2024", "first week of May"; "" where points are times, or many are told. */
import { MONTHS, WEEKDAYS } from "../../lexicon/calendar.ts";
import type { Reading } from "../../read/reading.ts";
import type { Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";

const longNames = (names: ReadonlyMap<string, number>): string =>
  [...names.keys()].filter((name) => name.length > 3).join("|");

const MONTH = `(?:${longNames(MONTHS)}|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)\\b\\.?`;
const DAY = `(?:${longNames(WEEKDAYS)})`;
const YEAR = "(?:19|20)\\d\\d(?:[/–-](?:(?:19|20)?\\d\\d))?(?![/\\d]|[.,]\\d)";
const SPAN =
  "(?:year|quarter|month|week|weekend|fortnight|season|term|semester|half|summer|winter|autumn|spring|fall|school year|tax year|financial year|fiscal year)";
const PART = "(?:morning|afternoon|evening|night|lunchtime)";
const COUNT = "(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve)";

/** What tells a time by itself; the longest first where one begins like another. */
const TIMES: readonly string[] = [
  `(?:first|second|third|last|final|opening) (?:half|quarter|week|weekend|month|days?|season) of (?:the )?(?:${MONTH}(?: ${YEAR})?|${YEAR}|year|season|term)`,
  `(?:this|last|past|previous) (?:${SPAN}|${DAY}(?: ${PART})?|${PART}|${MONTH}|christmas|easter|ramadan)`,
  `(?:past|last) ${COUNT} (?:days|weeks|months|quarters|years|seasons)`,
  `${COUNT} months (?:to|ended|through) (?:the end of )?(?:\\d{1,2} )?${MONTH}(?: ${YEAR})?`,
  `(?:year|quarter) (?:ended|ending) (?:\\d{1,2} )?${MONTH}(?: \\d{1,2},)?(?: ${YEAR})?`,
  `\\d{1,2} ?[–-] ?\\d{1,2} ${MONTH}(?: ${YEAR})?`,
  `\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}(?: ${YEAR})?`,
  `${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?:, ${YEAR})?(?!\\d)`,
  `${MONTH}(?: ${YEAR})?`,
  `(?:q[1-4]|h[12])(?:[ -]${YEAR})?`,
  `fy ?\\d\\d(?:\\d\\d)?(?:[/-]\\d\\d)?`,
  `${DAY}(?: ${PART})?`,
  "so far(?: this (?:year|season|month|week))?|year to date",
  "today|yesterday|tonight",
  YEAR,
];
const TIME = new RegExp(`(?<![\\p{L}\\d$€£.,/–-])(?:${TIMES.join("|")})(?![\\p{L}\\d%])`, "giu"); // catches "last year" and "Q3 2024", not "lastly" or "2,024"

/** Told of another time than that of the values, or when it was told. */
const OTHER =
  /\b(?:since|until|till|before|after|from|than|by|founded|built|opened|born|vs\.?|versus|compared (?:with|to)|against|between|back in|as of|as at|ending|ended|landed|released|launched|signed|est\.|rev\.|(?:last )?(?:revised|updated|changed|seen)|and|or|to|expected|due|next|every|each|most|a|an)(?: the| in| on| of)? $|\b(?:said|told|announced|reported|showed|published|released|posted|issued|wrote|tweeted|updated?)\b[^.;:]{0,24}$/iu; // catches "since ", "published on ", not "sold in "
/** "If an election were held on Sunday": nothing was. */
const IF = /\bif\b[^.;:]{0,80}$/iu; // catches "if elections were held on ", not "gift on "
/** What is told of one of them by the way. */
const ASIDE = /[,(–—] ?(?:where|which|who|whose|whom|when)\b[^,.;:!?()]*$/iu; // catches ", where the mill shut in ", not "in Hull, in "
/** A year in front of a noun names it: "the 2019 flood", "2024 census". */
const NAMES_NEXT = /^ \p{L}{3,}/u; // catches " flood" and " Oregon fires", not ", we" or " – 12"
const IN = /\b(?:in|for|during|over|throughout|of|on) (?:the )?$/iu; // catches "in " and "during the ", not "inn "

const isYear = (words: string): boolean => /^(?:19|20)\d\d/u.test(words); // catches "2024" and "2024/25", not "May 2024"
const isShyMonth = (words: string): boolean => /^(?:may|march|august)$/u.test(words); // catches "may" of "you may", not "May"
const isDayOrMonth = (words: string): boolean =>
  !/\d|this|last|past|previous|so far|to date|today|yesterday|tonight|of/iu.test(words); // catches "Saturday", not "last Saturday"

const SENTENCE = /[.!?](?=\s|$)|\n/u; // catches ". ", not the point of "3.5"
const CLAUSE = /[,;:.!?](?=\s|$)/u; // catches ", " and "; ", not "2,100"

const BESIDE = /^:? ?\p{Sc}? ?$/u; // catches " " between "last year" and "21", not ", "

const BEHIND_WORDS = /^:? ?(?:\p{L}+ ){0,4}\p{Sc}? ?$/u; // catches " we made £" between "last year" and "480", not ", we made "

/** "(last year 21, 8 and 29)" and, behind the values, "last year we made £480": the time of numbers that are not shown. */
function isOfOthers(scan: Scan, mentions: readonly Mention[], { figures }: Reading, end: number): boolean {
  const next = mentions.find(({ kind, start }) => kind === "figure" && start >= end);
  const behind = figures.every(({ start }) => start < end);
  return (
    next !== undefined &&
    (behind ? BEHIND_WORDS : BESIDE).test(scan.text.slice(end, next.start)) &&
    !figures.some(({ start }) => start === next.start)
  );
}

/** It stands ahead of the first value or in a sentence with one, and not beside a number that is not shown. */
function holdsFor(scan: Scan, mentions: readonly Mention[], { figures }: Reading, at: number): boolean {
  const starts = figures.map(({ start }) => start);
  if (at < Math.min(...starts)) return true;
  const from = at - (scan.text.slice(0, at).split(SENTENCE).at(-1)?.length ?? 0);
  const to = at + (scan.text.slice(at).split(SENTENCE)[0]?.length ?? 0);
  const clause = at - (scan.text.slice(0, at).split(CLAUSE).at(-1)?.length ?? 0);
  const others = mentions.filter(({ kind, start }) => kind === "figure" && start >= clause && start < at);
  return starts.some((start) => start >= from && start < to) && others.every(({ start }) => starts.includes(start));
}

export function periodOf(scan: Scan, mentions: readonly Mention[], reading: Reading): string {
  const { text } = scan;
  const { points, used = [], figures, series } = reading;
  const axes = points.flatMap(({ axis }) => (axis ? [axis] : []));
  if (axes.length > 0) return "";
  const names = [...points.map(({ name }) => name), ...series].join("\n").toLowerCase();
  const found = [...text.matchAll(TIME)].filter(({ 0: words, index }) => {
    const [before, behind] = [text.slice(0, index), text.slice(index + words.length)];
    const isTaken =
      used.some(([from, to]) => from < index + words.length && to > index) ||
      figures.some(({ start, end }) => start < index + words.length && end > index) ||
      names.includes(words.toLowerCase());
    return !isTaken && !isShyMonth(words) && !(isYear(words) && NAMES_NEXT.test(behind) && !IN.test(before));
  });
  const told = found.filter(({ 0: words, index }) => {
    const before = text.slice(0, index);
    return (
      holdsFor(scan, mentions, reading, index) &&
      !isOfOthers(scan, mentions, reading, index + words.length) &&
      !OTHER.test(before) &&
      !IF.test(before) &&
      !ASIDE.test(before) &&
      !(isDayOrMonth(words) && !IN.test(before) && before.trim() !== "")
    );
  });
  const [one, more] = told;
  return one && !more && found.length === 1 ? one[0].replace(/\.$/u, "") : ""; // catches the point of "June.", not of "v1.2"
}
