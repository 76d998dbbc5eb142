/** Without what is thrown in: "peas 4 and, er, 16" → "peas 4 and 16", "Seniors, shame on you: 60" → "Seniors: 60". */
import { INTERJECTIONS } from "../lexicon/interjections.ts";
import { backBy, type Shift, type Squeezed } from "./squeezed.ts";

const WORDS = `(?:${INTERJECTIONS.join("|")})`;

/** Between commas or dashes, in brackets, or behind a comma in front of a colon. */
const THROWN = new RegExp(`, ${WORDS}(?:,(?= )|(?=:))| [–—-] ${WORDS} [–—-](?= )| \\(${WORDS}[!.]*\\)`, "giu"); // catches ", er,", " (ouch)" and " – oh dear –", not ", well done,"

const JOINS = /(?:^|[^\p{L}])(?:and|but|or|then|is|was|has|to|of|with|by|for|a|the)$/iu; // catches the end of "4 and", not of "band"
const VALUE = /^ [$€£¥₹]?\d/u; // catches " 4 and 5.5", not " bikes 9"

/** Null where nothing is. */
export function uninterjected(text: string): Squeezed | null {
  const shifts: Shift[] = [];
  let gone = 0;
  const out = text.replace(THROWN, (thrown: string, at: number) => {
    const before = text.slice(0, at);
    const behind = text.slice(at + thrown.length);
    const kept =
      !thrown.endsWith(",") || JOINS.test(before) || (VALUE.test(behind) && /\p{L}$/u.test(before)) ? "" : ",";
    shifts.push({ at: at - gone + kept.length, gone: gone + thrown.length - kept.length });
    gone += thrown.length - kept.length;
    return kept;
  });
  return shifts.length === 0 ? null : { text: out, back: backBy(shifts) };
}
