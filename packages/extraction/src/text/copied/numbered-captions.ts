/** What counts off a caption is no part of it: "Figure 2: Share of energy …", "Table 1. Deaths by cause⏎…", "Q7 – Age of respondents". Not "Table 4: 12 guests, Table 5: 9". */
import { matchIn } from "../needs/matches.ts";
import type { Squeezed } from "../squeezed.ts";
import { without } from "../without.ts";

const COUNTED =
  /^\s*(figure|fig\.?|table|exhibit|graph|abb\.?|abbildung|tab\.?|tabelle|tableau|tabla|tabela) ?\d{1,2}(?:[.-]\d{1,2})?(?:[a-d])?(?:[:.] | [–—-] |\s*\n)\s*(?=\p{L})/iu; // catches "Figure 2: ", not "Table 4: 12"

const QUESTION = /^\s*Q(?:\d{1,2}[a-z]?)(?: [–—-] |[.:)] ?)(?=\p{Lu})/u; // catches "Q7 – " of "Q7 – Age of respondents", not "Q3 sales"
const ASKED = /^[^\n]*\?|^\s*Q(?:[5-9]|\d\d)/u; // catches a first line with "?" and "Q7", not "Q3: Sales 12"
const AGAIN = /\n\s*Q\d/u; // catches "⏎Q4", not "Q4" alone

/** Null where no question is counted off. */
const numberedQuestion = (text: string): Squeezed | null =>
  QUESTION.test(text) && ASKED.test(text) && !AGAIN.test(text) ? without(text, QUESTION) : null;

/** Null where no caption is counted off. */
export function numberedCaptions(text: string): Squeezed | null {
  const found = text.includes("\n") ? matchIn(text, COUNTED) : null; // "Figure 2: …" of a report goes on in prose
  const noun = found?.[1]?.toLowerCase() ?? "";
  const again = found !== null && text.slice(found[0].length).toLowerCase().includes(`${noun} `);
  return found && !again ? without(text, COUNTED) : numberedQuestion(text);
}
