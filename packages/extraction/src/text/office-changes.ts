/**
 * Changes in brackets, each with its sign: "leads 84 (▲12), demos 21 (▼3)" → (+12), (-3); "Eng 48 (+4), Support 22 (0)" → (+0); those behind
 * what has changed in brackets: "Dow 38,790 +0.2%, Nasdaq 16,103 -0.8%" → 38,790 (+0.2%); alone with their sign: "Dow ▲ 0.3%, Nasdaq ▼ 0.5%", but
 * not levels of times, "Jan ⬆️ 210, Feb ⬇️ 185". Places go back to the text as typed.
 */
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const UP = /(?<=\( ?)[▲△↑⬆⇧]\uFE0F? ?(?=[$€£]?\d)/gu; // catches the "▲" of "(▲12)", not of "▲ 12"
const DOWN = /(?<=\( ?)[▼▽↓⬇⇩]\uFE0F? ?(?=[$€£]?\d)/gu; // catches the "▼" of "(▼3)", not of "▼ 3"
const SIGNED = /\( ?[+−–-] ?[$€£]?\d/gu; // catches "(+4", not "(4"
const NONE = /(?<=\d[%kKmM]? \()(?:[±+-]?0|[-–—=])(?=%?\))/gu; // catches the "0" of "22 (0)", the "±0" of "55 (±0)" and the "–" of "9 (–)", not of "(0.5)"

const STEPS: readonly ((text: string) => Squeezed | null)[] = [
  (text) => without(text, UP, () => "+"),
  (text) => without(text, DOWN, () => "-"),
  (text) => ((text.match(SIGNED)?.length ?? 0) > 1 ? without(text, NONE, () => "+0") : null),
];

const CHANGE = "(?:[▲△↑▼▽↓] ?|[+−–-])\\d[\\d.,]{0,5}%";
const ENDS = "(?=\\s*(?:[,;/|\\n]|$)| (?:yoy|year-on-year)\\b)";
const BEHIND = new RegExp(
  `(?<=\\d(?:%|\\p{L}{0,2}| (?:million|billion|trillion|units)),?)[ \\t]{1,4}(?=${CHANGE}${ENDS})`,
  "gu",
); // catches the blank in front of "+0.2%" in "38,790 +0.2%", not that of "up +0.2%"
const OPENED = new RegExp(`(?<=[ \\t]\\(${CHANGE})${ENDS}`, "gu"); // catches the end of "38,790 (+0.2%", not of "(+0.2%)"
const DASH = /(?<=\()[−–](?=\d)/gu; // catches the "–" of "(–0.8%)", not of "9 – 12"
const SHARES = /\d ?%/gu; // catches the "2%" of "+0.2%", not "12"
const COLUMNS = /\t| {2}/u; // catches two blanks, not one

/** Null where another share is told, or a line of columns has none. */
function wrapped(text: string): Squeezed | null {
  const found = text.match(BEHIND)?.length ?? 0;
  if (found < 2 || found !== text.match(SHARES)?.length) return null;
  if (matches(text, COLUMNS) && text.trim().split("\n").length !== found) return null;
  // a bracket by itself on either side, so that the change keeps its place
  return changedBy(text, [
    (now) => without(now, BEHIND, () => " ("),
    (now) => without(now, OPENED, () => ")"),
    (now) => without(now, DASH, () => "-"),
    ...STEPS,
  ]);
}

const RISEN = /(?<=\p{L}[ \w]{0,8}[ :])[▲△⬆]\uFE0F? ?(?=\d)/gu; // catches the "▲ " of "Dow ▲ 0.3%", not of "38,790 ▲ 12"
const SUNK = /(?<=\p{L}[ \w]{0,8}[ :])[▼▽⬇]\uFE0F? ?(?=\d)/gu; // catches the "▼ " of "Dow ▼ 0.5%", not of "(▼3)"
const ALONE: readonly ((text: string) => Squeezed | null)[] = [
  (text) => without(text, RISEN, () => "+"),
  (text) => without(text, SUNK, () => "-"),
];

/** Times, or a head that names a level: how it has moved since is told by the arrow alone. */
const TIMED =
  /\b(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)\p{Ll}*|q[1-4]|wk ?\d+|week \d+|(?:19|20)\d\d):? [▲△⬆▼▽⬇]\uFE0F? ?(?=\d[\d.,]*(?![\d.,]| ?%))/giu; // catches "feb ⬇️ " of "feb ⬇️ 185", not "feb ⬇️ 5%" or "Dow ▼ 30"
const LEVELS =
  /\b(?:prices?|avg|average|levels?|followers|viewers|subscribers|weights?|temps?)\b[^:\n%]{0,30}:[^%]*$/iu; // catches "Prices today: wheat ⬇️ 212", not "price changes: wheat ⬇️ 5%"
const TRENDS: readonly ((text: string) => Squeezed | null)[] = [
  (text) => without(text, RISEN, () => ""),
  (text) => without(text, SUNK, () => ""),
];
const stepsOf = (text: string): readonly ((text: string) => Squeezed | null)[] =>
  (text.match(TIMED)?.length ?? 0) > 1 || matches(text, LEVELS) ? TRENDS : ALONE;

/** Null where no change stands in brackets or right behind. */
export const officeChanges = (text: string): Squeezed | null => {
  if (text.includes("(")) return changedBy(text, STEPS);
  return (
    (text.includes("%") ? wrapped(text) : null) ??
    (/[▲△⬆▼▽⬇].*[▲△⬆▼▽⬇]/su.test(text) ? changedBy(text, stepsOf(text)) : null)
  ); // catches "▲ 1, ▼ 2", not "▲ 1"
};
