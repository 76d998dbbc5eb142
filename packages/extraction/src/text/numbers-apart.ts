/**
 * Numbers that only their neighbours tell: "Italy 1.200, Spain 900 and Portugal 450" → "1,200"; "week one 500 week two 650" → "week one 500,
 * week two 650", in which no 500 weeks are counted; "Altona 812, Mitte 1.204, Nord 655" → "1,204"; "A 34.518, B 11,640" → "34,518"; "12.000 members, then
 * 15.000" → "12,000"; "for 780, 1.040 and 1.390 euros" → "1,040", "1,390". Not "1.200 kg, 900 g", nor "1.234, 900".
 */

import { GROUP_WORDS, TENS_WORDS, UNITS_WORDS } from "../lexicon/number-words.ts";
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const POINT = /(?<=(?<![\d.,])\d)\.(?=\d\d0(?!\d|[.,]\d))/gu; // catches the point of "1.200", not of "1.234" or "1.20"
const NUMBERS = /(?<![\d.,])\d[\d.,]*(?<=\d)/gu; // catches "1.200" and "900", not ","
const PLAIN = /^(?:\d\.\d\d0|\d{3}|(?:19|20)\d\d|\d\d?)$/u; // catches "900" and "2021", not "0.9"
const ROUND = /^[2-9]\d0$/u; // catches "900" and "450", not "95"
const MEASURED = /\d ?(?:k?g|[mc]?l|[kcm]?m|kilos?|lit(?:re|er)s?|ton(?:ne)?s?|lbs?|oz|%)\b/u; // catches "1.200 kg", not "1.200 guests"

/** One number with a point among round ones of three digits. */
function thousands(text: string): Squeezed | null {
  if (text.match(POINT)?.length !== 1) return null;
  const numbers = text.match(NUMBERS) ?? [];
  const told = numbers.every((number) => PLAIN.test(number)) && numbers.some((number) => ROUND.test(number));
  return told && !matches(text, MEASURED) ? without(text, POINT, () => ",") : null;
}

const ANY_POINT = /(?<=(?<![\d.,])[1-9]\d{0,2})\.(?=\d{3}(?!\d|[.,]\d))/gu; // catches the point of "1.204", not of "0.812" or "1.20"
const EXACT = /^[1-9]\d[1-9]$/u; // catches "812" and "655", not "900"
const COUNTED = /^(?:[1-9]\d{0,2}\.\d{3}|[1-9]\d\d|(?:19|20)\d\d)$/u; // catches "1.204", "812" and "2023", not "12"

/** Numbers with a point among exact ones of three digits: "Altona 812, Mitte 1.204, Nord 655" counts bikes. */
function exactThousands(text: string): Squeezed | null {
  const numbers = text.match(ANY_POINT) ? (text.match(NUMBERS) ?? []) : [];
  const exact = numbers.filter((number) => EXACT.test(number)).length;
  const told = exact > 1 && numbers.every((number) => COUNTED.test(number)) && !matches(text, MEASURED);
  return told ? without(text, ANY_POINT, () => ",") : null;
}

const SIDE = "(?<![\\d.,])(?:[1-9]\\d{0,2}\\.\\d{3}|[1-9]\\d\\d)(?![\\d.]|,\\d)";
const RUN = new RegExp(`${SIDE}(?:, ${SIDE})+,? (?:and|or|&) ${SIDE}`, "gu"); // catches "780, 1.040 and 1.390", not "780 and 1.040" or "95, 1.040 and 1.390"
const HUNDRED = /(?<![\d.,])[1-9]\d\d(?![\d.]|,\d)/u; // catches "780", not the "040" of "1.040"

/** Numbers counted off in one list are of one size: "780, 1.040 and 1.390" are not one, a thousandth of it and more. */
const listedThousands = (text: string): Squeezed | null =>
  text.match(ANY_POINT) && !matches(text, MEASURED)
    ? without(text, RUN, (run) => (HUNDRED.test(run) ? run.replace(ANY_POINT, ",") : run))
    : null;

const GROUPED = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/u; // catches "34.518" and "11,640", not "3.5"

/** "A 34.518, B 11,640, C 9.283": counts typed with points and commas, each with three digits behind. */
function mixedThousands(text: string): Squeezed | null {
  const numbers = text.match(ANY_POINT) ? (text.match(NUMBERS) ?? []).filter((number) => /[.,]/u.test(number)) : []; // catches "11,640", not "900"
  const commas = numbers.filter((number) => number.includes(",")).length;
  const told =
    commas > 0 && numbers.length > 2 && numbers.every((number) => GROUPED.test(number)) && !matches(text, MEASURED);
  return told ? without(text, ANY_POINT, () => ",") : null;
}

const THOUSANDS = /^[1-9]\d{1,2}\.000$/u; // catches "12.000", not "9.000" or "12.500"
const HUNDREDS = /^[1-9]\d{0,2}\.\d00$/u; // catches "12.500" and "9.000", not "12.540"
const PEOPLE =
  /(?<![\d.,])[1-9]\d{0,2}\.\d00 (?:\p{Ll}+ )?(?:people|members|visitors|guests|voters|votes|students|pupils|users|followers|subscribers|tickets|copies|cars|houses|homes|jobs|workers|employees|fans|tourists|passengers|residents|inhabitants|customers|clients|orders|units|patients|children|women|men|books|trees|bikes|views|visits|players|deaths|births|cases)(?!\p{L})/u; // catches "12.500 people", not "12.500 km"

/** "12.000 members in 2020, 15.000 in 2021": nobody tells a thousandth of a person, nor three noughts behind each of several. */
function countedThousands(text: string): Squeezed | null {
  const numbers = text.match(ANY_POINT) ? (text.match(NUMBERS) ?? []).filter((number) => /[.,]/u.test(number)) : []; // catches "12.000", not "2020"
  const plain = numbers.every((number) => THOUSANDS.test(number));
  const counted = matches(text, PEOPLE) && numbers.every((number) => HUNDREDS.test(number));
  return numbers.length > 1 && (plain || counted) && !matches(text, MEASURED)
    ? without(text, ANY_POINT, () => ",")
    : null;
}

const COUNT = `(?:\\d{1,2}|${[...UNITS_WORDS.keys()].join("|")})`;
const SPELLED = [UNITS_WORDS, TENS_WORDS, GROUP_WORDS].flatMap((words) => [...words.keys()]).join("|");
const STEPS = new RegExp(
  `(?<=\\b(day|night|week|month|year) ${COUNT} (?:[$€£]?\\d[\\d.,]*(?:[kKmM]|%)?|(?:${SPELLED})(?:[ -](?:${SPELLED}|and))*)) (?=\\1 ${COUNT} )`,
  "giu",
); // catches the blank behind "week one 500" in front of "week two", not in front of "weeks"

/** Null where no number is told so. */
export const numbersApart = (text: string): Squeezed | null =>
  changedBy(text, [
    thousands,
    exactThousands,
    listedThousands,
    mixedThousands,
    countedThousands,
    (now) => without(now, STEPS, () => ", "),
  ]);
