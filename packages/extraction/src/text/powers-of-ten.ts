/**
 * Numbers with a power of ten, told in full: "7.4x10^8" → 740000000, "5.1 × 10⁸" → 510000000, "3.84e5 km" → 384000 km, "2.5*10^-3" → 0.0025,
 * "10^6" → 1000000, "(10^3 tonnes)" of a head → "(thousand tonnes)". Not "4x100 m", "3e8a", nor the "E5" of a road.
 */
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { inUsualForm } from "./without.ts";

const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const POWER = `10 ?(?:\\^ ?|\\*\\* ?)\\(?[+−–-]?\\d{1,2}\\)?|10[⁺⁻]?[${RAISED}]{1,2}`;
const TIMES = new RegExp(
  `(?<![\\p{L}\\d.,])(\\d[\\d,]*(?:\\.\\d+)?) ?[x×*·⋅X] ?(?:${POWER})(?![\\p{L}\\d^]|[.,]\\d)`,
  "gu",
); // catches "7.4x10^8" and "5.1 × 10⁸", not "4x100"
const BARE = new RegExp(`(?<![\\p{L}\\d.,(/^]|[x×*·⋅] ?)(?:${POWER})(?![\\p{L}\\d^/]|[.,]\\d| ?[x×*·⋅])`, "gu"); // catches "10^6", not "(10^6)" or "× 10^6"
const HEADED = new RegExp(`(?<=\\((?:in |\\p{Sc} ?)?)(?:[x×*] ?)?(?:${POWER})(?= ?[\\p{L}\\p{Sc}²³ ]{0,20}\\))`, "gu"); // catches the power of "(10^3 tonnes)", not of "(7x10^3)"
/** Of which the sign of the power was lost in copying. */
const LOST =
  /(?<![\p{L}\d.,])\d\.\d{1,2} ?[x×] ?10(?:[3-9]|1[0-2])(?![\p{L}\d.,]\d|\d| ?(?:[x×]|[mc]?m\b|in\b|ft\b))/gu; // catches "2.25 x 106", not "2.25 x 106 cm" or "2 x 106"
const POINTED = /(?<![\p{L}\d.,-])\d\.\d+[eE][+−-]?\d{1,2}(?![\p{L}\d]|[.,]\d)/gu; // catches "3.84e5" and "1.20E+06", not "3e8"
const WHOLE = /(?<![\p{L}\d.,-])[1-9]e[+−-]?\d{1,2}(?![\p{L}\d]|[.,-]\d)/gu; // catches "5e6", not "3e8a", "12e5" or "5E6"
const HEX = /(?<![\p{L}\d])(?=[a-f\d]*\d)(?=[a-f\d]*(?:[a-df]|e[a-f]))[a-f\d]{2,}(?![\p{L}\d])/u; // catches "9a1" and "3e8a", not "5e6"
const FEWEST_LOST = 2;
const UP = /\^|\*\*|[⁰¹²³⁴-⁹]|\d[eE][+−-]?\d|[x×] ?10\d/u; // catches "10^8" and "3e5", not "10"
const MOST = 30;

/** The number with its point moved on; null where that is too far. */
function moved(coefficient: string, places: number): string | null {
  if (!Number.isInteger(places) || Math.abs(places) > MOST) return null;
  const [whole = "", part = ""] = coefficient.replaceAll(",", "").split(".");
  const digits = whole + part;
  const point = whole.length + places;
  const left = point > 0 ? digits.slice(0, point).padEnd(point, "0") : "0";
  const right = point > 0 ? digits.slice(point) : digits.padStart(digits.length - point, "0");
  const told = left.replace(/^0+(?=\d)/u, ""); // catches the first nought of "01", not "0"
  const behind = right.replace(/0+$/u, ""); // catches the nought of "50", not "05"
  return behind === "" ? told : `${told}.${behind}`;
}

const plainDigits = (power: string): string =>
  power
    .replace(/[⁰¹²³⁴-⁹]/gu, (digit) => String(RAISED.indexOf(digit))) // catches "⁸", not "8"
    .replace(/[⁻−–]/gu, "-") // catches "⁻", not "-"
    .replace(/[⁺+^*() ]/gu, ""); // catches "^", not "8"

/** What is behind the ten or the letter. */
const exponent = (found: string, behind: RegExp): number => Number(plainDigits(found.replace(behind, "")));

const HEAD = /^(.*[x×*·⋅X] ?)?10/u; // catches "7.4x10", not "e5"
const LETTER = /^.*[eE]/u; // catches "3.84e", not "10"

const timesTen = (found: string): string => moved(/^[\d,.]+/u.exec(found)?.[0] ?? "", exponent(found, HEAD)) ?? found; // catches "7.4", not "x"
const tenAlone = (found: string): string => moved("1", exponent(found, HEAD)) ?? found;
const lettered = (found: string): string => moved(found.replace(/[eE].*$/u, ""), exponent(found, LETTER)) ?? found; // catches "e5", not "3.84"

const NAMES: ReadonlyMap<number, string> = new Map([
  [3, "thousand"],
  [6, "million"],
  [9, "billion"],
  [12, "trillion"],
]);
const named = (found: string): string => NAMES.get(exponent(found, HEAD)) ?? found;

/** Null where no number is told so. */
export const powersOfTen = (text: string): Squeezed | null =>
  matches(text, UP)
    ? inUsualForm(text, [
        [HEADED, named],
        [LOST, timesTen, (now) => (now.match(LOST)?.length ?? 0) >= FEWEST_LOST],
        [TIMES, timesTen],
        [BARE, tenAlone],
        [POINTED, lettered],
        [WHOLE, lettered, (now) => !HEX.test(now)],
      ])
    : null;
