/**
 * What was in a year that is compared with, told in a clause of its own, is told of that year: "Compared to 2015, when 38 shops sold it, 29 do today" → "In 2015 38 shops
 * sold it, 29 do today". Not "Compared to 2015, 29 more do".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const WHEN =
  /\b(compared) (?:to|with) ((?:19|20)\d\d|last (?:year|month|week|season)),? when (?=[^.;!?\d]*\d[^.;!?,]*, ?[^.;!?\d]*\d)/giu; // catches "Compared to 2015, when " in front of "38 shops sold it, 29 do", not "when they met"
const BIG = /^\p{Lu}/u; // catches "Compared", not "compared"

/** Null where nothing is compared so. */
export const whenCompared = (text: string): Squeezed | null =>
  /\bwhen\b/u.test(text) // catches "when", not "whenever"
    ? without(text, WHEN, (_, __, [word = "", time = ""]) => {
        const small = time.startsWith("last");
        return small
          ? `${BIG.test(word) ? "Last" : "last"}${time.slice("last".length)} `
          : `${BIG.test(word) ? "In" : "in"} ${time} `;
      })
    : null;
