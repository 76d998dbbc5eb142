/**
 * A time told in the first bracket holds for those behind it: "29 altos (90 last year) and 17 basses (82)" → "(82 last year)". Not "29 altos (90 last year), 17
 * basses (82%)", nor "(82 in May)", which tells its own.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const NUMBER = "[$€£]?\\d[\\d.,]*(?<=\\d)(?<scale>%|k|m|bn)?";
const TIME =
  "(?<time>(?:a|one|two|ten) years? (?:ago|before|earlier)|last (?:year|month|week|season|time)|(?:the )?(?:previous|prior) (?:year|month|week|season)|the (?:year|month|week) before|(?:in )?(?:19|20)\\d\\d|before)";
const FIRST = new RegExp(`(?<=\\d(?: \\p{L}+){0,3} )\\(${NUMBER} ${TIME}\\)`, "u"); // catches "(90 last year)" behind "29 altos", not "(last year 90)"
const LATER = /(?<=\d[\d.,]*(?:%|k|m|bn)?(?: \p{L}+){0,3} \()([$€£]?\d[\d.,]*(?<=\d)(%|k|m|bn)?)(?=\))/gu; // catches "82" of "17 basses (82)", not of "basses (82)"
const BRACKETS = /\(/gu; // catches "(", not ")"

/** Null where no bracket behind the first is bare, or some tell more. */
export function bracketTimes(text: string): Squeezed | null {
  if (!text.includes(" (")) return null;
  const first = FIRST.exec(text);
  const { time = "", scale = "" } = first?.groups ?? {};
  const behind = first ? text.slice(first.index + 1) : "";
  const later = [...behind.matchAll(LATER)];
  const all = behind.match(BRACKETS)?.length ?? 0;
  if (!first || later.length === 0 || later.length < all) return null;
  if (later.some(([, , own = ""]) => (own === "%") !== (scale === "%"))) return null;
  return without(text, LATER, (found, at) => (at > first.index ? `${found} ${time}` : found));
}
