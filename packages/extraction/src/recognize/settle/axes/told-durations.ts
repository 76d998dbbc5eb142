/**
 * "Sleep: mon 7:30, tue 6:45", "screen time ann 3:20, bob 2:05": what a text of how long things last tells behind names are no times of the
 * day but hours and minutes; "song lengths: hello 4:55, halo 4:21" minutes and seconds. Not "woke up mon 7:30", "sleep from 11:30 to 7:00".
 */

import { PREPOSITIONS } from "../../../lexicon/closed-class.ts";
import { matches } from "../../../text/needs/matches.ts";
import { isNumberAt, lowerAt, type Scan, says, tokenAt } from "../../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../../mention.ts";
import { figureAt } from "../../numbers/figures.ts";
import { placeOf } from "../../place.ts";

const HOURS =
  /\b(?:sleep|slept|asleep|screen ?times?|study(?:ing)? times?|studied|commut(?:e|es|ing)|hours (?:worked|slept|studied|played|online)|worked|overtime|shift lengths?|wait(?:s|ing)?(?: times?)?|(?:flight|journey|travel|drive|driving|play|watch|reading|practi[cs]e|viewing|charging|cook(?:ing)?|prep|bak(?:e|ing)) ?times?|delays?|battery life|(?:film|movie) (?:lengths?|run ?times?)|durations?|gaming|time (?:spent|on|in)|nap(?:s|ped)?)\b/iu; // catches "Sleep" and "screen time", not "opening hours" or "flights"
const MINUTES =
  /\b(?:songs?|tracks?|(?:call|video|clip) (?:lengths?|times?|durations?)|planks?|rubik['’]?s|cubes?|cubing|miles?|laps?|splits?|swims?|rows?|rowing|erg|pbs?|personal bests?|skipping|wall ?sit|dead ?hang)\b/iu; // catches "songs", not "singers" or "calls"
const CLOCKS =
  /\b(?:woke|wake|awake|alarms?|bed ?times?|to bed|starts?|starting|arriv\p{L}+|depart\p{L}*|leav\p{L}+|left|opens?|closes?|kick ?off|sunrise|sunset|lunch|meetings?|begins?|ends?|finish\p{L}*|trains?|bus(?:es)?|due)\b/iu; // catches "woke up" and "arrives", not "sleep"
export const tellsHours = (text: string): boolean => matches(text, HOURS);
export const tellsMinutes = (text: string): boolean => matches(text, MINUTES);
export const tellsClocks = (text: string): boolean => matches(text, CLOCKS);

const HALF = /^(?:[ap]\.?m\.?|o['’]?clock|-|–|to|and|until|till)$/iu; // catches "am" and "–", not "mon"
const TIMES_OF_DAY = new Set(["clock"]);
const FEWEST = 2;
const SIXTY = 60;

/** Digits, a colon and digits, with no word of a time of day beside them. */
function isSpan(scan: Scan, { from, to }: Mention): boolean {
  const plain =
    to === from + 3 && isNumberAt(scan, from) && lowerAt(scan, from + 1) === ":" && isNumberAt(scan, from + 2);
  const before = lowerAt(scan, from - 1);
  return plain && !PREPOSITIONS.has(before) && !HALF.test(lowerAt(scan, to)) && !["–", "-"].includes(before);
}

const SHOWN = /\bruns (?:for )?\d:\d\d(?![:.\d])/iu; // catches "runs 1:45", not "ran 1:45" or "runs 1:02:10"
const RACED = /\b(?:km|lap|race|mile|metres|meters|pb|marathon|\d+ ?k|song|track|clip|reel|trailer|ads?)s?\b/iu; // catches "songs" and "10k", not "film"
const OF_HOURS = /^\d:\d\d$/u; // catches "1:45", not "12:40" or "0:55:10"

/** "Film A runs 1:45, film B 2:10": what runs for so long is shown, and no race. */
function shownTimes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const spans = figures.every(({ basis, unit }) => unit?.symbol === "min" && OF_HOURS.test(basis?.how ?? ""));
  if (!spans || figures.length < FEWEST || matches(scan.text, RACED)) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) ? { ...mention, value: Number((mention.value * SIXTY).toPrecision(4)) } : mention,
  );
}

export function toldDurations(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.signs.has(":")) return mentions;
  if (scan.words.has("runs") && matches(scan.text, SHOWN)) return shownTimes(scan, mentions);
  const clocks = mentions.filter((mention) => mention.kind === "axis" && TIMES_OF_DAY.has(mention.family));
  if (clocks.length < FEWEST || mentions.some(isFigure) || !clocks.every((clock) => isSpan(scan, clock)))
    return mentions;
  const long = matches(scan.text, HOURS);
  if ((!long && !matches(scan.text, MINUTES)) || matches(scan.text, CLOCKS) || says(scan, ["at"])) return mentions;
  return mentions.map((mention): Mention => {
    const number = clocks.includes(mention) ? figureAt(scan, mention.from) : null;
    return number ? spanOf(scan, mention, number, long) : mention;
  });
}

function spanOf(scan: Scan, { from, to }: Mention, number: Figure, long: boolean): Figure {
  const [first, second] = [Number(tokenAt(scan, from).text), Number(tokenAt(scan, from + 2).text)];
  const value = long ? first * SIXTY + second : Number((first + second / SIXTY).toPrecision(6));
  const place = placeOf(scan, from, to);
  const how = `${scan.text.slice(place.start, place.end)} in minutes`;
  const unit = { kind: "measure", symbol: "min" } as const;
  return {
    ...number,
    ...place,
    value,
    unit,
    bare: false,
    weak: false,
    numberEnd: place.end,
    basis: { spans: [], how },
  };
}
