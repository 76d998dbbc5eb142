/** Whether two names mean the same: `isSameName("the Chrome browser", ["Chrome"])` is true. */

const SMALL_WORDS = new Set([
  "the",
  "a",
  "an",
  "of",
  "in",
  "on",
  "at",
  "for",
  "and",
  "to",
  "by",
  "our",
  "my",
  "their",
  "its",
  "s",
]);

/** Most words that one name may have beyond the other. */
const MAX_EXTRA_WORDS = 2;

const COMBINING_MARK = /[\u0300-\u036f]/g; // catches the accent of a decomposed "é", not the "e"
const POSSESSIVE = /[’']s\b/g; // catches "Leeds's", not "its"
const SEPARATORS = /[^\p{L}\p{N}+.%&#-]+/gu; // catches the slash of "Jan/Feb", not the plus of "60+"
const LOOSE_POINT = /(?<![0-9])[.-]|[.-](?![0-9])/g; // catches the hyphen of "e-bike", not the point of "4.0"
const PLURAL = /[^su]s$/; // catches "cats", not "glass" or "bus"; words of three letters ("TVs") stay as they are

const singular = (word: string): string => (word.length > 3 && PLURAL.test(word) ? word.slice(0, -1) : word);

/** The words of a name that tell it apart: folded, without accents, possessives, plurals and small words. */
export const nameWords = (name: string): string[] =>
  name
    .normalize("NFKD")
    .replace(COMBINING_MARK, "")
    .toLowerCase()
    .replace(POSSESSIVE, "")
    .replace(SEPARATORS, " ")
    .replace(LOOSE_POINT, " ")
    .split(/\s+/) // catches the gap of "new york", not the hyphen of "4-5"
    .filter((word) => word !== "" && !SMALL_WORDS.has(word))
    .map(singular);

const folded = (name: string): string => name.trim().toLowerCase();

const isSameAs = (found: string, wanted: string): boolean => {
  const foundWords = nameWords(found);
  const wantedWords = nameWords(wanted);
  if (foundWords.length === 0 || wantedWords.length === 0) return folded(found) === folded(wanted);
  const [short, long] = foundWords.length <= wantedWords.length ? [foundWords, wantedWords] : [wantedWords, foundWords];
  return short.every((word) => long.includes(word)) && long.length - short.length <= MAX_EXTRA_WORDS;
};

/**
 * True when a name equals one of the accepted ones, or one of the two holds the other with at most two words more.
 * No accepted name at all means that the name doesn't matter.
 */
export const isSameName = (found: string, accepted: readonly string[]): boolean =>
  accepted.length === 0 || accepted.some((wanted) => isSameAs(found, wanted));
