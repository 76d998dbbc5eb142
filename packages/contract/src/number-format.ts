/**
 * A chart's values and unit in, the one number format of its labels and captions out: separators, compact forms, the unit on the
 * value where it is a sign or a short measure, and never more precision than the text gave.
 *
 *   formatFor({ values: [1_200_000, 900_000], unit: "$" }).value(1_200_000) // "$1.2M"
 *   formatFor({ values: [12.5], unit: "km/h" }).value(12.5) // "12.5 km/h"
 *   formatFor({ values: [1204], unit: "users" }).value(1204) // "1,204", and unitInWords is "users"
 *   formatFor({ values: [8, 7.5], unit: "t", form: { digit: -1 } }).value(8) // "8.0 t", as the text has it
 */
import type { Chart, FigureForm } from "./chart.ts";

export type NumberFormat = {
  value: (value: number) => string;
  /** The unit where it does not stand on the values: it belongs in the subtitle. */
  unitInWords: string | null;
};

const MINUS = "\u2212";
const NO_BREAK_SPACE = "\u00a0";
/** Digits that a label shows at most: the rest is noise of arithmetic or too much to read. */
const MAX_DIGITS = 5;
/** Sums to the cent below ten thousand million. */
const CENT_DIGITS = 12;
const TINY_DIGITS = 3;
/** A figure that has no more behind the point is told as it was stated: $18.75M is not $18.8M. */
const STATED_PLACES = 2;

const MAGNITUDES: readonly (readonly [size: number, sign: string])[] = [
  [1e12, "T"],
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "k"],
];

// Catches "$", "US$", "€", "₹"; must not catch "km" or "%".
const CURRENCY_SIGN = /^[A-Z]{0,2}[\p{Sc}]$/u;
// Catches "CHF" and "kr"; must not catch "GB", which is a measure.
const CURRENCY_CODE =
  /^(?:USD|EUR|GBP|CHF|JPY|CNY|INR|SEK|NOK|DKK|PLN|CZK|HUF|AUD|CAD|NZD|BRL|MXN|ZAR|KRW|TRY|RUB|SGD|HKD|kr|zł|Kč|Rs)$/u;
// Catches "%", "°C", "°"; must not catch "km".
const CLOSE_SIGN = /^(?:%|‰|°[CFK]?)$/u;
// Catches "km/h", "kg", "MW", "m²"; must not catch "users" or "people".
const SHORT_MEASURE =
  /^(?:[µnmckMGTPhd]?(?:m|g|l|L|W|Wh|J|V|A|Hz|B|b|bps|B\/s|bit|t|Pa|bar|cal)[²³]?|s|ms|h|min|km\/h|mph|m\/s|ppm|ppb|px|pt|pp|dB|x|×|ha|ft|in|lb|lbs|oz|mi|yd|kn|CO2|CO₂)$/u;

const digitsAfterPoint = (value: number): number => {
  const [, fraction = ""] = String(value).split(".");
  return fraction.length;
};

/** Without the noise of binary arithmetic: 0.1 + 0.2 is 0.3. */
const clean = (value: number): number => Number(value.toPrecision(12));

function grouped(text: string): string {
  const [whole = "", fraction] = text.split(".");
  // Catches the gap after 1 in 1204; must not catch one in 204.
  const separated = whole.replace(/\B(?=(?:\d{3})+$)/gu, ",");
  return fraction ? `${separated}.${fraction}` : separated;
}

/** A positive number in full, at most `digits` significant digits, and `least` places behind the point where these are among them. */
function plain(value: number, digits: number, least = 0): string {
  const wholeDigits = value >= 1 ? Math.floor(Math.log10(value)) + 1 : 0;
  const leadingZeros = value > 0 && value < 1 ? Math.max(0, -Math.floor(Math.log10(value)) - 1) : 0;
  const kept = value < 0.001 ? TINY_DIGITS : digits;
  const places = Math.min(20, Math.max(0, kept - wholeDigits) + leadingZeros);
  const text = value.toFixed(places);
  // Cuts "1.50" to "1.5" and "2.00" to "2"; must not cut "100".
  const short = text.includes(".") ? text.replace(/\.?0+$/u, "") : text;
  const isAsTold = least <= places && (short.split(".")[1] ?? "").length < least;
  return grouped(isAsTold ? value.toFixed(least) : short);
}

/** To three digits, and never short of the whole ones. */
const rounded = (value: number): number => Number(value.toPrecision(Math.max(3, Math.floor(Math.log10(value)) + 1)));

/** How many places behind the point a text that told figures to this digit gave them, in thousands or millions of it. */
const placesTold = (size: number, digit: number | undefined): number => {
  const places = digit === undefined ? 0 : Math.round(Math.log10(size)) - digit;
  return places > 0 && places <= STATED_PLACES ? places : 0;
};

function compact(value: number, digit: number | undefined): string {
  for (const [at, [size, sign]] of MAGNITUDES.entries()) {
    if (value < size) continue;
    const whole = clean(value / size);
    const scaled = digitsAfterPoint(whole) <= STATED_PLACES ? whole : rounded(whole);
    const above = MAGNITUDES[at - 1];
    if (scaled >= 1000 && above) return `${plain(scaled / 1000, MAX_DIGITS)}${above[1]}`;
    return `${plain(scaled, MAX_DIGITS, placesTold(size, digit))}${sign}`;
  }
  return plain(value, MAX_DIGITS, placesTold(1, digit));
}

/** Whether the compact form says the very same: 12,500 is 12.5k, 12,345 is not. */
const isExact = (value: number): boolean => {
  const [size] = MAGNITUDES.find(([least]) => value >= least) ?? [1];
  return size === 1 || digitsAfterPoint(clean(value / size)) <= 1;
};

/** One style for the whole chart, so that labels compare. */
function isCompact(values: readonly number[], money: boolean): boolean {
  const sizes = values.map((value) => Math.abs(clean(value)));
  const most = sizes.reduce((high, size) => Math.max(high, size), 0);
  if (most >= 1e6) return true;
  return most >= (money ? 1e3 : 1e4) && sizes.every(isExact);
}

/** Money that is told to the cent is not rounded, however large: $1,204.55. What has finer parts than cents is a rate. */
const hasCents = (values: readonly number[]): boolean =>
  Math.max(0, ...values.map((value) => digitsAfterPoint(clean(value)))) === 2;

export type FormatOptions = {
  values: readonly number[];
  unit: string | null;
  form?: FigureForm | undefined;
  /** Where a measure ("km/h") stands; signs like % and € always stand on the values. Default: on the values. */
  measures?: "on values" | "in words";
};

export function formatFor({ values, unit, form, measures = "on values" }: FormatOptions): NumberFormat {
  const sign = unit?.trim() ?? "";
  const before = CURRENCY_SIGN.test(sign) ? sign : CURRENCY_CODE.test(sign) ? sign + NO_BREAK_SPACE : "";
  const measure = measures === "on values" && SHORT_MEASURE.test(sign) ? NO_BREAK_SPACE + sign : "";
  const after = CLOSE_SIGN.test(sign) && (sign === "%" || measures === "on values") ? sign : measure;
  const short = isCompact(values, before !== "");
  const inCents = before !== "" && !short && (hasCents(values) || form?.digit === -2);
  const value = (raw: number): string => {
    const size = Math.abs(clean(raw));
    const figure = short
      ? compact(size, form?.digit)
      : plain(size, inCents ? CENT_DIGITS : MAX_DIGITS, size > 0 ? placesTold(1, form?.digit) : 0);
    return `${raw < 0 && size > 0 ? MINUS : form?.plus && size > 0 ? "+" : ""}${before}${figure}${after}`;
  };
  return { value, unitInWords: sign !== "" && before === "" && after === "" ? sign : null };
}

/** As the labels of the chart's picture say its values: one format for tables, captions and alternative texts too. */
export const chartFormat = ({
  points,
  unit,
  figureForm,
}: Pick<Chart, "points" | "unit" | "figureForm">): NumberFormat =>
  formatFor({
    values: points.flatMap(({ values }) => values.filter((value) => value !== null)),
    unit,
    form: figureForm,
  });
