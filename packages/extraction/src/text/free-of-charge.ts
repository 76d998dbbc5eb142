/**
 * What is free beside what has a price, where no sign or word says that prices are told: "free for kids, 5 for students, 10 for
 * adults" and "Kids free, students 5, adults 10" → nought; also told last: "the bus £3, or your own bike, free". Not "Free speech 12, free press 9", "gluten free 5, vegan 3".
 */
import { FREE_OF } from "../recognize/numbers/zero-words.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const FIRST =
  /^(?:[^:,\d]{1,30}: ?)?free (?=(?:(?:for|on|in|at) [^,\d]{2,30}|(?:under|below|up to) \d{1,2}s?),? (?:and |then )?[$€£]?\d)/iu; // catches "free " of "Free for kids, 5" and of "entry: free under 5, £3", not of "free 5"
const PRICE =
  "(?:, | and )(?:[\\p{L}][\\p{L} -]{1,24}|\\d{1,2} ?[–-] ?\\d{1,2}s?) [$€£]?\\d+(?:\\.\\d\\d)?(?=,| and |\\.?$)"; // catches ", students 5" and ", 5-12 £4", not ", 5 students"
const LISTED = new RegExp(
  `(?<=^(?:[^:,\\d]{1,30}: ?)?[\\p{L}][\\p{L}-]{1,20}(?: \\p{L}{2,12})?(?: \\d{1,2}s?)?) (?<!\\b(?:${[...FREE_OF].join("|")}) )(?:go )?free(?=${PRICE}${PRICE})`,
  "iu",
); // catches " free" of "Kids free, students 5, adults 10", and of "kids under 5 free, 5-12 £4, adults £9", not of "sugar free, regular 5, diet 10"

const LAST =
  /(?<=[$€£]\d[\d.,]*[^.;:!?\n]*(?:,| and| or|, and|, or) (?:for )?(?:(?:the|your|our|my|an?) )?(?:own )?[\p{L}'’-]{3,}(?: [\p{L}'’-]+){0,2}), (?:all |completely |totally |absolutely )?(?:for )?free(?=[,.;)!]|\s*$)/giu; // catches ", free" of "the bus £3, or your own bike, free", not of "sugar, free of £5"

const OF_CHARGE = /(?<=\p{L} free) of charge(?=[,.;!]|$)/giu; // catches " of charge" of "water free of charge", not of "charge"

/** In a list of prices to the penny, none with a sign. */
const TO_THE_PENNY = /(?<![\d.,])\d+\.\d\d(?!\d)[^$€£]*(?<![\d.,])\d+\.\d\d(?!\d)/u; // catches "3.20, tea 2.40", not "3.2, tea 2.4"
const ITEM = new RegExp(
  `(?<=, (?:and )?\\p{L}[\\p{L} -]{1,20}(?<!\\b(?:${[...FREE_OF].join("|")}))) free(?=[,.!]|$| and )`,
  "giu",
); // catches " free" of ", water free", not of ", sugar free"

const priced = (text: string): Squeezed | null =>
  without(text, LAST, () => " free") ??
  without(text, FIRST, (found) => found.replace(/free $/iu, "0 ")) ?? // catches the "free " at the end
  without(text, LISTED, () => " 0") ??
  (TO_THE_PENNY.test(text) ? without(text, ITEM, () => " 0") : null);

/** Null where nothing is free in a list of prices. */
export const freeOfCharge = (text: string): Squeezed | null =>
  /\bfree\b/iu.test(text) ? changedBy(text, [(now) => without(now, OF_CHARGE), priced]) : null; // catches "Free", not "freezer"
