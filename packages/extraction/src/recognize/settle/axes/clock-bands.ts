/**
 * "0900-1100 142, 1100-1300 188", "9-11am 142, 11am-1pm 188", "9-11 142, 11-1 188, 1-3 121": stretches of a day in front of their figures.
 * Bare hours only where each begins where the last one ended. Not "Mon 9:00-17:00, Tue 9:00-13:00", nor "2019-2020 5".
 */
import { matches } from "../../../text/needs/matches.ts";
import { isNumberAt, type Scan } from "../../../text/scan.ts";
import { type AxisMark, isAxis, type Mention } from "../../mention.ts";
import { figureAt } from "../../numbers/figures.ts";
import { axisMark } from "../../times/axis-mark.ts";

const TIME = "(?:[01]?\\d|2[0-4])(?::?(?:00|15|30|45))? ?(?:[ap]m)?";
const STRETCH = new RegExp(
  `(?<![\\p{L}\\d.,:$€£/–-])(${TIME}) ?(?:[-–]|to) ?(${TIME})(?!:?\\d\\d)(?=(?: ?[:=|\\t]| [-–])? ?[$€£]?\\d)(?![\\p{L}\\d])`,
  "giu",
); // catches "0900-1100" and "9-11am" in front of " 142", not "9-11 staff"
const HINT = /\d ?(?:[ap]m)? ?(?:[-–]|to) ?\d/iu; // catches "9-11" and "9am-11", not "9, 11"
const FEWEST_BARE = 3;
const DAY = 24;

type Stretch = { start: number; end: number; from: number; to: number; told: boolean; late: boolean };

/** The hour that is typed: 9 for "9", "0900" and "9am", 13 for "1pm". */
function hourOf(typed: string): number {
  const digits = /^\d+/u.exec(typed)?.[0] ?? ""; // catches "0900", not ":00"
  const minutes = /:(\d\d)/u.exec(typed)?.[1] ?? (digits.length > 2 ? digits.slice(-2) : "0"); // catches "30" of "9:30", not of "930"
  const hour = Number(digits.length > 2 ? digits.slice(0, -2) : digits);
  const half = /pm/iu.test(typed) && hour < 12 ? 12 : 0; // catches "1pm", not "1am"
  return hour + half + Number(minutes) / 60;
}

const stretchesOf = (text: string): Stretch[] =>
  [...text.matchAll(STRETCH)].map(({ index, 0: found, 1: first = "", 2: last = "" }) => ({
    start: index,
    end: index + found.trimEnd().length,
    from: hourOf(first),
    to: hourOf(last),
    told: /:|[ap]m|\d{4}/iu.test(found), // catches "9am" and "0900", not "9-11"
    late: hourOf(first) >= 18 && /^\d{4}/u.test(first), // catches "1900", which may be a year, not "9"
  }));

const goesOn = (last: Stretch | undefined, { from }: Stretch): boolean =>
  last === undefined || (last.to - from) % (DAY / 2) === 0;

function markOf(scan: Scan, { start, end }: Stretch, order: number): AxisMark | null {
  const from = scan.tokens.findIndex((token) => token.start === start);
  const to = scan.tokens.findIndex((token) => token.end === end) + 1;
  return from >= 0 && to > from ? axisMark({ scan, from, to, family: "clock", order }) : null;
}

export function clockBands(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!matches(scan.text, HINT)) return mentions;
  const bands = stretchesOf(scan.text);
  const [first, ...more] = bands;
  if (!first || more.length === 0 || bands.every(({ late }) => late)) return mentions;
  const chained = bands.every((band, at) => goesOn(bands[at - 1], band));
  const marked = bands.some((band) => band.told);
  if (!(marked ? bands.length > 1 : chained && bands.length >= FEWEST_BARE)) return mentions;
  const known = bands.every(({ start, end }) =>
    mentions.some((mention) => isAxis(mention) && mention.start === start && mention.end === end),
  );
  if (known) return mentions; // "5–6 am: 3"
  const marks = bands.flatMap((band, at) => markOf(scan, band, at) ?? []);
  if (marks.length < bands.length) return mentions;
  const kept = mentions.filter(({ start, end }) => !bands.some((band) => start < band.end && end > band.start));
  const lost = marks.flatMap(({ to }) => {
    const at = isNumberAt(scan, to) ? to : to + 1;
    const told = kept.some((mention) => mention.from <= at && at < mention.to);
    return told ? [] : (figureAt(scan, at) ?? []); // "0900-1100 142" as a whole might be a phone number
  });
  return [...kept, ...marks, ...lost].toSorted((one, other) => one.start - other.start);
}
