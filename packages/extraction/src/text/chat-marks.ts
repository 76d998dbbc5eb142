/**
 * Marks that chats and notes put around words, which nobody reads: "*Sales* _week 32_ :rocket:", "=== Incidents ===", "## Takings", `{"jan": 120}`.
 * Places go back to the text as typed.
 */
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const PICTURES = / :[a-z][a-z\d_+-]*:(?=\s|$)|(?<=^|\n):[a-z][a-z\d_+-]*: ?/gu; // catches " :rocket:", not the ":north:" of "Sales:north:12"
const STARS = /(?<![\p{L}\d*])\*{1,2}(?=[^\s*][^*\n]{0,60}\*)|(?<=\*[^*\n]{0,60}[^\s*])\*{1,2}(?![\p{L}\d*])/gu; // catches both "*" of "*Leeds*", not of "5* 212, 4* 98"
const LINES =
  /(?<![\p{L}\d_])_(?=[^\s_][^_\n]{0,60}_(?![\p{L}\d_]))|(?<=(?<![\p{L}\d])_[^_\n]{0,60}[^\s_])_(?![\p{L}\d_])/gu; // catches both "_" of "_week 32_", not of "in_progress"
const RULED = /(?<=^|\n)[=~]{2,} *(?=\S)|(?<=\S) *[=~]{2,}(?=\n|$)|(?<=^|\n)#{1,4} (?=\p{L})/gu; // catches "=== " and " ===" of "=== Incidents ===", not "==" between words
const KEYS = /(?<=[{,\n]\s*)"(?=[^"\n]{1,40}"\s*:)|(?<=[{,\n]\s*"[^"\n]{1,40})"(?=\s*:)/gu; // catches the quotes of `{"jan": 120`, not of `"A", 12`

const PARTING =
  /(?<=[,/|;].*\d[kKmM%]?) (?:\p{Emoji_Presentation}|\uFE0F|\u200D)+ (?=\p{L}[\p{L}\d]*(?: \p{L}+){0,2}(?:\.{2,}|…|:)? [$€£]?\d)/gu; // catches " 🚀 " of "s13 1985 // s14 2310 🚀 s15 so far 1760", not of "40 🍎 apples, 5 🍐 pears"

const MARKED = /:[a-z][a-z\d_+-]*:|[*_=~#]|\{\s*"|\d[kKmM%]? \p{Emoji_Presentation}/u; // catches ":rocket:", "*" and "12 🚀", not "12:30"

const STEPS: readonly ((text: string) => Squeezed | null)[] = [
  (text) => without(text, PICTURES),
  (text) => without(text, PARTING, () => ", "),
  (text) => (pairs(text, "*") ? without(text, STARS) : null),
  (text) => (pairs(text, "_") ? without(text, LINES) : null),
  (text) => without(text, RULED),
  (text) => (/^\s*\{[^{[]*$/u.test(text) ? without(text, KEYS) : null), // catches `{"jan": 120}`, not `{"jan": {"a": 1}}`
];

/** Marks that open and close. */
const pairs = (text: string, mark: string): boolean => {
  const count = text.split(mark).length - 1;
  return count > 1 && count % 2 === 0;
};

/** Null where nothing is marked so. */
export const chatMarks = (text: string): Squeezed | null => (matches(text, MARKED) ? changedBy(text, STEPS) : null);
