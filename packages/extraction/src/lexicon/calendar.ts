/** Words of the calendar, as data. Numbers are places within the year, week or day. */
export const MONTHS: ReadonlyMap<string, number> = new Map([
  ["january", 1], ["jan", 1], ["jan.", 1], ["february", 2], ["feb", 2], ["march", 3], ["mar", 3], ["april", 4], ["apr", 4],
  ["may", 5], ["june", 6], ["jun", 6], ["july", 7], ["jul", 7], ["august", 8], ["aug", 8], ["september", 9], ["sept", 9],
  ["sep", 9], ["october", 10], ["oct", 10], ["november", 11], ["nov", 11], ["december", 12], ["dec", 12],
  ["januar", 1], ["februar", 2], ["märz", 3], ["mai", 5], ["juni", 6], ["juli", 7], ["oktober", 10], ["dezember", 12], ["okt", 10], ["dez", 12],
  ["janvier", 1], ["février", 2], ["mars", 3], ["avril", 4], ["juin", 6], ["juillet", 7], ["août", 8], ["septembre", 9], ["octobre", 10],
  ["novembre", 11], ["décembre", 12], ["enero", 1], ["febrero", 2], ["marzo", 3], ["abril", 4], ["mayo", 5], ["junio", 6], ["julio", 7],
  ["agosto", 8], ["septiembre", 9], ["octubre", 10], ["noviembre", 11], ["diciembre", 12],
]);
/** Month words that are other words too; months only when written with a capital. */
export const SHY_MONTHS: ReadonlySet<string> = new Set(["may", "march", "mar", "mars", "sep", "dec", "jan", "august"]);

export const WEEKDAYS: ReadonlyMap<string, number> = new Map([
  ["monday", 1], ["mon", 1], ["tuesday", 2], ["tue", 2], ["tues", 2], ["wednesday", 3], ["wed", 3], ["thursday", 4], ["thu", 4],
  ["thur", 4], ["thurs", 4], ["friday", 5], ["fri", 5], ["saturday", 6], ["sat", 6], ["sunday", 7], ["sun", 7],
  ["mondays", 1], ["tuesdays", 2], ["wednesdays", 3], ["thursdays", 4], ["fridays", 5], ["saturdays", 6], ["sundays", 7],
  ["montag", 1], ["dienstag", 2], ["mittwoch", 3], ["donnerstag", 4], ["freitag", 5], ["samstag", 6], ["sonntag", 7],
  ["lundi", 1], ["mardi", 2], ["mercredi", 3], ["jeudi", 4], ["vendredi", 5], ["samedi", 6], ["dimanche", 7],
]);
export const SHY_WEEKDAYS: ReadonlySet<string> = new Set(["sun", "sat", "wed", "mon"]);

export const SEASONS: ReadonlyMap<string, number> = new Map([
  ["spring", 1], ["summer", 2], ["autumn", 3], ["fall", 3], ["winter", 4],
]);
export const DAY_PARTS: ReadonlyMap<string, number> = new Map([
  ["midnight", 0], ["dawn", 5.5], ["sunrise", 6], ["morning", 8], ["mornings", 8], ["breakfast", 7.5], ["noon", 12], ["midday", 12], ["lunchtime", 12.5], ["afternoon", 15], ["afternoons", 15],
  ["evening", 19], ["evenings", 19], ["dusk", 20], ["sunset", 20], ["night", 22], ["nights", 22], ["bedtime", 22],
]);

/** Things that are counted off one after the other: "week 3", "season two", "the second half". */
export const STEP_NOUNS: ReadonlySet<string> = new Set(
  ("day days week weeks wk month months year years yr season seasons round rounds quarter quarters half lap laps set sets game games match matches test tests " +
    "attempt attempts try phase phases stage stages step steps session sessions level levels sprint sprints wave waves cycle cycles trimester " +
    "semester semesters term terms grade grades class period periods hour hours minute minutes decade decades century edition editions meetup " +
    "version release episode episodes generation visit visits draft drafts trial trials mile km kilometre kilometer iteration iterations pass batch workshop event ep part").split(" "),
);

/** Years of one step of each length. */
export const YEARS_OF: ReadonlyMap<string, number> = new Map([
  ["minute", 1 / 525960], ["min", 1 / 525960], ["hour", 1 / 8766], ["h", 1 / 8766], ["day", 1 / 365.25], ["week", 7 / 365.25], ["wk", 7 / 365.25], ["month", 1 / 12], ["quarter", 0.25], ["half", 0.5],
  ["year", 1], ["yr", 1], ["season", 1], ["decade", 10], ["century", 100],
]);
