/** Names and pairs in turn with nothing between are read as if commas stood there: "BP mon 120/80 tue 130/85 wed 125/82". */
import { matches } from "./needs/matches.ts";

const PAIR = "\\d{1,4}(?:\\.\\d+)?[/–-]\\d{1,4}(?:\\.\\d+)?";
const IN_TURN = new RegExp(
  `^[^\\d;|\\n]*\\p{L}[: ] ?${PAIR}(?: \\p{L}[\\p{L}'’.]*(?: \\p{L}[\\p{L}'’.]*)? ${PAIR})+[.!]?$`,
  "u",
); // catches "mon 120/80 tue 130/85", not "mon 120/80, tue 130/85"
const BEHIND = /(?<=\d[/–-][\d.]{1,7}) (?=\p{L})/gu; // catches the blank behind "120/80"

/** "r=4 g=3 b=9": each figure has its name in front of "=", so that "g" measures nothing. */
const EQUAL = /\p{L}=\d/gu; // catches "r=4", not "r = 4"
const IN_FRONT = /(?<=\d) (?=\p{L}{1,12}=\d)/gu; // catches the blank in front of "g=3", not of "g 3"
const LETTER = /(?<![\p{L}\d])\p{Ll}(?==\d)/gu; // catches the "y" of "y=5", not "my=5"
const FEWEST = 3;

/** Null where no such pairs stand in turn. */
export function partedPairs(text: string): string | null {
  if (matches(text, IN_TURN)) return text.replace(BEHIND, ",");
  if ((text.match(EQUAL)?.length ?? 0) < FEWEST) return null;
  const parted = text.replace(IN_FRONT, ",").replace(LETTER, (letter) => letter.toUpperCase());
  return parted === text ? null : parted;
}
