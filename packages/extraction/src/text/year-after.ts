/**
 * A time told as the one after, with its figure right behind it, is no stretch of so many: "and the year after 643" → "and the year after, 643". Not "the
 * year after 2019", nor "the day after 3 matches".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const AFTER =
  /(?<=\b(?:the|a) (?:year|month|week|day|season|quarter|term|summer|winter|night) (?:after|before)) (?=[$€£]?(?!(?:19|20)\d\d\b)\d[\d.,]*(?<=\d)(?:%|k|m|bn)?(?:[.,;!](?:\s|$)|$| and | but ))/gu; // catches " " between "the year after" and "643.", not "2019" or "3 matches"

/** Null where none is told so. */
export const yearAfter = (text: string): Squeezed | null => without(text, AFTER, () => ", ");
