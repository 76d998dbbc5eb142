/**
 * When a name of a table is of another sort than its fellows, and which word of its own clause is of theirs.
 * "Listeners to the morning show … the late show": the morning show is, listeners are not.
 */
import { PREPOSITIONS, PRONOUNS } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { isCapital } from "../../text/capital.ts";
import type { NameSense } from "../words/senses.ts";
import { likeness } from "../words/word-store.ts";

/** A name as it stands in the text. */
export type Told = {
  text: string;
  /** Its first token and the one after the last. */
  from: number;
  to: number;
  words: readonly string[];
  sense: NameSense;
  /** The preposition in front. */
  lead: string;
  /** At the head of its clause, or of its sentence. */
  opens: boolean;
  begins: boolean;
  colon: boolean;
  /** Set off from what it tells by a colon or a comma: "Inbound, the port took". */
  apart: boolean;
  /** The word behind. */
  next: string;
  /** Behind the first figure of its row, at the end of its clause. */
  behind: boolean;
  /** A proper name, told by its large letters within a sentence. */
  proper: boolean;
};

/** How much a name is like another in what it means. */
const alike = (one: Told, { sense }: Told): number =>
  one.sense.known && sense.known ? likeness(one.sense.vector, sense.vector) : UNKNOWN;
const UNKNOWN = 0.1;
export const meanOf = (told: Told, others: readonly Told[]): number =>
  others.reduce((sum, other) => sum + alike(told, other), 0) / others.length;

const sameClass = (one: Told, { sense }: Told): boolean => one.sense.noun === sense.noun;
const sameHead = (one: Told, other: Told): boolean =>
  one.words.at(-1) === other.words.at(-1) && one.words.join(" ") !== other.words.join(" ");

const POSSESSIVE = /['’]s?(?= |$)/gu; // catches the "'s" of "road's counter", not "o'clock"

/** "Gas" beside "gas boiler" is a part of that name. */
export const shares = (one: Told, other: Told): boolean => {
  const [short, long] = [one, other]
    .map(({ words }) => ` ${words.join(" ").replace(POSSESSIVE, "")} `)
    .toSorted((a, b) => a.length - b.length);
  return long?.includes(short ?? "") === true;
};

export const none = (told: Told, others: readonly Told[], is: (one: Told, other: Told) => boolean): boolean =>
  !others.some((other) => is(told, other));
const all = (told: Told, others: readonly Told[], is: (one: Told, other: Told) => boolean): boolean =>
  others.every((other) => is(told, other));

/** "North camp" beside "South camp", "smokers" beside "non-smokers". */
const isPaired = (one: Told, other: Told): boolean =>
  sameHead(one, other) &&
  ((one.words.length > 1 && one.words.length === other.words.length) ||
    (other.words[0] === "non" && other.words.length === one.words.length + 1));

const SMALL: ReadonlySet<string> = new Set(["", "of", "to", "from"]);

/** "High Street", "Kemal", "Leeds", not "Team" at the head of a column. */
const isName = ({ text, sense }: Told): boolean => text.includes(" ") || !sense.known || NAMED.has(sense.noun);
/** In WordNet: places and persons. */
const NAMED: ReadonlySet<number> = new Set([16, 19]);

/** Whether a candidate is what its fellows are, and the name that is read is not. */
type Rule = (candidate: Told, now: Told, others: readonly Told[]) => boolean;

/** "The late show …; the morning show": of the same thing. */
const fellow: Rule = (candidate, now, others) =>
  all(candidate, others, isPaired) &&
  none(now, others, sameHead) &&
  none(now, others, (one, other) => one.words[0] === other.words[0]);

const sameStart = (one: Told, other: Told): boolean =>
  one.words.length > 1 && one.words.length === other.words.length && one.words[0] === other.words[0];

/** "Strain A … strain B": the same noun in front. */
const sibling: Rule = (candidate, now, others) =>
  all(candidate, others, sameStart) &&
  none(candidate, others, sameHead) &&
  none(now, others, sameStart) &&
  none(now, others, sameHead);

const sameLead = (one: Told, other: Told): boolean => one.lead === other.lead;

/** What follows tells which ones: "among people without a degree". */
const ANYBODY: ReadonlySet<string> = new Set("people persons those everyone anyone".split(" "));

/** "Wages in tech …, in nursing": behind the same small word. */
const placed: Rule = (candidate, now, others) =>
  !SMALL.has(candidate.lead) &&
  !ANYBODY.has(candidate.text.toLowerCase()) &&
  all(candidate, others, sameLead) &&
  none(now, others, sameLead) &&
  meanOf(candidate, others) >= meanOf(now, others);

/** "Strawberries: open Sat 40. Cherries: Sat 22": at the head of a sentence of its own. */
const headed: Rule = (candidate, now, others) =>
  [candidate, ...others].every(({ begins, colon }) => begins && colon) && !now.colon && !now.begins;

/** "In Ashanti, tonnages ran 9,100 and 8,700; Western North managed 12,300 and 12,900": the one proper name. */
const named: Rule = (candidate, now, others) =>
  [candidate, ...others].every(({ proper }) => proper) && !isCapital(now.text) && !now.begins && isName(candidate);

/** "Inbound, the port took 18,200 …. Outbound: 15,100": what opens the sentence of each row. */
const opening: Rule = (candidate, now, others) =>
  [candidate, ...others].every(({ begins, apart }) => begins && apart) &&
  !now.begins &&
  !now.proper &&
  candidate.text.split(" ").length <= MOST_OPENING;
const MOST_OPENING = 2;

const PLACED: ReadonlySet<string> = new Set("in at for to on".split(" "));

/** "Turnout hit 68% and 74% in the north; the south managed 51% and 59%": told behind its figures, and its fellows in front of theirs. */
const late: Rule = (candidate, now, others) =>
  candidate.behind &&
  PLACED.has(candidate.lead) &&
  !now.proper &&
  others.every(({ opens, lead, from }) => opens && lead === "" && from > candidate.to) &&
  meanOf(candidate, others) > meanOf(now, others) + CLEARLY;
const CLEARLY = 0.05;

const LEVELS: ReadonlySet<string> = new Set("at on with".split(" "));

/** "The deck puts automation at $2.4M, outsourcing at $0.2M": each in front of the same small word. */
const levelled: Rule = (candidate, now, others) =>
  LEVELS.has(candidate.next) &&
  all(candidate, others, (one, other) => one.next === other.next) &&
  now.next !== candidate.next &&
  now.to < candidate.from;

const isDeed = ({ text, words, sense }: Told): boolean =>
  !isCapital(text) &&
  !PREPOSITIONS.has(text) &&
  verbSense(text) === "verb" &&
  words.length === 1 &&
  sense.noun === 0 &&
  sense.known;
const isThing = ({ text, sense }: Told): boolean =>
  PRONOUNS.has(text.toLowerCase()) || (sense.known && sense.noun > 0 && verbSense(text.toLowerCase()) !== "verb");

/** "The bosses helped themselves to 9%, we got 2%": who did it, and not what was done. */
const doer: Rule = (candidate, now, others) =>
  isDeed(now) &&
  others.every((other) => isThing(other) && other.opens && other.lead === "") &&
  candidate.opens &&
  candidate.lead === "" &&
  [0, 1].includes(now.from - candidate.to);

/** "Catholics split 38 to 51, Protestants 59 to 30": of the same class and much like them in what it means. */
const akin: Rule = (candidate, now, others) =>
  all(candidate, others, (one, other) => sameClass(one, other) && one.words.length === other.words.length) &&
  none(now, others, sameClass) &&
  (candidate.opens || all(candidate, others, sameLead)) &&
  meanOf(candidate, others) >= LIKE &&
  meanOf(now, others) < UNLIKE;

export const RULES: readonly Rule[] = [fellow, sibling, placed, headed, opening, named, late, levelled, akin, doer];
const LIKE = 0.55;
const UNLIKE = 0.4;
