/**
 * Two times of a head, and rows that tell the later figure with "now": "Pint prices in 2019 and again in 2024. Crown £3.90, now £5.20. Bell 4.10 /
 * 5.60" → "Pint prices in 2019 and 2024. Crown £3.90 / £5.20. Bell …". Not "Rents in 2015. Leeds £540, now £820", where now is the later time.
 */
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const TIME =
  "(?:(?:19|20)\\d\\d|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Sept|Nov|Dec)ember|October|spring|summer|autumn|winter)";
const HEAD = new RegExp(
  `^[^\\d.:;\\n]*\\b(?:in |for |of )?${TIME}(?:,? and|,? then|,? and then)(?: again)? (?:in |for |of )?${TIME}(?: [\\p{L} ]{1,30})?[.:\\n]`,
  "iu",
); // catches "Pint prices in 2019 and again in 2024.", not "Pint prices in 2019."
const AGAIN = new RegExp(`(?<=${TIME},? (?:and|then|and then)) (?:again )?(?:in |for |of )?(?=${TIME})`, "iu"); // catches " again in " between "2019 and" and "2024"
const FIGURE = "[$€£]?\\d[\\d.,]*(?<=\\d)(?:%|k|m|bn| ?(?:kg|km|cm|pupils|members|quid))?";
const NOW = new RegExp(`(?<=\\p{L}:? ${FIGURE}),?(?: and| but)? now (?=[$€£]?\\d)`, "giu"); // catches ", now " of "Crown £3.90, now £5.20", not ", now we"

/** Null where no head tells two times, or no row tells what is now. */
export function againIn(text: string): Squeezed | null {
  if (!/\bnow\b/iu.test(text) || !matches(text, HEAD)) return null; // catches "now", not "know"
  const told = without(text, NOW, () => " / ");
  return told && changedBy(text, [() => told, (now) => without(now, AGAIN, () => " ")]);
}
