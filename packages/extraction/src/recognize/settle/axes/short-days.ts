/**
 * Days of a week in two letters, in their order, each with its figure: "Mo 8,200 Tu 11,340 We 6,075", "mo: 30, tu: 12, we: 0", "M 9, T 8, W 7, Th 5". Not "Mo 12
 * goals, Salah 10".
 */
import { lowerAt, type Scan } from "../../../text/scan.ts";
import { type AxisMark, isAxis, isFigure, type Mention } from "../../mention.ts";
import { figureAt } from "../../numbers/figures.ts";
import { axisMark } from "../../times/axis-mark.ts";

/** As they are shortened in English and in German, and in one letter beside "Th". */
const WEEKS: readonly (readonly string[])[] = [
  ["mo", "tu", "we", "th", "fr", "sa", "su"],
  ["mo", "di", "mi", "do", "fr", "sa", "so"],
  ["m", "t", "w", "th", "f", "sa", "su"],
  ["m", "tu", "w", "th", "f", "sa", "su"],
];
const WEEK = 7;
const MARKS: ReadonlySet<string> = new Set([":", "=", "–", "-"]);
const FEWEST = 3;
const YEAR = 365.25;

/** Whether a figure stands behind the word, or the mark behind it. */
const hasFigure = (scan: Scan, at: number): boolean => {
  const next = MARKS.has(lowerAt(scan, at + 1)) ? at + 2 : at + 1;
  return figureAt(scan, next)?.from === next;
};

/** The tokens that are days of such a week, one after the other; null where they are not. */
function placesIn(scan: Scan, week: readonly string[]): { places: readonly number[]; first: number } | null {
  const places = scan.tokens.flatMap(({ lower }, at) => (week.includes(lower) && hasFigure(scan, at) ? [at] : []));
  const days = places.map((at) => week.indexOf(lowerAt(scan, at)));
  const inTurn = days.every((day, at) => at === 0 || (day - (days[at - 1] ?? 0) + WEEK) % WEEK === 1);
  const [first] = days;
  return first !== undefined && days.length >= FEWEST && inTurn ? { places, first } : null;
}

export function shortDays(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!["th", "mo", "tu", "we", "di", "mi"].some((day) => scan.words.has(day))) return mentions;
  const found = WEEKS.flatMap((week) => placesIn(scan, week) ?? []).toSorted(
    (a, b) => b.places.length - a.places.length,
  )[0];
  if (!found) return mentions;
  const { places, first } = found;
  const marks = places.map((from, at): AxisMark => {
    const order = first + at;
    return axisMark({ scan, from, to: from + 1, family: "weekday", order, position: order / YEAR });
  });
  const free = mentions.flatMap((mention): readonly Mention[] => {
    if (!marks.some(({ from, to }) => mention.from < to && from < mention.to)) return [mention];
    const figure =
      isAxis(mention) || isFigure(mention) ? null : (figureAt(scan, mention.to - 1) ?? figureAt(scan, mention.to - 2)); // the "12" of a name "Mo 12", the "8k" of "m 8k"
    return figure ? [figure] : [];
  });
  return [...free, ...marks].toSorted((one, two) => one.from - two.from);
}
