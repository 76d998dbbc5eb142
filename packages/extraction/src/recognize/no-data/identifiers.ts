/**
 * Numbers that identify: codes, accounts, house numbers, versions. They count nothing.
 * "extension 42", "order #48210-77", "IBAN DE89 3704 0044", "3.0.1", "27B Larch Lane", "EH9 2PQ", "5th Avenue".
 * Not: "flight 420, hotel 380", "order 3 pizzas", "1.180.000".
 */

import { CONJUNCTIONS, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { IDENTIFIER_NOUNS, SHY_IDENTIFIER_NOUNS, STREET_NOUNS } from "../../lexicon/identifier-nouns.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { NUMBERED_THINGS } from "../../lexicon/nouns.ts";
import { isCapitalAt, isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { Aside, AxisMark, NameNumber } from "../mention.ts";
import { isAnswerNo } from "../numbers/plain-number.ts";
import { scaleAt } from "../numbers/scale.ts";
import { currencyAt, measureAt } from "../numbers/unit-at.ts";
import { aside, placeOf } from "../place.ts";
import { axisMark } from "../times/axis-mark.ts";

const CODE_WORD = /^(?![QH]\d$)(?=.*\d|\p{Lu}{1,4}$)[\p{Lu}\d-]{1,12}$/u; // catches "DE89", "ZX", not "Zoe" or the "Q1" of "orders Q1"
const LINKS = wordSet(": # . no nr number code is id № reference");
const MARKS_INSIDE = wordSet("- – # .");
const MOST_PARTS = 12;

const isCode = (scan: Scan, at: number): boolean =>
  isNumberAt(scan, at) || (isWordAt(scan, at) && CODE_WORD.test(tokenAt(scan, at).text));

/** The parts of a code from `at`: numbers, capitals and the marks between them. */
function codeEnd(scan: Scan, at: number): number {
  let to = at;
  while (to < at + MOST_PARTS) {
    const { text, spaced } = tokenAt(scan, to);
    if (
      to > at &&
      spaced &&
      isNumberAt(scan, to) &&
      (/[.,]/u.test(text) || tokenAt(scan, to - 1).end - tokenAt(scan, at).start < 2)
    )
      break; // "Model B 0.83", "no. 2 21"
    const lettered = lowerAt(scan, to) === "/" && isWordAt(scan, at) && to > at; // "HR/2231"
    const glued = (lettered || MARKS_INSIDE.has(lowerAt(scan, to))) && !tokenAt(scan, to).spaced;
    if (isCode(scan, to) || (glued && (isCode(scan, to + 1) || lowerAt(scan, to) === "#"))) to++;
    else break;
  }
  return to;
}

const THOUSANDS = /^\d{1,3}(?:,\d{3})+$/; // catches "25,000", not "0142"

const isCounted = (scan: Scan, at: number): boolean =>
  measureAt(scan, at) !== null || currencyAt(scan, at) !== null || scaleAt(scan, at, "count").factor !== 1;

/** "extension 42", "door code: 5519#", "Order #48210-77", "number 10 shirt". */
export function identifierAt(scan: Scan, at: number): Aside | NameNumber | null {
  const noun = lowerAt(scan, at);
  const before = lowerAt(scan, at - 1);
  if (isAnswerNo(scan, at) || before === "vs" || before === "versus") return null; // "Income tax vs VAT: 2019 40 30"
  if (noun === "number" && isWordAt(scan, at - 1) && before.length > 3 && singular(before) !== before) return null; // "the lakes number 97,500"
  const sure = IDENTIFIER_NOUNS.has(noun);
  if (!(sure || SHY_IDENTIFIER_NOUNS.has(noun))) return null;
  let from = at + 1;
  let linked = false;
  while (
    from < at + 4 &&
    LINKS.has(lowerAt(scan, from)) &&
    (lowerAt(scan, from) !== "." || !tokenAt(scan, from).spaced)
  ) {
    linked ||= lowerAt(scan, from) !== ":" && lowerAt(scan, from) !== "is";
    from++;
  }
  const to = codeEnd(scan, from);
  const first = tokenAt(scan, from);
  const digits = scan.text.slice(first.start, tokenAt(scan, Math.max(from, to - 1)).end).replace(/\D/gu, "").length; // catches blanks and letters
  if (to === from || digits === 0 || isCounted(scan, to)) return null;
  if (!sure && from === at + 1 && THOUSANDS.test(first.text)) return null; // "a sink 500,000, a phone 25,000"
  const listed = scan.tokens.some(
    (_, place) => place !== at && lowerAt(scan, place) === noun && isNumberAt(scan, place + 1),
  );
  if (!sure && listed && from === at + 1 && to > from + 1) return null; // "part 1 2,210, part 2 1,480"
  const lettered = to - from > 1 || first.kind === "word";
  const numbered = ["number", "no", "nr"].includes(noun) && digits <= 3;
  const dotted = noun === "no" && lowerAt(scan, at + 1) !== ".";
  if (!sure && !((linked || lettered || digits >= (from > at + 1 && noun === "code" ? 4 : 5) || numbered) && !dotted))
    return null;
  const told = noun === "number" && verbSense(lowerAt(scan, to)) === "verb"; // "Number 42 has had 3"
  const again =
    numbered && scan.tokens.filter(({ lower }, one) => lower === noun && isNumberAt(scan, one + from - at)).length > 1; // "at number 14 they have 3 cats, at number 16 five"
  if (told || again) return { kind: "name", ...placeOf(scan, at, to) };
  return aside(scan, from, to, "a code or number of a thing");
}

const DOTTED = /^\d{1,4}(?:\.\d{1,4}){2,}$/; // catches "3.0.1", not "3.01"
const DAY_AND_MONTH = /^[0-3]\d\.[01]\d$/; // catches "02.09", not "4.5"
const GROUPED = /^\d{1,3}(?:\.\d{3})+$/; // catches "1.180.000", not "3.0.1"
const DATED = /^([0-3]?\d)\.([01]?\d)\.((?:19|20)?\d\d)$/; // catches "14.03.2021", not "2.9.8 beta"

/** "14.03.2021" → a date; "3.0.1" → a version. */
export function dottedAt(scan: Scan, at: number): Aside | AxisMark | null {
  const { text } = tokenAt(scan, at);
  const after = tokenAt(scan, at + 2);
  const dotted = DAY_AND_MONTH.test(text) && lowerAt(scan, at + 1) === "." && !tokenAt(scan, at + 1).spaced;
  if (dotted && (after.kind === "word" ? after.text === after.lower : !after.spaced))
    return aside(scan, at, at + 2, "date"); // "by 02.09. we"
  if (!DOTTED.test(text) || GROUPED.test(text)) return null;
  const date = DATED.exec(text);
  const [day, month, year] = [Number(date?.[1]), Number(date?.[2]), Number(date?.[3])];
  if (date && day >= 1 && day <= 31 && month >= 1 && month <= 12 && (year > 99 || text.length >= 8)) {
    const position = (year > 99 ? year : 2000 + year) + (month - 1) / 12 + (day - 1) / 372;
    return axisMark({ scan, from: at, to: at + 1, family: "date", order: position, position });
  }
  return aside(scan, at, at + 1, "a version or section number");
}

/** "2024-03-11". */
export function isoDateAt(scan: Scan, at: number): AxisMark | null {
  if (lowerAt(scan, at + 1) !== "-") return null;
  const parts = [at, at + 2, at + 4].map((place) => tokenAt(scan, place));
  const glued =
    [at + 1, at + 3].every((place) => lowerAt(scan, place) === "-") &&
    [1, 2, 3, 4].every((step) => !tokenAt(scan, at + step).spaced);
  const [year = 0, month = 0, day = 0] = parts.map(({ kind, text }) => (kind === "number" ? Number(text) : Number.NaN));
  if (!glued || !(year >= 1500 && year < 2200 && month >= 1 && month <= 12 && day >= 1 && day <= 31)) return null;
  const position = year + (month - 1) / 12 + (day - 1) / 372;
  return axisMark({ scan, from: at, to: at + 5, family: "date", order: position, position });
}

const HOUSE_LETTER = /^[A-D]$/; // catches "B", not "BN"

/** "27 Larch Lane", "27B Larch Lane": an address. */
export function addressAt(scan: Scan, at: number): Aside | null {
  const { text } = tokenAt(scan, at);
  const letter = tokenAt(scan, at + 1);
  const lettered = !letter.spaced && HOUSE_LETTER.test(letter.text);
  const to = at + (lettered ? 2 : 1);
  return streetAfter(scan, to) && /^\d{1,4}$/u.test(text) && !currencyAt(scan, at - 1)
    ? aside(scan, at, to, "a house number")
    : null; // catches "27", not "1,200"
}

/** "Larch Lane", "Main St" with capitals. */
const streetAfter = (scan: Scan, at: number): boolean =>
  isWordAt(scan, at) &&
  isCapitalAt(scan, at) &&
  [at + 1, at + 2].some(
    (place) => isWordAt(scan, place - 1) && isCapitalAt(scan, place) && STREET_NOUNS.has(lowerAt(scan, place)),
  );

const LINK_WORDS = wordSet("and & to - –");
const GO_ON: ReadonlySet<string> = new Set([...PREPOSITIONS, ...CONJUNCTIONS, "are"]);

/** "seats 21 and 22", "pages 112-118": things by their numbers. Not "Desks 12 and chairs 40". */
export function numberedThingsAt(scan: Scan, at: number): NameNumber | null {
  const noun = singular(lowerAt(scan, at));
  if (noun === lowerAt(scan, at) || !NUMBERED_THINGS.has(noun) || !isNumberAt(scan, at + 1)) return null;
  const told = scan.tokens.slice(0, at).findIndex(({ lower }) => lower === lowerAt(scan, at));
  if (told >= 0 && !isNumberAt(scan, told + 1)) return null; // "home games brought 9 and 2, away games 4 and 7"
  let to = at + 2;
  while (to < at + MOST_PARTS && LINK_WORDS.has(lowerAt(scan, to)) && isNumberAt(scan, to + 1)) to += 2;
  const alone =
    to > at + 2 &&
    !/[.,]|^(?:19|20)..$/u.test(tokenAt(scan, at + 1).text) && // catches "cars 21,300 and 19,800" and "sizes 2018–2022", not "cars 4 and 5"
    !isCounted(scan, to) &&
    (!isWordAt(scan, to) || GO_ON.has(lowerAt(scan, to)));
  return alone ? { kind: "name", ...placeOf(scan, at, to) } : null;
}

const FINE = /^\d{1,3}\.\d{4,}$/; // catches "47.3769", not "3.14"

/** "47.3769, 8.5417": a place on the map, by the digits that no other figure is told with. */
export const coordinateAt = (scan: Scan, at: number): Aside | null =>
  [at, at + 2].every((place) => FINE.test(tokenAt(scan, place).text)) && lowerAt(scan, at + 1) === ","
    ? aside(scan, at, at + 3, "a place on the map")
    : null;
