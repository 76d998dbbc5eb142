/**
 * Times told from the one before: "two after", "the week before", "at 11" behind "10pm". Each is settled from the nearest
 * time in front of it, so that every reader sees what it means.
 */
import { YEARS_OF } from "../../../lexicon/calendar.ts";
import { lowerAt, type Scan } from "../../../text/scan.ts";
import type { AxisMark, Mention } from "../../mention.ts";

/** "after an hour 38, after four 37": four hours. */
function sameSpan(axis: AxisMark, last: AxisMark): AxisMark {
  if (axis.family !== "duration" || axis.noun || last.family !== "duration" || !last.noun) return axis;
  const { shy: _, ...firm } = axis;
  const order = axis.order * (YEARS_OF.get(last.noun) ?? 1);
  const plural = last.name.endsWith("s") ? last.name.slice(last.name.indexOf(" ") + 1) : `${last.noun}s`;
  return {
    ...firm,
    noun: last.noun,
    name: `${axis.name} ${axis.order === 1 ? last.noun : plural}`,
    order,
    position: order,
  };
}

/** Orders beyond are of words that tell no distance: "before", "initially". */
const NAMELESS = 10;
/** Months without a year have small orders. */
const FIRST_YEAR = 1000;

/** "week 48 …, the week before": week 47; "last year …, the year before": two years back. */
function oneBefore(scan: Scan, axis: AxisMark, last: AxisMark): AxisMark {
  const told = axis.family === "relative" && axis.to - axis.from === 3 && lowerAt(scan, axis.to - 1) === "before";
  const lead = lowerAt(scan, axis.from);
  const noun = lowerAt(scan, axis.from + 1);
  if (!told || !["the", "a"].includes(lead)) return axis;
  if (noun === "year" && last.family === "month" && last.position !== null && last.order > FIRST_YEAR)
    return { ...axis, family: last.family, order: last.order - 1, position: last.position - 1 }; // "June 2024 …, the year before"
  if (lead === "a") return axis;
  if (last.family === "step" && last.noun === noun && last.order > 1) {
    const { from, to, start, end } = axis;
    const name = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${last.order - 1}`;
    return { ...last, from, to, start, end, name, order: last.order - 1, position: null };
  }
  return last.family === "relative" && last.order < 0 && last.order > -NAMELESS
    ? { ...axis, order: last.order - (Number.isInteger(last.order) ? 1 : (YEARS_OF.get(noun) ?? 1)) }
    : axis;
}

/** "at 10pm …; at 11 …": an hour told without its half of the day goes on from the one before. */
const sameHalf = (axis: AxisMark, last: AxisMark): AxisMark =>
  axis.family === "clock" &&
  last.family === "clock" &&
  last.order >= 12 &&
  axis.order < 12 &&
  /^(?:\d{1,2}|\p{L}+)$/u.test(axis.name) && // catches "11" and "one", not "11am"
  axis.order + 12 > last.order
    ? { ...axis, order: axis.order + 12, position: (axis.order + 12) / 8766 }
    : axis;

/** "at 10 150, at 2 150": past noon, where an early hour comes behind a late one of the morning. */
const pastNoon = (axis: AxisMark, last: AxisMark): AxisMark =>
  axis.family === "clock" &&
  last.family === "clock" &&
  last.order < 12 &&
  axis.order < 8 &&
  axis.order < last.order &&
  /^\d{1,2}$/u.test(axis.name) // catches "2", not "2am"
    ? { ...axis, order: axis.order + 12, position: (axis.order + 12) / 8766 }
    : axis;

/** Times that depend on the one before them. */
export function chainedTimes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  let last: AxisMark | null = null;
  return mentions.map((mention) => {
    if (mention.kind !== "axis") return mention;
    const own: AxisMark = last
      ? pastNoon(sameHalf(oneBefore(scan, sameSpan(mention, last), last), last), last)
      : mention;
    if (!own.shy) last = own;
    return own;
  });
}
