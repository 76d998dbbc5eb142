/** A figure told as a multiple of another: "twice as many as A", "half that", "the same again", "sales doubled". */
import { STEP_NOUNS } from "../../lexicon/calendar.ts";
import {
  ADVERBS,
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  HEDGES,
  PREPOSITIONS,
  wordSet,
} from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { ORDINAL_WORDS } from "../../lexicon/number-words.ts";
import {
  AMOUNT_WORDS,
  FEWER,
  LEFTOVER,
  MATCHING,
  MORE,
  MULTIPLES,
  MULTIPLYING,
  NOUN_LEADS,
  STEADY,
  SUBJECTS,
  TIMES,
  TIMES_AFTER,
  UNTOLD,
} from "../../lexicon/relation-words.ts";
import { CURRENCY_SIGNS } from "../../lexicon/units.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { isCountAt } from "../numbers/small-number.ts";
import { verbBefore } from "./change-ways.ts";
import { multipleAt } from "./multiple-at.ts";
import { isGeneric, type Reference, referenceAt } from "./reference.ts";
import { isEnd, own, type Relation } from "./relation.ts";
import { hasFigure } from "./said-amount.ts";

export const PAYING = wordSet("pay pays paid cost costs");
const isFunction = (word: string): boolean =>
  [PREPOSITIONS, DETERMINERS, CONJUNCTIONS, ADVERBS, HEDGES, AUXILIARIES, ORDINAL_WORDS].some((words) =>
    words.has(word),
  );

/** They tell how much something is, not who takes a part of it. */
const LIKENING = wordSet(
  "is was are were costs cost comes came amounts amounted weighs weighed lasts lasted measures measured equals earns earned makes",
);
/** Of these a fraction is a part, whoever has it. */
const WHOLES = wordSet("budget total income turnover revenue population pot money people whole area year day");
/** What is double in itself: "double pay", "in double figures". */
const DOUBLED = wordSet("figures digits time pay rooms beds glazing standards");
const AWAY = wordSet("after every than");

/** Words beside numbers that such a figure may begin with. */
const OPENINGS: ReadonlySet<string> = new Set(
  [MATCHING, STEADY, MULTIPLES, MULTIPLYING, wordSet("again same the just exactly as so a an another half")].flatMap(
    (words) => [...words.keys()],
  ),
);

/** "twice as many as A", "half that", "double the March figure", "three times what B made", "half as much again". */
export function multipleRelation(scan: Scan, at: number): Relation | null {
  const word = lowerAt(scan, at);
  if (!(OPENINGS.has(word) || word.includes("-") || isCountAt(scan, at))) return null;
  const same = sameAt(scan, at);
  if (same) return same;
  const multiple = multipleAt(scan, at);
  const before = lowerAt(scan, at - 1);
  const by = before === "by" && !word.endsWith("ing");
  const factor = multiple?.factor ?? 0;
  const away = AWAY.has(before) || (factor < 1 && (before === "up" || before === "down")); // "up a quarter on that"
  if (!multiple || by || away) return multiplyingAt(scan, at);
  const next = lowerAt(scan, multiple.to) === "of" ? multiple.to + 1 : multiple.to;
  const left = [0, 1, 2].find((step) => LEFTOVER.has(lowerAt(scan, next + step)));
  if (left !== undefined && factor < 1 && next > multiple.to && !isCountAt(scan, next + left + 1))
    return own(at, next + left + 1, factor, { left: true });
  const then = lowerAt(scan, next);
  if (TIMES.has(lowerAt(scan, multiple.to - 1)) && FEWER.has(then))
    return own(at, next + 1, 1 / factor, { reference: referenceAfter(scan, next + 1, "than"), compared: true }); // "3 times fewer"
  if (TIMES.has(lowerAt(scan, multiple.to - 1)) && MORE.has(then))
    return own(at, next + 1, factor, { reference: referenceAfter(scan, next + 1, "than"), compared: true }); // "3 times longer"
  const lost = factor < 1 && then === "them" && verbBefore(scan, at); // "1,200 pairs; it lost a quarter of them by 2020"
  const step = factor < 1 && (MORE.has(then) || FEWER.has(then)); // "a third more this time"
  const like = then === "a" && next > multiple.to && factor < 1 && isNamed(scan, next, next + 2, at); // "two thirds of a medium"
  if (like) return own(at, next + 2, factor, { reference: { from: next, to: next + 2, kind: "name" }, strict: true });
  if (lost || step || then === "a" || SUBJECTS.has(then)) return null; // "half a dozen French", "twice I run"
  const more = then === "again" && lowerAt(scan, next + 1) === "as" && AMOUNT_WORDS.has(lowerAt(scan, next + 2));
  if (more && factor < 1) return own(at, next + 3, 1 + factor, { reference: referenceAfter(scan, next + 3, "as") });
  if (then === "as" && AMOUNT_WORDS.has(lowerAt(scan, next + 1))) {
    const again = [2, 3].find((step) => lowerAt(scan, next + step) === "again");
    if (again) return own(at, next + again + 1, 1 + factor);
    return own(at, next + 2, factor, { reference: referenceAfter(scan, next + 2, "as") });
  }
  const alone = factor !== 1 && factor !== 0.5 && isEnd(scan, at - 1 - (before === "exactly" ? 1 : 0)) && at > 0;
  const often = scan.words.has("times") && (word === "twice" || word === "thrice"); // "late 48 times … Bute, bless it, twice."
  if (alone && !often && MULTIPLES.has(lowerAt(scan, at)) && [".", "!", ";", ""].includes(lowerAt(scan, at + 1)))
    return own(at, at + 1, factor, { compared: factor > 2, placed: factor > 2 }); // "Next door's? Exactly double."
  const placed = placedAt(scan, at, multiple.to);
  if (placed) return placed;
  const payer = PAYING.has(before) || (isWordAt(scan, at - 1) && !isFunction(before) && verbSense(before) === null);
  const share = lowerAt(scan, at) === "half" || (factor < 1 && PAYING.has(before));
  if (payer && share && [",", ";", ".", "!", ""].includes(lowerAt(scan, multiple.to)))
    return own(at, multiple.to, factor); // "trainees half", "kids pay half"
  const apart = lowerAt(scan, next) === "that" && lowerAt(scan, next + 1) === "of" && !isSaid(scan, next + 2, at);
  if (apart) return own(at, next + 1, factor, { reference: { from: next, to: next + 1, kind: "pronoun" } }); // "half that of tomatoes", which are new
  const reference = referenceAt(scan, next);
  if (!reference || DOUBLED.has(lowerAt(scan, multiple.to))) return null;
  const named = reference.kind === "what" || reference.kind === "possessive" || reference.kind === "pronoun";
  if (named || isGeneric(scan, reference)) return own(at, reference.to, factor, { reference });
  const capital = scan.tokens.slice(reference.from, reference.to).some(({ text, lower }) => text !== lower);
  const said = isNamed(scan, next, reference.to, at);
  const numbered = (STEP_NOUNS.has(lowerAt(scan, next)) || said) && isCountAt(scan, next + 1); // "a quarter of day two", "a ninth of group one"
  const closed = tokenAt(scan, reference.to).kind !== "word" || CONJUNCTIONS.has(lowerAt(scan, reference.to));
  const all = lowerAt(scan, reference.to - 1);
  const likened = said && closed && isLikened(scan, at) && (!WHOLES.has(all) || hasFigure(scan, all, at));
  const proper = capital || numbered || likened || (lowerAt(scan, next) === "the" && (factor > 1 || closed));
  const part = !capital && !likened && factor < 1;
  return proper ? own(at, reference.to, factor, { reference, strict: true, part }) : null;
}

const WHERE = wordSet("in on at for by after during");

/** "40 in May, double in June, triple at weekends": a multiple at a time or place of its own. */
function placedAt(scan: Scan, at: number, end: number): Relation | null {
  const again = lowerAt(scan, end) === "again";
  const opens =
    [",", ";", "and", "but", "then"].includes(lowerAt(scan, at - 1)) || AUXILIARIES.has(lowerAt(scan, at - 1));
  const where = WHERE.has(lowerAt(scan, again ? end + 1 : end)) && !isCountAt(scan, end + 1);
  const factor = MULTIPLES.get(lowerAt(scan, at));
  const often = TIMES.has(lowerAt(scan, end - 1)) || ["twice", "thrice"].includes(lowerAt(scan, at)); // "twice in June" tells how often
  if (!opens || !where || !factor || often) return null;
  return own(at, again ? end + 1 : end, factor, { compared: true, placed: true });
}

/** What stands at a token was said before another. */
const isSaid = (scan: Scan, at: number, end: number): boolean => {
  const word = DETERMINERS.has(lowerAt(scan, at)) ? at + 1 : at;
  return scan.tokens.slice(0, end).some(({ lower }) => singular(lower) === singular(lowerAt(scan, word)));
};

/** The words were said before in one, as a name: "food" of "half the food", "group one". */
function isNamed(scan: Scan, from: number, to: number, end: number): boolean {
  const first = DETERMINERS.has(lowerAt(scan, from)) ? from + 1 : from;
  const words = scan.tokens.slice(first, to).map(({ lower }) => singular(lower));
  if (words.length === 0) return false;
  return scan.tokens
    .slice(0, end)
    .some((_, at) => words.every((word, place) => singular(lowerAt(scan, at + place)) === word && at + place < end));
}

/** What is told in front is held against a figure, and is no part of it: "food comes to half the rent", "glass two thirds of paper". */
const isLikened = (scan: Scan, at: number): boolean => {
  let before = at - 1;
  while (HEDGES.has(lowerAt(scan, before)) || ADVERBS.has(lowerAt(scan, before))) before--;
  const word = lowerAt(scan, before);
  const noun = isWordAt(scan, before) && !isFunction(word) && verbSense(word) === null;
  return noun || LIKENING.has(word) || (word === "to" && LIKENING.has(lowerAt(scan, before - 1)));
};

/** "as A", "than A" at a token or one noun further. */
function referenceAfter(scan: Scan, at: number, link: string): Reference | null {
  const to = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((step) => at + step).find((place) => lowerAt(scan, place) === link);
  const plain =
    to === undefined ||
    scan.tokens
      .slice(at, to)
      .every(({ kind, lower }, place) => (kind === "word" && lower !== "and") || (kind === "number" && place > 0)); // "as many in 4C as in 4A"
  const found = plain && to !== undefined ? referenceAt(scan, to + 1) : null;
  return found && to !== undefined ? { ...found, link: to } : null;
}

/** "June matched April and May combined", "the same number", "the same again", "just as many as A and B together". */
function sameAt(scan: Scan, at: number): Relation | null {
  const word = lowerAt(scan, at);
  const matched = MATCHING.has(word) ? referenceAt(scan, at + 1) : null;
  if (matched) return own(at, at + 1, 1, { reference: { ...matched, link: at }, strict: true });
  const ended = (): boolean => [at + 3, at + 4].some((place) => isEnd(scan, place) || lowerAt(scan, place) === "and");
  const before = lowerAt(scan, at - 1);
  const again = STEADY.has(word)
    ? ["and", ",", "then", "stayed", "held", "remained"].includes(before)
    : word === "again" && before === "and";
  const held = STEADY.has(word) && ["held", "stayed", "remained"].includes(before) && isEnd(scan, at + 1); // "August held steady."
  if (held) return own(at, at + 1, 1, { beside: true }); // of a time of its own; not "Leeds 40, and York held steady"
  if (again && ["in", "on"].includes(lowerAt(scan, at + 1)) && ended()) return own(at, at + 1, 1); // "5% in May and again in June", "flat in July"
  const like = word === "same" ? at + 1 : word === "the" && lowerAt(scan, at + 1) === "same" ? at + 2 : 0;
  if (like > 0 && lowerAt(scan, like) === "as") {
    const plain = referenceAfter(scan, like, "as");
    if (plain) return own(at, like, 1, { reference: plain, strict: true });
  }
  const shared =
    ["as", "so"].includes(word) &&
    AUXILIARIES.has(lowerAt(scan, at + 1)) &&
    [2, 3].some((back) => isNumberAt(scan, at - back));
  const doer = isWordAt(scan, at + 2) && [at + 3, at + 4].some((place) => isEnd(scan, place));
  if (shared && before === "," && doer) return own(at, at + 2, 1); // "Ann got 12, as did Bo."
  if (word === "same" && lowerAt(scan, at + 1) === "again" && isEnd(scan, at + 2)) return own(at, at + 2, 1); // "Tuesday, same again."
  if (word === "the" && like > 0) {
    const noun = ["number", "amount", "share", "figure", "again", "score", "total"].includes(lowerAt(scan, at + 2));
    const as = lowerAt(scan, at + 2) === "as" || lowerAt(scan, at + 3) === "as";
    const said = before === ":" || (!isEnd(scan, at - 1) && !AUXILIARIES.has(before) && before !== "all");
    const alone = said && isEnd(scan, at + 2); // "Noor: the same."
    if (alone || (["in", "of", "on"].includes(lowerAt(scan, at + 2)) && ended())) return own(at, at + 2, 1); // "the same in 2023"
    return noun && before !== "by"
      ? own(at, at + 3, 1, { reference: as ? referenceAfter(scan, at + 2, "as") : null })
      : null;
  }
  const as = word === "just" || word === "exactly" ? at + 1 : at;
  if (TIMES.has(lowerAt(scan, as - 1)) || lowerAt(scan, as) !== "as" || !AMOUNT_WORDS.has(lowerAt(scan, as + 1)))
    return null;
  if (lowerAt(scan, as + 2) === "again") return own(at, as + 3, 1); // "400 in May and as many again in June"
  if (lowerAt(scan, as + 2) === "as" && isCountAt(scan, as + 3) && ["in", "out"].includes(lowerAt(scan, as + 4)))
    return null; // "as many as three in five"
  const reference = referenceAfter(scan, as + 2, "as");
  if (reference) return own(at, as + 2, 1, { reference, strict: true });
  const thing = isWordAt(scan, as + 2) && !isFunction(lowerAt(scan, as + 2)) && isLikeEnd(scan, as + 3);
  return thing && [",", ";", "and"].includes(before) ? own(at, as + 2, 1) : null; // "ten boys, as many girls and four teachers"
}

const isLikeEnd = (scan: Scan, at: number): boolean =>
  isEnd(scan, at) || ["and", "in", "on", "at"].includes(lowerAt(scan, at));

/** "sales doubled", "it halved again", "doubled in May from 450". Not "doubled to 40", "doubled every year". */
function multiplyingAt(scan: Scan, at: number): Relation | null {
  const factor = MULTIPLYING.get(lowerAt(scan, at));
  if (factor === undefined) return null;
  const behind = lowerAt(scan, at + 1);
  const marked = behind === ":" || isNumberAt(scan, at + 1) || CURRENCY_SIGNS.has(behind); // "singles 12, doubles 9", "Doubles: £90"
  const named = isCountAt(scan, at - 1) || marked || NOUN_LEADS.has(lowerAt(scan, at - 1));
  const noun = named && lowerAt(scan, at).endsWith("s"); // "seven are doubles", "6 doubles", "21% in halves"
  if (noun || ["after", "to", "be"].includes(lowerAt(scan, at - 1))) return null;
  const to = lowerAt(scan, at + 1) === "again" ? at + 2 : at + 1;
  const next = lowerAt(scan, to);
  if (lowerAt(scan, next === "in" ? to + 2 : to) === "from") return own(at, to, factor, { ahead: true });
  const after =
    next === "the" && TIMES_AFTER.has(lowerAt(scan, to + 1)) && ["after", "following"].includes(lowerAt(scan, to + 2));
  return UNTOLD.has(next) && !after ? null : own(at, to, factor);
}
