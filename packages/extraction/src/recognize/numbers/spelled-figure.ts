/**
 * Figures in words. "twenty-six boats", "twenty-one pounds fifty", "none".
 * Not: "one" in "the last one", "a pair of glasses", "Ocean's Eleven", "nobody knows".
 */
import { AUXILIARIES, CONJUNCTIONS, DETERMINERS, HEDGES, PRONOUNS, wordSet } from "../../lexicon/closed-class.ts";
import { GROUP_WORDS } from "../../lexicon/number-words.ts";
import { isCapitalAt, isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { Figure } from "../mention.ts";
import { placeOf } from "../place.ts";
import { fractionAt } from "./fraction-tail.ts";
import { figureFollows } from "./plain-number.ts";
import { isCountAt } from "./small-number.ts";
import { isNounAt, type Spelled, spelledAt } from "./spelled.ts";
import { belowZeroAt, currencyAt, measureAt, rateAt } from "./unit-at.ts";
import { isAnswered, isElliptic, isSaidAgain, noneAt } from "./zero-words.ts";

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

/** "None of my six seedlings": how many there were belongs to the zero. */
const ofHowMany = (scan: Scan, none: Spelled | null): Spelled | null => {
  if (!none || none.value > 0 || lowerAt(scan, none.to) !== "of") return none;
  const count = DETERMINERS.has(lowerAt(scan, none.to + 1)) ? none.to + 2 : none.to + 1;
  const told = isCountAt(scan, count);
  return told ? { ...none, to: count + 1 } : none;
};

/** "fell by two thirds" is a change by a part; not "by half a million". */
function isStepInParts(scan: Scan, at: number): boolean {
  const part = lowerAt(scan, at - 1) === "by" && lowerAt(scan, at) !== "half" ? fractionAt(scan, at) : null;
  return part !== null && !["of", "a"].includes(lowerAt(scan, part.to)) && !GROUP_WORDS.has(lowerAt(scan, part.to));
}

/** "a pair of jeans takes 7,500 l", "a pair of socks in nine hours"; not "a pair of storks". */
const isPairMeasured = (scan: Scan, at: number): boolean =>
  lowerAt(scan, at) !== "one" &&
  lowerAt(scan, at + 1) === "pair" &&
  lowerAt(scan, at + 2) === "of" &&
  (figureFollows(scan, at + 3) || (lowerAt(scan, at + 4) === "in" && isCountAt(scan, at + 5)));

const NONE_FOLLOWERS = wordSet("in into on at for from and among by to did out here there since against");
const MARKED = /^(?:[^\p{L}]|and)/u; // catches "," and "and", not "was"
const NOBODY = /^no(?:body|thing|ne|)$/; // catches "no" and "none", not "not"
const LEADS: ReadonlySet<string> = new Set([":", "-", "–", "—", "="]);
const SAYING = wordSet("do does did said say be for");

/** "nobody knows", "kim 12, none 2": it counts nothing. */
function isNoCount(scan: Scan, at: number, to: number): boolean {
  if (isNumberAt(scan, LEADS.has(lowerAt(scan, to)) ? to + 1 : to)) return true; // "dog – 12, none – 4"
  const word = lowerAt(scan, at);
  if (!NOBODY.test(word) || !isWordAt(scan, to)) return false;
  const counts = (word === "no" && to === at + 1) || NONE_FOLLOWERS.has(lowerAt(scan, to));
  const partOf =
    lowerAt(scan, to) === "of" &&
    word === "none" &&
    MARKED.test(lowerAt(scan, at - 1)) &&
    !PRONOUNS.has(lowerAt(scan, to + 1)); // "two of beef, none of the sprouts"
  return !counts && !partOf && !isAnswered(scan, to) && !isSaidAgain(scan, to);
}

const AFTER_DETERMINER = wordSet(
  "the this that no each any every other last which southern first next new old big small",
);
const MORE_ENDS = wordSet("than in on at from for and"); // "one more on Sunday", "Bo one more and Cy 9", not "one more thing"
const PRONOUN_FOLLOWERS = wordSet(`of day way another thing big more last final side hand bit true`);

/** "the first cold one"; not "the second week one kilo". */
function isDescribed(scan: Scan, at: number): boolean {
  const told = [CONJUNCTIONS, HEDGES, AUXILIARIES].some((words) => words.has(lowerAt(scan, at - 1))); // "the baby is one", "the south barely one"
  const before = isWordAt(scan, at - 1) && !told && isWordAt(scan, at - 2);
  const led = before && [2, 3].some((step) => ["a", "an", "the"].includes(lowerAt(scan, at - step)));
  if (!led || lowerAt(scan, at + 1) === "fewer" || measureAt(scan, at + 1)) return false;
  return !scan.tokens.some(
    (_, place) => place < at - 1 && lowerAt(scan, place) === lowerAt(scan, at - 1) && isCountAt(scan, place + 1),
  ); // "the kids ate ten, the dog ate one"
}

/** "the last one", "one day", "one more thing": it counts nothing; not "just the one", "one more than Bo". */
function isPronoun(scan: Scan, at: number): boolean {
  const next = lowerAt(scan, at + 1);
  const determined = AFTER_DETERMINER.has(lowerAt(scan, at - 1)) && !["just", "only"].includes(lowerAt(scan, at - 2));
  const more = next !== "more" || (isWordAt(scan, at + 2) && !MORE_ENDS.has(lowerAt(scan, at + 2)));
  const followed = PRONOUN_FOLLOWERS.has(next) && lowerAt(scan, at - 3) !== "of" && more; // "two of sun and one of snow"
  return isNumberAt(scan, at - 1) || determined || followed || isDescribed(scan, at);
}

const PRICED = /\b(?:costs?|prices?|pa(?:y|id)|charges?)\b/; // catches "costs", not "coasts"

/** "twenty-one pounds fifty", "coffee costs two eighty": the coins behind an amount. */
function coinsAt(scan: Scan, to: number): Spelled | null {
  const coins = spelledAt(scan, to);
  return coins && coins.value >= 10 && coins.value < 100 && !isNounAt(scan, coins.to) ? coins : null;
}

/** A figure in words. */
export function spelledFigureAt(scan: Scan, at: number): Figure | null {
  if (!isWordAt(scan, at) || isStepInParts(scan, at)) return null;
  const none = ofHowMany(scan, noneAt(scan, at));
  const spelled = none ?? spelledAt(scan, at);
  if (!spelled || isTitle(scan, at, spelled.to) || (none?.value === 0 && !isElliptic(scan, at))) return null;
  const word = lowerAt(scan, at);
  if (isPairMeasured(scan, at) || (none && isNoCount(scan, at, spelled.to))) return null;
  if (word === "nothing" && SAYING.has(lowerAt(scan, at - 1))) return null;
  if (spelled.to === at + 1 && word === "one" && isPronoun(scan, at)) return null;
  if (lowerAt(scan, spelled.to) === "-") return null;
  const after = measureAt(scan, spelled.to) ?? currencyAt(scan, spelled.to);
  const to = after ? after.to : spelled.to;
  const priced = after ? after.unit.kind === "currency" : spelled.value < 100 && PRICED.test(scan.text);
  const coins = priced ? coinsAt(scan, to) : null;
  const rate = after || !Number.isInteger(spelled.value) || lowerAt(scan, to + 1) === "month" ? rateAt(scan, to) : null; // "rent is nine hundred a month"
  const minus = lowerAt(scan, at - 1) === "minus" ? 1 : 0;
  const below = belowZeroAt(scan, to);
  const place = placeOf(scan, at - minus, rate ? rate.to : (coins?.to ?? to + below));
  return {
    kind: "figure",
    ...place,
    value: (spelled.value + (coins?.value ?? 0) / 100) * (minus || below ? -1 : 1),
    unit: after?.unit ?? null,
    scaled: spelled.value >= 1000,
    bare: !after && spelled.value < 1000,
    weak: none !== null ? spelled.value === 1 || (word !== "none" && NOBODY.test(word)) : spelled.value <= 12,
    signed: false,
    numberEnd: tokenAt(scan, spelled.to - 1).end,
    ...(rate ? { rate: rate.rate } : {}),
  };
}
