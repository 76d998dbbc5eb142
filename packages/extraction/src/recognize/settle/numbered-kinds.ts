/**
 * Kinds told by a number and what it counts, each with a figure behind: "5 star 68%, 4 star 17%", "2 bed flat 900, 3 bed flat 1200", "4 person tent: 120,
 * 6 person tent: 180". Each number with its words is the place of a figure, since one noun without an "s" stands behind all of them. Not "4 cat 2 dog,
 * 3 cat 5 dog", nor "2 beds 900, 3 beds 1200".
 */
import { isSmallWord, wordSet } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { MEASURES } from "../../lexicon/units.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { AxisMark, Figure, Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";
import { currencyAt } from "../numbers/unit-at.ts";
import { placeOf, wordsOf } from "../place.ts";

const MARKS = wordSet(": - – — =");
const OPENING = wordSet(", ; : and & / | • ·");
const STARS = wordSet("star stars");
/** They count what is told of before, and have no "s" in hasty notes. */
const SHY = wordSet("k m bn mn mio mrd lakh crore million billion thousand hundred dozen percent pct pc yes no");
const FEWEST = 2;
const MOST_WORDS = 3;
const YEAR = /^(?:19|20)\d\d$/u; // catches "2010", not "1500"
const WHOLE = /^\d{1,3}$/u; // catches "5", not "1,200" or "4.5"

type Kind = { key: AxisMark; value: Figure; noun: string };

/** The words from there on, at most so many. */
function wordsFrom(scan: Scan, from: number): number {
  let at = from;
  while (at - from < MOST_WORDS && isWordAt(scan, at)) at++;
  return at;
}

/** "bottle" of "500 ml bottle". */
const isThing = (scan: Scan, from: number, to: number): boolean => {
  const last = lowerAt(scan, to - 1);
  return to > from && last.length > 2 && singular(last) === last && !MEASURES.has(last);
};

/** "2 bed flat" and the "900" behind it, from a number on; null where something else is told there. */
function kindAt(scan: Scan, at: number): Kind | null {
  const noun = lowerAt(scan, at + 1);
  const to = wordsFrom(scan, at + 1);
  const plain = scan.tokens
    .slice(at + 1, to)
    .every(({ lower }) => !isSmallWord(lower) && (MEASURES.has(lower) || verbSense(lower) !== "verb"));
  const describing =
    plain &&
    (STARS.has(noun) ||
      (singular(noun) === noun &&
        !SHY.has(noun) &&
        (MEASURES.has(noun) ? isThing(scan, at + 2, to) : noun.length > 2)));
  const number = tokenAt(scan, at).text;
  if (to === at + 1 || !WHOLE.test(number) || !describing || currencyAt(scan, at + 1)) return null;
  const next = MARKS.has(lowerAt(scan, to)) ? to + 1 : to;
  const value = figureAt(scan, next);
  if (!value || value.range || value.from !== next) return null;
  const name = wordsOf(scan, at, to);
  return {
    key: { kind: "axis", ...placeOf(scan, at, to), family: "band", name, order: Number(number), position: null },
    value,
    noun: singular(noun),
  };
}

/** What a value counts is no other kind: "2 dog" of "4 cat 2 dog". */
const countsAlike = (scan: Scan, { to, bare }: Figure): boolean => {
  const word = bare && isWordAt(scan, to) ? lowerAt(scan, to) : "";
  return word !== "" && singular(word) === word && !isSmallWord(word) && !/(?:ed|en)$|^sold$/u.test(word); // catches "booked", not "dog"
};

/** It stands at the head of an item: not "Jan 9 v 2", "step 1 took 4". */
const opensItem = (scan: Scan, at: number, last: number): boolean => {
  const { lower, kind } = tokenAt(scan, at - 1);
  return (
    at === 0 || at === last || kind === "line" || OPENING.has(lower) || (isWordAt(scan, at - 1) && at - 1 === last)
  );
};

function kindsIn(scan: Scan): Kind[] | null {
  const kinds: Kind[] = [];
  for (let at = 0; at < scan.tokens.length; at++) {
    if (!isNumberAt(scan, at)) continue;
    const found = opensItem(scan, at, kinds.at(-1)?.value.to ?? -1) ? kindAt(scan, at) : null;
    if (!found || countsAlike(scan, found.value)) return null;
    kinds.push(found);
    at = found.value.to - 1;
  }
  return kinds;
}

export function numberedKinds(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const first = scan.tokens.findIndex(({ kind }) => kind === "number");
  if (mentions.length < FEWEST || !isWordAt(scan, first + 1) || !opensItem(scan, first, -1) || !kindAt(scan, first))
    return mentions;
  const kinds = kindsIn(scan) ?? [];
  const alike = kinds.every(({ noun }) => noun === kinds[0]?.noun);
  const apart = new Set(kinds.map(({ key }) => key.order)).size === kinds.length;
  const counted = kinds.every(({ value }, at) => value.value === (kinds[0]?.value.value ?? 0) + at); // "212 tier 1, 80 tier 2"
  const dated = kinds.every(({ value }) => value.bare && YEAR.test(wordsOf(scan, value.from, value.to)));
  if (counted || kinds.length < FEWEST || !alike || !apart || dated) return mentions;
  return kinds.flatMap(({ key, value }) => [key, value]);
}
