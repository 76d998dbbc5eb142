/**
 * How old each is, of whom the first alone is called aged: "Lea (aged 95), Ben (41) and Ana (53)" → "Lea (95), Ben (41) and Ana (53)". Not "Lea (aged 9) has 4
 * cats", nor "Lea (aged 9), Ben (8) and 4 cats".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const AGED = /(?<=\p{Lu}[\p{L}'’-]* \()aged? (?=\d{1,3}\)[^()\d]*\(\d{1,3}\))/u; // catches "aged " of "Lea (aged 95), Ben (41)", not of "Lea (aged 95) has 4"
const BRACKETS = /\([^()]*\)/gu; // catches "(41)", not "41"

/** Null where the ages are not all that is told, or each says so. */
export const agedBrackets = (text: string): Squeezed | null =>
  text.includes("(age") && !/\d/u.test(text.replace(BRACKETS, "")) ? without(text, AGED) : null; // catches "4 cats", not "cats"
