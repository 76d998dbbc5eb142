/** Times that depend on their neighbours: "the 10th" beside "17 April", "by 9" beside "noon", "from 9 to 5" on weekdays. */

import { MONTHS, YEARS_OF } from "../../../lexicon/calendar.ts";
import { wordSet } from "../../../lexicon/closed-class.ts";
import { isNumberAt, lowerAt, type Scan, says, tokenAt } from "../../../text/scan.ts";
import { type AxisMark, type Figure, isAxis, isFigure, type Mention } from "../../mention.ts";
import { axisMark } from "../../times/axis-mark.ts";
import { sideOf } from "./placed-labels.ts";

const clockOf = (scan: Scan, { from, to, value }: Figure): AxisMark =>
  axisMark({ scan, from, to, family: "clock", order: value, position: value / 8766 });

const MINUTES = /^(?:1?\d|2[0-3])\.[0-5][05]$/; // catches "8.15", not "8.1"
const LEVEL_VERBS = wordSet("stood stands stayed stays held remained sat was is peaked stuck");
const HOUR_LEADS = wordSet("by at until from around");

/** "on 24 June at 9 in room 3", "Friday at 7": an hour right behind its day. */
const isHourOf = (scan: Scan, mentions: readonly Mention[], { from, value, bare }: Figure): boolean =>
  bare &&
  value <= 24 &&
  Number.isInteger(value) &&
  lowerAt(scan, from - 1) === "at" &&
  mentions.some((day) => isAxis(day) && ["date", "weekday"].includes(day.family) && day.to === from - 1) &&
  mentions.filter(isAxis).length === 1;

/** "By 9 turnout stood at 6%, by noon 21%": bare hours beside clock times. */
export function bareHours(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!mentions.some((mention) => isAxis(mention) && mention.family === "clock")) return openingHours(scan, mentions);
  const clocks = mentions.filter((mention) => isAxis(mention) && mention.family === "clock").length;
  const figures = mentions.filter(isFigure);
  const isLevel = ({ from }: Mention): boolean => LEVEL_VERBS.has(lowerAt(scan, from - 2)); // "29 °C by noon, the lab stayed at 23"
  const hours = figures.filter(
    (figure) =>
      figure.bare &&
      figure.value <= 24 &&
      Number.isInteger(figure.value) &&
      ["at", "by"].includes(lowerAt(scan, figure.from - 1)) &&
      !isLevel(figure),
  );
  const even = hours.length > 0 && clocks + hours.length === figures.length - hours.length; // "3 at 8 am, 12 at 9"
  const behind = ({ from }: Mention): boolean => {
    const lead = HOUR_LEADS.has(lowerAt(scan, from)) ? from : from - 1;
    return ["at", "by"].includes(lowerAt(scan, lead)) && figures.some(({ to }) => to === lead);
  };
  const led = mentions.some((mention) => isAxis(mention) && mention.family === "clock" && behind(mention)); // "19.5 at midnight, 18.2 at 3"
  return mentions.map((mention) => {
    const at = isFigure(mention) && HOUR_LEADS.has(lowerAt(scan, mention.from - 1));
    if (at && MINUTES.test(tokenAt(scan, mention.from).text) && mention.bare) return clockOf(scan, mention); // "at 8.15" beside "at 7 pm"
    if (!isFigure(mention) || !mention.bare || mention.value > 24 || !Number.isInteger(mention.value)) return mention;
    if (led && behind(mention)) return clockOf(scan, mention);
    if (even && hours.includes(mention)) return clockOf(scan, mention);
    const next = lowerAt(scan, mention.to);
    if (!HOUR_LEADS.has(lowerAt(scan, mention.from - 1)) || ["(", "%"].includes(next)) return mention;
    if (lowerAt(scan, mention.from - 1) === "at" && (isLevel(mention) || ![",", ".", "", "and"].includes(next)))
      return mention;
    const [one = 0, two = 0] = [1, 3].map((step) => Number(tokenAt(scan, mention.to + step).text));
    if (mention.value < one && one < two && two <= 24) return mention; // "led by 5, 9 and 14 points", "at 6, 9 and 12 o'clock"
    const units = mentions.filter((other) => isFigure(other) && !other.bare).length;
    return units === 0 ? mention : clockOf(scan, mention);
  });
}

const OPEN_WORDS: readonly string[] = ["open", "opens", "opening", "closed", "hotline"];

/** "Monday to Friday from 9 to 5", "open 9-5": two bare hours beside days or words of opening. */
function openingHours(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const weekly = mentions.some((mention) => isAxis(mention) && mention.family === "weekday");
  const told = says(scan, OPEN_WORDS);
  const dated = mentions.some((mention) => isAxis(mention) && mention.family === "date");
  if (!weekly && !told && !dated) return mentions;
  const figures = mentions.filter(isFigure);
  const pairs = new Set(figures.filter((figure) => isHourOf(scan, mentions, figure)));
  for (const [at, first] of figures.entries()) {
    const second = figures[at + 1];
    const linked =
      second && ["to", "–", "-", "till", "until"].includes(lowerAt(scan, first.to)) && second.from === first.to + 1;
    const hours = [first, second].every((hour) => hour?.bare && hour.value <= 24 && Number.isInteger(hour.value));
    const led =
      ["from", "open", "opening", "opens"].includes(lowerAt(scan, first.from - 1)) ||
      tokenAt(scan, first.from - 1).kind === "word";
    if (linked && hours && led && (figures.length === 2 || told)) {
      pairs.add(first);
      pairs.add(second);
    }
  }
  return mentions.map((mention) => {
    const band = told && isAxis(mention) && mention.family === "band" && mention.shy === true;
    if (!band && !(isFigure(mention) && pairs.has(mention))) return mention;
    const order = isFigure(mention) ? mention.value : mention.order;
    return axisMark({ scan, from: mention.from, to: mention.to, family: "clock", order, position: order / 8766 });
  });
}

const dayIn = ({ name }: AxisMark): number => Number(/\d{1,2}/u.exec(name)?.[0] ?? 1); // catches "17", not "April"

/** "17 April … the 10th … the 3rd": days of the month named nearest. */
export function daysOfMonth(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const dates = mentions.filter(isAxis).filter(({ family }) => family === "date");
  if (dates.length === 0) return mentions;
  return mentions.map((mention) => {
    const day =
      lowerAt(scan, mention.from - 1) === "the" && isNumberAt(scan, mention.from) && mention.to - mention.from === 2;
    const noun = tokenAt(scan, mention.to);
    if (noun.kind === "word" && noun.text !== noun.lower && !MONTHS.has(noun.lower)) return mention; // "the 3rd XI"
    if (!day || isFigure(mention) || (isAxis(mention) && mention.family !== "step")) return mention;
    const dayNumber = Number(tokenAt(scan, mention.from).text);
    const before = dates.findLast(({ to }) => to <= mention.from);
    const near =
      before && dayNumber > dayIn(before)
        ? before // "1 May 24, by the 15th 31, 1 June 38"
        : dates.toSorted((a, b) => Math.abs(a.from - mention.from) - Math.abs(b.from - mention.from))[0];
    if (!near) return mention;
    const monthName = /\p{L}{3,}/u.exec(near.name)?.[0] ?? ""; // catches "April", not "17"
    const nearDay = dayIn(near);
    const position = near.order + (dayNumber - nearDay) / 372;
    const named = /^\d/u.test(near.name) ? `${dayNumber} ${monthName}` : `${monthName} ${dayNumber}`; // catches "17 April", not "April 17"
    return axisMark({
      scan,
      from: mention.from,
      to: mention.to,
      family: "date",
      order: position,
      position,
      name: named,
    });
  });
}

const STEP_LEADS = wordSet("by at after on in to until");

/** "by day 1 20 sign-ups, by 3 some 75, by 7 already 300": a number behind the same small word counts the same steps. */
export function elidedSteps(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const leadOf = ({ from }: AxisMark): string => {
    const [inside, before] = [lowerAt(scan, from), lowerAt(scan, from - 1)];
    return STEP_LEADS.has(inside) ? inside : before;
  };
  const model = mentions
    .filter(isAxis)
    .find(
      (axis) =>
        ["step", "band", "duration"].includes(axis.family) &&
        axis.through === undefined &&
        STEP_LEADS.has(leadOf(axis)),
    );
  if (!model) return mentions;
  const lead = leadOf(model);
  const settled = mentions.map((mention): Mention => {
    if (!isFigure(mention) || mention.unit || mention.scaled || mention.from < model.to) return mention;
    if (lowerAt(scan, mention.from - 1) !== lead || !Number.isInteger(mention.value) || mention.value > 120)
      return mention;
    const each = model.family === "duration" ? (YEARS_OF.get(model.noun ?? "") ?? 1) : 1;
    const shown = String(mention.value);
    const named = model.noun && model.family !== "band" ? nounName(model, shown) : shown;
    const { from, to, start, end } = mention;
    return { ...model, from, to, start, end, name: named, order: mention.value * each, position: null };
  });
  const axes = settled.filter(isAxis).filter(({ family }) => family === model.family);
  const counting = axes.every(({ order }, at) => at === 0 || order === (axes[at - 1]?.order ?? 0) + 1); // "sprint 41 …; in sprint 42 …; in 43"
  return axes.length > 2 &&
    (counting ||
      sideOf(settled, axes) ||
      sideOf(settled, settled.filter(isAxis)) ||
      axes.length === settled.filter(isFigure).length)
    ? settled
    : mentions;
}

const nounName = ({ noun = "", family }: AxisMark, count: string): string =>
  family === "duration" ? `${count} ${noun}s` : `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${count}`;
