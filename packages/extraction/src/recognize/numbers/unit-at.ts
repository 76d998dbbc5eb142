/** Units after a number: percent, currencies, measures, and the rate they are told by ("a cup", "per day", "/day"). */

import { ADVERBS, AUXILIARIES, CONJUNCTIONS, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import {
  CURRENCY_SIGNS,
  CURRENCY_WORDS,
  LETTER_MEASURES,
  MEASURES,
  RATE_WORDS,
  SHY_CURRENCIES,
} from "../../lexicon/units.ts";
import { isCapitalAt, isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { Unit } from "../mention.ts";
import { isKilometre, isMillion, isMinute } from "./scale.ts";

export type UnitAt = { unit: Unit; to: number };

const unitOf = (symbol: string): Unit => ({ kind: symbol === "%" || symbol === "pp" ? "percent" : "measure", symbol });
const SQUARES: ReadonlyMap<string, string> = new Map([
  ["²", "²"],
  ["³", "³"],
]);

const DOLLARS: ReadonlyMap<string, string> = new Map([
  ["us", "$"],
  ["a", "A$"],
  ["c", "C$"],
  ["s", "S$"],
  ["nz", "NZ$"],
  ["hk", "HK$"],
  ["r", "R$"],
]);

/** Currencies that stand glued to their digits: "N80,000", "RM5,000". */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  ["N", "₦"],
  ["R", "R"],
  ["P", "₱"],
  ["RM", "RM"],
  ["KSh", "KSh"],
  ["Ksh", "KSh"],
  ["TSh", "TSh"],
  ["USh", "USh"],
]);

/** A currency sign or word at a token. */
export function currencyAt(scan: Scan, at: number): UnitAt | null {
  const { text, lower, kind } = tokenAt(scan, at);
  const sign = CURRENCY_SIGNS.get(text);
  if (sign) return { unit: { kind: "currency", symbol: sign }, to: at + 1 };
  if (kind !== "word") return null;
  const next = tokenAt(scan, at + 1);
  const glued = next.kind === "number" && !next.spaced ? PREFIXES.get(text) : undefined;
  if (glued) return { unit: { kind: "currency", symbol: glued }, to: at + 1 };
  if (!next.spaced && CURRENCY_SIGNS.has(next.text)) {
    if (CURRENCY_WORDS.has(`${lower}$`)) return { unit: { kind: "currency", symbol: "$" }, to: at + 2 };
    const known = DOLLARS.get(lower);
    if (known && next.lower === "$") return { unit: { kind: "currency", symbol: known }, to: at + 2 };
  }
  const symbol = CURRENCY_WORDS.get(lower);
  if (isNumberAt(scan, at + 1) && (text === "Rs" || (!next.spaced && text !== lower)))
    return { unit: { kind: "currency", symbol: symbol ?? text }, to: at + 1 }; // "N1,050"
  if (!symbol || SHY_CURRENCIES.has(lower)) return null;
  if (lower === "euro" && lowerAt(scan, at - 1) === "the") return null; // "won the Euro 4 times"
  return { unit: { kind: "currency", symbol }, to: at + 1 };
}

/** A measure after digits. "7.8 l", "12 MW", "15 %", "31 km²", "26 minutes" */
export function measureAt(scan: Scan, at: number): UnitAt | null {
  const token = tokenAt(scan, at);
  if (token.text === "%" || token.text === "％") return { unit: unitOf("%"), to: at + 1 };
  if (token.lower === "per" && lowerAt(scan, at + 1) === "cent") return { unit: unitOf("%"), to: at + 2 };
  if (token.lower === "percentage" && lowerAt(scan, at + 1).startsWith("point"))
    return { unit: unitOf("pp"), to: at + 2 };
  if (token.text === "°" || token.text === "º") {
    const letter = tokenAt(scan, at + 1).text;
    return letter === "C" || letter === "F"
      ? { unit: unitOf(`°${letter}`), to: at + 2 }
      : { unit: unitOf("°"), to: at + 1 };
  }
  if (token.kind === "mark" && /^["”″]$/.test(token.text) && /^\d['’]\d/.test(tokenAt(scan, at - 1).text))
    return { unit: unitOf("in"), to: at + 1 }; // "5'4\""
  if (token.text === "★" || token.text === "⭐" || token.text === "⭐️") return { unit: unitOf("stars"), to: at + 1 };
  if (token.kind !== "word") return null;
  if (isKilometre(scan, at)) return { unit: unitOf("km"), to: at + 1 };
  if (!token.spaced && WARMTH.test(token.text) && WARM.test(scan.text))
    return { unit: unitOf(`°${token.text.toUpperCase()}`), to: at + 1 };
  if (token.text === "c" && !token.spaced && !isNumberAt(scan, at + 1) && MONEY.test(scan.text))
    return { unit: unitOf("cents"), to: at + 1 };
  if (token.lower === "sq" && ["m", "km", "ft"].includes(lowerAt(scan, at + 1)))
    return { unit: unitOf(`${lowerAt(scan, at + 1)}²`), to: at + 2 };
  if (token.text === "m" && !token.spaced && isMinute(scan)) return { unit: unitOf("min"), to: at + 1 };
  if (token.text === "m" && !token.spaced && isMillion(scan)) return null;
  if (token.lower !== token.text && token.spaced && /^M[23]$/u.test(token.text) && isNumberAt(scan, at + 1))
    return null; // "M1 12 M2 15", not "12 M2"
  const whole = MEASURES.get(token.text) ?? MEASURES.get(token.lower);
  if (whole === undefined) return shyCurrency(scan, at);
  if (LETTER_MEASURES.has(token.lower) && !isLetterMeasure(scan, at)) return null;
  const power = SQUARES.get(tokenAt(scan, at + 1).text);
  if (power && !tokenAt(scan, at + 1).spaced) return { unit: unitOf(whole + power), to: at + 2 };
  return { unit: unitOf(whole), to: at + 1 };
}

const MONEY = /[$€]|\b(?:dollar|euro|price|cost|fare)|\b\d+c\b(?! ?\d).*\b\d+c\b(?! ?\d)/iu; // catches "each dollar" and "tea 45c, milk 90c", not "7c 2, 8a 6"
const WARMTH = /^[CF]$/i; // catches "C" and "c", not "CF"
/** A text of warmth, or digits that no seat and no class has. */
const WARM =
  /\b(?:temp(?:s|erature)?|degree|high|weather|forecast|heat(?:wave)?|hot(?:test)?|cold(?:est)?|warm(?:est|er)?|cool(?:er)?|fr(?:idge|eez\w+|ost)|oven|thermo\w+|sunny|rain)s?\b|\d\.\d[CF]\b|day:? -?\d+[CF]\b|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w*:? -?\d+[CF]\b|[-−–]\d+[CF]\b/iu; // catches "fridge mon 4C", "Monday: 20C" and "-8.4C", not "seat 4C"

const shyCurrency = (scan: Scan, at: number): UnitAt | null => {
  const { lower } = tokenAt(scan, at);
  const symbol = SHY_CURRENCIES.has(lower) ? CURRENCY_WORDS.get(lower) : undefined;
  return symbol && lower !== "won" && lower !== "try" && lower !== "real"
    ? { unit: { kind: "currency", symbol }, to: at + 1 }
    : null;
};

const SIZES = wordSet("tall high long deep wide thick away taller higher longer deeper wider thicker lower shorter");

/** A bare letter is a measure when it sticks to the digits, or stands alone before a mark or a small word. */
const isLetterMeasure = (scan: Scan, at: number): boolean => {
  const { lower, spaced, text } = tokenAt(scan, at);
  if (text !== lower && isNumberAt(scan, at + 1)) return false;
  if (!spaced && lower !== "in") return true;
  if (lower === "in" || lower === "second") return false;
  const next = lowerAt(scan, at + 1);
  return (
    lower !== "x" &&
    (!isWordAt(scan, at + 1) ||
      lower.length > 1 ||
      /^[ghl]$/u.test(text) || // catches the "g" of "500 g flour", not "5 t shirts", "3 m people", "12 G"
      PREPOSITIONS.has(next) ||
      ADVERBS.has(next) ||
      CONJUNCTIONS.has(next) ||
      AUXILIARIES.has(next) ||
      SIZES.has(next) ||
      next === "a" ||
      next === "each" ||
      (lower === "m" && isCapitalAt(scan, at + 1)))
  );
};

/** How many words say that the figure before them is negative: "12 below zero". */
export const belowZeroAt = (scan: Scan, at: number): number => {
  if (lowerAt(scan, at) !== "below") return 0;
  if (lowerAt(scan, at + 1) === "zero") return 2;
  return BELOW_WHEN.has(lowerAt(scan, at + 1)) && scan.words.has("above") && !isNumberAt(scan, at + 1) ? 1 : 0; // "nine below on Monday, two above on Tuesday"
};
const BELOW_WHEN = wordSet("in on at by last this");

/** The rate after a unit: "per 100 km", "a night", "/m²". Its words end at `to`; null where none follows. */
export function rateAt(scan: Scan, at: number): { rate: string; to: number } | null {
  const first = lowerAt(scan, at);
  const slash = first === "/" && !tokenAt(scan, at).spaced && !tokenAt(scan, at + 1).spaced;
  if (first !== "per" && first !== "a" && first !== "an" && first !== "each" && first !== "every" && !slash)
    return null;
  let to = at + 1;
  const hundred = slash && isWordAt(scan, at - 1) && measureAt(scan, to + 1) && /^10+$/.test(lowerAt(scan, to)); // catches "l/100 km", not "m/12 m"
  if ((first === "per" || hundred) && isNumberAt(scan, to)) to++;
  const word = lowerAt(scan, to);
  if (!isWordAt(scan, to) || (first !== "per" && !RATE_WORDS.has(word) && !(slash && word.length <= 3))) return null;
  if (
    ["on", "ago", "later", "earlier", "after", "before", "in"].includes(lowerAt(scan, to + 1)) &&
    first !== "per" &&
    !slash &&
    first !== "each"
  )
    return null;
  const next = lowerAt(scan, to + 1);
  if (
    first === "a" &&
    word === "second" &&
    isWordAt(scan, to + 1) &&
    !PREPOSITIONS.has(next) &&
    !CONJUNCTIONS.has(next)
  )
    return null; // "34 got an interview, 12 a second one"
  if (first === "a" && verbSense(lowerAt(scan, to + 1)) === "verb") return null; // "at 5 a child knows 200 words"
  const power = SQUARES.get(lowerAt(scan, to + 1)) ? 1 : 0;
  const end = to + 1 + power;
  return { rate: scan.text.slice(tokenAt(scan, at).start, tokenAt(scan, end - 1).end), to: end };
}
