/**
 * Numbers as they are dictated, told in the usual words: "twenty k" → "twenty thousand", "q one" → "q1", "a lead of point five" → "zero
 * point five", "five dollars and fifty cents" → "five dollars fifty", "four fifty" → "four hundred fifty". Places go back to the text as typed.
 */

import { DISTANCE_CUES } from "../lexicon/letter-m.ts";
import { TENS_WORDS, UNITS_WORDS } from "../lexicon/number-words.ts";
import { DECADES } from "../recognize/times/spelled-decades.ts";
import { matches } from "./needs/matches.ts";
import { HOURS, NUMBERS, ONES, TENS } from "./number-patterns.ts";
import { digitsSaid } from "./spoken-hundreds.ts";
import type { Squeezed } from "./squeezed.ts";
import { type Form, inUsualForm } from "./without.ts";

const digitOf = (word: string): string => String(UNITS_WORDS.get(word.toLowerCase().trim()) ?? word);

const DISTANCE = new RegExp(`\\b(?:${[...DISTANCE_CUES].join("|")})s?\\b`, "iu"); // catches "ran", not "random"
const far = (text: string): boolean => matches(text, DISTANCE) && !/\bsteps\b/iu.test(text);

const STEPS = "day|night|week|month|quarter|year|hour|round|term|semester|session|lap|game|match|half|wave|batch";
const DECADE_NAMES = [...DECADES.keys()].filter((name) => name.endsWith("ties"));

/** Marks that part a text. */
const MARKED = /[,;:()\n]|[.!?] /u; // catches ", ", not "3.5"

/** Days of a month. */
const DAYS = new Map(
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"
    .split(" ")
    .map((word, at): [string, number] => [word, at + 1]),
).set("thirtieth", 30);
const LATE_DAY =
  /\bon the (?:thir|four|fif|six|seven|eigh|nine)teenth\b|\bon the (?:twenty|thirty)[ -](?:first|second|third|\w+th)\b/iu; // catches "on the thirteenth", not "on the third"

/** "twenty first" → "21st". */
function dayOf(words: string): string {
  const [tens = "", one] = words.split(/[ -]/u); // catches the blank of "twenty first"
  const day = one === undefined ? (DAYS.get(tens) ?? 0) : (TENS_WORDS.get(tens) ?? 0) + (DAYS.get(one) ?? 0);
  const end = day % 10 < 4 && Math.floor(day / 10) !== 1 ? (["th", "st", "nd", "rd"][day % 10] ?? "th") : "th";
  return `${day}${end}`;
}

/** Coins that count nothing behind them. */
const COINS_LAST = new RegExp(
  `(?:dollars?|euros?|pounds?|quid|bucks) (?:${TENS}|ten|twelve|fifteen)(?:[ -](?:${ONES}))?(?=[.,;:!?)]|$| (?:now|today|each|an?|in|at|last|this|per)(?!\\p{L}))`,
  "iu",
); // catches "pounds twenty" of "three pounds twenty now", not of "three pounds twenty people"

const FORMS: readonly Form[] = [
  [
    new RegExp(`(?<=(?<!\\p{L})(?:${NUMBERS}|half|hundred)) ?k(?![\\p{L}\\d'-])`, "giu"),
    () => " thousand",
    (text) => !far(text),
  ], // catches the "k" of "twenty k", not of "k 12"
  [new RegExp(`(?<=(?<!\\p{L})(?:${NUMBERS}|half|hundred)) ?k(?![\\p{L}\\d'-])`, "giu"), () => " km", far], // catches the "k" of "ran five k", not of "k 12"
  [/(?<!\p{L})q (?:one|two|three|four)(?![\p{L}'-])/giu, (found) => `Q${digitOf(found.split(" ")[1] ?? "")}`], // catches "q one", not "quarter one"
  [
    new RegExp(
      `(?<!(?<!\\p{L})(?:${NUMBERS}|hundred|thousand|the|a|this|that|at|one|by|to|in|per|match|set|game|power|every|my|of) )(?<=\\p{L} |^)point(?= (?:zero|oh|${ONES})(?!\\p{L}))`,
      "giu",
    ),
    () => "zero point",
  ], // catches the "point" of "plums point five", not of "three point five", "the point" and "point to"
  [
    /(?<=(?<![\d.,])\d{1,3}) (?:dollars?|euros?|pounds?|quid|rupees?|francs?|bucks),? (?:and )?\d\d (?:cents?|pence|p|paise|centimes)(?!\p{L})/giu,
    (found) => `.${/\d\d/u.exec(found)?.[0] ?? ""} ${found.trim().split(/[ ,]/u)[0] ?? ""}`, // catches the "50" of "5 dollars 50", and blanks
  ], // catches " dollars and 50 cents" behind "5", not " dollars and 50 people"
  [
    /(?<=(?<!\p{L})(?:dollars?|euros?|pounds?|quid|rupees?|francs?|bucks)) and (?=[\p{L}\d-]+(?: \p{L}+)? (?:cents?|pence|p|paise|centimes)(?!\p{L}))/giu,
    () => " ",
  ], // catches " and " of "five dollars and fifty cents", not of "five dollars and fifty people"
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:dollars?|euros?|pounds?|quid|rupees?|francs?|bucks) (?:(?:${NUMBERS})(?:[ -](?:${ONES}))?|\\d\\d?)) (?:cents?|pence|p|paise|centimes)(?!\\p{L})`,
      "giu",
    ),
    () => "",
  ], // catches the " cents" of "five dollars fifty cents", not of "fifty cents"
  [new RegExp(`(?<=(?<!\\p{L})(?:${TENS})) (?:odd|something|or so)(?![\\p{L}-])`, "giu"), () => ""], // catches " odd" of "thirty odd", not of "odd ones"
  [
    new RegExp(
      `(?<![\\p{L}\\d-])(?<!(?:${NUMBERS}) )(?:${HOURS})(?= (?:[ap]\\.?m(?![\\p{L}])(?! (?:I|the|not|an|a(?! (?:hundred|thousand|dozen|couple)))\\b)))`,
      "giu",
    ),
    digitOf,
  ], // catches the "eight" of "eight am", not of "forty eight am"
  [
    new RegExp(`(?<![\\p{L}\\d-])(?:${HOURS})(?= o['’]clock)`, "giu"),
    digitOf,
    (text) => (text.match(/ o['’]clock/giu)?.length ?? 0) > 1, // catches " o'clock", not "clock"
  ], // catches the "nine" of "nine o'clock", not of "at nine"
  [
    /(?<=(?<!\p{L})(?:in|since) )(?:eighteen|nineteen) hundred(?=[,.;]|$| (?:it|we|there|and|to|the|in|was|were|had)\b)/giu,
    (found) => (found.toLowerCase().startsWith("e") ? "1800" : "1900"),
  ], // catches "nineteen hundred" behind "in", not "nineteen hundred people"
  [/(?<=\bthe )two thousands(?!\p{L})/giu, () => "2000s"], // catches "the two thousands", not "two thousand"
  [
    new RegExp(`(?<=\\bthe )nineteen[ -](?:${DECADE_NAMES.join("|")})(?!\\p{L})`, "giu"),
    (found) => `${DECADES.get(found.slice(9).toLowerCase()) ?? found}s`,
  ], // catches "nineteen eighties" behind "the", not "nineteen eighty"
  [
    new RegExp(
      `(?<=(?<![\\p{L}-])(?:zero|ten|eleven|twelve|hundred|thousand|${ONES}|(?:${ONES}) (?:${TENS}))) (?=(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (?:${STEPS})(?!\\p{L}))`,
      "giu",
    ),
    () => ", ",
  ], // catches the blank in front of "third week" behind "two", not of "two thirds" or "twenty second week"
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?!(?:${NUMBERS}|of|and|for|with|from|by|to|in|on|at|or|than|but|while|are|is|was|were|makes?|making|leaves?|leaving|that|about|among|all)(?![\\p{L}]))\\p{L}{2,}) (?=the (?:rest|others|remainder) \\p{L})`,
      "giu",
    ),
    () => ", ",
    (text) => !matches(text, MARKED),
  ], // catches the blank in front of "the others want sushi" behind "pizza", not behind "and"
  [
    new RegExp(
      `(?<![\\p{L}-])(?:${ONES}) (?:foot|feet) (?:${ONES}|ten|eleven)(?: inch(?:es)?)?(?![\\p{L}-])(?! (?:tall|long|people|by|feet|foot)\\b)`,
      "giu",
    ),
    (found) => {
      const [feet = "", , inches = ""] = found.split(" ");
      return `${digitOf(feet)}'${digitOf(inches)}"`;
    },
    (text) => (text.match(/ (?:foot|feet) \p{L}/giu)?.length ?? 0) > 1, // catches " foot two", not " foot."
  ], // catches "six foot two", not "six foot two people"
  [
    new RegExp(
      `(?<![\\p{L}-])(?:${NUMBERS}) (?:dollars?|euros?|pounds?|quid|bucks) (?:${TENS}|ten|twelve|fifteen)(?:[ -](?:${ONES}))?(?![\\p{L}-])(?! (?:hundred|thousand|k|percent)\\b)`,
      "giu",
    ),
    (found) => {
      const [whole = "", money = "", ...coins] = found.split(" ");
      return `${whole} point ${digitsSaid(coins.join(" "))} ${money}`;
    },
    (text) =>
      matches(text, COINS_LAST) ||
      (text.match(
        / (?:dollars?|euros?|pounds?|quid|bucks) (?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)/giu,
      )?.length ?? 0) > 1, // catches " pounds fifty", not " pounds for"
  ], // catches "two pounds fifty", not "two pounds for"
  [
    new RegExp(`(?<=\\bon the )(?:(?:twenty|thirty)[ -])?(?:${[...DAYS.keys()].join("|")})(?![\\p{L}-])`, "giu"),
    (found) => dayOf(found.toLowerCase()),
    (text) => matches(text, LATE_DAY),
  ], // catches "thirteenth" behind "on the", not "thirteenth floor"
  [new RegExp(`(?<=(?<!\\p{L})(?:${NUMBERS})) mil(?![\\p{L}-])`, "giu"), () => " million"], // catches the "mil" of "two mil", not of "mil 2"
];

const SAID =
  /\b(?:k|q|quarter|point|cents?|pence|p|paise|centimes|odd|something|mil|foot|feet|pounds?|dollars?|euros?|quid|bucks|so|[ap]\.?m|o['’]clock|(?:eigh|nine)teen hundred|the (?:two|nineteen|rest|others|remainder)|second|third|\w+th)\b/iu; // catches "twenty k", not "twenty"

/** Null where nothing is dictated so. */
export const dictated = (text: string): Squeezed | null => (matches(text, SAID) ? inUsualForm(text, FORMS) : null);
