/**
 * Months with the last two digits of a year, without a mark: "8.8% (Oct 22), 2.9% (Oct 23) and 2.2% (Sep 24)" → Oct '22 …; only where they
 * stand in the order of years, and not in that of days, or the same month goes back year by year. Not "Oct 22, Oct 29 and Nov 5".
 */
import { MONTHS } from "../lexicon/calendar.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const NAMES = [...MONTHS.keys()].filter((name) => name.length > 2).join("|");
const MARK = new RegExp(
  `(?<![\\p{L}\\d]|\\d )(${NAMES})\\.? ([12]\\d|3[0-9])(?![\\d:/]|[.,]\\d|(?:st|nd|rd|th)\\b|,? (?:19|20)\\d\\d| ?(?:%|${NAMES})\\b)`,
  "giu",
); // catches "Oct 22", not "Oct 5", "22 Oct" or "Oct 22, 2024"
const NUMBERS = /(?<![\p{L}\d.,])(?!(?:19|20)\d\d(?!\d))\d[\d.,]*/gu; // catches "8.8", not "2023" or the 3 of "Q3"
const FEWEST = 2;

type Mark = { month: number; number: number };

const isRising = (values: readonly number[]): boolean =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0));
const isOrdered = (values: readonly number[]): boolean => isRising(values) || isRising(values.toReversed());

/** Whether the numbers behind the months tell years. */
function tellYears(marks: readonly Mark[]): boolean {
  const dates = marks.map(({ month, number }) => month * 40 + number);
  const years = marks.map(({ month, number }) => number * 40 + month);
  const same = marks.every(({ month }) => month === marks[0]?.month);
  const next = marks.every(({ number }, at) => at === 0 || number === (marks[at - 1]?.number ?? 0) - 1); // days in turn go up
  return isOrdered(years) && (same ? next : !isOrdered(dates));
}

/** Null where no year is told so. */
export function monthYears(text: string): Squeezed | null {
  const marks = [...text.matchAll(MARK)].map(
    ([, month = "", number = ""]): Mark => ({
      month: MONTHS.get(month.toLowerCase()) ?? 0,
      number: Number(number),
    }),
  );
  const values = text.replace(MARK, "").match(NUMBERS)?.length ?? 0; // catches each mark, then "8.8"
  if (marks.length < FEWEST || values < marks.length || !tellYears(marks)) return null;
  return without(text, MARK, (found) => found.replace(/ (?=\d)/u, " '")); // catches the blank in front of "22"
}
