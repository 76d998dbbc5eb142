/**
 * Hours with a point are no figures where a text keeps times: "Hair appt thurs 2.15, dentist fri 9.40", "Assembly at 9, break at 10.45,
 * lunch at 12.30, home at 3.15", "Trains leave at 7.12, 7.42 and 8.12". Every figure must be such an hour, behind "at" or a day, or one
 * of a row behind these. Not "Lunch at 4.50, cake at 2.20", which goes back, nor "Leeds 2.15, York 9.40".
 */
import { MONTHS, WEEKDAYS } from "../../lexicon/calendar.ts";
import { type Scan, says } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { withFiguresAside } from "../place.ts";

const VISITS = "appt appts appointment appointments dentist doctor gp vet haircut optician physio slot slots".split(
  " ",
);
const DAY =
  "assembly break lunch home doors bell register train trains bus buses leaves leave departs depart arrives arrive starts start film rehearsal registration kick".split(
    " ",
  );
const HOUR = /^(?:[1-9]|1\d|2[0-3])(?:\.[0-5]\d)?$/u; // catches "10.45" and "9", not "10.80" or "0.45"
const AT = /\b(?:at|till?|until|from|and|or) $|\d, $/iu; // catches "at " and "7.12, " in front of an hour, not "Leeds "
const DATED = [...WEEKDAYS.keys(), ...MONTHS.keys(), "today", "tomorrow"].filter((word) => word.length > 2).join("|");
const ON = new RegExp(`\\b(?:${DATED}|slots?:?)(?: at)? $`, "iu"); // catches "thurs " and "Friday at ", not "Leeds "
const NOON = 12;

/** Later than the one before, or past noon. */
const runsOn = (hours: readonly number[]): boolean =>
  hours.filter((hour, at) => at > 0 && hour <= (hours[at - 1] ?? 0)).length <= (Math.max(...hours) < NOON + 1 ? 1 : 0);

/** The mentions, such hours asides. */
export function dottedHours(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const visits = says(scan, VISITS);
  if (!scan.text.includes(".") || !(visits || says(scan, DAY))) return mentions;
  const figures = mentions.filter(isFigure);
  const words = figures.map(({ start, end }) => scan.text.slice(start, end));
  const dotted = words.filter((word) => word.includes(".")).length;
  if (dotted === 0 || !figures.every(({ unit }, at) => unit === null && HOUR.test(words[at] ?? ""))) return mentions;
  const led = figures.every(({ start }) => {
    const ahead = scan.text.slice(0, start);
    return AT.test(ahead) || (visits && ON.test(ahead));
  });
  if (!led || !(visits || runsOn(figures.map(({ value }) => value)))) return mentions;
  return withFiguresAside(scan, mentions, "a time of day");
}
