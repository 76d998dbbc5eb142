/**
 * Three digits behind a point are decimals where what they are told in says so; a nought behind each says it: "EV sales: 2020 3.125m" and
 * "$1.125tn" (no one writes a million in front of a million), "4.125%", "61.204 s", "7.874 g/cm³", "3.125x", and of English texts
 * "1.250 kg"; prices of which one is below 1: "$1.125 … $0.125"; what is always small: "GPA: 3.125"; fuel to a tenth of a cent: "EUR/l:
 * Diesel 1.659". Not "Altona 1.204", "Rent 1.250 €", nor in tongues that group so: "Höhe: Zugspitze 2.962m", "Umsatz 1.250 Mio".
 */
import { FOREIGN_FUNCTION_WORDS } from "../lexicon/closed-class.ts";
import { METRE_CUES, WEAK_METRE_CUES } from "../lexicon/letter-m.ts";
import { STORED_WORDS } from "../read/words/stored-words.ts";
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const NUMBER = "(?<![\\d.,])\\d{1,3}\\.\\d{3}";
const END = "(?![\\p{L}\\d²³€£$])";
const EXACT = new RegExp(`${NUMBER}(?![\\d.,]*\\d)`, "gu"); // catches "1.250", not "1.25" or "1.250.000"

const OTHER_MARK = /\d,\d{1,2}(?!\d)|\d\.\d{3}\.\d{3}|\d\.\d{3},\d/u; // catches "12,5" and "1.250.000", not "1,204"
const NON_ENGLISH = /[äöüßéèêçñãõåøæłąę]/iu; // catches "ü", not "u"
const WORDS = /\p{L}[\p{L}'’-]*/gu; // catches "Lap", not "12"
const SMALL = new Set(["the", "of", "and", "is", "in", "at", "to", "per"]);

const wordsOf = (text: string): string[] => (text.match(WORDS) ?? []).map((word) => word.toLowerCase());

/** No other tongue: none of its letters, and not two of its small words. */
const isPlain = (text: string, words: readonly string[]): boolean =>
  !matches(text, NON_ENGLISH) && words.filter((word) => FOREIGN_FUNCTION_WORDS.has(word)).length < 2;

/** It begins with an English noun, or has small English words. */
const isEnglish = (words: readonly string[]): boolean =>
  words.some((word) => SMALL.has(word)) || STORED_WORDS.nounOf(STORED_WORDS.idOf(words[0] ?? "")) > 0;

const GLUED = new RegExp(`(?:${NUMBER})(?=(?:[kKMBT]|tn|trn|bn|mn)${END})`, "gu"); // catches "1.125" of "1.125tn", not of "1.125 t"
const PRICED = new RegExp(`(?<=[$£€] ?)(?:${NUMBER})(?=(?:[mbt]|mm)${END})`, "gu"); // catches "1.125" of "$1.125m", not of "1.125m"
const MILLIONS = new RegExp(`(?:${NUMBER})(?=m${END})`, "gu"); // catches "3.125" of "3.125m", not of "3.125 m"
const SHARES = new RegExp(`(?<![\\d.,])\\d{1,2}\\.\\d{3}(?= ?(?:%|percent|per cent|pct|pp)${END})`, "gu"); // catches "4.125" of "4.125%", not of "4.125 people"
const MEASURED = new RegExp(
  `(?:${NUMBER})(?= ?(?:[mµμn]?s|secs?|seconds?|[mk]?V|volts?|mA|amps?|g\\/(?:cm³|cm3|cc|ml|mL)|kg\\/l|mol|ct|carats?|x)${END})`,
  "gu",
); // catches "61.204" of "61.204 s", not of "61.204 sheep"
const WEIGHED = new RegExp(`(?<![\\d.,])\\d{1,2}\\.\\d{3}(?= ?(?:kg|lbs?|oz)${END})`, "gu"); // catches "1.250" of "1.250 kg", not of "134.591 kg"
const ROUND = /0$/u; // catches "12.500", not "2.375"

const BELOW_ONE = /[$£€] ?0\.\d{3}(?!\d)|(?<![\d.,])0\.\d{3} ?[€£]/u; // catches "$0.125" and "0.815 €", not "$0.12"
const PRICES = new RegExp(`(?<=[$£€] ?)(?:${NUMBER})(?![\\d.,]*\\d)|(?:${NUMBER})(?= ?[€£])`, "gu"); // catches "1.125" of "$1.125" and "1.204" of "1.204 €", not "1.125"

/** What is measured of things in small numbers with many digits. */
const FINE_HEAD =
  /^[^\d:]*(?:\b(?:GPAs?|ERA|WHIP|pH|[Oo]dds|[Rr]atios?|[Cc]oefficients?|[Cc]orrelations?|[Ee]xchange rates?|[Ss]pecific gravity|[Rr]efractive index|[Bb]atting averages?)\b|\b(?:[Pp]ing|[Ll]atency|[Dd]elay|[Rr]esponse times?|[Ll]ap times?|[Rr]eaction times?|[Ss]plits?),? \(?(?:in )?(?:ms|s|sec|seconds|milliseconds)\b)/u; // catches "GPA" and "ping ms", not "gpas: 3"
const FINEST = 100;

const FUEL = /\b(?:diesel|petrol|unleaded|super|e10|e5|lpg|autogas|gas(?:oline)?|fuel)\b/iu; // catches "Diesel", not "dieselgate"
const PER_LITRE = /\/ ?l(?:it(?:er|re))?\b|\bper lit(?:er|re)\b/iu; // catches "EUR/l" and "per litre", not "l/100 km"
const TENTH = /^[0-3]\.\d\d9$/u; // catches "1.659", not "1.660"

/** Not with four digits, which a list of places on the map has: "2.390, 3.120". */
const shorter = (number: string): string => (number.endsWith("0") ? number.slice(0, -1) : `${number}0`);

/** All such numbers, where each is of the small kind that the head tells of. */
function headed(text: string): Squeezed | null {
  const found = text.match(EXACT) ?? [];
  const small = found.length > 1 && found.every((number) => Number(number) < FINEST);
  const fuel = matches(text, FUEL) && matches(text, PER_LITRE) && found.every((number) => TENTH.test(number));
  return small && (matches(text, FINE_HEAD) || fuel) ? without(text, EXACT, shorter) : null;
}

/** A million, and no metre: nothing is told of what is high or far. */
const millions = (text: string, words: readonly string[]): Squeezed | null =>
  words.some((word) => METRE_CUES.has(word) && !WEAK_METRE_CUES.has(word))
    ? null
    : without(text, MILLIONS, (number) => `${number}0`);

/** Null where nothing is told so. */
export function fineDecimals(text: string): Squeezed | null {
  if (!/\d\.\d{3}(?!\d)/u.test(text) || matches(text, OTHER_MARK)) return null; // catches "3.125", not "3.12"
  const words = wordsOf(text);
  if (!isPlain(text, words)) return null;
  const fine = (pattern: RegExp) => (now: string) => without(now, pattern, (number) => `${number}0`);
  const weighed = text.match(WEIGHED) ?? [];
  return changedBy(text, [
    fine(GLUED),
    fine(PRICED),
    (now) => (matches(now, BELOW_ONE) ? fine(PRICES)(now) : null),
    fine(SHARES),
    fine(MEASURED),
    headed,
    (now) => (isEnglish(words) ? millions(now, words) : null),
    (now) => (isEnglish(words) && !weighed.every((number) => ROUND.test(number)) ? fine(WEIGHED)(now) : null),
  ]);
}
