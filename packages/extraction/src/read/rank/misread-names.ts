/**
 * Names that the words beside the figures plainly deny: left out by the full reader, whatever the ranks say.
 * "The twins weigh 11 kg and 13 kg, their brother 24 kg": "weigh" names nothing.
 */

import { STEP_NOUNS } from "../../lexicon/calendar.ts";
import {
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  PREPOSITIONS,
  PRONOUNS,
  TELLING,
  wordSet,
} from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Reading } from "../reading.ts";
import { placeOf } from "./judged-names.ts";
import { misreadIn } from "./misread.ts";
import { misreadFigures } from "./misread-figures.ts";
import { stepsFromAgo } from "./misread-steps.ts";

const LAST_WORDS = /([\p{L}'’-]+) ([\p{L}'’-]+) $/u; // catches "twins weigh " in front of "11 kg", not "Anna, Ben "

/** "The twins weigh 11 kg and 13 kg": the verb between a name and its figure names no figure behind. */
function namesVerb(scan: Scan, reading: Reading): boolean {
  return reading.points.some(({ name, axis }, at) => {
    const lower = name.toLowerCase();
    const told = at > 0 && !axis && !lower.includes(" ") && verbSense(lower) !== null;
    const before = told ? placeOf(reading, at - 1, 0) : null;
    const [, who = "", verb] = (before && LAST_WORDS.exec(scan.text.slice(0, before.start))) || [];
    const other = reading.points[at - 1]?.name.toLowerCase() ?? "";
    return verb?.toLowerCase() === lower && !CONJUNCTIONS.has(who.toLowerCase()) && !other.includes(lower);
  });
}

const RATE = /^ \p{Ll}+s (?:a|an|per) $/u; // catches " coffees a " behind "3", not " lay every "

/** "I drink 3 coffees a day, my wife 1": how often is no name. */
function namesRate(scan: Scan, reading: Reading): boolean {
  return reading.points.some(({ name, axis }, at) => {
    const lower = name.toLowerCase();
    const own = !axis && STEP_NOUNS.has(lower) ? placeOf(reading, at, 0) : null;
    const to = own ? scan.text.toLowerCase().indexOf(lower, own.end) : -1;
    return own !== null && to > 0 && RATE.test(scan.text.slice(own.end, to));
  });
}

const DENIED = /^(?:do|does|did|is|are|was|were|has|have|had|will|would|ca|can)(?:n['’]?t|(?:no| no)t)$/i; // catches "don't" and "did not", not "not sure"
const NEXT = /^ (\p{Ll}+)/u; // catches " read" behind "12%", not ", read"
/** Verbs whose object is the name: "64% want phones banned, 27% don't". */
const BELIEFS = new Set([...AUXILIARIES, ...TELLING, "want", "like", "love", "think", "believe"]);

/** "12% read the manual, 88% don't": what the others don't do is a verb, and stands in the name of those who do. */
function lacksDeed(scan: Scan, reading: Reading): boolean {
  const [point, last, more] = reading.points;
  if (!point || more || !DENIED.test(last?.name ?? "")) return false;
  const own = placeOf(reading, 0, 0);
  const [, deed = ""] = (own && NEXT.exec(scan.text.slice(own.end))) || [];
  return verbSense(deed) !== null && !BELIEFS.has(deed) && !point.name.toLowerCase().includes(deed);
}

const NOUN = /^ (\p{Ll}+)/u; // catches " wins" behind "5", not ", wins" or " Team"
const isNoun = (word: string): boolean =>
  word !== "" && ![CONJUNCTIONS, PREPOSITIONS, DETERMINERS].some((small) => small.has(word));

/** "Women's team: 5 wins 2 losses": each figure counts the word behind it, not the one in front. */
function isShiftedRow(scan: Scan, reading: Reading): boolean {
  const { series } = reading;
  if (series.length < 2) return false;
  const nouns = series.map((_, at) => {
    const own = placeOf(reading, 0, at);
    return (own && NOUN.exec(scan.text.slice(own.end))?.[1]) || "";
  });
  const [first, last = ""] = [nouns[0], nouns.at(-1)];
  const named = [...series, ...reading.points.map(({ name }) => name)].map((name) => name.toLowerCase().split(" ")[0]);
  return first === series[1]?.toLowerCase() && isNoun(last) && !named.includes(last);
}

const OF_WHAT = /^ of (?:(?:the|our|all|its|their) )?/; // catches " of the " behind "71%", not " in the "
const AND_WHO = /^,? (?:and|but|while) (?:(?:the|its|a) )?\p{L}+ $/u; // catches " and land " in front of "29%", not " and "

/** "Water covers 71% of the Earth's surface and land 29%": of what the first share is does not name the second. */
function namesWhole(scan: Scan, reading: Reading): boolean {
  return reading.points.some(({ name }, at) => {
    const [before, own] = at > 0 ? [placeOf(reading, at - 1, 0), placeOf(reading, at, 0)] : [null, null];
    if (!before || !own || reading.series.length > 1) return false;
    const between = scan.text.slice(before.end, own.start);
    const of = OF_WHAT.exec(between)?.[0].length;
    const rest = of === undefined ? "" : between.slice(of);
    const told = rest.toLowerCase().startsWith(name.toLowerCase());
    return told && AND_WHO.test(rest.slice(name.length).replace(/^['’]s \p{L}+/u, "")); // catches "'s surface", not "s"
  });
}

const HELD = wordSet("is was holds seats sleeps weighs costs measures carries lasts");
const SAME_ONE = /\d[^,.;:]{0,12}(?:,| and|, and) (\p{Ll}+) [$€£]?$/u; // catches "12 m long, seats " in front of "45", not "12, the car seats "
const IS_SAID = /^\D* (?:is|was|holds|seats|sleeps|weighs|costs|measures|carries|lasts) \D*\d/; // catches "The yacht is 12", not "Fenway: atmosphere 5"

/** "It is 12 m long, seats 45 and costs €320,000": what one thing is said to hold and to cost is not of one sort. */
const mixesMeasures = (scan: Scan, reading: Reading): boolean =>
  reading.points.some(({ name }, at) => {
    const own = at > 0 && HELD.has(name.toLowerCase()) ? placeOf(reading, at, 0) : null;
    const before = own ? scan.text.slice(0, own.start) : "";
    return IS_SAID.test(before) && SAME_ONE.exec(before)?.[1] === name.toLowerCase();
  });

const PRICED = /(\p{L}+) [$€£]\d/u; // catches "cost $300", not "under-$50"

/** "The two phones cost $300 and $450": what a name's verb tells is a figure. */
const namesPrice = ({ points }: Reading): boolean =>
  points.some(({ name }) => verbSense(PRICED.exec(name)?.[1]?.toLowerCase() ?? ""));

const TITLE = /\p{Lu}\p{L}* of (\p{Lu}\p{L}*)/u; // catches "Last of Us", not "one of us"

/** "The Last of Us": the end of a title, by itself a pronoun. */
function titleEnd(text: string): string | null {
  const [, end = ""] = matchIn(text, TITLE) ?? [];
  return PRONOUNS.has(end.toLowerCase()) ? end : null;
}

const OWN = /^ \p{Ll}+ (?:their|our|my|his|her|its) own\b/u; // catches " brought their own", not " with my own"

/** "A couple brought their own": whose it is names nothing by itself. */
const namesOwn = (scan: Scan, reading: Reading): boolean =>
  reading.points.some(({ name }, at) => {
    const place = name.toLowerCase() === "own" ? placeOf(reading, at, 0) : null;
    const behind = place ? scan.text.slice(place.end) : "";
    return OWN.test(behind) && verbSense(behind.trim().split(" ")[0] ?? "") === "verb";
  });

/** Whether a reading takes such words for names. */
const isMisnamedIn = (scan: Scan, reading: Reading): boolean =>
  namesVerb(scan, reading) ||
  namesRate(scan, reading) ||
  lacksDeed(scan, reading) ||
  isShiftedRow(scan, reading) ||
  namesWhole(scan, reading) ||
  namesPrice(reading) ||
  namesOwn(scan, reading) ||
  mixesMeasures(scan, reading);

/** All that tells a misread one: the page's reader has no room for the figures and most names. */
export function misreadFully(scan: Scan): (reading: Reading) => boolean {
  const isMisread = misreadIn(scan);
  const takesFigure = misreadFigures(scan);
  const title = titleEnd(scan.text);
  return (reading) =>
    isMisread(reading) ||
    takesFigure(reading) ||
    stepsFromAgo(scan, reading) ||
    (title !== null && reading.points.some(({ name }) => name === title)) ||
    isMisnamedIn(scan, reading);
}
