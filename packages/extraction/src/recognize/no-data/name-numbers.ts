/**
 * Names that hold a number: "iPhone 15", "Area 51", "room 214", "week-2 model X 7". They are words of a label, no data.
 * Not: "Portugal 61, Germany 52", "Okafor 1,842", "Safari 19%".
 */

import { MONTHS, STEP_NOUNS, WEEKDAYS, YEAR } from "../../lexicon/calendar.ts";
import { CONJUNCTIONS, HEDGES, PREPOSITIONS, PRONOUNS, wordSet } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { NUMBERED_THINGS, PLAIN_NUMBERED_THINGS } from "../../lexicon/nouns.ts";
import { FRACTION_SIGNS } from "../../lexicon/number-words.ts";
import { perText } from "../../text/per-text.ts";
import { isCapitalAt, isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { NameNumber } from "../mention.ts";
import { AFTER_COUNT, figureFollows, isAnswerNo, isPlainNumber, name, runsOn } from "../numbers/plain-number.ts";
import { scaleAt } from "../numbers/scale.ts";
import { currencyAt, measureAt } from "../numbers/unit-at.ts";
import { codeAt } from "./inner-numbers.ts";

const NAME_END = wordSet(": ( = – → ? …");

/** The one "=" of a text, behind more than one number. */
const SUM = /^[^=]*\d[^=]* [^=]*\d *=[^=]*$/; // catches "rent 900 + food 340 = 1,240", not "the posh 1 = 89"

/** "page 12", "room 214", "Ch. 12", "Windows 11". */
export function numberedThingAt(scan: Scan, at: number): NameNumber | null {
  const word = lowerAt(scan, at);
  if (!NUMBERED_THINGS.has(word) || (isNumberAt(scan, at - 1) && !tokenAt(scan, at).spaced) || isAnswerNo(scan, at))
    return null; // "30p. 2010: 41p"
  if (ORDINAL.test(lowerAt(scan, at - 1))) return null; // "1st floor 12, ground floor 9"
  if (currencyAt(scan, at) || (word === "seat" && SEATING.test(lowerAt(scan, at - 1)))) return null; // "RM8", "P41"
  const split = lowerAt(scan, at + 2) === "|" || !tokenAt(scan, at + 3).spaced; // "Pixel 980 | 1,490"
  if (["/", "–", "-", "|"].includes(lowerAt(scan, at + 2)) && isNumberAt(scan, at + 3) && split) return null;
  const dot = lowerAt(scan, at + 1) === "." && tokenAt(scan, at + 1).spaced === false ? 1 : 0;
  if (!isNumberAt(scan, at + 1 + dot) || !/^\d{1,5}(?:\.\d{1,2})*$/u.test(tokenAt(scan, at + 1 + dot).text))
    return null; // catches "12", not "1,200"
  if (tokenAt(scan, at + 1 + dot).text.includes(".") && !SECTIONED.has(word)) return null;
  const end = at + 2 + dot;
  if (FRACTION_SIGNS.has(tokenAt(scan, end).text) && !tokenAt(scan, end).spaced) return null; // "Field 2½"
  const pricedNext = currencyAt(scan, end) !== null && tokenAt(scan, end).spaced && isNumberAt(scan, end + 1);
  if (hasPairs(scan.text) && lowerAt(scan, end) === "and" && isNumberAt(scan, end + 1)) return null; // "the café 140 and 62, in the sports hall 33 and 71"
  const listed = lowerAt(scan, end) === "," && isNumberAt(scan, end + 1) && isNumberAt(scan, end + 3); // "Line 89, 92, 95"
  if (listed && [",", "and"].includes(lowerAt(scan, end + 2))) return null;
  if (measureAt(scan, end) || (currencyAt(scan, end) && !pricedNext) || scaleAt(scan, end, "count").factor > 1)
    return null;
  const lead = lowerAt(scan, at - 1);
  if (lead === "by" && [",", ";"].includes(lowerAt(scan, end))) return null; // "by bus 14, on foot 9"
  const placed =
    (PLACE_LEADS.has(lead) &&
      (isWordAt(scan, at - 2) || (lowerAt(scan, at - 2) === "," && !isNumberAt(scan, end))) &&
      ((lead !== "by" && lonely(scan, end)) || figureFollows(scan, end))) ||
    (lead === "of" && isNumberAt(scan, at - 2) && lowerAt(scan, end) === ","); // "page 3 of issue 118,", "the Tesco on junction 4 about 120", "coverage on channel 15."
  const inner = ["a", "an"].includes(lead) && isWordAt(scan, end); // "a size 38 wetsuit"
  const capital = /\p{Lu}/u.test(tokenAt(scan, at).text); // catches "iOS", not "page"
  if (!dot && !capital && !placed && !inner && (!PLAIN_NUMBERED_THINGS.has(word) || !lonely(scan, end))) return null;
  const opens = at === 0 || tokenAt(scan, at - 1).kind === "line";
  if (!dot && opens && !lonely(scan, end)) return null;
  const definite = [1, 2].some((back) => lowerAt(scan, at - back) === "the") && !capital && !isWordAt(scan, end);
  if (definite) return null; // "the town hall 180; in 2020 92"
  if (lowerAt(scan, end) === "each") return null; // "seat 30 each"
  const { lower, spaced } = tokenAt(scan, end);
  const joined = lower === "of" || (dot && !spaced && ["-", "–"].includes(lower)); // "no. 4 of 9", "pp. 4-6"
  const of = joined && isNumberAt(scan, end + 1) ? 2 : 0;
  return name(scan, at, end + of);
}

const ORDINAL = /^(?:st|nd|rd|th|first|second|third|fourth|fifth|ground|top)$/; // catches the "st" of "1st" and "ground", not "the"
const SEATING = /^(?:\p{Ll}|.*[^s]s|which|that|can|will|could|each)$/u; // catches "buses" and "b" of "A and B seat 40", not "window"

const PLACE_LEADS = wordSet("on at in near from off outside inside behind by");

/** Things whose numbers have points: "Version 2.0", "figure 3.2". */
const SECTIONED =
  wordSet(`version v firmware release build model windows android ios section chapter ch figure fig table exercise problem article
  question clause annex appendix room rule patch`);

/** A small "room 3" is a name when it ends its clause or goes on in words; "store 12, web 30" is not. */
const lonely = (scan: Scan, at: number): boolean =>
  isWordAt(scan, at) ||
  isNumberAt(scan, at) ||
  [".", "!", "?", ":", "(", ")", "–", "="].includes(lowerAt(scan, at)) ||
  at >= scan.tokens.length ||
  currencyAt(scan, at) !== null ||
  (lowerAt(scan, at) === "," &&
    !(
      isWordAt(scan, at + 1) &&
      isNumberAt(scan, at + 2) &&
      ![NUMBERED_THINGS, STEP_NOUNS].some((nouns) => nouns.has(lowerAt(scan, at + 1)))
    )) ||
  !figureFollows(scan, at);

/** "The 737 seats 189", "took the 17 from platform 6", "1234 is not a password": a number as the thing itself. */
export function numberAsNameAt(scan: Scan, at: number): NameNumber | null {
  const before = lowerAt(scan, at - 1);
  const next = lowerAt(scan, at + 1);
  const opens = at === 0 || [".", "!", "?"].includes(before) || tokenAt(scan, at - 1).kind === "line";
  const told = opens && ["is", "isn't", "means", "doesn't", "works"].includes(next) && !isNumberAt(scan, at + 2);
  if (!(told || next === "=" || before === "the") || !isPlainNumber(scan, at)) return null;
  if (told) return name(scan, at, at + 1);
  if (next === "=" && !SUM.test(scan.text) && isWordAt(scan, at - 1) && figureIsNear(scan, at + 2))
    return name(scan, at, at + 1); // "the posh 1 = 89"
  if (before !== "the" || YEAR.test(tokenAt(scan, at).text)) return null; // catches the "2021" of "the 2021 hires", not "737"
  if (isModel(scan, at + 1)) return name(scan, at, at + 1);
  const taken = RIDES.has(lowerAt(scan, at - 2)) && !next.endsWith("s");
  const subject = isWordAt(scan, at + 1) && verbSense(next) !== null && next.endsWith("s") && isNumberAt(scan, at + 2);
  return taken || subject ? name(scan, at, at + 1) : null;
}

/** "the 737 MAX 8 burned 2.28", "the 718 Cayman 285": capitals behind the number, then a verb or the figure. */
function isModel(scan: Scan, at: number): boolean {
  let to = at;
  while (to < at + 3 && isCapitalAt(scan, to) && !/[^s]s$/u.test(lowerAt(scan, to))) to++; // catches "Danes", not "Cross"
  const numbered = isNumberAt(scan, to) && verbSense(lowerAt(scan, to + 1)) === "verb" ? 1 : 0;
  const told = verbSense(lowerAt(scan, to + numbered)) === "verb" && figureFollows(scan, to + numbered);
  return to > at && (told || figureIsNear(scan, to));
}

const RIDES = wordSet(
  `take takes took taking catch catches caught catching ride rides rode riding miss missed board boarded on`,
);

const VERSION = /^\d{1,2}\.\d{1,2} (?:(?:\p{Lu}\p{L}+|\d{1,3}B) )?(\d+(?:[.,]\d+)*)(?=[%;)\n]|[,.](?!\d)|$| and )/u; // catches "3.5 Sonnet 88.3," and "1.5 81.9,", not "4.5 Ben 3.9 Cleo"
const ITEM = /(?:^|[,;:(\n] ?|and )\p{Lu}\p{L}*(?:[- ]\p{L}*\d+\p{L}*)? \d+(?:\.\d+)?%?(?=[;)\n]|[,.](?!\d)|$| and )/u; // catches ", GPT-4o 88.7,", not ", Ana 4.5 3.9,"

/** "Claude 3.5 Sonnet 88.3", "Gemini 1.5 81.9" in a list in which another item has one figure, and the version is by far the smaller. */
function isVersion(scan: Scan, at: number): boolean {
  const { start, text } = tokenAt(scan, at + 1);
  const figure = text.includes(".") && isCapitalAt(scan, at) ? VERSION.exec(scan.text.slice(start))?.[1] : undefined;
  return figure !== undefined && Number.parseFloat(figure) > 5 * Number(text) && ITEM.test(scan.text);
}

/** "iPhone 15 Pro had 48,000", "Area 51 has 4.8", "Galaxy S24: 3.3", "The 7 Habits 55". */
export function properNumberAt(scan: Scan, at: number): NameNumber | null {
  const word = tokenAt(scan, at);
  if (!isNumberAt(scan, at + 1)) return null;
  if (isVersion(scan, at)) return name(scan, at, at + 2);
  const named =
    isCapitalAt(scan, at) ||
    /^\p{Ll}+\p{Lu}/u.test(word.text) || // catches "iPhone", not "phone"
    (/\d[.,]\d/.test(tokenAt(scan, at + 2).text) && verbSense(word.lower) === null); // catches the "8,900" of "tram 3 8,900", not "900"
  if (!named || !isPlainNumber(scan, at + 1)) return null;
  if (
    PRONOUNS.has(word.lower) ||
    (at === 0 && verbSense(word.lower) === "verb") ||
    /['’]s$/u.test(word.lower) || // catches "Kim's" of "Kim's 12", not "Windows"
    CONJUNCTIONS.has(word.lower) ||
    MONTHS.has(word.lower.replace(/['’]s$/u, "")) || // catches "January's", not "Windows"
    WEEKDAYS.has(word.lower) ||
    currencyAt(scan, at) ||
    PREPOSITIONS.has(word.lower) ||
    HEDGES.has(word.lower) ||
    ["the", "only", "then", "total", "overall"].includes(word.lower)
  )
    return null;
  if (STEP_NOUNS.has(singular(word.lower)) || YEAR.test(tokenAt(scan, at + 1).text)) return null; // catches "2022", not "451"
  const after = tokenAt(scan, at + 2);
  if (/^['’]$/u.test(after.text) && !after.spaced && lowerAt(scan, at + 3) === "s") return name(scan, at, at + 2); // "Channel 4's"
  if (dashedItem(scan, at + 2)) return name(scan, at, at + 2);
  if (after.lower === "and" && isNumberAt(scan, at + 3) && hasPairs(scan.text)) return null; // "Cedar 3 and 15, Willow Court 9 and 9"
  if (runsOn(scan, at + 2) || (isNumberAt(scan, at - 1) && isNumberAt(scan, at + 3))) return null; // "FOR 9 AGAINST 6 abstain 2"
  if (after.kind === "number" && !tokenAt(scan, at + 1).text.includes("."))
    return figureIsNext(scan, at + 2) || twice(scan, word.lower) || isOnlyPair(scan) ? name(scan, at, at + 2) : null;
  if (currencyAt(scan, at + 2) && isNumberAt(scan, at + 3) && after.spaced) return name(scan, at, at + 2);
  if (after.lower === "–" && isWordAt(scan, at + 3)) return null; // "Oslo 12 – Bergen 9"
  const unspacedSlash = (after.lower === "/" || after.lower === "-" || after.lower === "–") && isNumberAt(scan, at + 3);
  if (after.lower === "(" && lowerAt(scan, at + 3) === "out") return null; // "Bob 8 (out of 12)"
  if (after.lower === "," && isCountedAs(scan, at)) return name(scan, at, at + 2);
  if (unspacedSlash || after.lower === ",") return null;
  const arrowed =
    ["→", "v", "vs", "versus"].includes(after.lower) && (isNumberAt(scan, at + 3) || currencyAt(scan, at + 3) !== null);
  if (arrowed) return null;
  if (after.lower === ":" && !tokenAt(scan, at + 3).spaced) return null; // "Tesco 431:1"
  const goesOn =
    (NAME_END.has(after.lower) && !(after.lower === "=" && SUM.test(scan.text))) ||
    (after.kind === "word" && !AFTER_COUNT.has(after.lower));
  const things =
    isNumberAt(scan, at + 3) &&
    ([at + 2, at + 4].every((place) => isThing(scan, place)) || // "Leeds 3 wins 2 draws"
      [at + 2, at + 4].every((place) => verbSense(lowerAt(scan, place)) === "verb")); // "Tom 5 won 2 lost"
  if (!goesOn || things || !figureFollows(scan, at + 2)) return null;
  const behind = ["in", "from", "off", "after"].includes(after.lower) && isPlainNumber(scan, at + 3);
  if (behind && timesOf(scan, after.lower) < 2) return null; // "Kane 31 goals in 30 games, Guirassy 21 in 28"
  const compared = /^(?:[\d+–-]|prev|last$|was$|target|goal|plan|budget|vs$|up$|down$|from$)/u.test(
    lowerAt(scan, at + 3),
  ); // catches "57 (50)" and "57 (last year 50)", not "7 (RIP"
  if (after.lower === "(" && compared && !currencyAt(scan, at + 3)) return null;
  const apart = after.kind === "word" && isCapitalAt(scan, at + 2) && !VARIANTS.has(after.lower);
  if (apart && isNumberAt(scan, at + 3) && !currencyAt(scan, at + 3)) return null; // "Leeds 12 Derby 9"
  return name(scan, at, at + 2);
}

/** "14 times on the Pixel 7, 9 times on the Galaxy": the number behind it counts what an earlier one does. */
const isCountedAs = ({ tokens }: Scan, at: number): boolean => {
  const noun = tokens[at + 4];
  const counts = tokens.findIndex(({ kind }, place) => kind === "number" && tokens[place + 1]?.lower === noun?.lower);
  const counted = noun?.kind === "word" && !CONJUNCTIONS.has(noun.lower) && !PREPOSITIONS.has(noun.lower);
  return tokens[at + 3]?.kind === "number" && counted && counts >= 0 && counts < at;
};

const PAIR = /\d and \d/g; // catches "3 and 15", not "3, 4 and rest"

/** "Cedar 3 and 15, Willow Court 9 and 9": two figures each, in more than one item; not "rooms 3 and 4 seat 20 and 30". */
const hasPairs = perText((text: string): boolean => {
  const places = [...text.matchAll(PAIR)].map(({ index }) => index);
  return places.length > 1 && /[,;]/.test(text.slice(places[0], places.at(-1)));
});

/** "U2 sold out in 11 minutes, Blink-182 in 26 and Maroon 5 in 48": how often the word leads a figure with no number in front of it. */
const timesOf = (scan: Scan, word: string): number =>
  scan.tokens.filter(({ lower }, at) => lower === word && isNumberAt(scan, at + 1) && !isNumberAt(scan, at - 1)).length;

const isThing = (scan: Scan, at: number): boolean =>
  isWordAt(scan, at) && !isCapitalAt(scan, at) && verbSense(lowerAt(scan, at)) !== "verb" && !measureAt(scan, at);

/** What stands behind the number of a model: "RX 7900 XT 91", "iPhone 15 Pro 22". */
const VARIANTS = wordSet("pro max plus ultra mini super ti xt xtx");

/** "Pixel 7 – 14, Galaxy – 39": a spaced dash in front of each figure, at one of them without a number before it. */
const dashedItem = (scan: Scan, dash: number): boolean =>
  isDashed(scan, dash) &&
  !isWordAt(scan, dash + 2) &&
  scan.tokens.some((_, at) => isDashed(scan, at) && isWordAt(scan, at - 1));

const isDashed = (scan: Scan, at: number): boolean =>
  ["–", "-"].includes(lowerAt(scan, at)) &&
  tokenAt(scan, at).spaced &&
  isNumberAt(scan, at + 1) &&
  tokenAt(scan, at + 1).spaced;

/** "RTX 5070 88, RTX 4070 71": the same word in front of two numbers each time. */
const twice = (scan: Scan, word: string): boolean =>
  scan.tokens.filter(({ lower }, at) => lower === word && isNumberAt(scan, at + 1) && isNumberAt(scan, at + 2)).length >
  1;

/** "MacBook 18, XPS 13 12, Surface 15": nowhere else in a list do two numbers stand side by side. */
const isOnlyPair = ({ text }: Scan): boolean =>
  text.match(/\d \d/gu)?.length === 1 && (text.match(/\d[,;]/gu)?.length ?? 0) > 1; // catches "13 12", and "18,"

const figureIsNext = (scan: Scan, at: number): boolean =>
  isNumberAt(scan, at) &&
  (measureAt(scan, at + 1) !== null ||
    codeAt(scan, at) !== null || // "Ryzen 9 9950X"
    (isWordAt(scan, at + 1) && !isCapitalAt(scan, at + 1) && !AFTER_COUNT.has(lowerAt(scan, at + 1))) || // "Fahrenheit 451 48 times"
    /[.,]/u.test(tokenAt(scan, at).text) || // catches "3.3", not "12"
    scaleAt(scan, at + 1, "count").factor > 1);

const figureIsNear = (scan: Scan, at: number): boolean => isNumberAt(scan, currencyAt(scan, at)?.to ?? at);
