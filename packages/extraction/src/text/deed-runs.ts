/**
 * What was done time after time, in figures joined by slashes, is told in lists: "passed 412/420/431, failed 18/11/3" → "passed 412, 420, 431; failed 18,
 * 11, 3". Not "passed 38/42, failed 4/42", which are parts, nor under heads with slashes.
 */
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const RUNS =
  /(?<=^|[:,;\n] ?)(?:\p{L}+ed:? \d+(?:\/\d+){2,}(?:, (?:and )?|; | and |\n)){1,4}\p{L}+ed:? \d+(?:\/\d+){2,}(?![\d/])/iu; // catches "passed 412/420/431, failed 18/11/3", not "passed 38/42, failed 4/42"
const HEADS = /\p{L} ?\/ ?\p{L}/u; // catches "men/women", not "4/5"
const SLASH = /(?<=\d)\/(?=\d)/gu; // catches the "/" of "412/420", not of "men/women"
const APART = /(?<=\/\d+), (?=\p{L}+ed:? \d)/gu; // catches ", " in front of "failed 18", not in front of "Leeds"

/** Null where no such runs stand beside each other. */
export function deedRuns(text: string): Squeezed | null {
  if (!text.includes("ed") || !text.includes("/") || !matches(text, RUNS) || HEADS.test(text)) return null;
  return changedBy(text, [(now) => without(now, APART, () => "; "), (now) => without(now, SLASH, () => ", ")]);
}
