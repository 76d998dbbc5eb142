/**
 * An amount that is told by what it buys is told without it: "twice the £112,000 that buys you the same in Hull" → "twice the £112,000 in Hull". Not
 * "£5 that buys a pint", which says what is priced.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const SAME =
  /(?<=[$€£]\d[\d.,]*[kmbn]{0,2}) (?:that|which)(?:['’]ll| will| would)? (?:buys?|bought|gets?|got) (?:(?:you|me|us|them) )?(?:the same|one|as much|another)(?= (?:in|at|from|on) )/gu; // catches " that buys you the same" in front of " in Hull", not " that buys a pint"

/** Null where none is told so. */
export const boughtSame = (text: string): Squeezed | null =>
  text.includes(" same") || text.includes(" one ") ? without(text, SAME, () => "") : null;
