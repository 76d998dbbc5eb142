/**
 * Figures in digits, with sign, currency, magnitude, unit and rate.
 * "$1.2M" → 1200000 $; "-3.5 %" → -3.5 %; "5.2 hours a day" → 5.2 hours; "4½" → 4.5
 */
import { STEP_NOUNS, YEAR } from "../../lexicon/calendar.ts";
import { CONJUNCTIONS, PREPOSITIONS, wordNumbers, wordSet } from "../../lexicon/closed-class.ts";
import { FRACTION_SIGNS } from "../../lexicon/number-words.ts";
import { numberValue } from "../../text/number-shape.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { Figure, Unit } from "../mention.ts";
import { placeOf } from "../place.ts";
import { fractionTail } from "./fraction-tail.ts";
import { isPriced } from "./plain-number.ts";
import { scaleAt } from "./scale.ts";
import { belowZeroAt, currencyAt, measureAt, rateAt } from "./unit-at.ts";

type Amount = { value: number; to: number };

const FEET = /^(\d)['’](\d\d?)$/; // catches "5'4", not "1'250"

/** A number with a fraction after it: "2 1/2", "4½", "½". */
export function amountAt(scan: Scan, at: number): Amount | null {
  const sign = FRACTION_SIGNS.get(tokenAt(scan, at).text);
  if (sign !== undefined) return { value: sign, to: at + 1 };
  const token = tokenAt(scan, at);
  if (!isNumberAt(scan, at) || /^0\d\d$/.test(token.text)) return null; // catches the "084" of "084-447" and "(000s)", not "0.5"
  const size = FEET.exec(token.text);
  if (size) return { value: Number(size[1]) * 12 + Number(size[2]), to: at + 1 };
  const atCurrency =
    currencyAt(scan, at - 1) ??
    (currencyAt(scan, at + 1) && token.text.includes(".") ? currencyAt(scan, at + 1) : null);
  const prices = atCurrency && /^\d{1,3}\.\d{3}$/u.test(token.text); // catches "41.200", not "1.20"
  const value = numberValue(token.text, prices ? "," : scan.mark);
  const fraction = plainFraction(scan, at);
  if (fraction !== null) return { value: fraction, to: at + 3 };
  const ratio = lowerAt(scan, at + 1) === ":" && tokenAt(scan, at + 2).text === "1" && value > 4;
  if (ratio && !tokenAt(scan, at + 2).spaced) return { value, to: at + 3 }; // "Tesco 431:1, BP 325:1"
  const part = FRACTION_SIGNS.get(tokenAt(scan, at + 1).text);
  if (part !== undefined) return { value: value + part, to: at + 2 };
  const over = lowerAt(scan, at + 2) === "/" && isNumberAt(scan, at + 1) && isNumberAt(scan, at + 3);
  if (over && Number.isInteger(value) && !tokenAt(scan, at + 2).spaced) {
    const top = Number(tokenAt(scan, at + 1).text);
    const bottom = Number(tokenAt(scan, at + 3).text);
    if (top < bottom && bottom <= 16) return { value: value + top / bottom, to: at + 4 };
  }
  const tail = Number.isInteger(value) && value < 100 ? fractionTail(scan, at + 1) : null;
  return tail ? { value: value + tail.value, to: tail.to } : { value, to: at + 1 };
}

const FRACTION_BOTTOMS = wordSet("2 3 4 8 16");

/** "1/2 cup", "3/4 inch": one part over another, before the word it measures. Not "12/7/5", "1/2 on Tuesday". */
function plainFraction(scan: Scan, at: number): number | null {
  const slash = lowerAt(scan, at + 1) === "/" && !tokenAt(scan, at + 1).spaced && !tokenAt(scan, at + 2).spaced;
  const bottom = tokenAt(scan, at + 2).text;
  const next = lowerAt(scan, at + 3);
  const top = Number(tokenAt(scan, at).text);
  if (!slash || !FRACTION_BOTTOMS.has(bottom) || !Number.isInteger(top) || top < 1 || top >= Number(bottom))
    return null;
  if (!isWordAt(scan, at + 3) || PREPOSITIONS.has(next) || CONJUNCTIONS.has(next) || lowerAt(scan, at - 1) === "/")
    return null;
  return top / Number(bottom);
}

/** Round a product such as 1.28 × 1e6 to what was written. */
export const scaledValue = (value: number, factor: number): number => {
  const product = value * factor;
  return Number.isInteger(product) && Math.abs(product) < 1e11 ? product : Number(product.toPrecision(12));
};

const isTimes = (lower: string): boolean => lower === "x" || lower === "×";

const PRICED_DASH = /\p{L}-[$€£]\d/u; // catches "frames-£310", not "at -£310"

const signBefore = (scan: Scan, at: number): { sign: number; from: number; signed: boolean } => {
  const { lower, spaced } = tokenAt(scan, at - 1);
  const attached = !tokenAt(scan, at).spaced && at > 0;
  const free = spaced || ["(", ":", "→", ",", ";", "|", "/", "="].includes(lowerAt(scan, at - 2)) || at === 1;
  const listed = currencyAt(scan, at) !== null && PRICED_DASH.test(scan.text); // "frames-£310 wheels -£145"
  const minus = (lower === "-" && !listed) || (lower === "–" && tokenAt(scan, at - 1).text !== "–");
  const dash = lower === "–" && spaced && attached && !isNumberAt(scan, at - 2);
  if (attached && free && (minus || dash)) return { sign: -1, from: at - 1, signed: true };
  if (attached && free && lower === "+") return { sign: 1, from: at - 1, signed: true };
  if (["minus", "negative"].includes(lower) && (!isNumberAt(scan, at - 2) || STEP_NOUNS.has(lowerAt(scan, at - 3))))
    return { sign: -1, from: at - 1, signed: true };
  if (attached && spaced && isTimes(lower)) return { sign: 1, from: at - 1, signed: false }; // "coffee x4"
  if (attached && lower === "±") return { sign: 1, from: at - 1, signed: true };
  return { sign: 1, from: at, signed: false };
};

/** "12 euros 50", "3 pounds 75, please": small coins behind the word for the large ones; not "12 pounds 50 people paid". */
function coinsAt(scan: Scan, at: number): number {
  const { text, kind } = tokenAt(scan, at);
  const next = lowerAt(scan, at + 1);
  const closed = !isWordAt(scan, at + 1) || CONJUNCTIONS.has(next) || (PREPOSITIONS.has(next) && next !== "of");
  const coins = kind === "number" && /^[1-9]\d$/u.test(text) && isWordAt(scan, at - 1); // catches "50", not "5"
  return coins && closed && !currencyAt(scan, at + 1) && !["%", "-", "–", ":", "/"].includes(next)
    ? Number(text) / 100
    : 0;
}

/** A figure that starts at a token (its sign or currency may stand before the digits). */
export function figureAt(scan: Scan, at: number): Figure | null {
  const before = currencyAt(scan, at);
  const digitsAt = before ? before.to : at;
  const scaled = lowerAt(scan, at + 4) !== "(" && scaleAt(scan, at + 3, "money").factor > 1; // not "A(12) B(9)"
  const wrapped = lowerAt(scan, at + 2) === ")" && scaled; // "(310) Mio. €"
  const bracket = (before || wrapped) && lowerAt(scan, digitsAt) === "("; // "£(3.2)m"
  const inner = bracket || (before && lowerAt(scan, digitsAt) === "-") ? digitsAt + 1 : digitsAt;
  const amount = amountAt(scan, inner);
  if (!amount || (bracket && (lowerAt(scan, amount.to++) !== ")" || YEAR.test(tokenAt(scan, inner).text)))) return null;
  const sign = signBefore(scan, at);
  const priced = isPriced(scan, amount.to + 1); // "2.5 L £31.99"
  const scale = scaleAt(scan, amount.to, before || (currencyAt(scan, amount.to + 1) && !priced) ? "money" : "count");
  let unit: Unit | null = before?.unit ?? null;
  let to = scale.to;
  const after = unit || isPriced(scan, to) ? null : (currencyAt(scan, to) ?? measureAt(scan, to));
  const shift = amount.value > (SHIFTS.get(lowerAt(scan, to)) ?? Number.POSITIVE_INFINITY); // "41 day shift, 26 night", "640 stars"
  if (after && !shift) {
    unit = after.unit;
    to = after.to;
  }
  if (unit?.kind === "currency" && before && ["usd", "eur", "gbp", "inr"].includes(lowerAt(scan, to))) to++;
  if (!unit && isTimes(lowerAt(scan, to)) && isWordAt(scan, to + 1)) to++; // "3 x milk"
  const coins = after?.unit.kind === "currency" && Number.isInteger(amount.value) ? coinsAt(scan, to) : 0;
  if (coins > 0) to++;
  const cents = unit?.symbol === "cents" || unit?.symbol === "¢";
  if (
    unit?.kind === "measure" &&
    SIZES.has(lowerAt(scan, to)) &&
    [...SIZES].filter((size) => scan.words.has(size)).length < 2
  )
    to++;
  const below = belowZeroAt(scan, to);
  to += below;
  const rate = rateAt(scan, to);
  const negative = below || inner !== digitsAt ? -1 : sign.sign;
  const value = scaledValue(amount.value + coins, scale.factor) * negative;
  if (!Number.isFinite(value) || Math.abs(value) > 1e18) return null;
  return {
    kind: "figure",
    ...placeOf(scan, sign.from, rate ? rate.to : to),
    value,
    unit: cents ? { kind: "measure", symbol: "cents" } : unit,
    scaled: scale.factor !== 1,
    ...(scale.factor === 1 ? {} : { factor: scale.factor }),
    bare: unit === null && scale.factor === 1,
    weak: false,
    signed: sign.signed,
    numberEnd: tokenAt(scan, to - 1).end,
    ...(FEET.test(tokenAt(scan, inner).text) ? { basis: { spans: [], how: "in inches" } } : {}),
    ...(rate ? { rate: rate.rate } : {}),
  };
}

/** Units that more than so many of count things. */
const SHIFTS = wordNumbers({ 1: "day night", 10: "stars" });

/** "180 m tall", "12 years old": the side that is measured belongs to the figure. */
const SIZES = wordSet("tall high long deep wide thick old");
