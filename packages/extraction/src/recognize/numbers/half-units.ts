/** One of a unit, or part of one: "an hour and a half" → 1.5 hours; beside hours "half an hour" → 0.5; beside euros "a euro" → 1. */
import { ADVERBS, AUXILIARIES, CONJUNCTIONS, DETERMINERS, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import { GROUP_WORDS, PART_WORDS } from "../../lexicon/number-words.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { Figure } from "../mention.ts";
import { placeOf } from "../place.ts";
import { fractionAt, fractionTail } from "./fraction-tail.ts";
import { isCountAt, smallNumber } from "./small-number.ts";
import { currencyAt, measureAt } from "./unit-at.ts";

/** "an hour and a half", "two years and a quarter", "3 days and a half": a part of the unit said before. */
export function halfUnitAt(scan: Scan, at: number): Figure | null {
  if (lowerAt(scan, at + 2) !== "and" && lowerAt(scan, at + 3) !== "and") return null;
  const article = lowerAt(scan, at) === "a" || lowerAt(scan, at) === "an";
  const count = article ? 1 : isNumberAt(scan, at) ? Number(tokenAt(scan, at).text) : smallNumber(lowerAt(scan, at));
  const unit = count === undefined || !Number.isInteger(count) ? null : measureAt(scan, at + 1);
  const thing = count !== undefined && !unit && isThingAndHalf(scan, at + 1);
  const tail = unit ? fractionTail(scan, unit.to) : thing ? { value: 0.5, to: at + 5 } : null;
  if (count === undefined || !tail || (unit && unit.unit.kind !== "measure")) return null;
  return {
    kind: "figure",
    ...placeOf(scan, at, tail.to),
    value: count + tail.value,
    unit: unit?.unit ?? null,
    scaled: false,
    bare: !unit,
    weak: false,
    signed: false,
    numberEnd: tokenAt(scan, tail.to - 1).end,
  };
}

/** "a pack and a half a day": what is counted stands between; not "a pie and a half pint", "a dozen and a half". */
function isThingAndHalf(scan: Scan, at: number): boolean {
  const noun = lowerAt(scan, at);
  const half = ["and", "a", "half"].every((word, step) => lowerAt(scan, at + 1 + step) === word);
  const next = lowerAt(scan, at + 4);
  const counts = smallNumber(noun) !== undefined || GROUP_WORDS.has(noun) || PART_WORDS.has(noun); // "twenty nine and a half"
  const plain = isWordAt(scan, at) && noun.length > 2 && !counts;
  const ends = [PREPOSITIONS, CONJUNCTIONS, DETERMINERS, AUXILIARIES, ADVERBS].some((words) => words.has(next));
  return half && plain && (ends || !isWordAt(scan, at + 4));
}

/** Rates and spans of time: "5 km an hour", "after an hour", "an hour ago", "half an hour later". */
const NO_UNIT_BEFORE = wordSet("after within in per by every half once twice than an a ago");
const NO_UNIT_AFTER = wordSet("ago later earlier before after of apart each");
const NEAR_TOKENS = 3;

/** The same unit stands behind a number elsewhere in the text. */
const isCountedElsewhere = (scan: Scan, symbol: string, not: number, half: boolean): boolean =>
  (symbol === "points" && scan.text.includes("%")) ||
  scan.tokens.some((_, at) => {
    const counts = [at - 1, at + 1].some(
      (place) => isCountAt(scan, place) || (lowerAt(scan, place) === "half" && lowerAt(scan, place - 2) === "and"), // "one and a half litres"
    );
    const parted =
      ["a", "an"].includes(lowerAt(scan, at - 1)) &&
      (half || PART_WORDS.has(lowerAt(scan, at - 3)) || lowerAt(scan, at - 2) === "half"); // "a tenth of a tonne", "a litre … half a litre"
    if (at === not || !(counts || parted)) return false;
    if (singular(lowerAt(scan, at)) === symbol) return true;
    const other = (measureAt(scan, at) ?? currencyAt(scan, at))?.unit.symbol ?? "";
    return other === symbol || (SPANS.has(symbol) && SPANS.has(other));
  });
/** Spans of time that stand beside each other: "an hour by bus, 20 minutes by car". */
const SPANS = wordSet("hours minutes min h");

/** Behind "a kilo", "of beans" ends its item; not "of beef takes 15,000 litres". */
const isItem = (scan: Scan, at: number): boolean =>
  /^[^\d:]*?(?:[,.;]| and |$)/.test(scan.text.slice(tokenAt(scan, at).start)); // catches "of beans, 2", not "of beef: 2"

/** "a medium £3" in front of "two thirds of a medium": what has a figure of its own is no unit. */
const isPriced = (scan: Scan, noun: string, end: number): boolean =>
  scan.tokens
    .slice(0, end)
    .some(
      ({ lower }, at) => lower === noun && (currencyAt(scan, at + 1) !== null || OWNING.has(lowerAt(scan, at + 1))),
    );
const OWNING = wordSet("is costs was has : weighs");

/** "an hour", "a euro", "half a cup" beside others of the unit, "a quarter of a tonne", "a full hour". Not "5 km an hour", "for an hour ago". */
export function oneUnitAt(scan: Scan, at: number): Figure | null {
  const part = fractionAt(scan, at);
  const of = part !== null && lowerAt(scan, part.to) === "of";
  const plain = part !== null && measureAt(scan, part.to)?.unit.kind === "measure"; // "a quarter litre"
  const article = part ? part.to + (of ? 1 : plain ? -1 : 0) : at;
  const told = plain || ["a", "an"].includes(lowerAt(scan, article));
  if (!told || NO_UNIT_BEFORE.has(lowerAt(scan, at - 1))) return null;
  for (let step = 1; step <= NEAR_TOKENS && lowerAt(scan, at - step) !== ","; step++)
    if (!of && isNumberAt(scan, at - step)) return null;
  const full = !part && ["full", "whole"].includes(lowerAt(scan, article + 1)) ? 2 : 1;
  const noun = lowerAt(scan, article + full);
  const found = measureAt(scan, article + full) ?? currencyAt(scan, article + full);
  const to = found?.to ?? article + 2;
  if (
    !(found || ((part || lowerAt(scan, to) === "of") && isWordAt(scan, article + 1) && !GROUP_WORDS.has(noun))) ||
    singular(noun) !== noun ||
    noun.length < 3
  )
    return null;
  if (!found && of && isPriced(scan, noun, at)) return null;
  const next = lowerAt(scan, to);
  if ((NO_UNIT_AFTER.has(next) && !(next === "of" && (part || isItem(scan, to)))) || measureAt(scan, to) !== null)
    return null;
  const counted = (found && of) || isCountedElsewhere(scan, found?.unit.symbol ?? noun, article + full, part !== null);
  if (!counted) return null;
  return {
    kind: "figure",
    ...placeOf(scan, at, to),
    value: part?.value ?? 1,
    unit: found?.unit ?? null,
    scaled: false,
    bare: false,
    weak: false,
    signed: false,
    numberEnd: tokenAt(scan, article).end,
  };
}
