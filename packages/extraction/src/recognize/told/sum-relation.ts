/**
 * A figure told as what several others come to: "as much as the other two", "the total of spring and summer", "equal to oak and
 * birch", "the average of the two", "Gran both together". Not "as many as Ann and Bo twice that": the sum ends its clause.
 */
import { AUXILIARIES, CONJUNCTIONS, DETERMINERS, HEDGES, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { AMOUNT_WORDS, TIMES } from "../../lexicon/relation-words.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { figureAt } from "../numbers/figures.ts";
import { smallNumber } from "../numbers/small-number.ts";
import type { Reference } from "./reference.ts";
import { isEnd, own, type Relation } from "./relation.ts";
import { addedEnd, severalAt } from "./several.ts";

const TOTALS = wordSet("sum total");
const MEANS = wordSet("average mean");
const BETWEEN = wordSet("halfway half-way midway");
const EQUALS = wordSet("equals equal matches match matched equalled equaled");
const PLUS = wordSet("and plus");
const HAVING = wordSet("has have had got makes made earns earned scored caught");
const BEHIND = wordSet("and but in on plus minus");
const MOST_WORDS = 3;

type Parts = { reference: Reference; count: number };

/** A mark or the end of the text, at which a sum that names its parts must end. */
const closes = (scan: Scan, at: number): boolean => isEnd(scan, at) || lowerAt(scan, at) === "";

const partsOf = (from: number, to: number, count: number): Parts => ({
  reference: { from, to, kind: "pronoun", sum: true, ...(count > 0 ? { count } : {}) },
  count: count || 2,
});

/** The token behind a name of few words: "oak", "the gift shop". */
function nameEnd(scan: Scan, at: number): number {
  let to = DETERMINERS.has(lowerAt(scan, at)) || PREPOSITIONS.has(lowerAt(scan, at)) ? at + 1 : at;
  const most = to + MOST_WORDS;
  while (to < most && isWordAt(scan, to) && !CONJUNCTIONS.has(lowerAt(scan, to)) && addedEnd(scan, to) === 0) {
    if (lowerAt(scan, to) === "plus") break;
    to++;
  }
  return to;
}

/** "oak and birch", "gold plus silver": two names, at the end of their clause. */
function named(scan: Scan, at: number): Parts | null {
  const and = nameEnd(scan, at);
  if (and === at || !PLUS.has(lowerAt(scan, and))) return null;
  const to = nameEnd(scan, and + 1);
  const end = addedEnd(scan, to);
  if (to === and + 1 || !closes(scan, end || to)) return null;
  return partsOf(at, end || to, 0);
}

const several = (scan: Scan, at: number): Parts | null => {
  const found = severalAt(scan, at);
  const to = found?.to ?? at;
  return found && (closes(scan, to) || BEHIND.has(lowerAt(scan, to))) ? partsOf(at, to, found.count) : named(scan, at);
};

const ON_TOP = wordSet("more besides extra");

/** "plus 5", "and a litre on top" behind a sum: how much more, and the token behind it. */
function moreAt(scan: Scan, at: number): { add: number; to: number } | null {
  const word = lowerAt(scan, at);
  if (!["and", "plus", "minus"].includes(word)) return null;
  const one = ["a", "an"].includes(lowerAt(scan, at + 1)) ? 1 : smallNumber(lowerAt(scan, at + 1));
  const figure = one === undefined ? figureAt(scan, at + 1) : null;
  const value = figure && figure.unit?.symbol !== "%" && !figure.range ? figure.value : one;
  if (value === undefined) return null;
  const to = figure?.to ?? at + 2;
  const noun =
    isWordAt(scan, to) && !PREPOSITIONS.has(lowerAt(scan, to)) && !ON_TOP.has(lowerAt(scan, to)) ? to + 1 : to;
  const top = lowerAt(scan, noun) === "on" && lowerAt(scan, noun + 1) === "top" ? noun + 2 : 0;
  const end = top || (ON_TOP.has(lowerAt(scan, noun)) ? noun + 1 : 0);
  if (word === "and") return end > 0 && closes(scan, end) ? { add: value, to: end } : null;
  return closes(scan, end || noun) ? { add: word === "plus" ? value : -value, to: end || noun } : null;
}

/** "Ama 10 fewer and Yaw both together": whose it is stands right in front, and the clause ends behind. */
function elliptic(scan: Scan, at: number): Parts | null {
  const found = isWordAt(scan, at - 1) ? severalAt(scan, at) : null;
  if (!found?.added) return null;
  const word = lowerAt(scan, at - 1);
  const sense = verbSense(word);
  const owner =
    HAVING.has(word) ||
    (sense !== "verb" &&
      !AUXILIARIES.has(word) &&
      !CONJUNCTIONS.has(word) &&
      !PREPOSITIONS.has(word) &&
      !HEDGES.has(word));
  const stops = closes(scan, found.to) && lowerAt(scan, found.to) !== ":";
  return owner && stops && !isNumberAt(scan, found.to + 1) ? partsOf(at, found.to, found.count) : null;
}

/** The sum said at a token. */
export function sumRelation(scan: Scan, at: number): Relation | null {
  const word = lowerAt(scan, at);
  const made = (found: Parts | null, mean = false): Relation | null => {
    if (!found) return null;
    const more = mean ? null : moreAt(scan, found.reference.to);
    const add = more?.add ?? 0;
    return own(at, more?.to ?? found.reference.to, mean ? 1 / found.count : 1, {
      reference: found.reference,
      strict: true,
      add,
    });
  };
  if (
    word === "as" &&
    !TIMES.has(lowerAt(scan, at - 1)) &&
    (lowerAt(scan, at + 1) === "much" || AMOUNT_WORDS.has(lowerAt(scan, at + 1))) &&
    lowerAt(scan, at + 2) === "as"
  ) {
    const found = several(scan, at + 3);
    if (!found) return null;
    const more = moreAt(scan, found.reference.to);
    const reference = { ...found.reference, to: more?.to ?? found.reference.to, link: at + 2 };
    return own(at, at + 2, 1, { reference, strict: true, add: more?.add ?? 0 });
  }
  if (EQUALS.has(word)) return made(several(scan, lowerAt(scan, at + 1) === "to" ? at + 2 : at + 1));
  if (BETWEEN.has(word)) return lowerAt(scan, at + 1) === "between" ? made(several(scan, at + 2), true) : null;
  const noun = word === "the" ? at + 1 : at;
  if (lowerAt(scan, noun + 1) === "of") {
    if (TOTALS.has(lowerAt(scan, noun))) return made(several(scan, noun + 2));
    if (MEANS.has(lowerAt(scan, noun))) return made(several(scan, noun + 2), true);
  }
  if (lowerAt(scan, noun) === "difference" && lowerAt(scan, noun + 1) === "between") {
    const two = made(several(scan, noun + 2));
    return two && { ...two, difference: true };
  }
  return made(elliptic(scan, at));
}
