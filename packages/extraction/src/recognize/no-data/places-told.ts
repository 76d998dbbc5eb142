/**
 * Texts whose numbers say only where, when or how likely something is: "Genesis 1:1 and Exodus 20:3" · "52.52 N, 13.40 E" ·
 * "the odds are 3 to 1" · "Doors open at 7, support at 8" · "Mon-Fri 9 to 5" · "fixed bug 1123 and bug 1140" · "serves 4 to 6 people".
 * Not "Chrome leads at 61, Safari at 24", nor "from 4 to 6 people".
 */

import { SHY_IDENTIFIER_NOUNS } from "../../lexicon/identifier-nouns.ts";
import { matches } from "../../text/needs/matches.ts";
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const VERSE =
  /\b(?:genesis|exodus|leviticus|deuteronomy|joshua|judges|samuel|kings|chronicles|psalms?|proverbs|isaiah|jeremiah|ezekiel|daniel|matthew|luke|john|acts|romans|corinthians|galatians|ephesians|philippians|colossians|hebrews|revelation|quran|surah) \d{1,3}:\d/iu; // catches "Genesis 1:1", not "John 3-1"
const COORDINATES = /\d°? ?[NS],? (?:and )?\d{1,3}(?:\.\d+)?°? ?[EW]\b/u; // catches "52.52 N, 13.40 E", not "4 N, 5 S"
const ODDS = /\bodds (?:are|were|of|at|stand at|shortened to) (?:about )?\d+(?: ?(?:to|-|\/) ?)\d+(?! on)/iu; // catches "odds are 3 to 1", not "odds of 7 to 2 on Bo"
const ROOM =
  /\b(?:serves?|feeds?|sleeps|seats|aged?|ages) (?:up |about |around )?\d{1,3} ?(?:to|-|–) ?\d{1,3}\b|\b\d{1,2} ?(?:to|-|–) ?\d{1,2} players\b/iu; // catches "serves 4 to 6" and "2-4 players", not "from 4 to 6 people"

const HOURS_CUE =
  /\b(?:doors|opens?|starts|begins|tonight|tomorrow|breakfast|lunch|dinner|bedtime|curfew|kick-?off|soundcheck|headliner)\b/iu; // catches "Doors open", not "Tickets"
const NOON = 12;

/** Nothing but hours: each behind "at", none above 12, each later than the one before. */
function isTimetable({ text }: Scan, figures: readonly Figure[]): boolean {
  const hours = figures.map(({ value }) => value % NOON);
  const wraps = hours.filter((hour, at) => at > 0 && hour <= (hours[at - 1] ?? 0)).length;
  return (
    figures.length > 1 &&
    wraps < 2 &&
    matches(text, HOURS_CUE) &&
    figures.every(
      ({ value, bare, start }) =>
        bare && Number.isInteger(value) && value > 0 && value <= NOON && / at $/iu.test(text.slice(0, start)), // catches "open at ", not "open "
    )
  );
}

const OPEN =
  /\b(?:mon|tue|wed|thu|fri|sat|sun|weekday|weekend)\p{L}*(?: ?(?:-|–|to|&|and) ?(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*)?:? (\d{1,2}) ?(?:to|-|–|till|until) ?(\d{1,2})\b/giu; // catches "Mon-Fri 9 to 5", not "Mon 30 to 50 guests"

/** Between two who play each other. */
const SIDES = ["v", "vs", "versus"];

/** "Mon-Fri 9 to 5, Sat 10 to 2": every figure is an hour of days of the week, and one of them lies behind noon. */
function isOpenings(scan: Scan, figures: readonly Figure[]): boolean {
  const { text } = scan;
  if (says(scan, SIDES)) return false; // "Ann v Bob: Mon 6-3, Wed 2-6"
  const found = [...text.matchAll(OPEN)];
  const hours = found.map(([, from, to]) => [Number(from), Number(to)] as const);
  const inside = ({ start, numberEnd, unit }: Figure): boolean =>
    unit === null && found.some(({ index, 0: all }) => start >= index && numberEnd <= index + all.length);
  return (
    figures.every(inside) && // not the "€3" of "Open Mon-Fri 9-5, €3 entry"
    hours.every(([from, to]) => from <= NOON && to <= NOON && from !== to && to > 0) && // not "Mon 2-2, Tue 5-0"
    hours.some(([from, to]) => from > to)
  );
}

/** "bug 1123 and bug 1140": every number behind the same noun that numbers are given to. */
function areNumbered(scan: Scan, figures: readonly Figure[]): boolean {
  const nouns = new Set(figures.map(({ from }) => lowerAt(scan, from - 1)));
  const [noun = ""] = nouns;
  const listed = figures.slice(1).every(({ from }) => [",", "and", "or", "&"].includes(lowerAt(scan, from - 2))); // not "Windows build 1,930, macOS build 2,415"
  return (
    nouns.size === 1 &&
    listed &&
    figures.length > 1 &&
    figures.every(({ bare }) => bare) &&
    SHY_IDENTIFIER_NOUNS.has(noun)
  );
}

/** All figures stand in what a pattern catches: "Ages 18-24 40%" has one behind it. */
function holdsAll({ text }: Scan, pattern: RegExp, figures: readonly Figure[]): boolean {
  const match = pattern.exec(text);
  const end = (match?.index ?? 0) + (match?.[0].length ?? 0);
  return match !== null && figures.every((figure) => figure.start >= match.index && figure.numberEnd <= end);
}

export function placesTold(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  if (figures.length === 0) return mentions;
  const told =
    holdsAll(scan, ODDS, figures) ||
    holdsAll(scan, ROOM, figures) ||
    (scan.signs.has(":") && matches(scan.text, VERSE)) ||
    (says(scan, ["n", "s"]) && matches(scan.text, COORDINATES)) ||
    (scan.words.has("at") && isTimetable(scan, figures)) ||
    isOpenings(scan, figures) ||
    areNumbered(scan, figures);
  return told
    ? mentions.map((mention) =>
        isFigure(mention)
          ? { kind: "aside" as const, why: "where or when it is", ...placeOf(scan, mention.from, mention.to) }
          : mention,
      )
    : mentions;
}
