/**
 * The line below a title: what is measured, of how many, on which scale and for what time, where the title does not say it:
 * "Of 240 seats, last year". What opens a message, tells a story or says the title once more is no such line.
 */
import { MAX_SUBTITLE_LENGTH } from "@charticle/contract";
import { PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { leftOut } from "../left-out/left-out.ts";
import type { Why } from "../left-out/said.ts";
import { capitalised, fitted } from "../name.ts";
import { noteOf } from "../plain-notes.ts";
import type { Title, TitleInput, Titles } from "../title-input.ts";
import { isNominal, isSentence } from "../told-head.ts";
import { baseOf } from "./base.ts";
import { bracketed } from "./bracketed.ts";
import { baseAlone, perOf } from "./per.ts";
import { periodOf } from "./period.ts";
import { scaleOf } from "./scale.ts";

const IDLE =
  /^(?:[^\p{L}\d$€£%"'“‘#]|(?:and|but|or|so|if|because|as (?:ever|usual|always|promised|expected)|then|well|yes|no|folks|guys|everyone|for (?:those|the record|once|your)|in case|let['’]?s|example|believe|spoiler|sorry|look|ranked|sorted|from (?:best|worst|most|highest|largest|biggest)|per (?:the|our|my|their|its|his|her)|roughly|approx|about|before|when|while|best to|worst to|high to|low to|items?|page|chapter|table|section|according to|by (?:year|month|week|quarter|day)|for (?:my|our|all|everyone)|ref|then and now|past and present)\b|\d[^\p{L}]*,|[\d\W]+$)/iu; // catches "as ever", "and yes I measured" and "12)", not "Averaged over the group"

const WORD = /[\p{L}\d]+/gu; // catches "24" and "hours"

const SMALL = wordSet(
  "a an the of in on for to and at by with from per our my his her their its this that all out each every",
);

const wordsOf = (words: string): string[] => (words.toLowerCase().match(WORD) ?? []).filter((word) => !SMALL.has(word));

/** Whether every word of it stands in the title already. */
const repeats = (title: string, words: string): boolean => {
  const said = new Set(wordsOf(title));
  return wordsOf(words).every((word) => said.has(word));
};

/** Names of points that no line repeats: "hours a day before and after the ban". */
const SIDES: ReadonlySet<string> = new Set(["Before", "After", "Now", "Then"]);

const DATELINE = /^\p{Lu}{3,},/u; // catches "MOSCOW, ", not "Moscow, "

const DID = /^\p{L}+ed\b(?! by| over| in| on| per| at| for| to)/iu; // catches "Played FIFA" and "Scored", not "Averaged over"

const LONG_UNIT = /^(?:\p{L}{4,}|%)/u; // catches "Hours a day" and "% of the plastic", not "kg a month"

const BLANKS = /^[\s,;:–—-]+/u; // catches ", "

/** "Average queue at the centre" below "Average queue" → "At the centre" */
function restOf(title: string, words: string): string {
  if (!words.toLowerCase().startsWith(title.toLowerCase()))
    return words.toLowerCase().includes(title.toLowerCase()) ? "" : words;
  const rest = words.slice(title.length);
  const [first = ""] = rest.trim().split(" ");
  return BLANKS.exec(rest)?.[0].trim() || PREPOSITIONS.has(first)
    ? rest.replace(BLANKS, "").replace(/[:;,.]$/u, "")
    : ""; // "Number of tools the average team | pays for"
}

/** What stands ahead of the figures besides the title; nothing where it is a clause, or mostly the title again. */
function ownBelow({ unit, reading }: TitleInput, { title, subtitle: typed }: Title): string {
  const subtitle = restOf(title, typed ?? "");
  const asked = subtitle.replace(/[‘’]/gu, "'"); // catches "’", not "'"
  if (
    subtitle === "" ||
    DATELINE.test(subtitle) ||
    DID.test(subtitle) ||
    IDLE.test(subtitle) ||
    isSentence(asked) ||
    !isNominal(asked)
  )
    return "";
  const names = [...reading.points.map(({ name }) => name), ...reading.series]
    .filter((name) => !SIDES.has(name))
    .map(wordsOf);
  const lower = wordsOf(subtitle);
  if (names.some((words) => words.length > 0 && words.every((word) => lower.includes(word)))) return "";
  if (unit && subtitle.startsWith(unit.symbol) && !LONG_UNIT.test(subtitle)) return `In ${subtitle}`;
  const said = new Set(wordsOf(title));
  const own = wordsOf(subtitle).filter((word) => !said.has(word));
  return own.length * 2 < wordsOf(subtitle).length ? "" : subtitle;
}

const OPENS_WORD = /^(?:%|in |per |\p{L}{4,})/iu; // catches "% of GDP" and "litres per head", not "ct/kWh"

const inUnits = (words: string): string => (words === "" || OPENS_WORD.test(words) ? words : `in ${words}`);

/** The number with its noun, or the number alone where the title names what it counts. */
function withoutNoun(title: string, base: string): string {
  const [number = "", ...nouns] = base.replace(/^Of /u, "").split(" ");
  const isNamed = nouns.length > 0 && repeats(title, nouns.join(" "));
  return isNamed && base.startsWith("Of ") ? `Of ${number}` : base;
}

/** Words that are capitals where they open a text, and not behind a comma. */
const SMALL_WORDS = wordSet(
  "this last past previous first second third final opening today yesterday tonight so on out from per max scale of year quarter",
);

const behindComma = (part: string): string =>
  SMALL_WORDS.has(part.split(" ")[0]?.toLowerCase() ?? "") ? part.charAt(0).toLowerCase() + part.slice(1) : part;

/** With a capital; "n=860" stays as it is. */
const opened = (words: string): string => (/^n ?=/u.test(words) ? words : capitalised(words)); // catches "n=860", not "nurses"

const PER = /\bper\b.*$/iu; // catches the "per person" of "Litres per person", not "percent"

/** "Litres per person" and "per person per day" are told as one. */
function longestRate([own = "", base = "", per = "", ...others]: readonly string[]): string[] {
  const rate = PER.exec(own)?.[0] ?? "";
  return rate !== "" && per.toLowerCase().startsWith(rate.toLowerCase())
    ? [own.slice(0, own.length - rate.length) + per, base, ...others]
    : [own, base, per, ...others];
}

/** What is told of a whole is told in notes as well; other numbers that the title says are not left out: "5k times". */
const WHOLES: ReadonlySet<Why> = new Set<Why>(["total", "whole", "partly", "sample"]);

const saysOf = (title: string, quote: string): boolean =>
  ` ${title} `.toLowerCase().includes(` ${quote.toLowerCase()} `);

/** The title with the line below it and the notes. */
export function withBelow(input: TitleInput, title: Title): ReturnType<Titles> {
  const { scan, mentions, reading, unit } = input;
  const left = leftOut(scan, mentions, reading, unit?.symbol ?? null);
  const notes = left
    .filter(({ quote, why }) => why === null || WHOLES.has(why) || !saysOf(title.title, quote))
    .map(({ quote, said }) => noteOf(quote, said));
  if (reading.shape === "table") return { ...title, subtitle: ownBelow(input, title) || null, notes };
  const parts = [
    baseAlone(ownBelow(input, title)) || inUnits(bracketed(scan, reading)),
    withoutNoun(title.title, baseOf(input, left)),
    perOf(scan, mentions, reading),
    scaleOf(scan, reading),
    periodOf(scan, mentions, reading),
  ];
  const told: string[] = [];
  for (const part of longestRate(parts)) {
    const isTold = part === "" || repeats(`${title.title} ${told.join(" ")}`, part);
    if (!isTold && [...told, part].join(", ").length <= MAX_SUBTITLE_LENGTH)
      told.push(told.length > 0 ? behindComma(part) : part);
  }
  const subtitle = told.length > 0 ? fitted(opened(told.join(", ")), MAX_SUBTITLE_LENGTH) : null;
  return { ...title, subtitle, notes };
}
