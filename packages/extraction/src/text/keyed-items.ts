/**
 * Items of a list that are called by a count of one noun, by a term with more words, or by a band of money are a table: "Households: 1 person 31%, 2
 * people 35%", "2yr fix 4.62%, 5yr fix 4.21%, tracker 5.1%", "under $50 – 34%, $50 to $100 – 41%, more – 7%". Not "3 boys 40%, 2 girls 60%", which count
 * two things, "1 month 71%, 3 months 52%", which are times, nor a list with more behind it.
 */
import { isSmallWord } from "../lexicon/closed-class.ts";
import { singular } from "../lexicon/morphology.ts";
import { groupSpans, membersOf } from "./members.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const HEAD = /^(?<words>[^\d:\n]{2,80}?)(?::| [–—])\s+(?=\S)/du; // catches "Households: ", not "Q1: "
const VALUE =
  "(?<value>[$€£]?\\d[\\d.,]*(?<=\\d)(?:%|[kKmM](?!\\p{L})|(?<unit> ?(?:mg/dl|mmol/l|bpm|kg|cm|mm|km|g|ml|l|min|°C|°))(?!\\p{L}))?)";
const ITEM = new RegExp(`^(?:and |or )?(?<key>.{1,40}?)(?: ?[:=–—-] ?| \\(| )${VALUE}\\)?$`, "diu"); // catches "2 people 35%" and "more – 7%", not "35%"
const APART = /[,;] (?:and |or )?| [·|•/] | and (?=\d)|\n/gu; // catches ", " and " · ", not the "," of "1,204"
const COUNT = /^(\p{L}+ )?\d{1,3}[ -]?(\p{L}[\p{L}’'-]*)((?: \p{L}[\p{L}’'-]*)*)$/u; // catches "2 people", "2yr fix" and "booked 3 months ahead", not "people" or "25-34"
const BAND =
  /^(?:(?:the )?(?:under|over|above|below|up to|less than|more than|at least|first|next) )?[$€£]\d[\d.,]*k?(?: ?(?:-|–|to) ?[$€£]?\d[\d.,]*k?| or (?:more|less)|\+| and (?:over|above|under|up))?$/iu; // catches "under $50", "$50 to $100" and "first £10k", not "$50 each"
const TIME =
  /^(?:d|days?|w|wks?|weeks?|mo|mths?|months?|y|yrs?|years?|h|hrs?|hours?|m|mins?|minutes?|s|secs?|seconds?|quarters?|nights?|am|pm|st|nd|rd|th)$/iu; // catches "yr" and "months", not "people"
const PERSONS = /^(?:people|persons?)$/iu; // catches "people", not "peoples"
const SINCE = /^ (?:after|later|before|post|in)$/iu; // catches " after" of "1h after", not " after that"
const WORDS = /^\p{L}[\p{L}’' -]*$/u; // catches "tracker", not "5yr"
/** Money told at the head is read from there. */
const HEAD_CODE = /\([A-Z]{3}\)$/u; // catches "Rent (CHF)", not "Households"
/** Money in letters in front of a figure is no end of its key. */
const CODE = / [A-Z]{3}$/u; // catches "studio AED", not "2 bed"
const FEWEST = 3;
const NUMBERED = 2;

/** What a key counts: its noun, or "time" where that is one; null for none. */
function countedBy(key: string): { noun: string; tail: string } | null {
  const [, lead = "", noun = "", tail = ""] = COUNT.exec(key) ?? [];
  const timed = TIME.test(noun);
  const small = `${noun}${tail}`.toLowerCase().split(" ").some(isSmallWord) && !(timed && SINCE.test(tail)); // "crashes 41 vs", "6 for"
  if (small || (lead !== "" && !timed)) return null;
  const one = PERSONS.test(noun) ? "person" : singular(noun.toLowerCase());
  return noun === "" ? null : { noun: timed ? "time" : one, tail };
}

/** Counts of one noun, or bands of money; words alone may stand beside them. */
function areKeys(keys: readonly string[], priced: boolean): boolean {
  const numbered = keys.filter((key) => !WORDS.test(key));
  if (numbered.length < NUMBERED || new Set(keys.map((key) => key.toLowerCase())).size < keys.length) return false;
  if (numbered.every((key) => BAND.test(key)))
    return numbered.length < keys.length || keys.some((key) => / to /u.test(key)); // catches "$50 to $100", not "tomatoes"
  const counts = numbered.map(countedBy);
  const [first] = counts;
  const alike = counts.every((count) => count !== null && count.noun === first?.noun);
  const told = counts.some((count) => count?.tail !== "") || (priced && numbered.length < keys.length); // "1h €2, 2h €3.50, all day €9"
  return alike && (first?.noun !== "time" || told);
}

const signOf = (value: string): string => /[$€£%]/u.exec(value)?.[0] ?? ""; // catches "$" and "%"

/** Null where the text is no such list. */
export function keyedItems(text: string): Squeezed | null {
  const head = HEAD.exec(text);
  const { words } = groupSpans(head, 0);
  if (!head || !words || HEAD_CODE.test(text.slice(...words))) return null;
  const end = text.trimEnd().replace(/[.!]$/u, "").length; // catches the last ".", not that of "1.5"
  const items = membersOf(text, [head[0].length, end], APART).map(([start, stop]) =>
    groupSpans(ITEM.exec(text.slice(start, stop).trimEnd()), start),
  );
  const told = items.flatMap(({ key, value, unit }) => (key && value ? [{ key, value, unit }] : []));
  if (told.length < Math.max(FEWEST, items.length)) return null;
  if (told.some(({ key }) => CODE.test(text.slice(...key)))) return null;
  const numbers = told.map(({ value }) => Number(text.slice(...value)));
  if (numbers.every((number, at) => number === (numbers[0] ?? 0) + at)) return null; // "212 tier 1, 80 tier 2, 31 tier 3"
  const signs = new Set(told.map(({ value }) => signOf(text.slice(...value))));
  if (
    signs.size > 1 ||
    !areKeys(
      told.map(({ key }) => text.slice(...key)),
      /[$€£]/u.test([...signs].join("")), // catches "€", not "%"
    )
  )
    return null;
  const [one, other] = told.flatMap(({ unit }) => (unit ? [unit] : []));
  const once = one && !other ? one : null; // "fasting 96 mg/dl, 1h after 165": said once for all
  return pieced(text, [
    words,
    ...told.flatMap(({ key, value, unit }): Piece[] => ["\n", key, "\t", value, ...(once && !unit ? [once] : [])]),
  ]);
}
