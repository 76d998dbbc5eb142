/** Words of the calendar, as data. Numbers are places within the year, week or day. */
import { wordNumbers, wordSet } from "./closed-class.ts";

/** The year in which texts are taken to be typed, for what is past and what is to come: the reader has no clock, so that a text reads the same for ever. */
export const THIS_YEAR = 2026;

export const MONTHS = wordNumbers({
  1: "january jan jan. januar janvier enero",
  2: "february feb februar février febrero",
  3: "march mar märz mars marzo",
  4: "april apr avril abril",
  5: "may mai mayo",
  6: "june jun juni juin junio",
  7: "july jul juli juillet julio",
  8: "august aug août agosto",
  9: "september sept sep septembre septiembre",
  10: "october oct oktober okt octobre octubre",
  11: "november nov novembre noviembre",
  12: "december dec dezember dez décembre diciembre",
});
/** Month words that are other words too; months only when written with a capital. */
export const SHY_MONTHS = wordSet("may march mar mars sep dec jan august");

export const WEEKDAYS = wordNumbers({
  1: "monday mon mondays montag lundi",
  2: "tuesday tue tues tuesdays dienstag mardi",
  3: "wednesday wed weds wednesdays mittwoch mercredi",
  4: "thursday thu thur thurs thursdays donnerstag jeudi",
  5: "friday fri fridays freitag vendredi",
  6: "saturday sat saturdays samstag samedi",
  7: "sunday sun sundays sonntag dimanche",
});
export const SHY_WEEKDAYS = wordSet("sun sat wed");

export const SEASONS = wordNumbers({
  1: "spring",
  2: "summer",
  3: "autumn fall",
  4: "winter",
});
export const DAY_PARTS = wordNumbers({
  0: "midnight",
  5.5: "dawn",
  6: "sunrise",
  8: "morning mornings",
  12: "noon midday",
  12.5: "lunchtime",
  15: "afternoon afternoons",
  19: "evening evenings",
  20: "dusk sunset",
  22: "night nights bedtime",
});

/** Digits that may be a year of the last or this century. */
export const YEAR = /^(?:19|20)\d\d$/; // catches "2023", not "2300" or "2,023"

/** Things that are counted off one after the other: "week 3", "season two", "the second half". */
export const STEP_NOUNS: ReadonlySet<string> = new Set(
  (
    "day days week weeks wk month months year years yr season seasons round rounds quarter quarters half lap laps set sets game games match matches test tests " +
    "attempt attempts try phase phases stage stages step steps session sessions level levels sprint sprints wave waves cycle cycles trimester " +
    "semester semesters term terms grade grades class period periods hour hours minute minutes decade decades century edition editions meetup " +
    "version release episode episodes generation visit visits draft drafts trial trials mile km kilometre kilometer iteration iterations pass batch workshop event ep part"
  ).split(" "),
);

/** Years of one step of each length. */
export const YEARS_OF: ReadonlyMap<string, number> = new Map([
  ["minute", 1 / 525960],
  ["min", 1 / 525960],
  ["hour", 1 / 8766],
  ["h", 1 / 8766],
  ["day", 1 / 365.25],
  ["week", 7 / 365.25],
  ["wk", 7 / 365.25],
  ["month", 1 / 12],
  ["quarter", 0.25],
  ["half", 0.5],
  ["year", 1],
  ["yr", 1],
  ["yrs", 1],
  ["wks", 7 / 365.25],
  ["season", 1],
  ["decade", 10],
  ["century", 100],
]);

/** Words that say how often, and the step that they count by. */
export const OFTEN_ADVERBS: ReadonlyMap<string, string> = new Map([
  ["yearly", "year"],
  ["annually", "year"],
  ["monthly", "month"],
  ["weekly", "week"],
  ["daily", "day"],
]);
