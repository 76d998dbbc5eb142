/** Names and pairs in turn with nothing between are read as if commas stood there: "BP mon 120/80 tue 130/85 wed 125/82". */

const PAIR = "\\d{1,4}(?:\\.\\d+)?[/–-]\\d{1,4}(?:\\.\\d+)?";
const IN_TURN = new RegExp(
  `^[^\\d,;|\\n]*\\p{L}[: ] ?${PAIR}(?: \\p{L}[\\p{L}'’.]*(?: \\p{L}[\\p{L}'’.]*)? ${PAIR})+[.!]?$`,
  "u",
); // catches "mon 120/80 tue 130/85", not "mon 120/80, tue 130/85"
const BEHIND = /(?<=\d[/–-][\d.]{1,7}) (?=\p{L})/gu; // catches the blank behind "120/80"

/** Null where no such pairs stand in turn. */
export const partedPairs = (text: string): string | null => (IN_TURN.test(text) ? text.replace(BEHIND, ",") : null);
