/**
 * Counts of wholes that differ are told alike, whether "of" or "out of": "12 out of 340 in Jan, 9 of 310 in Feb" is read as "12 of 340
 * in Jan, …"; so are "12/20 boys and 15/18 girls". Not "3 out of 4 Britons, 2 out of 5 French", which are shares, nor scores out of one top.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const COUNTS = /(?<![\d.,])(\d+) (?:out )?of (\d+)(?![\d.,%]\d|%)/gu; // catches "12 out of 340" and "9 of 310", not "of 2.5"
const OUT = /(?<=\d )out (?=of \d)/gu; // catches the "out " of "12 out of 340", not "out of five"
const SMALL = 10;

/** "12/20 boys passed, 15/18 girls did": parts of wholes that differ, each in front of what they count. */
const SLASHED = /(?<=^|[,;.] |\b(?:and|but|vs) )(\d{1,4})\/(\d{1,4})(?= \p{Ll}{3,})/gu; // catches "12/20" in front of "boys", not in "on 12/20 we"
const SLASH = /(?<=(?:^|[,;.] |\b(?:and|but|vs) )\d{1,4})\/(?=\d{1,4} \p{Ll}{3,})/gu; // catches the "/" of "12/20 boys", not of "5/Ann"

function slashed(text: string): Squeezed | null {
  const parts = [...text.matchAll(SLASHED)].map(([, part, whole]) => [Number(part), Number(whole)] as const);
  const counts = parts.every(([part, whole]) => part < whole) && parts.some(([, whole]) => whole > SMALL);
  const numbers = text.match(/\d+/gu)?.length ?? 0; // catches "12" and "20" of "12/20", not "boys"
  const differ = new Set(parts.map(([, whole]) => whole)).size > 1;
  return counts && differ && numbers === 2 * parts.length ? without(text, SLASH, () => " of ") : null;
}

/** Null where nothing is told so. */
export function outOf(text: string): Squeezed | null {
  if (!text.includes(" out of ")) return text.includes("/") ? slashed(text) : null;
  const wholes = [...text.matchAll(COUNTS)].map(([, part, whole]) => [Number(part), Number(whole)] as const);
  const counts = wholes.every(([part, whole]) => whole > SMALL && part <= whole);
  const differ = new Set(wholes.map(([, whole]) => whole)).size > 1;
  return counts && differ ? without(text, OUT) : null;
}
