/**
 * The words of a steady change: how often the step is taken ("each month", "in each of the next two", "three years in a row"),
 * how many steps there are ("for a year", "that's three weeks now", "four in all"), and which way they lead.
 */
import { MONTHS, OFTEN_ADVERBS, STEP_NOUNS } from "../../lexicon/calendar.ts";
import { AUXILIARIES, HEDGES, wordSet } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { FEWER, MORE } from "../../lexicon/relation-words.ts";
import { CHANGE_DOWN, CHANGE_UP } from "../../lexicon/verbs.ts";
import { countAt } from "../../recognize/numbers/small-number.ts";
import { lowerAt, type Scan, tokenAt } from "../../text/scan.ts";

/** How often: the unit of a step, its tokens, and how many steps there are where the same words say it. */
export type Often = { unit: string; from: number; to: number; count: number | null };
/** How many: of steps, or of places with the first one. */
export type Many = { value: number; from: number; to: number; whole: boolean };

const ADVERBS: ReadonlyMap<string, string> = new Map([...OFTEN_ADVERBS, ["hourly", "hour"]]);
const NEXT = wordSet("next following other further subsequent coming succeeding remaining");
const THE = wordSet("the our these those my its");
const TIMES = wordSet("time night fortnight birthday weekday evening");
const BETWEEN = wordSet("single further new successive passing");
const UP = wordSet(
  "adding gaining saving saves save saved put puts putting plus above top joins join joined warmer longer taller heavier bigger raises raising earns earn earned beaten beat beats beating outsold outdone topped",
);
const DOWN = wordSet(
  "losing cutting cuts shedding shrinking shrinks minus declining melting melts burning burned burns burnt repaid repays repaying knocks costing cooler shorter lighter weaker thinner off",
);
const ROW = wordSet("running straight");

const isUnit = (word: string): boolean => STEP_NOUNS.has(singular(word)) || TIMES.has(word);

const tagged = (word: string): boolean => !AUXILIARIES.has(word) && verbSense(word) === null;

/** "each of the next two years", "in each of the three that followed". */
function eachOf(scan: Scan, from: number): Often | null {
  let at = from + 2;
  let on = false; // "each of the next two", not "each of the 3 teams"
  for (; THE.has(lowerAt(scan, at)) || NEXT.has(lowerAt(scan, at)); at++) on ||= NEXT.has(lowerAt(scan, at));
  const count = countAt(scan, at, 2);
  if (count === undefined || at === from + 2) return null;
  at++;
  for (; NEXT.has(lowerAt(scan, at)); at++) on = true;
  const { kind, lower } = tokenAt(scan, at);
  const told = isUnit(lower) || (kind === "word" && lower.endsWith("s") && tagged(lower));
  const to = told ? at + 1 : at;
  on ||= [1, 2, 3, 4].some((step) => lowerAt(scan, to + step) === "followed"); // "each of the three bids that followed"
  return on ? { unit: told ? singular(lower) : "", from, to, count } : null;
}

/** "two years in a row", "for three weeks running". */
function inRow(scan: Scan, at: number): Often | null {
  const count = countAt(scan, at, 2);
  if (count === undefined || count < 2 || !isUnit(lowerAt(scan, at + 1))) return null;
  const row = lowerAt(scan, at + 2) === "in" && lowerAt(scan, at + 4) === "row";
  if (!row && !ROW.has(lowerAt(scan, at + 2))) return null;
  return { unit: singular(lowerAt(scan, at + 1)), from: at, to: at + (row ? 5 : 3), count };
}

function oftenAt(scan: Scan, at: number): Often | null {
  const word = lowerAt(scan, at);
  const adverb = ADVERBS.get(word);
  if (adverb) return { unit: adverb, from: at, to: at + 1, count: null };
  if (word === "a" || word === "an") {
    const unit = singular(lowerAt(scan, at + 1));
    const after = lowerAt(scan, at + 2);
    const rate = STEP_NOUNS.has(unit) && after !== "later" && after !== "ago" && lowerAt(scan, at - 1) !== "for";
    return rate && at > 0 ? { unit, from: at, to: at + 2, count: null } : null;
  }
  if (word !== "each" && word !== "every" && word !== "per") return inRow(scan, at);
  if (lowerAt(scan, at + 1) === "of") return word === "each" ? eachOf(scan, at) : null;
  const to = at + (BETWEEN.has(lowerAt(scan, at + 1)) ? 2 : 1);
  const noun = singular(lowerAt(scan, to));
  if (MONTHS.has(noun) && tokenAt(scan, to).text !== noun) return { unit: "year", from: at, to: to + 1, count: null };
  const thing = lowerAt(scan, at - 1) === "with" && tokenAt(scan, to).kind === "word";
  const since = ["at", "in", "with"].includes(lowerAt(scan, at - 1)) && lowerAt(scan, to + 1) === "since";
  if (since && !isUnit(noun)) return { unit: "time", from: at, to: to + 1, count: null }; // "halved at each survey since"
  return isUnit(noun) || thing ? { unit: noun, from: at, to: to + 1, count: null } : null;
}

/** Everything in a text that says how often a step is taken. */
export const oftenIn = (scan: Scan): Often[] => scan.tokens.flatMap((_, at) => oftenAt(scan, at) ?? []);

const LONG: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  year: { month: 12, quarter: 4 },
  decade: { year: 10 },
  week: { day: 7 },
};
const ALL = wordSet("all total altogether");
const SO_FAR = wordSet("now later on more");
const THERE = wordSet("that's thats was were are makes has there've been have");

/** "for a year": how many steps of a smaller unit it holds. */
function longAt(scan: Scan, at: number, unit: string): Many | null {
  if (lowerAt(scan, at) !== "for") return null;
  const half = lowerAt(scan, at + 1) === "half" ? 1 : 0;
  const one = ["a", "one", "an"].includes(lowerAt(scan, at + 1 + half));
  const held = LONG[lowerAt(scan, at + 2 + half)]?.[unit];
  return held && one && held % (1 + half) === 0
    ? { value: held / (1 + half), from: at + 1, to: at + 3 + half, whole: false }
    : null;
}

/** "for four weeks", "over the next 5 years", "four weeks in all", "that was three rounds". */
function manyAt(scan: Scan, at: number, unit: string): Many | null {
  const value = countAt(scan, at, 2);
  if (value === undefined || value < 2) return longAt(scan, at, unit);
  const told = singular(lowerAt(scan, at + 1)) === unit;
  const to = at + (told ? 2 : 1);
  const before = lowerAt(scan, at - 1);
  if (lowerAt(scan, to) === "in" && ALL.has(lowerAt(scan, to + 1))) return { value, from: at, to: to + 2, whole: true };
  if (ALL.has(lowerAt(scan, to))) return { value, from: at, to: to + 1, whole: true };
  if (!told) return null;
  if (NEXT.has(before) || SO_FAR.has(lowerAt(scan, to)) || ROW.has(lowerAt(scan, to)))
    return { value, from: at, to, whole: false };
  if (before === "for" || (before === "first" && THE.has(lowerAt(scan, at - 2))))
    return { value, from: at, to, whole: before === "first" };
  return THERE.has(before) ? { value, from: at, to, whole: true } : null;
}

const LISTING = wordSet(", and or after");

/** "after 1, 2, 3 and 4 months", "after week one, two and three". */
function listAt(scan: Scan, from: number, unit: string): Many | null {
  if (lowerAt(scan, from) !== "after") return null;
  let value = 0;
  let told = false;
  let to = from + 1;
  for (let at = from + 1; at < scan.tokens.length; at++) {
    const own = singular(lowerAt(scan, at)) === unit;
    if (own) told = true;
    else if (countAt(scan, at, 2) === value + 1) value++;
    else if (!LISTING.has(lowerAt(scan, at))) break;
    if (own || !LISTING.has(lowerAt(scan, at))) to = at + 1;
  }
  return told && value > 1 ? { value, from: from + 1, to, whole: false } : null;
}

/** How many steps a text counts, where one place alone says it. */
export function manyIn(scan: Scan, unit: string): Many | null {
  const lists = scan.tokens.flatMap((_, at) => listAt(scan, at, unit) ?? []);
  const found = lists.length > 0 ? lists : scan.tokens.flatMap((_, at) => manyAt(scan, at, unit) ?? []);
  return found.length === 1 ? (found[0] ?? null) : null;
}

const STOPS = wordSet(". ! ? ; :");
const AHEAD = 5;

/** Up (1) or down (-1) by the nearest word that says so, behind a step before in front of it; 0 where none does. */
export function wayAt(scan: Scan, from: number, to: number, timed: boolean): number {
  const behind = [to, to + 1, to + 2];
  const hedged = HEDGES.has(lowerAt(scan, from - 1)) ? 1 : 0; // "beaten the last by exactly 50"
  const front = Array.from({ length: AHEAD }, (_, step) => from - 1 - hedged - step);
  const open = front.slice(0, front.findIndex((at) => STOPS.has(lowerAt(scan, at))) + 1 || undefined);
  for (const at of [...behind, ...open]) {
    const word = lowerAt(scan, at);
    if (word === "faster") return timed ? -1 : 1;
    if (DOWN.has(word) || CHANGE_DOWN.has(word) || FEWER.has(word)) return -1;
    if (UP.has(word) || CHANGE_UP.has(word) || MORE.has(word)) return 1;
  }
  return 0;
}
