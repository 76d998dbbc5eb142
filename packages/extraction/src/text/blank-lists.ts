/** Numbers listed with blanks, whose magnitude is told behind the last: "1.2 1.4 1.3 1.9 million" → "1.2, 1.4, 1.3, 1.9 million", so that it holds for all. Not "2021 1.2 million". */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const LISTED =
  /(?<![\d.,] ?)(?:[$€£]?\d{1,3}(?:\.\d{1,2})? ){2,}[$€£]?\d{1,3}(?:\.\d{1,2})? ?(?:million|billion|thousand|lakh|crore|mio|mrd|mn|bn|[mk])(?!\p{L})/gu; // catches "1.2 1.4 1.9 million", not "1.2 million"
const BLANK = /(?<=\d) (?=[$€£]?\d)/gu; // catches the blank between "1.2" and "1.4", not in front of "million"
const TOLD = /\d [$€£]?\d[\d.]* ?(?:million|billion|thousand|lakh|crore|mio|mrd|mn|bn|[mk])(?!\p{L})/u; // catches "1.3 1.9 million", not "1.9 million"
const ALIKE = 20;

/** Where lists of numbers of one size stand. */
const listsIn = (text: string): (readonly [number, number])[] =>
  [...text.matchAll(LISTED)].flatMap(({ index, 0: list }) => {
    const numbers = (list.match(/\d+(?:\.\d+)?/gu) ?? []).map(Number); // catches "1.2", not "million"
    const alike = Math.max(...numbers) <= ALIKE * Math.max(0.01, Math.min(...numbers));
    return alike ? [[index, index + list.length] as const] : [];
  });

/** Null where no such list is told. */
export function blankLists(text: string): Squeezed | null {
  if (!TOLD.test(text)) return null;
  const lists = listsIn(text);
  return without(text, BLANK, (blank, at) => (lists.some(([from, to]) => at >= from && at < to) ? ", " : blank));
}
