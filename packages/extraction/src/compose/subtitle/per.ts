/** What each value is told per, as words below a title: "Per 100 g", "Per month"; "" where none is told. */

import { CONJUNCTIONS, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import type { Reading } from "../../read/reading.ts";
import type { Mention } from "../../recognize/mention.ts";
import { smallNumber } from "../../recognize/numbers/small-number.ts";
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";

const PER =
  /(?:(?<=(?:^|[,:(] )|\()\p{Ll}{3,} )?\bper (?:\d[\d,.]* ?|square |cubic )?(?:(?:live|still|registered|insured|employed|full-time|working-age) )?\p{L}+(?:[²³]|(?<=m)[23](?!\d))?(?: per \p{L}+)?/giu; // catches "per 100 g", "per 1,000 live births", "per m2", "Per head" and the "litres per person per day" behind ", ", not "permit"

/** "per cent" is a share, "per the report" tells who says so. */
const OTHER = wordSet("cent the our my their its his her se a an usual this that latest last family club ministry");

const CITED = /^per (?:page|article|section|clause|rule|table|figure|appendix|paragraph) \d/iu; // catches "per page 112", not "per page"

const AFTER_PER = /\bper (\p{L}+)/iu; // catches "cent" of "per cent", nothing of "per 100"

const isOther = (words: string): boolean => {
  const next = AFTER_PER.exec(words)?.[1]?.toLowerCase() ?? "";
  return OTHER.has(next) || smallNumber(next) !== undefined; // "one per two and a half thousand"
};

const COUNTED = /^(.*\d) (\p{L}+)$/u; // catches "per 100,000" and "in" of "per 100,000 in", not "per head"

/** "per 100,000 in 2010", "per 1,000 before the ban": the base ends with its number. */
export function baseAlone(words: string): string {
  const [, base = "", next = ""] = COUNTED.exec(words) ?? [];
  const lower = next.toLowerCase();
  return PREPOSITIONS.has(lower) || CONJUNCTIONS.has(lower) ? base : words;
}

const RATE = /^(?:an?|each|every) /iu; // catches the "a " of "a month", not "/km"

const SHIFTED = /\d an? \p{L}+ (?:late|early|earlier|later|before|after|ago)\b/iu; // catches "18 a day late", not "18 a day"

/** A figure's own unit may hold the words: "4.1 kg per plant". */
const OVERLAP = 4;

/** Told of the values: ahead of all figures, or behind one that is shown. */
function isTheirs(mentions: readonly Mention[], { figures }: Reading, at: number): boolean {
  const last = mentions.findLast(({ kind, start, end }) => kind === "figure" && start < at && end <= at + OVERLAP);
  return last === undefined || figures.some(({ start }) => start === last.start);
}

export function perOf({ text }: Scan, mentions: readonly Mention[], reading: Reading): string {
  const phrases = [...text.matchAll(PER)].filter(
    ({ 0: words, index }) => !isOther(words) && !CITED.test(text.slice(index)) && isTheirs(mentions, reading, index),
  );
  const [one, other] = new Set(phrases.map(([words]) => baseAlone(words)));
  if (one && !other) return one;
  const shown = new Set(reading.cells.flatMap((row) => row.flatMap((cell) => cell?.spans[0]?.[0] ?? [])));
  if (matches(text, SHIFTED)) return "";
  const [rate, more] = new Set(reading.figures.flatMap(({ rate: own, start }) => (own && shown.has(start) ? own : [])));
  return rate && !more && RATE.test(rate) ? rate.replace(RATE, "per ") : "";
}
