/**
 * Bare hours that go on from a time of day, each right in front of its own figure: "9am 4, 10 7, 11 15, noon 22" → 10 and 11 are
 * hours; "8 am: 12, 9: 25, 10: 31". Not "9am 4, 10 and 7", nor "at 9am 4 cats, 10 dogs 7 hens".
 */
import type { Scan } from "../../../text/scan.ts";
import { type AxisMark, type Figure, isAxis, isFigure, type Mention } from "../../mention.ts";
import { axisMark } from "../../times/axis-mark.ts";

const OWN = /^(?: |: ?| ?[=–→-]>? ?)[$€£]?$/u; // catches " " and ": ", not ", "
const NEXT = /^%?(?:[,;] ?(?:and |then |at |by )?| and |\n)(?:at |by )?$/u; // catches ", " and " and ", not " people, "
const MOST_APART = 6;
const DAY = 24;

/** The hour that goes on from the one before; null where it does not. */
function hourAfter(before: number, { value, bare }: Figure): number | null {
  if (!bare || !Number.isInteger(value) || value < 1 || value > DAY) return null;
  const later = [value, value + DAY / 2].find((hour) => hour > before && hour - before <= MOST_APART);
  return later ?? null;
}

/** The mentions with such hours as times. */
export function hourRuns(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const from = mentions.findIndex((mention) => isAxis(mention) && mention.family === "clock");
  const figures = mentions.filter(isFigure).length;
  const clocks = mentions.filter((mention) => isAxis(mention) && mention.family === "clock").length;
  if (from < 0 || figures < clocks + 2) return mentions;
  const between = (one: Mention, two: Mention): string => scan.text.slice(one.end, two.start);
  const hours = new Map<Mention, AxisMark>();
  let before = 0;
  for (let at = from; at < mentions.length; at += 2) {
    const [time, value, last] = [mentions[at], mentions[at + 1], mentions[at - 1]];
    if (!time || !value || !isFigure(value) || !OWN.test(between(time, value))) return mentions;
    if (at > from && last && !NEXT.test(between(last, time))) return mentions;
    const hour = isFigure(time) ? hourAfter(before, time) : isAxis(time) && time.family === "clock" ? time.order : null;
    if (hour === null || hour <= before) return mentions;
    before = hour;
    if (isFigure(time))
      hours.set(
        time,
        axisMark({ scan, from: time.from, to: time.to, family: "clock", order: hour, position: hour / 8766 }),
      );
  }
  return hours.size > 0 ? mentions.map((mention) => hours.get(mention) ?? mention) : mentions;
}
