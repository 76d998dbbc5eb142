/**
 * Durations that a text writes as a clock does: "24:31", "1:15:02", "6h 10", "2 h 15". As slots: 24.52 minutes or 1471
 * seconds; an answer may take either, and a time of day that is a name is none.
 */
import type { Slot } from "./slots.ts";

const CLOCK = /(?<![\d:.])(\d{1,3}):([0-5]\d)(?::([0-5]\d))?(?:\.(\d{1,3}))?(?![\d:])/gu; // catches "24:31" and "1:15:02", not "4:5"
const HOURS =
  /(?<![\d.])(\d{1,2})\s?(?:h|hrs?|hours?)\s(?:and\s)?([0-5]?\d)(?:\s?m(?:in(?:ute)?s?)?)?(?![\p{L}\d:]|\.\d)/giu; // catches "6h 10" and "1 h 15 min", not "2 h 15 km"

const slotOf = ({ 0: said, index = 0 }: RegExpMatchArray, seconds: number, bases: readonly number[]): Slot => ({
  start: index,
  end: index + said.length,
  values: bases.map((base) => seconds / base),
  unit: null,
  part: true,
  basis: { spans: [], how: `${said} as a duration` },
});

export const clockSlots = (text: string): Slot[] => [
  ...[...text.matchAll(CLOCK)].map((match) => {
    const [, first, second, third, part = "0"] = match;
    const fraction = Number(`0.${part}`);
    return third === undefined
      ? slotOf(match, 60 * Number(first) + Number(second) + fraction, [60, 1])
      : slotOf(match, 3600 * Number(first) + 60 * Number(second) + Number(third) + fraction, [60, 3600, 1]);
  }),
  ...[...text.matchAll(HOURS)].map((match) =>
    slotOf(match, 3600 * Number(match[1]) + 60 * Number(match[2]), [60, 3600]),
  ),
];
