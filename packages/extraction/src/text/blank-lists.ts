/** Numbers listed with blanks, whose magnitude is told behind the last: "1.2 1.4 1.3 1.9 million" → "1.2, 1.4, 1.3, 1.9 million", so that it holds for all. Not "2021 1.2 million". */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const LISTED =
  /(?<![\d.,] ?)(?:[$€£]?\d{1,3}(?:\.\d{1,2})? ){2,}[$€£]?\d{1,3}(?:\.\d{1,2})? ?(?:million|billion|thousand|lakh|crore|mio|mrd|mn|bn|[mk])(?!\p{L})/gu; // catches "1.2 1.4 1.9 million", not "1.2 million"
const BLANK = /(?<=\d) (?=[$€£]?\d)/gu; // catches the blank between "1.2" and "1.4", not in front of "million"
const ALIKE = 20;

/** Null where no such list is told. */
export const blankLists = (text: string): Squeezed | null =>
  /\d [$€£]?\d[\d.]* ?(?:million|billion|thousand|lakh|crore|mio|mrd|mn|bn|[mk])(?!\p{L})/u.test(text) // catches "1.3 1.9 million", not "1.9 million"
    ? without(text, LISTED, (list) => {
        const numbers = (list.match(/\d+(?:\.\d+)?/gu) ?? []).map(Number); // catches "1.2", not "million"
        const alike = Math.max(...numbers) <= ALIKE * Math.max(0.01, Math.min(...numbers));
        return alike ? list.replace(BLANK, ", ") : list;
      })
    : null;
