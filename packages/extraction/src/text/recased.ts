/**
 * A text typed without capitals has them where English always does, and one that is all capitals has only those: "ana and i
 * met on 3 may" → "Ana and I met on 3 May". No letter is added or lost, so that places stay.
 */
import { matches } from "./needs/matches.ts";

const CAPITAL = /\p{Lu}/u; // catches "A", not "a"
const SMALL = /\p{Ll}/u; // catches "a", not "A"

const DAY_OF_MAY = /(?<=(?<![\d.,$€£])[0-3]?\d(?:st|nd|rd|th)? )may(?=[,;:.)]|$| \d| and \d)/gu; // catches the "may" of "on 3 may, 12", not of "12 may go"
const PLAIN_TIME =
  /\b(?:january|february|feb|april|apr|june|july|september|sept|october|oct|november|nov|december|monday|mon|tuesday|tue|thursday|thu|friday|fri|saturday|sunday)\b/u; // catches "april", not "march"
const UNPLAIN_TIME =
  /(?<=^|[,;:.(–\n\t|] ?|\b(?:in|of|by|than|until|since) )(?:may|march|mar|august|sep|dec|jan|sat|sun|wed)(?![\p{L}\d'’-]| (?:be|have|not|also|well|out|down|in|on|with))/gu; // catches the "march" of "february 3, march 5", not of "to march"
const RUN_END =
  /(?<=\b(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)\b[^.\n]* (?:to|till|until|through) )(?:mar|may|sep|dec|jan|march|august)(?=[,;:.)]|$)/gu; // catches the last "mar" of "100 in jan to mar", not of "to march home"
const SELF = /(?<=^|[\s(,;])i(?=[\s,']|’)/gu; // catches the "i" of "and i are", not of "i.e."
const STATES = /(?<=\b(?:in|from|to|of|for) the )us(?=[\s,;.)]|$)|(?<=\b(?:in|from|for) the )(?:uk|eu|uae|usa)\b/gu; // catches "in the us", not "for us"
const up = (word: string): string => word.toUpperCase();
const named = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function withCapitals(text: string): string {
  const out = text.replace(DAY_OF_MAY, named).replace(RUN_END, named).replace(SELF, up).replace(STATES, up);
  return PLAIN_TIME.test(out) ? out.replace(UNPLAIN_TIME, named) : out;
}

const SHOUTED = /\p{Lu}{3,}/gu; // catches "RENT", not "UK"
const LEAST_SHOUTED = 4;
const CODE = 3;
const WORD = /(?<![\p{L}\d])(?:A(?= \p{Lu})|\p{Lu}[\p{Lu}'’]+)(?![\p{L}\d])/gu; // catches "RENT" and the "A" of "A DAY", not "A 60" or the "M" of "$3M"

const HEAD_CELL =
  /(?<=^[^\n]*[\t,;|] ?)(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thu|fri|sat|sun)(?= ?[\t,;|\n])/gu; // catches "mon" and "wed" of a first line "route,mon,wed", not of "we wed in may,"
const FEWEST_CELLS = 2;

/** Days and months in small letters in the first line of a table, beside names that have capitals; null where there are none. */
function headCells(text: string): string | null {
  const head = text.slice(0, text.indexOf("\n") + 1);
  return (head.match(HEAD_CELL)?.length ?? 0) < FEWEST_CELLS
    ? null
    : head.replace(HEAD_CELL, named) + text.slice(head.length);
}

/** Null where the text has capitals and small letters. */
export function recased(text: string): string | null {
  if (!matches(text, CAPITAL)) {
    const out = withCapitals(text);
    return out === text ? null : out;
  }
  if (text.includes("\n")) return headCells(text);
  if (matches(text, SMALL)) return null;
  const shouted = text.match(SHOUTED) ?? [];
  if (shouted.length < LEAST_SHOUTED || shouted.every(({ length }) => length <= CODE)) return null; // "EUR/USD 1.08, GBP/USD 1.27"
  const low = text.replace(WORD, (word) => word.toLowerCase());
  return low.length === text.length ? withCapitals(low) : null;
}

/** A name in the letters of the text as typed: "Usa" in "USA WON 40 MEDALS" is "USA". */
export function inTypedCase(name: string, typed: string): string {
  const at = SMALL.test(typed) ? -1 : typed.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? name : typed.slice(at, at + name.length);
}
