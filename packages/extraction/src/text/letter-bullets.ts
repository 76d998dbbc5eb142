/** An "o" in front of lines is a bullet, as documents have it: "- Sales up 3%⏎o UK sales up 2%⏎o Other sales up 5%". Not "O 5⏎A 7", blood types. */
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const BULLET = /(?<=^|\n)[ \t]{0,8}[o§][ \t]{1,4}(?=[\p{Lu}\d$€£“"])/gu; // catches "o " of "o UK sales", not of "o clock" or "O 5"
const OTHER = /(?:^|\n)[ \t]{0,8}[a-np-z] /u; // catches "a " at the head of a line, not "o "
const NAMED = /(?<=^|\n)[ \t]{0,8}o[ \t]{1,4}[\d.,$€£%]+\s*(?:\n|$)/u; // catches the line "o 12", not "o 12 vans"
const FEWEST = 2;

/** Null where fewer than two lines begin so. */
export const letterBullets = (text: string): Squeezed | null =>
  (text.match(BULLET)?.length ?? 0) >= FEWEST && !matches(text, OTHER) && !matches(text, NAMED)
    ? without(text, BULLET, () => (/(?:^|\n)- /u.test(text) ? "- " : "")) // catches the "- " of another line, not "4 - 3"
    : null;
