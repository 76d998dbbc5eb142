/** Counts glued to what they count with a hyphen, in each item: "45-dogs, 38-cats, 12-fish" → "45 dogs, …"; weeks told by a day: "wk of 5/6: 120" → "5/6: 120". Not "3-bed 12, 2-bed 9". */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const ITEMS = /^(?:[^\d\n]{0,40}: ?)?\d[\d,]*-\p{L}{3,}(?:(?:, ?|; ?|\n| and | )\d[\d,]*-\p{L}{3,}){1,11}\.?$/u; // catches "45-dogs, 38-cats", not "3-bed 12, 2-bed 9"
const HYPHEN = /(?<=\d)-(?=\p{L}{3,})/gu; // catches the "-" of "45-dogs", not of "5-6"
const NOUN = /(?<=\d-)\p{L}+/gu; // catches "dogs" of "45-dogs"
const WEEK =
  /(?<![\p{L}\d])(?:wk|week|w\/c|w\/e|we)(?: (?:of|ending|beginning|commencing|starting) (?=\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})? ?[:=–-]? )| (?=\d{1,2}\/\d{1,2}(?:\/\d{2,4})? ?[:=–-]? ))/giu; // catches "wk of " of "wk of 5/6: 120", not "week 5: 120" or "first week 2.1 km"
const FEWEST = 2;

/** "dogs" and "cats", not "12-inch, 15-inch". */
function areApart(text: string): boolean {
  const nouns = [...text.matchAll(NOUN)].map(([noun]) => noun.toLowerCase());
  return new Set(nouns).size === nouns.length;
}

/** Null where nothing is told so. */
export const hyphenedCounts = (text: string): Squeezed | null =>
  changedBy(text, [
    (now) =>
      /\d-\p{L}/u.test(now) && ITEMS.test(now.trim()) && areApart(now) ? without(now, HYPHEN, () => " ") : null, // catches "5-dogs", not "5 dogs"
    (now) => (/\d[/.]\d/u.test(now) && (now.match(WEEK)?.length ?? 0) >= FEWEST ? without(now, WEEK) : null), // catches "5/6", not "5"
  ]);
