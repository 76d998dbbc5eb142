/**
 * Lands named by their flags alone are read by the two letters that a flag is written with: "🇩🇪 +12% 🇫🇷 +8%" → "DE +12% FR +8%", where a sign would hide the picture. Not "🇩🇪 Germany 12%", where the name stands
 * beside it, nor one flag alone.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const FLAG = /[\u{1F1E6}-\u{1F1FF}]{2}(?= ?[:=]? ?[-+−]\p{Sc}?\d)/gu; // catches "🇩🇪" in front of " +12%", not of " 12%", which the picture names, or " Germany"
const FIRST = 0x1f1e6;
const FEWEST = 2;

/** "DE" of "🇩🇪". */
const lettersOf = (flag: string): string =>
  [...flag].map((letter) => String.fromCharCode(65 + (letter.codePointAt(0) ?? FIRST) - FIRST)).join("");

/** Null where fewer stand in front of figures. */
export function flagCodes(text: string): Squeezed | null {
  const flags = text.match(FLAG) ?? [];
  return flags.length >= FEWEST ? without(text, FLAG, lettersOf) : null;
}
