/**
 * Numbers in words. "twenty-six" → 26; "two dozen" → 24; "a hundred" → 100; "a million and a half" → 1500000
 */
import { CONJUNCTIONS, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { GROUP_WORDS } from "../../lexicon/number-words.ts";
import { isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { fractionAt, fractionTail } from "./fraction-tail.ts";
import { isCountAt, smallNumber } from "./small-number.ts";

/** A number in words, and the token behind it. */
export type Spelled = { value: number; to: number };

/** Words beside the small numbers that a number in words may begin with. */
const OPENINGS = wordSet("a an half");

/** The number in words that starts at a token: small numbers and groups, joined by blanks, hyphens or "and". */
export function spelledAt(scan: Scan, at: number): Spelled | null {
  const opening = lowerAt(scan, at);
  const hyphened = opening.includes("-") && fractionAt(scan, at) !== null; // "three-quarters of a million"
  const bare = opening === "hundred" && ["and", "n"].includes(lowerAt(scan, at + 1)) && !isCountAt(scan, at - 1); // "hundred and five people"
  if (!OPENINGS.has(opening) && !hyphened && !bare && smallNumber(opening) === undefined) return null;
  let total = 0;
  let current: number | null = null;
  let to = at;
  const article = (lowerAt(scan, at) === "a" || lowerAt(scan, at) === "an") && GROUP_WORDS.has(lowerAt(scan, at + 1));
  const part = fractionAt(scan, at);
  const of = part && lowerAt(scan, part.to) === "of" ? 1 : 0;
  const whole =
    part && lowerAt(scan, part.to + of) === "a" ? (GROUP_WORDS.get(lowerAt(scan, part.to + of + 1)) ?? 0) : 0;
  if (part && whole >= (of ? 1000 : 12)) return { value: whole * part.value, to: part.to + of + 2 }; // "half a dozen", "a quarter of a million"
  const direct = part ? (GROUP_WORDS.get(lowerAt(scan, part.to)) ?? 0) : 0;
  if (part && direct >= 1000) return { value: direct * part.value, to: part.to + 1 }; // "a quarter million"
  const mere = !article && describedGroup(scan, at);
  if (article || mere || bare) {
    current = 1;
    to = at + (mere ? 2 : article ? 1 : 0);
  }
  for (let guard = 0; guard < 12; guard++) {
    const word = lowerAt(scan, to);
    const small = smallNumber(word);
    const group = GROUP_WORDS.get(word);
    const tail = fractionTail(scan, to);
    const scaledTail = tail && (GROUP_WORDS.get(lowerAt(scan, tail.to)) ?? 0) >= 12 ? tail : null;
    if (
      small !== undefined &&
      (current === null || current % 100 === 0 || (current % 10 === 0 && small < 10 && current % 100 >= 20))
    ) {
      current = (current ?? 0) + small;
      to++;
    } else if (
      group !== undefined &&
      current !== null &&
      !(word === "pair" && opening === "one") && // "one pair of storks … three pairs"
      (word !== "score" || isTwenty(scan, to)) &&
      !(word === "grand" && isNounAt(scan, to + 1))
    ) {
      if (group <= 100) current *= group;
      else {
        total += current * group;
        current = 0;
      }
      to++;
      if (lowerAt(scan, to) === "of" && (GROUP_WORDS.get(lowerAt(scan, to + 1)) ?? 0) >= 12) to++;
    } else if (scaledTail && current !== null && current < 100) {
      current += scaledTail.value;
      to = scaledTail.to;
    } else if (
      (word === "and" || word === "n") && // "hundred n twenty"
      (total > 0 || (current ?? 0) >= 100) &&
      smallNumber(lowerAt(scan, to + 1)) !== undefined
    )
      to++;
    else break;
  }
  if (current === null || to === at || (article && to === at + 1)) return null;
  const value = total + current;
  const point = total === 0 || value < 100 ? decimals(scan, to) : null;
  if (point) {
    const scale = GROUP_WORDS.get(lowerAt(scan, point.to)) ?? 0;
    const exact = Number((value + point.value).toPrecision(10));
    return scale >= 100 ? { value: exact * scale, to: point.to + 1 } : { value: exact, to: point.to };
  }
  const tail = fractionTail(scan, to);
  if (tail && value > 0)
    return {
      value: value + tail.value * (total > 0 || lowerAt(scan, to - 1) === "dozen" ? lastGroup(scan, at, to) : 1),
      to: tail.to,
    };
  return { value: mere && lowerAt(scan, at + 1) === "baker's" ? value + 1 : value, to }; // a dozen and one
}

/** "a score of dimes", "two score ducks"; not "a score of 20", "a score above 8". */
const isTwenty = (scan: Scan, at: number): boolean =>
  (lowerAt(scan, at + 1) === "of" ? !isCountAt(scan, at + 2) : lowerAt(scan, at - 1) !== "a") &&
  /^(?:of (?:\w+ )?)?\w*[a-rt-z]s\b/.test(scan.text.slice(tokenAt(scan, at + 1).start)); // catches "of blue ones" and "ducks", not "less" and "above 8"

/** "two grand pianos"; not "ninety grand on football". */
export const isNounAt = (scan: Scan, at: number): boolean =>
  isWordAt(scan, at) && !PREPOSITIONS.has(lowerAt(scan, at)) && !CONJUNCTIONS.has(lowerAt(scan, at));

const DESCRIBED = wordSet("dozen half-dozen hundred thousand million billion");
const VAGUE = wordSet("few couple several half quarter third pair and of");

/** "a sad half-dozen", "a mere hundred and fifty": one word between the article and the group. */
function describedGroup(scan: Scan, at: number): boolean {
  const word = lowerAt(scan, at + 1);
  const group = DESCRIBED.has(lowerAt(scan, at + 2)) ? GROUP_WORDS.get(lowerAt(scan, at + 2)) : undefined;
  const plain = isWordAt(scan, at + 1) && !GROUP_WORDS.has(word) && !VAGUE.has(word) && smallNumber(word) === undefined;
  return ["a", "an"].includes(lowerAt(scan, at)) && plain && group !== undefined;
}

/** "three point five": the digits said behind the point. */
function decimals(scan: Scan, at: number): Spelled | null {
  let digits = "";
  let to = at + 1;
  for (; digits.length < 4; to++) {
    const digit = smallNumber(lowerAt(scan, to));
    if (digit === undefined || digit > 9) break;
    digits += digit;
  }
  return lowerAt(scan, at) === "point" && digits !== "" ? { value: Number(`0.${digits}`), to } : null;
}

const lastGroup = (scan: Scan, from: number, to: number): number => {
  for (let at = to - 1; at >= from; at--) {
    const group = GROUP_WORDS.get(lowerAt(scan, at));
    if (group) return group;
  }
  return 1;
};
