/**
 * Months, dates, weekdays, seasons: "17 April", "Jan 2024", "Mon", "spring 2019".
 * Not: "may" as a verb, "Sun" in mid-sentence as a star.
 */

import { DAY_PARTS, MONTHS, SEASONS, SHY_MONTHS, SHY_WEEKDAYS, WEEKDAYS, YEAR } from "../../lexicon/calendar.ts";
import { wordSet } from "../../lexicon/closed-class.ts";
import { isCapitalAt, isNumberAt, isWordAt, lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import type { AxisMark } from "../mention.ts";
import { currencyAt } from "../numbers/unit-at.ts";
import { axisMark } from "./axis-mark.ts";

const DAY = /^(?:[12]?\d|3[01])$/; // catches "17", not "42"
export const ORDINAL_TAIL = wordSet("st nd rd th");

export const yearAfter = (scan: Scan, at: number): { year: number; to: number } | null => {
  const comma = [",", "of", "/"].includes(lowerAt(scan, at)) ? 1 : 0;
  const quote = lowerAt(scan, at) === "'" && !tokenAt(scan, at + 1).spaced ? 1 : 0;
  if (quote && /^\d\d$/u.test(tokenAt(scan, at + 1).text))
    return { year: 2000 + Number(tokenAt(scan, at + 1).text), to: at + 2 }; // catches "24", not "2024"
  const token = tokenAt(scan, at + comma);
  if (token.kind !== "number" || !YEAR.test(token.text)) return null;
  const year = Number(token.text);
  const end = at + comma + 1;
  const winter = lowerAt(scan, end) === "/" && Number(lowerAt(scan, end + 1)) === (year + 1) % 100; // "2022/23"
  return { year, to: winter ? end + 2 : end };
};

const POSSESSIVE = /['’]s$/u; // catches "April's", not "mars"
const PLAIN_SHORT = wordSet("jan dec sep");
const besideMonths = (scan: Scan, word: string): boolean =>
  word !== "may" &&
  [...MONTHS.keys()].some((other) => other !== word && !SHY_MONTHS.has(other) && scan.words.has(other));

const monthOf = (scan: Scan, at: number): number | undefined => {
  if (!isWordAt(scan, at)) return undefined;
  const own = lowerAt(scan, at);
  const word = own.endsWith("s") ? own.replace(POSSESSIVE, "") : own;
  const month = MONTHS.get(word);
  if (month === undefined || (word === "mars" && !besideMonths(scan, word))) return undefined; // the planet
  const next = lowerAt(scan, at + 1);
  if (
    SHY_MONTHS.has(word) &&
    !PLAIN_SHORT.has(word) &&
    !besideMonths(scan, word) &&
    !isCapitalAt(scan, at) &&
    ![":", "–"].includes(next) &&
    !isNumberAt(scan, at + 1) &&
    !["in", "by", "since"].includes(lowerAt(scan, at - 1))
  )
    return undefined;
  return month;
};

const dayAt = (scan: Scan, at: number): { day: number; to: number } | null => {
  const token = tokenAt(scan, at);
  if (token.kind !== "number" || !DAY.test(token.text) || token.text === "0") return null;
  const tail = ORDINAL_TAIL.has(lowerAt(scan, at + 1)) && !tokenAt(scan, at + 1).spaced ? 1 : 0;
  return { day: Number(token.text), to: at + 1 + tail };
};

const timeOf = (year: number | undefined, month: number, day = 1): number =>
  (year ?? 0) + (month - 1) / 12 + (day - 1) / 372;

/** "17 April", "April 17", "17th of April 2024", "2024-04-17", "the 10th" after another date. */
export function dateAt(scan: Scan, at: number): AxisMark | null {
  const below = lowerAt(scan, at - 1) === "-" && !tokenAt(scan, at).spaced && tokenAt(scan, at - 1).spaced; // "jan low -4 feb high 5"
  const first = !isNumberAt(scan, at) || below || currencyAt(scan, at - 1) ? null : dayAt(scan, at);
  const range =
    first && ["-", "–"].includes(lowerAt(scan, first.to)) && !tokenAt(scan, first.to).spaced
      ? dayAt(scan, first.to + 1)
      : null;
  const day = range ?? first;
  if (day) {
    const until = ["-", "–", "to"].includes(lowerAt(scan, day.to)) ? dayAt(scan, day.to + 1) : null;
    if (until && monthOf(scan, until.to) !== undefined) {
      const position = timeOf(undefined, monthOf(scan, until.to) ?? 1, day.day);
      return axisMark({ scan, from: at, to: until.to + 1, family: "date", order: position, position });
    }
    const of = lowerAt(scan, day.to) === "of" ? 1 : 0;
    const month = monthOf(scan, day.to + of);
    if (month === undefined) return null;
    const dotted = lowerAt(scan, day.to + of + 1) === "." && isNumberAt(scan, day.to + of + 2) ? 1 : 0;
    const end = day.to + of + 1 + dotted;
    const year = yearAfter(scan, end);
    const position = timeOf(year?.year, month, day.day);
    return axisMark({ scan, from: at, to: year?.to ?? end, family: "date", order: position, position });
  }
  const month = monthOf(scan, at);
  if (month === undefined) return null;
  const dayNext = dayAt(scan, at + 1);
  const next = lowerAt(scan, dayNext?.to ?? at);
  const counted = next === "of" && ["them", "us"].includes(lowerAt(scan, (dayNext?.to ?? at) + 1)); // "by March 11 of them"
  const clock =
    next === ":" && isNumberAt(scan, (dayNext?.to ?? at) + 1) && !tokenAt(scan, (dayNext?.to ?? at) + 1).spaced; // "Jan 16:20"
  if (!dayNext || counted || clock || next === "%" || tokenAt(scan, at + 1).start !== tokenAt(scan, at).end + 1)
    return null;
  const marked =
    dayNext.to > at + 2 ||
    ["on", "by", "until", "since", "from", "("].includes(lowerAt(scan, at - 1)) ||
    yearAfter(scan, dayNext.to) !== null ||
    isNumberAt(scan, dayNext.to) ||
    [":", "–"].includes(lowerAt(scan, dayNext.to)) ||
    (at === 2 && lowerAt(scan, dayNext.to) === "(" && isWordAt(scan, dayNext.to + 1)); // "OSLO, Jan 14 (Reuters)"
  if (!marked) return null;
  const year = yearAfter(scan, dayNext.to);
  const position = timeOf(year?.year, month, dayNext.day);
  return axisMark({ scan, from: at, to: year?.to ?? dayNext.to, family: "date", order: position, position });
}

/** "January", "Jan 2024", "mid-April". */
export function monthAt(scan: Scan, at: number): AxisMark | null {
  const month = monthOf(scan, at);
  if (month === undefined) return null;
  const dot =
    lowerAt(scan, at + 1) === "." && isNumberAt(scan, at + 2) && YEAR.test(tokenAt(scan, at + 2).text) ? 1 : 0;
  const year = yearAfter(scan, at + 1 + dot);
  const shyComma = lowerAt(scan, at + 1) === "," && year;
  const told = lowerAt(scan, at - 1) === "last" && scan.tokens.slice(0, at).some(({ lower }) => MONTHS.has(lower));
  const last = told ? -1 : undefined; // "4.5% in February, 4.75% last November", not "410 last July, 530 in October"
  const position = timeOf(shyComma ? undefined : (year?.year ?? last), month);
  const to = year && !shyComma ? year.to : at + 1;
  const name = POSSESSIVE.test(tokenAt(scan, at).text) ? tokenAt(scan, at).text.slice(0, -2) : undefined;
  return axisMark({ scan, from: at, to, family: "month", order: position, position, ...(name ? { name } : {}) });
}

/** What makes a weekday the name of one day in the year: "Black Friday", "Palm Sunday". */
const NAMED_DAYS = wordSet(
  "black good cyber giving shrove pancake ash maundy holy palm easter whit super bloody mothering remembrance",
);

/** A text that abbreviates other days: "wed" and "sat" are days there as well. */
const ABBREVIATED = /\b(?:mon|tues?|thu(?:rs?)?|fri)\b/iu; // catches "tue ☁️ 19", not "Tuesday" or "Monet"

/** "Monday", "Tue", "weekdays". */
export function weekdayAt(scan: Scan, at: number): AxisMark | null {
  if (NAMED_DAYS.has(lowerAt(scan, at - 1))) return null;
  const plain = lowerAt(scan, at);
  const owns = plain.length > 7 && says(scan, WEEKDAYS.keys()); // "Thursday's rain" beside "on Monday"
  const word = owns ? plain.replace(POSSESSIVE, "") : plain;
  const day = WEEKDAYS.get(word);
  if (
    day === undefined ||
    (SHY_WEEKDAYS.has(word) &&
      !isCapitalAt(scan, at) &&
      !ABBREVIATED.test(scan.text) &&
      ![":", "–", "/", "→", "="].includes(lowerAt(scan, at + 1)) &&
      !isNumberAt(scan, at + 1))
  )
    return null;
  const hour = DAY_PARTS.get(lowerAt(scan, at + 1));
  const order = day + (hour ?? 0) / 24;
  const name = hour === undefined ? tokenAt(scan, at).text.slice(0, word.length) : undefined; // "Monday morning"
  const to = at + (hour === undefined ? 1 : 2);
  return axisMark({
    scan,
    from: at,
    to,
    family: "weekday",
    order,
    position: order / 365.25,
    ...(name ? { name } : {}),
  });
}

/** Crops that are called by when they are sown: "winter wheat". */
const SOWN = wordSet("wheat barley rapeseed canola oats rye squash cabbage cabbages");

/** "spring", "winter 2023"; a season that only tells when the whole was stays context. */
export function seasonAt(scan: Scan, at: number): AxisMark | null {
  const season = SEASONS.get(lowerAt(scan, at));
  if (season === undefined || lowerAt(scan, at - 1) === "a") return null; // "a winter of hill work", "a spring clean"
  if (SOWN.has(lowerAt(scan, at + 1))) return null;
  if (lowerAt(scan, at) === "fall" && !isCapitalAt(scan, at) && !["in", "and", ","].includes(lowerAt(scan, at - 1)))
    return null;
  const year = yearAfter(scan, at + 1);
  const shyComma = lowerAt(scan, at + 1) === ",";
  const position = (year && !shyComma ? year.year : 0) + (season - 1) / 4;
  return axisMark({
    scan,
    from: at,
    to: year && !shyComma ? year.to : at + 1,
    family: "season",
    order: position,
    position,
  });
}

/** "spring 2023", "winter 2022": before the year alone is found in it. */
export const datedSeasonAt = (scan: Scan, at: number): AxisMark | null => {
  const season = seasonAt(scan, at);
  return season && season.to > at + 1 ? season : null;
};
