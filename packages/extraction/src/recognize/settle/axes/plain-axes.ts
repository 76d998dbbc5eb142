/**
 * Places on an axis as people write them in a hurry: "M 3 T 4 W 2 T 6 F 1" are weekdays, "Mon 12th" is one date,
 * "12 in March, after 40 and 35 in January" tells of no "after".
 */

import { YEAR } from "../../../lexicon/calendar.ts";
import { matches } from "../../../text/needs/matches.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, says, tokenAt } from "../../../text/scan.ts";
import { type AxisMark, type Figure, isAxis, isFigure, type Mention } from "../../mention.ts";
import { figureAt } from "../../numbers/figures.ts";
import { aside, placeOf } from "../../place.ts";
import { axisMark } from "../../times/axis-mark.ts";
import { ORDINAL_TAIL } from "../../times/calendar-marks.ts";
import { yearAt } from "../../times/years.ts";

/** The mentions with others in the place of those that stand there. */
const placed = (mentions: readonly Mention[], others: readonly Mention[]): readonly Mention[] =>
  [
    ...mentions.filter(({ from, to }) => !others.some((other) => other.from < to && from < other.to)),
    ...others,
  ].toSorted((one, two) => one.from - two.from);

type Letters = { family: "weekday" | "month"; letters: string; names: readonly string[]; year: number };
const LETTERS: readonly Letters[] = [
  { family: "weekday", letters: "MTWTFSS", names: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], year: 365.25 },
  {
    family: "month",
    letters: "JFMAMJJASOND",
    names: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
    year: 12,
  },
];
const FEWEST_LETTERS = 4;
const MARKS = new Set([":", "=", "–", "-"]);

/** The figure behind a letter: "M 3", "M: 3", "M - 3". */
function behindLetter(scan: Scan, at: number): Figure | null {
  const marked = MARKS.has(lowerAt(scan, at + 1)) ? 1 : 0;
  const figure = figureAt(scan, at + 1 + marked);
  return figure?.from === at + 1 + marked && isNumberAt(scan, figure.from) ? figure : null;
}

/** The number alone, without the letter of the next item that is taken for its unit: "112" of "f 112 m 64". */
function withoutUnit(scan: Scan, figure: Figure): Figure {
  const { from } = figure;
  if (figure.to !== from + 2 || tokenAt(scan, from + 1).text.length > 1 || !isNumberAt(scan, from + 2)) return figure;
  const place = placeOf(scan, from, from + 1);
  const value = Number(tokenAt(scan, from).text);
  return { ...figure, ...place, value, unit: null, scaled: false, bare: true, numberEnd: place.end };
}

/** Letters with a figure each: capitals, or small ones where nothing else of the text is told so. */
function letterItems(scan: Scan, sort: RegExp): { letter: string; at: number; figure: Figure }[] {
  return scan.tokens.flatMap(({ text, spaced }, at) => {
    const figure = text.length === 1 && spaced && sort.test(text) ? behindLetter(scan, at) : null;
    return figure ? { letter: text.toUpperCase(), at, figure: withoutUnit(scan, figure) } : [];
  });
}

/** "M 3 T 4 W 2 T 6 F 1", "j 50 f 40 m 60 a 70 m 90 j 80 j 70": days of one week or months in turn, each with its figure; not "S 3 M 4 L 5". */
export function timeLetters(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const capitals = letterItems(scan, LETTER);
  const isSmall = capitals.length === 0;
  const items = isSmall ? letterItems(scan, SMALL_LETTER) : capitals;
  const word = items.map(({ letter }) => letter).join("");
  const told = LETTERS.find(({ letters }) => letters.repeat(2).includes(word));
  const fewest = isSmall ? FEWEST_SMALL : FEWEST_LETTERS;
  if (!told || word.length < fewest || word.length > told.letters.length) return mentions;
  const { family, letters, names, year } = told;
  const start = letters.repeat(2).indexOf(word);
  const marks = items.flatMap(({ at, figure }, place): Mention[] => {
    const position = (start + place) / year;
    const name = names[(start + place) % names.length] ?? "";
    return [axisMark({ scan, from: at, to: at + 1, family, order: start + place, position, name }), figure];
  });
  return placed(mentions, marks);
}

const LETTER = /[A-Z]/; // catches "M", not "m"
const SMALL_LETTER = /[a-z]/; // catches "m", not "M"
const FEWEST_SMALL = 6;

const LONGEST_MONTH = 31;

/** "Mon 12th 5, Tue 13th 8": a weekday and its day of the month are one date; not "Mon 12th floor 5". */
export function datedWeekdays(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, ORDINAL_TAIL)) return mentions;
  const days = mentions.filter(
    (mention): mention is AxisMark =>
      isAxis(mention) && mention.family === "weekday" && ORDINAL_TAIL.has(lowerAt(scan, mention.to + 1)),
  );
  const dated = days.every(
    ({ to }) => isNumberAt(scan, to) && !tokenAt(scan, to + 1).spaced && !isWordAt(scan, to + 2),
  );
  if (days.length < 2 || !dated) return mentions;
  let last = 0;
  const dates = days.map(({ from, to }) => {
    const day = Number(tokenAt(scan, to).text);
    last = day < last % LONGEST_MONTH ? day + LONGEST_MONTH : day;
    return axisMark({ scan, from, to: to + 2, family: "date", order: last, position: last / 372 });
  });
  return placed(mentions, dates);
}

const DOTTED = /(?<![\d.,])(\d\d?)\.(\d\d?)\.(?= [\d$€£])/g; // catches "12.03." in front of "1,4 mg", not "12.03" or "12.03.2024"
const COMMA = /(?<![\d,.])\d{1,3},\d{1,2}(?![\d,])/; // catches "1,4", not "1,400"
const DAYS_OF_YEAR = 372;

/** "12.03. 1,4 mg/dl, 19.03. 1,2 mg/dl": days and months with their points. */
export function dottedDates(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (scan.mark !== "," && !matches(scan.text, COMMA) && !says(scan, ["am", "vom"])) return mentions;
  const dates = [...scan.text.matchAll(DOTTED)].flatMap(({ index, 0: text, 1: day, 2: month }) => {
    const from = scan.tokens.findIndex(({ start }) => start === index);
    const to = scan.tokens.findIndex(({ start }) => start >= index + text.length);
    const position = (Number(month) - 1) / 12 + (Number(day) - 1) / DAYS_OF_YEAR;
    const dated = from >= 0 && to > from && Number(day) <= LONGEST_MONTH && Number(month) <= 12;
    return dated ? axisMark({ scan, from, to, family: "date", order: position, position }) : [];
  });
  return dates.length < 2 ? mentions : placed(mentions, dates);
}

const CALENDAR: ReadonlySet<string> = new Set(["year", "month", "quarter", "weekday", "season", "date"]);

const LOOSE = /, after [$€£₹₦]?[\d.,]+[km%]?(?: and [$€£₹₦]?[\d.,]+[km%]?)? in \p{L}/iu; // catches ", after 780 and 350 in January", not ", after 900 and 100."

/** "410 in March, after 780 and 350 in January": what came before, and no time of its own beside months. */
export function looseAfter(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, ["after"]) || !matches(scan.text, LOOSE)) return mentions;
  const axes = mentions.filter(isAxis);
  const loose = axes.find(({ from, shy }) => shy && lowerAt(scan, from) === "after" && lowerAt(scan, from - 1) === ",");
  const dated = axes.every((axis) => axis === loose || CALENDAR.has(axis.family));
  const next = loose && mentions[mentions.indexOf(loose) + 1];
  if (!loose || !dated || axes.length < 3 || next?.from !== loose.to) return mentions;
  const pairs = mentions.filter((mention) => isFigure(mention) && mention.to <= loose.from).length > 1; // "910 adults and 640 children, after 780 and 350 in January"
  const timeless = !pairs && lowerAt(scan, next.to) === "and"; // "after 780 and 350 in January", not "after 780 in Q2"
  return placed(mentions, [aside(scan, loose.from, timeless ? next.to : loose.to, "what came before")]);
}

/** "Membership 2020 112, 2021 98": a year with its figure, where others stand beside it, and no number of a card. */
export function yearsBesideFigures(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const isYear = (mention: Mention): boolean => mention.kind === "axis" && mention.family === "year";
  const others = mentions.filter((mention, at) => isYear(mention) && mentions[at + 1]?.from === mention.to);
  if (others.length < 2) return mentions;
  return mentions.flatMap((mention) => {
    const pair = mention.kind === "aside" && mention.to === mention.from + 2 && YEAR.test(lowerAt(scan, mention.from));
    const [year, figure] = pair ? [yearAt(scan, mention.from), figureAt(scan, mention.from + 1)] : [null, null];
    return year && figure?.to === mention.to ? [year, figure] : [mention];
  });
}
