/**
 * Who came and who went, at times or places of their own, is told as gained and lost: "Hired 4 in May, let 3 go in June" → "gained 4 in May, lost 3 in June";
 * "lost 3 staff in May but took on 5 in June" → "gained 5 in June". Not "hired 11, lost 4 in sales", which are two of one place. And "Start of term 28 pupils" →
 * "At the start 28 pupils".
 */
import { membersOf } from "./members.ts";
import { NUMBERS } from "./number-patterns.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const COUNT = `(?:\\d[\\d,]*|${NUMBERS})`;
const CAME = new RegExp(`\\b(?:hired|took on|taken on|recruited) (?=(?:another |a further )?${COUNT}\\b)`, "giu"); // catches "took on " of "took on 5", not "hired Ann"
const WENT = new RegExp(
  `\\blet (${COUNT}(?: (?:people|staff|workers|employees))?) go\\b|\\b(?:laid off|fired|sacked) (?=${COUNT}\\b)`,
  "giu",
); // catches "let 3 go" and "laid off " of "laid off 12", not "let go"
const LOST = new RegExp(`\\blost (?=${COUNT}\\b)`, "iu"); // catches "lost 3", not "lost to"
const APART = /[,;.] (?:and |but |then )?| and | but /giu; // catches ", then " and " but ", not the "," of "1,200"
const PLACED =
  /\b(?:in|on|at|during|last|this) \p{L}|^(?!we\b|they\b|it\b|i\b|he\b|she\b)(?:the )?\p{L}[\p{L}\d'’]*(?: \p{L}+)? (?:hired|took|let|laid|lost|fired|recruited)\b/iu; // catches "in June" and "Sales hired", not "we hired 4"
const START =
  /^(?:at the )?(?:start|beginning) of (?:the )?(?:term|year|season|week|month|school year):? (?=\d+ \p{Ll}{3,})/giu; // catches "Start of term " of "Start of term 28 pupils", not "Start of term 1:"

function moves(text: string): Squeezed | null {
  const came = text.search(CAME) >= 0;
  const went = text.search(WENT) >= 0 || LOST.test(text);
  if (!came || !went) return null;
  const parts = membersOf(text, [0, text.length], APART)
    .map(([start, end]) => text.slice(start, end))
    .filter((part) => /\d/u.test(part) || part.search(CAME) >= 0 || part.search(WENT) >= 0); // catches "4", not "four"
  if (parts.length < 2 || !parts.every((part) => PLACED.test(part))) return null;
  return changedBy(text, [
    (now) => without(now, WENT, (_, __, [count]) => (count ? `lost ${count}` : "lost ")),
    (now) => without(now, CAME, () => "gained "),
  ]);
}

/** Null where none is told so. */
export const staffMoves = (text: string): Squeezed | null =>
  /\b(?:hired|took on|taken on|recruited|start of|beginning of)\b/iu.test(text) // catches "took on", not "take on"
    ? changedBy(text, [moves, (now) => without(now, START, () => "At the start ")])
    : null;
