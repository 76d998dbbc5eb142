/**
 * The unit that both figures of the first pair state, and none of the later pairs, is told once: "Crown £3.90 / £5.20, Bell 4.10 / 5.60, Swan 3.75 / 5.10" →
 * "Crown £3.90 / 5.20, …", whose unit is that of all. Not "Sales £1.2m / £1.5m, staff 340 / 410, …", other sizes.
 */
import { matches, matchIn } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const FEWEST = 3;
const MOST_APART = 4;

const NUMBER = "\\d[\\d.,]*(?<=\\d)";
const JOIN = "(?: ?\\/ ?|, | and | (?:vs\\.?|v|versus|against|to) )";
const BARE = `${NUMBER}${JOIN}${NUMBER}(?=[,;.!\\n] ?|$)(?![.,]\\d)`;
const FIRST = new RegExp(
  `(?<=\\p{L}:? )(?:(?<sign>[$€£])(?<a>${NUMBER})(?<join>${JOIN})\\k<sign>(?<b>${NUMBER})|(?<c>${NUMBER})(?<unit> ?(?:kg|g|km|cm|m|lbs?|%|h|ms))(?<between>${JOIN})(?<d>${NUMBER})\\k<unit>)(?=[,;.\\n])(?![.,]\\d)`,
  "du",
); // catches "£3.90 / £5.20" and "82kg, 74kg", not "£3.90 / 5.20"
const LATER = new RegExp(`(?<=[,;.\\n] ?(?:and )?\\p{L}[\\p{L}'’ -]{0,30}:? )${BARE}`, "gu"); // catches "4.10 / 5.60" behind ", Bell ", not "12 eggs"
const STATES = /[$€£%]|\d ?(?:kg|g|km|cm|m|lbs?|h|ms)(?!\p{L})/u; // catches "£" and "82kg", not "82"

const valuesOf = (words: string): number[] =>
  (words.match(/\d[\d.,]*(?<=\d)/gu) ?? []).map((number) => Number(number.replaceAll(",", ""))); // catches "4.10", not "/"

/** Null where the text is told otherwise. */
export function unitOfPairs(text: string): Squeezed | null {
  const found = matches(text, STATES) ? matchIn(text, FIRST) : null;
  if (!found?.groups) return null;
  const rest = text.slice(found.index + found[0].length);
  const later = [...rest.matchAll(LATER)].map(([pair]) => pair);
  if (later.length + 1 < FEWEST || STATES.test(rest) || valuesOf(rest).length !== 2 * later.length) return null;
  const values = [found[0], ...later].flatMap(valuesOf);
  if (Math.max(...values) > MOST_APART * Math.min(...values)) return null;
  const { sign = "", unit = "" } = found.groups;
  const at = sign === "" ? found.index + found[0].length - unit.length : text.indexOf(sign, found.index + 1);
  const length = sign === "" ? unit.length : sign.length;
  return without(text, new RegExp(`(?<=^[^]{${at}})[^]{${length}}`, "u")); // catches what stands at that place, nothing else
}
