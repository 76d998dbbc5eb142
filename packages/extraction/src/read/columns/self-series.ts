/**
 * Who speaks, as the first of several series where the others are somebody too: "We sold 34 loaves on Monday, 29 on Tuesday;
 * the neighbours sold 22 and 25" → We · Neighbours, not Loaves. Not "We had 12 goals in May, 9 in June; assists 4 and 5".
 */
import { AUXILIARIES, isSmallWord } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import type { Senses } from "../words/senses.ts";

const SELVES: readonly string[] = ["we", "i", "we've", "i've", "he", "she", "they"];
const SPEAKS =
  /(?:^|[.!?:;] |, (?:and |but |while )?|\b(?:in|on|at|by|last|this) [\p{L}\d]{2,12} )(we|i|he|she|they)(?:['’]ve| have)? (?:\p{Ll}+ ){1,2}[$€£¥₹]?$/iu; // catches "We sold " and "In May we took £", not "the loaves we sold cost "
const SOMEBODY =
  /(?:[.;] |, (?:and |but )?|\b(?:and|but|while|whereas) )(?:the |(our |my |her |his |their ))?(\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2}?)(?: (\p{Ll}+))??(?: only| just)?:? ?[$€£¥₹]?$/u; // catches "; the neighbours sold ", "; my wife " and "; Leeds ", not " in May, 9 "

const SAID_AS = new Map([
  ["i", "Me"],
  ["we", "We"],
  ["he", "He"],
  ["she", "She"],
  ["they", "They"],
]);

const isDeed = (word: string): boolean => verbSense(word) !== null || AUXILIARIES.has(word);
const BE: ReadonlySet<string> = new Set("is are was were".split(" "));
const OWN_NAME = /^\p{Lu}/u; // catches "Leeds", not "assists"
const OPENED = /[.!?] $/u; // catches ". " in front of "Assists", not "; "

const lastOf = (name: string): string | undefined => name.toLowerCase().split(" ").at(-1);

/** Where the first figure of a series stands, and the text in front of it from the figure before on. */
function firstOf(text: string, { cells, figures }: Reading, column: number) {
  const start = Math.min(...cells.flatMap((row) => row[column]?.spans[0]?.[0] ?? []));
  const from = Math.max(0, ...figures.flatMap(({ end }) => (end <= start ? end : [])));
  return { start, before: text.slice(from, start) };
}

/** Somebody who does something, or has a name of their own, in the place that a series takes its name from. */
function somebodyOf(senses: Senses, text: string, reading: Reading, column: number): string | null {
  const { before } = firstOf(text, reading, column);
  const found = SOMEBODY.exec(before);
  const [, whose, name = "", verb] = found ?? [];
  const told = (reading.series[column] ?? "").toLowerCase();
  const here = `${name} ${verb ?? ""}`.toLowerCase();
  if (!found || told === "" || !here.includes(told) || (verb && !isDeed(verb))) return null;
  const own = OWN_NAME.test(name) && !OPENED.test(before.slice(0, found.index + 2));
  const counted = verb !== undefined && BE.has(verb); // "my sit-ups were 30 and 35"
  const who = own || (whose === undefined ? verb !== undefined : !counted && (verb || isPeople(senses, name)));
  return who && (PERSONS.has(name) || !name.split(" ").some((word) => isSmallWord(word.toLowerCase()))) ? name : null;
}

/** Classes of WordNet's nouns. */
const PEOPLE: ReadonlySet<number> = new Set([15, 19]); // groups and persons

/** "my wife", "our rivals", "their sister club": who is told of with no deed of theirs; not "our assists". */
const isPeople = (senses: Senses, name: string): boolean => PEOPLE.has(senses.nameOf(name).noun);

const PERSONS: ReadonlySet<string> = new Set("they he she".split(" "));

/** The readings, the best with who speaks as its first series. */
export function withSelfSeries(senses: Senses, scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.series.length < 2 || !says(scan, SELVES)) return rows;
  const { text } = scan;
  const { reading } = best;
  const [first = "", ...more] = reading.series;
  const before = text.slice(0, firstOf(text, reading, 0).start);
  const [, who] = SPEAKS.exec(before) ?? [];
  const words = before.toLowerCase().split(" ");
  if (!who || (before.toLowerCase().includes(first.toLowerCase()) && words.at(-2) !== first.toLowerCase())) return rows;
  const names = more.flatMap((_, at) => somebodyOf(senses, text, reading, at + 1) ?? []);
  const shared = names.some((name) => lastOf(name) === lastOf(first) && name.toLowerCase() !== first.toLowerCase()); // "40 adult tickets …; child tickets sold 20"
  if (shared || names.length < more.length || new Set(names).size < names.length) return rows;
  const self = SAID_AS.get(who.toLowerCase()) ?? who;
  return [{ ...best, reading: { ...reading, series: [self, ...names] } }, ...others];
}
