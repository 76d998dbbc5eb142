/**
 * Parts of days and of the week as places on an axis: "Sat mat 42, Sat eve 88, Sun mat 95" are three performances, and
 * "on a weekday" stands beside "on Saturdays" as a day does.
 */
import { wordSet } from "../../../lexicon/closed-class.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, says } from "../../../text/scan.ts";
import { type AxisMark, isAxis, type Mention } from "../../mention.ts";
import { axisMark } from "../../times/axis-mark.ts";

/** Words for parts of a day, and the hour at which they stand. */
const PARTS: ReadonlyMap<string, number> = new Map([
  ["early", 7],
  ["am", 8],
  ["breakfast", 8],
  ["brunch", 11],
  ["lunch", 13],
  ["matinee", 14.5],
  ["matinée", 14.5],
  ["mat", 14.5],
  ["pm", 15],
  ["tea", 16],
  ["teatime", 16],
  ["late", 18],
  ["dinner", 19],
  ["supper", 19],
  ["eve", 19.5],
  ["nite", 21],
]);

const isDay = (mention: Mention): mention is AxisMark => isAxis(mention) && mention.family === "weekday";

/** "Sat mat 42, Sat eve 88": each day with a part of it, where one day stands twice; not "Sat lunch" once. */
export function partsOfDays(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const days = mentions.filter(isDay);
  if (days.length < 3 || new Set(days.map(({ order }) => Math.floor(order))).size === days.length) return mentions;
  const parted = new Map<Mention, AxisMark>();
  for (const day of days) {
    const hour = day.to - day.from === 1 ? PARTS.get(lowerAt(scan, day.to)) : undefined;
    const free = mentions.every((other) => other === day || other.from > day.to || other.to <= day.to);
    if (hour === undefined || !free) continue;
    const order = Math.floor(day.order) + hour / 24;
    const mark = axisMark({ scan, from: day.from, to: day.to + 1, family: "weekday", order, position: order / 365.25 });
    parted.set(day, mark);
  }
  const whole = days.every((day) => parted.has(day) || !Number.isInteger(day.order));
  const orders = new Set(days.map((day) => parted.get(day)?.order ?? day.order));
  if (parted.size === 0 || !whole || orders.size < days.length) return mentions;
  return mentions.map((mention) => parted.get(mention) ?? mention);
}

const WORKDAYS = wordSet("weekday weekdays");
const WEEKENDS = wordSet("weekend weekends");
const WORKDAY = 3;
const WEEKEND = 6.5;

/** "240 on a weekday, 360 on Saturdays and 90 on Sundays", "at the weekend" beside "on Mondays": such a time stands among days. */
export function daysOfWeek(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, [...WORKDAYS, ...WEEKENDS]) || mentions.filter(isDay).length < 2) return mentions;
  const found = scan.tokens.flatMap(({ lower }, at): AxisMark[] => {
    const order = WORKDAYS.has(lower) ? WORKDAY : WEEKENDS.has(lower) ? WEEKEND : 0;
    const led = ["on", "at"].includes(lowerAt(scan, ["a", "the"].includes(lowerAt(scan, at - 1)) ? at - 2 : at - 1));
    const alone = !isWordAt(scan, at + 1) || ["and", "but", "with"].includes(lowerAt(scan, at + 1));
    const free = mentions.every(({ from, to }) => to <= at || from > at) && !isNumberAt(scan, at + 1);
    return order > 0 && led && alone && free
      ? [axisMark({ scan, from: at, to: at + 1, family: "weekday", order, position: order / 365.25 })]
      : [];
  });
  return found.length === 1 ? [...mentions, ...found].toSorted((a, b) => a.from - b.from) : mentions;
}
