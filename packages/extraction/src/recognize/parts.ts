/**
 * Shares in words: "a third" → 33.33 %, "two fifths" → 40 %, "three out of five" → 60 %, "1 in 10" → 10 %, "half".
 * Not: "half an hour", "the third", "6 in 5", "20000 in 1998", "a second".
 */

import { verbSense } from "../lexicon/morphology.ts";
import { GROUP_WORDS, PART_WORDS } from "../lexicon/number-words.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../text/scan.ts";
import type { Figure } from "./mention.ts";
import { placeOf } from "./place.ts";
import { smallNumber } from "./small-number.ts";

const share = (scan: Scan, from: number, to: number, value: number): Figure => ({
  kind: "figure",
  ...placeOf(scan, from, to),
  value: Number((value * 100).toPrecision(6)),
  unit: { kind: "percent", symbol: "%" },
  scaled: false,
  bare: false,
  weak: false,
  signed: false,
  numberEnd: tokenAt(scan, to - 1).end,
  part: true,
});

const countAt = (scan: Scan, at: number): number | undefined => {
  if (isNumberAt(scan, at))
    return /^\d{1,3}$/u.test(tokenAt(scan, at).text) ? Number(tokenAt(scan, at).text) : undefined; // catches "10", not "1998"
  return smallNumber(lowerAt(scan, at));
};

/** "three out of five", "one in ten", "9 of 10". */
export function ratioAt(scan: Scan, at: number): Figure | null {
  const top = countAt(scan, at);
  if (top === undefined) return null;
  const out = lowerAt(scan, at + 1) === "out" && lowerAt(scan, at + 2) === "of";
  const every = lowerAt(scan, at + 2) === "every" && ["in", "of"].includes(lowerAt(scan, at + 1));
  const link = out || every ? 3 : lowerAt(scan, at + 1) === "in" ? 2 : 0;
  if (link === 0) return null;
  const extra = out && lowerAt(scan, at + 3) === "every" ? 1 : 0;
  const bottom = countAt(scan, at + link + extra);
  if (bottom === undefined || bottom <= top || top < 1) return null;
  const round = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 20, 25, 50, 100].includes(bottom);
  if (!round && !every) return null;
  if (
    out &&
    (scan.words.has("score") || scan.words.has("scored") || scan.words.has("rated") || scan.words.has("rating"))
  )
    return null;
  const to = at + link + extra + 1;
  const digits = isNumberAt(scan, at);
  if (digits && out && ![2, 3, 4, 5, 10, 20, 100].includes(bottom)) return null;
  if (digits && out && !isWordAt(scan, to)) return null;
  if (
    !out &&
    !every &&
    ["hours", "minutes", "days", "weeks", "months", "years", "games", "matches"].includes(lowerAt(scan, to))
  )
    return null;
  return share(scan, at, to, top / bottom);
}

const NO_PART_BEFORE: ReadonlySet<string> = new Set([
  "this",
  "that",
  "last",
  "next",
  "first",
  "second",
  "third",
  "fourth",
  "per",
  "every",
  "each",
  "another",
  "previous",
  "same",
  "that's",
  "my",
  "our",
  "other",
  "final",
  "1st",
  "2nd",
]);
const NO_PART_AFTER: ReadonlySet<string> = new Set([
  "hour",
  "time",
  "past",
  "way",
  "term",
  "year",
  "day",
  "marathon",
  "price",
  "moon",
  "century",
  "dozen",
  "final",
  "finals",
  "circle",
  "page",
  "pounder",
  "mile",
  "asleep",
  "awake",
  "mad",
  "joking",
  "dead",
  "board",
  "baked",
  "brother",
  "sister",
]);

/** What may follow "a third", "a fifth": not a bare noun, which would make it an ordinal. */
const mayFollow = (scan: Scan, at: number): boolean => {
  if (!isWordAt(scan, at)) return true;
  const word = lowerAt(scan, at);
  if (
    [
      "of",
      "and",
      "or",
      "to",
      "the",
      "our",
      "my",
      "their",
      "are",
      "is",
      "were",
      "was",
      "in",
      "on",
      "by",
      "for",
      "as",
      "more",
      "via",
      "from",
      "at",
      "with",
      "but",
      "while",
      "went",
      "goes",
      "each",
    ].includes(word)
  )
    return true;
  return verbSense(word) === "verb" || (verbSense(word) === "either" && !word.endsWith("s"));
};

/** The text speaks of shares elsewhere: percent, halves, thirds. */
const othersAreParts = (scan: Scan): boolean =>
  scan.text.includes("%") ||
  ["half", "thirds", "quarter", "quarters", "percent", "fifths"].some((word) => scan.words.has(word));

/** "a third", "two thirds", "half", "three-quarters", "one-fourth". */
export function partAt(scan: Scan, at: number): Figure | null {
  if ((!isWordAt(scan, at) && !isNumberAt(scan, at)) || lowerAt(scan, at - 1) === "by") return null;
  const tail = lowerAt(scan, at - 1) === "a" ? at - 1 : at;
  if (lowerAt(scan, tail - 1) === "and" && GROUP_WORDS.has(lowerAt(scan, tail - 2))) return null;
  if (lowerAt(scan, at - 1) === "and" && GROUP_WORDS.has(lowerAt(scan, at - 2))) return null;
  const word = lowerAt(scan, at);
  const slashed =
    isNumberAt(scan, at) &&
    lowerAt(scan, at + 1) === "/" &&
    !tokenAt(scan, at + 2).spaced &&
    lowerAt(scan, at + 3) === "of";
  const under = slashed ? countAt(scan, at + 2) : undefined;
  const over = slashed ? countAt(scan, at) : undefined;
  if (over !== undefined && under !== undefined && over > 0 && over < under && under <= 12)
    return share(scan, at, at + 3, over / under);
  if (word.includes("-")) {
    const [count = "", part = ""] = word.split("-");
    const top = count === "a" ? 1 : smallNumber(count);
    const bottom = PART_WORDS.get(part);
    if (top !== undefined && bottom !== undefined && top < bottom) return share(scan, at, at + 1, top / bottom);
    return null;
  }
  if (word === "half" || word === "halve") {
    const after = lowerAt(scan, at + 1);
    if (NO_PART_BEFORE.has(lowerAt(scan, at - 1)) || NO_PART_AFTER.has(after) || ["-", "as"].includes(after))
      return null;
    if (
      after === "a" ||
      after === "an" ||
      (lowerAt(scan, at - 1) === "and" && lowerAt(scan, at) === "half" && lowerAt(scan, at - 2) !== ",")
    )
      return null;
    if (["a", "the", "by"].includes(lowerAt(scan, at - 1)) && !mayFollow(scan, at + 1)) return null;
    if (lowerAt(scan, at - 1) === "by") return null;
    return share(scan, at, at + 1, 0.5);
  }
  const top = word === "a" ? 1 : isNumberAt(scan, at) ? undefined : smallNumber(word);
  const next = lowerAt(scan, at + 1);
  const bottom = PART_WORDS.get(next);
  const remaining =
    bottom !== undefined && (word === "remaining" || (word === "other" && lowerAt(scan, at - 1) === "the"));
  if (remaining && bottom) return share(scan, at, at + 2, 1 / bottom);
  if (bottom === undefined || top === undefined || top >= bottom) return null;
  const listed = [",", "and", ";", "while", "."].includes(lowerAt(scan, at - 1)) || at === 0;
  if (
    NO_PART_AFTER.has(lowerAt(scan, at + 2)) ||
    (!mayFollow(scan, at + 2) &&
      next !== "thirds" &&
      next !== "quarters" &&
      !(next === "quarter" && listed) &&
      !(listed && at > 0 && othersAreParts(scan)))
  )
    return null;
  if (
    lowerAt(scan, at + 2) === "of" &&
    lowerAt(scan, at + 3) === "a" &&
    ["million", "billion", "thousand"].includes(lowerAt(scan, at + 4))
  )
    return null;
  if (top > 1 && !next.endsWith("s") && next !== "half") return null;
  return share(scan, at, at + 2, top / bottom);
}
