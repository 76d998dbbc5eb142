/**
 * Lines of what was scored in each part of a match end in the sum, which is no part: "Tulsa 20 32 31 25 — 108⏎Reno 28 40 36 19 — 123" → without 108 and
 * 123; alike "Tulsa 14 3 7 10 34". Not where a line comes to something else, nor under heads.
 */
import type { Squeezed } from "../squeezed.ts";
import { without } from "../without.ts";

const LINE = /^(?=[^\n]*\p{L})[^\n]*?[\p{L}.)]:? +((?:\d{1,3},? +){2,11}\d{1,3}) ?(?: |[–—=-]|\(|: ?) ?(\d{1,3})\)?$/u; // catches "Tulsa 20 32 31 25 — 108", not "Tulsa 20 32"
const SUM = /(?<=(?:\d{1,3},? +){2,11}\d{1,3}) ?(?: |[–—=-]|\(|: ?) ?\d{1,3}\)?[ \t]*(?=\n|$)/gu; // catches " — 108", not "108"
const NUMBERS = /\d+/gu; // catches "20", not ","
const FEWEST = 2;
const FEWEST_PARTS = 3;
const LEAST = 4;

/** The parts and whether they come to the last. */
function isSummed(line: string): boolean {
  const [, parts = "", sum = ""] = LINE.exec(line.trim()) ?? [];
  const numbers = (parts.match(NUMBERS) ?? []).map(Number);
  return (
    numbers.length >= FEWEST_PARTS &&
    numbers.reduce((total, one) => total + one, 0) === Number(sum) &&
    numbers.filter((one) => one > 0).length > 1
  );
}

/** Null where the lines are no such scores. */
export function lineScores(text: string): Squeezed | null {
  if (!text.includes("\n") || /[\t|]/u.test(text)) return null; // catches a tab, not a blank
  const all = text.split("\n");
  const lines = all.filter((line) => /\d/u.test(line)); // catches "3", not "three"
  const headed = all.some(
    (line) => !lines.includes(line) && line.trim().split(/\s+/u).length >= FEWEST_PARTS && !/[.!?:]\s*$/u.test(line),
  ); // catches "Gold Silver Bronze", not "Final score:"
  const summed = lines.filter(isSummed);
  const large = summed.some((line) => Number(/(\d+)\)?\s*$/u.exec(line)?.[1]) >= LEAST); // catches "108", not "108 pts"
  return !headed && lines.length >= FEWEST && summed.length === lines.length && large ? without(text, SUM) : null;
}
