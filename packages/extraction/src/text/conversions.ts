/**
 * A measure told again in another unit: "12 miles (19 km)", "1.5 pounds, or 0.7 kg", "220 pounds (15 stone 10 pounds, 99.8 kg)", "86 °F
 * (30 °C)" → the first of them. Only where the one is worked out of the other: "12 miles (4 km uphill)" and "3 kg (2 oz more)" stay.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

/** What is measured, and how many of its base units are one. */
type Measure = { of: string; size: number; zero?: number };

const TABLE: readonly (readonly [of: string, size: number, written: string])[] = [
  ["length", 0.001, "mm|millimet(?:re|er)s?"],
  ["length", 0.01, "cm|centimet(?:re|er)s?"],
  ["length", 1, "m|met(?:re|er)s?"],
  ["length", 1000, "kms?|kilomet(?:re|er)s?"],
  ["length", 0.0254, 'in|inch(?:es)?|[″"]'],
  ["length", 0.3048, "ft|feet|foot|[′']"],
  ["length", 0.9144, "yds?|yards?"],
  ["length", 1609.34, "mi|miles?"],
  ["weight", 0.001, "g|gr(?:ams?)?"],
  ["weight", 1, "kgs?|kilo(?:s|grams?)?"],
  ["weight", 0.4536, "lbs?|pounds?"],
  ["weight", 0.02835, "oz|ounces?"],
  ["weight", 6.35, "st|stones?"],
  ["weight", 1000, "t|tonnes?|metric tons?"],
  ["weight", 907.2, "(?:short )?tons?"],
  ["speed", 1.609, "mph|miles (?:per|an) hour"],
  ["speed", 1, "km\\/h|kmh|kph|kilomet(?:re|er)s (?:per|an) hour"],
  ["speed", 1.852, "kn|kts?|knots"],
  ["speed", 3.6, "m\\/s"],
  ["area", 2.59, "sq(?:uare|\\.)? ?mi(?:les?)?|mi²"],
  ["area", 1, "km2|km²|sq(?:uare|\\.)? ?(?:km|kilomet(?:re|er)s?)"],
  ["area", 0.004047, "acres?"],
  ["area", 0.01, "ha|hectares?"],
  ["area", 9.29e-8, "sq(?:uare|\\.)? ?(?:ft|feet)|ft²"],
  ["area", 1e-6, "m2|m²|sq(?:uare|\\.)? ?m(?:et(?:re|er)s?)?"],
  ["volume", 0.001, "ml|millilit(?:re|er)s?"],
  ["volume", 1, "l|lit(?:re|er)s?"],
  ["volume", 3.785, "gal(?:lons?)?"],
  ["volume", 0.4732, "pints?"],
  ["volume", 0.02957, "fl\\.? ?oz"],
  ["volume", 0.2366, "cups?"],
];
const WARMTHS: readonly (readonly [written: string, measure: Measure])[] = [
  ["°? ?C|degrees C(?:elsius)?", { of: "warmth", size: 1 }],
  ["°? ?F|degrees F(?:ahrenheit)?", { of: "warmth", size: 5 / 9, zero: 32 }],
];
const FORMS: readonly (readonly [form: RegExp, measure: Measure])[] = [
  ...TABLE.map(([of, size, written]) => [written, { of, size }] as const),
  ...WARMTHS,
].map(([written, measure]) => [new RegExp(`^(?:${written})$`, "u"), measure]);

const UNIT = [...TABLE.map(([, , written]) => written), ...WARMTHS.map(([written]) => written)].join("|");
const NUMBER = "[-−]?\\d[\\d,]*(?:\\.\\d+)?";
const PART = `${NUMBER}(?:[–-]\\d[\\d,]*(?:\\.\\d+)?)?[ -]?(?:${UNIT})(?![\\p{L}\\d²³]|/[hs])`;
const QUANTITY = `(?<![\\d.,])${PART}(?: ${PART})?`;
const SAID_AGAIN = new RegExp(
  `${QUANTITY}(?: (?:long|wide|tall|high|deep|away|square))?(?: ?[([](?:about |approx(?:imately|\\.)? |or |roughly |~|≈)?${QUANTITY}(?:[,;/] ?(?:or )?${QUANTITY})?[)\\]]|,? or (?:about )?${QUANTITY}| ?/ ?${QUANTITY})`,
  "gu",
); // catches "12 miles (19 km)" and "1.5 pounds, or 0.7 kg", not "12 miles (uphill)"
const BETWEEN = /^ (?:long|wide|tall|high|deep|away|square)/u; // catches " long" behind "625 miles", not " (1,006 km)"
const ONE = new RegExp(QUANTITY, "gu"); // catches "15 stone 10 pounds", not "15 people"
const SIZED = new RegExp(`(${NUMBER})(?:[–-]\\d[\\d,]*(?:\\.\\d+)?)?[ -]?(${UNIT})(?![\\p{L}\\d²³]|/[hs])`, "gu"); // catches "15 stone" and "10 pounds", not "15 people"

/** In base units, with how far rounding may have taken it. */
type Amount = { of: string; value: number; give: number; written: string };

function amountOf(words: string): Amount | null {
  const parts = [...words.matchAll(SIZED)].map(([, number = "", unit = ""]) => {
    const measure = FORMS.find(([form]) => form.test(unit))?.[1];
    const digits = number.replace(/[,\s]/gu, "").replace("−", "-"); // catches "1,609", not "1.6"
    const last = 10 ** -(digits.split(".")[1]?.length ?? 0);
    return measure && { ...measure, number: Number(digits) - (measure.zero ?? 0), last, unit };
  });
  const [first] = parts;
  if (!first || parts.some((part) => part?.of !== first.of)) return null;
  const value = parts.reduce((sum, part) => sum + (part ? part.number * part.size : 0), 0);
  const give = Math.max(...parts.map((part) => (part ? (part.last * part.size) / 2 : 0)));
  return { of: first.of, value, give, written: parts.map((part) => part?.unit).join(" ") };
}

/** Rounder than so is no rounding. */
const ROUNDED = 0.02;

const isSame = (one: Amount, other: Amount): boolean =>
  one.of === other.of &&
  one.written !== other.written &&
  Math.abs(one.value - other.value) <= ROUNDED * Math.abs(one.value) + one.give + other.give;

/** Null where no measure is told twice. */
export const conversions = (text: string): Squeezed | null =>
  without(text, SAID_AGAIN, (found) => {
    const [first = "", ...others] = [...found.matchAll(ONE)].map(([one]) => one);
    const amount = amountOf(first);
    const again = others.map(amountOf);
    const told = amount && again.length > 0 && again.every((other) => other !== null && isSame(amount, other));
    return told ? first + (BETWEEN.exec(found.slice(first.length))?.[0] ?? "") : found;
  });
