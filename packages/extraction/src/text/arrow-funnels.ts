/**
 * Counts that lead one to the other are told between arrows, which part them as commas do: "412 swipes → 31 matches → 4 dates" → "412 swipes, 31 matches, 4
 * dates". Not "Leeds 12 → 14", nor "40 → 12 replies".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const ITEM = "[$€£]?\\d+(?:[.,]\\d+)*(?:k|m)?(?: \\p{L}+(?:['’-]\\p{L}+)*){1,4}";
const FUNNEL = new RegExp(`^(?:[^\\d:]{2,40}: )?${ITEM}(?: ?(?:→|➡️?|->|=>|>) ?${ITEM}){2,8}[.!]?$`, "u"); // catches "412 swipes → 31 matches → 4 dates", not "Leeds 12 → 14"
const ARROW = / ?(?:→|➡️?|->|=>|>) ?/gu; // catches " → ", not "-"

/** Null where no such row is the whole text. */
export const arrowFunnels = (text: string): Squeezed | null =>
  FUNNEL.test(text) ? without(text, ARROW, () => ", ") : null;
