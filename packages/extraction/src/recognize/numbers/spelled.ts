/**
 * Numbers in words. "twenty-six" → 26; "two dozen" → 24; "a hundred" → 100; "a million and a half" → 1500000
 * Not: "one" in "the last one", "a pair of glasses", "second".
 */
import {
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  HEDGES,
  PREPOSITIONS,
  PRONOUNS,
  wordSet,
} from "../../lexicon/closed-class.ts";
import { GROUP_WORDS } from "../../lexicon/number-words.ts";
import { isCapitalAt, isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { Figure } from "../mention.ts";
import { placeOf } from "../place.ts";
import { fractionAt, fractionTail } from "./fraction-tail.ts";
import { figureFollows } from "./plain-number.ts";
import { isCountAt, smallNumber } from "./small-number.ts";
import { belowZeroAt, currencyAt, measureAt, rateAt } from "./unit-at.ts";
import { isAnswered, isElliptic, isSaidAgain, noneAt } from "./zero-words.ts";

type Spelled = { value: number; to: number };

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
const isNounAt = (scan: Scan, at: number): boolean =>
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

/** "Ocean's Eleven", "answers to Seven", "Studio Twelve": written as a name in mid-sentence. */
const isTitle = (scan: Scan, at: number, to: number): boolean => {
  const before = tokenAt(scan, at - 1);
  const named = isCapitalAt(scan, at - 1) || ["to", "called", "named"].includes(before.lower);
  const group =
    to - at > 1 ||
    measureAt(scan, to) !== null ||
    (isWordAt(scan, to) && lowerAt(scan, to).length > 3 && lowerAt(scan, to).endsWith("s"));
  return isCapitalAt(scan, at) && before.kind === "word" && named && !group;
};

const AFTER_DETERMINER = wordSet(
  "the this that no each any every other last which southern first next new old big small",
);
/** "None of my six seedlings": how many there were belongs to the zero. */
const ofHowMany = (scan: Scan, none: Spelled | null): Spelled | null => {
  if (!none || none.value > 0 || lowerAt(scan, none.to) !== "of") return none;
  const count = DETERMINERS.has(lowerAt(scan, none.to + 1)) ? none.to + 2 : none.to + 1;
  const told = isCountAt(scan, count);
  return told ? { ...none, to: count + 1 } : none;
};

const MORE_ENDS = wordSet("than in on at from for and"); // "one more on Sunday", "Bo one more and Cy 9", not "one more thing"
const NONE_FOLLOWERS = wordSet("in into on at for from and among by to did out here there since against");
const MARKED = /^(?:[^\p{L}]|and)/u; // catches "," and "and", not "was"
const PRICED = /\b(?:costs?|prices?|pa(?:y|id)|charges?)\b/; // catches "costs", not "coasts"
const NOBODY = /^no(?:body|thing|ne|)$/; // catches "no" and "none", not "not"
const LEADS: ReadonlySet<string> = new Set([":", "-", "–", "—", "="]);
const SAYING = wordSet("do does did said say be for");
const PRONOUN_FOLLOWERS = wordSet(`of day way another thing big more last final side hand bit true`);

/** "fell by two thirds" is a change by a part; not "by half a million". */
function isStepInParts(scan: Scan, at: number): boolean {
  const part = lowerAt(scan, at - 1) === "by" && lowerAt(scan, at) !== "half" ? fractionAt(scan, at) : null;
  return part !== null && !["of", "a"].includes(lowerAt(scan, part.to)) && !GROUP_WORDS.has(lowerAt(scan, part.to));
}

/** A figure in words. */
export function spelledFigureAt(scan: Scan, at: number): Figure | null {
  if (!isWordAt(scan, at) || isStepInParts(scan, at)) return null;
  const none = ofHowMany(scan, noneAt(scan, at));
  const spelled = none ?? spelledAt(scan, at);
  if (!spelled || isTitle(scan, at, spelled.to) || (none?.value === 0 && !isElliptic(scan, at))) return null;
  const pair = lowerAt(scan, at) !== "one" && lowerAt(scan, at + 1) === "pair" && lowerAt(scan, at + 2) === "of";
  if (pair && (figureFollows(scan, at + 3) || (lowerAt(scan, at + 4) === "in" && isCountAt(scan, at + 5)))) return null; // "a pair of jeans takes 7,500 l", "a pair of socks in nine hours"
  const counted = LEADS.has(lowerAt(scan, spelled.to)) ? spelled.to + 1 : spelled.to;
  if (none && isNumberAt(scan, counted)) return null; // "kim 12, none 2", "dog – 12, none – 4"
  const word = lowerAt(scan, at);
  const next = lowerAt(scan, spelled.to);
  if (
    none &&
    NOBODY.test(word) &&
    !(word === "no" && spelled.to === at + 1) &&
    isWordAt(scan, spelled.to) &&
    !NONE_FOLLOWERS.has(next) &&
    !(
      next === "of" &&
      word === "none" &&
      MARKED.test(lowerAt(scan, at - 1)) &&
      !PRONOUNS.has(lowerAt(scan, spelled.to + 1))
    ) && // "two of beef, none of the sprouts"
    !isAnswered(scan, spelled.to) &&
    !isSaidAgain(scan, spelled.to)
  )
    return null;
  if (word === "nothing" && SAYING.has(lowerAt(scan, at - 1))) return null; // "that turned out to be nothing"
  const one = spelled.to === at + 1 && word === "one";
  const told = [CONJUNCTIONS, HEDGES, AUXILIARIES].some((words) => words.has(lowerAt(scan, at - 1))); // "the baby is one", "the south barely one"
  const before = isWordAt(scan, at - 1) && !told && isWordAt(scan, at - 2);
  const asBefore = scan.tokens.some(
    (_, place) => place < at - 1 && lowerAt(scan, place) === lowerAt(scan, at - 1) && isCountAt(scan, place + 1),
  ); // "the kids ate ten, the dog ate one"
  const led = before && !asBefore && [2, 3].some((step) => ["a", "an", "the"].includes(lowerAt(scan, at - step)));
  if (one && led && next !== "fewer" && !measureAt(scan, spelled.to)) return null; // "the first cold one", not "the second week one kilo"
  if (
    one &&
    (isNumberAt(scan, at - 1) ||
      (AFTER_DETERMINER.has(lowerAt(scan, at - 1)) && !["just", "only"].includes(lowerAt(scan, at - 2))) || // "just the one"
      (PRONOUN_FOLLOWERS.has(next) &&
        lowerAt(scan, at - 3) !== "of" && // "two of sun and one of snow"
        (next !== "more" || (isWordAt(scan, at + 2) && !MORE_ENDS.has(lowerAt(scan, at + 2))))))
  )
    return null;
  const after = measureAt(scan, spelled.to) ?? currencyAt(scan, spelled.to);
  const compound = lowerAt(scan, spelled.to) === "-";
  if (compound) return null;
  const to = after ? after.to : spelled.to;
  const priced = after ? after.unit.kind === "currency" : spelled.value < 100 && PRICED.test(scan.text);
  const coins = priced ? spelledAt(scan, to) : null; // "twenty-one pounds fifty", "coffee costs two eighty"
  const odd = coins !== null && coins.value >= 10 && coins.value < 100 && !isNounAt(scan, coins.to) ? coins : null;
  const rate = after || !Number.isInteger(spelled.value) || lowerAt(scan, to + 1) === "month" ? rateAt(scan, to) : null; // "rent is nine hundred a month"
  const minus = lowerAt(scan, at - 1) === "minus" ? 1 : 0;
  const below = belowZeroAt(scan, to);
  const place = placeOf(scan, at - minus, rate ? rate.to : (odd?.to ?? to + below));
  return {
    kind: "figure",
    ...place,
    value: (spelled.value + (odd?.value ?? 0) / 100) * (minus || below ? -1 : 1),
    unit: after?.unit ?? null,
    scaled: spelled.value >= 1000,
    bare: !after && spelled.value < 1000,
    weak: none !== null ? spelled.value === 1 || (word !== "none" && NOBODY.test(word)) : spelled.value <= 12,
    signed: false,
    numberEnd: tokenAt(scan, spelled.to - 1).end,
    ...(rate ? { rate: rate.rate } : {}),
  };
}
