/**
 * Times that people at work shorten, in full: "vs 27% last qtr", "this wk 12, last wk 9", "yday 98"; and beside one other figure what it is held
 * against: "NPS 42 vs 38 LY". Places go back to the text as typed.
 */
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const WORDS: ReadonlyMap<string, string> = new Map([
  ["qtr", "quarter"],
  ["mth", "month"],
  ["mo", "month"],
  ["wk", "week"],
  ["yr", "year"],
  ["yday", "yesterday"],
  ["ystd", "yesterday"],
  ["prev", "last"],
  ["py", "last year"],
  ["ly", "last year"],
  ["lq", "last quarter"],
  ["lm", "last month"],
  ["lw", "last week"],
]);

const full = (found: string): string => WORDS.get(found.toLowerCase().replace(".", "")) ?? found;

const SPANS = /(?<=(?<!\p{L})(?:last|this|prev|previous|prior|same) )(?:qtr|mth|mo)\b/giu; // catches the "qtr" of "last qtr", not "qtr 3"
const KNOWN = /(?<=(?<!\p{L})(?:last|this) )(?:wk|yr)\b/giu; // catches the "wk" of "this wk", not "wk 12"
const DAYS = /(?<!\p{L})(?:yday|ystd)(?!\p{L})/giu; // catches "yday", not "Fryday"
const BEFORE = /(?<!\p{L})prev\.?(?= (?:month|week|year|quarter)\b)/giu; // catches "prev" of "prev month", not of "prev owner"
const SHORT = /(?<=[\d%kKmM] |vs?\.? |[(,] ?)(?:PY|LY|LQ|LM|LW)(?![\p{L}\d])/gu; // catches "LY" of "38 LY" and "(LY 38)", not of "TY LY"

const FIGURES = /(?<![\p{L}\d.,])[$€£]?\d[\d.,]*/gu; // catches "4.2" and "$4", not the 3 of "Q3"
const hasTwo = (text: string): boolean => text.match(FIGURES)?.length === 2;

const STEPS: readonly ((text: string) => Squeezed | null)[] = [
  (text) => without(text, SPANS, full),
  (text) => without(text, DAYS, full),
  (text) => (hasTwo(text) ? without(text, KNOWN, full) : null),
  (text) => (hasTwo(text) ? without(text, BEFORE, full) : null),
  (text) => (hasTwo(text) ? without(text, SHORT, full) : null),
];

const TYPED = /(?<!\p{L})(?:qtr|mth|mo|wk|yr|yday|ystd|prev|[pl]y|l[qmw])(?!\p{L})/iu; // catches "last qtr" and "LY", not "only"

/** Null where no time is shortened. */
export const officeTimes = (text: string): Squeezed | null => (matches(text, TYPED) ? changedBy(text, STEPS) : null);
