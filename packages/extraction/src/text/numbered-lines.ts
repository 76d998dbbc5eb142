/**
 * A line whose name ends in a number, a word in brackets between it and its figure: "Red Rockets 41⏎Bay 12 (rookies) 38⏎Otters 29" → "Bay 12:
 * 38". Each other line holds one number, at its end. Not "Rent 950 (was) 900⏎Food 310 (was) 280", where each has two.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const BRACKET =
  /(?<=(?:^|\n)(?:\d{1,2}[.)] )?[^\d\n()]*\p{L} \d{1,3}) \([^()\d\n]{2,24}\)(?::| [–—-])?(?= [$€£]?\d[\d.,]*%?[ \t]*(?:\n|$))/gu; // catches " (rookies)" of "Bay 12 (rookies) 38", not of "Bay (rookies) 38"
const ONE = /^[ \t]*(?:\d{1,2}[.)] )?[^\d\n\p{L}]*\p{L}[^\d\n]* [$€£]?\d[\d.,]*%?[ \t]*$/u; // catches "1. Red Rockets 41", not "Bay 12 38"
const FEWEST = 2;

/** Null where no line is told so. */
export function numberedLines(text: string): Squeezed | null {
  if (!text.includes("\n") || !text.includes(" (") || text.match(BRACKET)?.length !== 1) return null;
  const lines = text.split("\n").filter((line) => ONE.test(line));
  return lines.length >= FEWEST ? without(text, BRACKET, () => ":") : null;
}
