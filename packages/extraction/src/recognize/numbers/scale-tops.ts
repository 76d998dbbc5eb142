/** Tops and bounds of scales: "top 5", "max 100", "out of ten", "from 1 to 10", "(−5 to +5)", "5 = excellent". */
import { WEEKDAYS } from "../../lexicon/calendar.ts";
import { wordSet } from "../../lexicon/closed-class.ts";
import { isCapitalAt, isNumberAt, isWordAt, lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import type { Token } from "../../text/token.ts";
import type { Aside, NameNumber } from "../mention.ts";
import { aside, placeOf } from "../place.ts";
import { isCountAt } from "./small-number.ts";

export const RANK_WORDS = wordSet("top all max max. maximum min cap's scale nr # no № ages");

const OTHER_END: ReadonlyMap<string, string> = new Map([
  ["max", "min"],
  ["min", "max"],
  ["maximum", "minimum"],
  ["minimum", "maximum"],
]);
const SCALE = /[01] \(\p{L}[^()\d]*\) (?:to|–|-|through|and) \d+ \(\p{L}[^()\d]*\)/uy; // catches "1 (bad) to 6 (great)", not "12 (men) and 9 (women)"

const EXTREMES: ReadonlySet<string> = new Set(OTHER_END.keys());

/** "Wednesday 64, Thursday all 80": the last figure of a list is all that there are; not "5 of all 9", "them all 3". */
const isLastItem = (scan: Scan, at: number): boolean =>
  isNumberAt(scan, at + 1) &&
  [".", "!", ""].includes(lowerAt(scan, at + 2)) &&
  !["of", "in", "them", "that's"].includes(lowerAt(scan, at - 1)) &&
  (isWordAt(scan, at - 1) || isNumberAt(scan, at - 1)) && // "set 3 all 30"
  scan.tokens.slice(0, at - 1).filter(({ kind }) => kind === "number").length > 1;

/** In a row of names and figures Max is one of them: "tom 3 max 5 ben 2"; not "mood 3 max 10". */
const isOneOfRow = (scan: Scan, at: number): boolean =>
  [-4, -2, 0].some((from) =>
    [0, 2, 4].every((step) => isWordAt(scan, at + from + step) && isNumberAt(scan, at + from + step + 1)),
  ) &&
  scan.tokens.filter(({ lower }) => lower === "max").length === 1 &&
  !WEEKDAYS.has(lowerAt(scan, at - 2)); // "mon 3 tue 5 max 10"

/** "top 5", "max 100", "out of ten", "from 1 to 10", "5 = excellent", "all 3", "#1". */
export function scaleTopAt(scan: Scan, at: number): Aside | NameNumber | null {
  const word = lowerAt(scan, at);
  if (word === "top" && isNumberAt(scan, at + 1) && lowerAt(scan, at + 2) === ":" && isNumberAt(scan, at + 3))
    return { kind: "name", ...placeOf(scan, at, at + 2) }; // "the top 5: 890 clicks"
  if (
    EXTREMES.has(word) &&
    isCapitalAt(scan, at) &&
    (["and", ",", ";"].includes(lowerAt(scan, at - 1)) || isCapitalAt(scan, at - 1))
  )
    return null; // "Pro Max 9.7 h", "Leo 12 and Max 14"
  if (word === "max" && isOneOfRow(scan, at)) return null;
  const ahead = lowerAt(scan, at - 1);
  const other = ({ lower }: Token, place: number): boolean =>
    lower === word && lowerAt(scan, place + 1) !== lowerAt(scan, at + 1);
  const spread =
    EXTREMES.has(word) &&
    ((isWordAt(scan, at - 1) && scan.tokens.some(other)) || // "bench max 100, squat max 140"
      ahead === "vo2" ||
      says(scan, [OTHER_END.get(word) ?? "", "mean", "median"]));
  if (word === "all" && ["in", "on", "at", "by"].includes(lowerAt(scan, at + 2))) return null; // "all ten in the third"
  if (word === "all" && isLastItem(scan, at)) return null;
  if (spread || (word.startsWith("min") && isNumberAt(scan, at - 1))) return null; // "max 31, min 14", "10 min 2"
  if (word === "scale") {
    const [next, then] = [lowerAt(scan, at + 1), lowerAt(scan, at + 2)];
    const to = at + (next === "up" && then === "to" ? 3 : ["of", "from"].includes(next) ? 2 : 1);
    const more = ["to", "-", "–", ":"].includes(lowerAt(scan, to + 1)) && isCountAt(scan, to + 2) ? 2 : 0; // "scale 0–100", "a scale up to 10"
    if (isCountAt(scan, to)) return aside(scan, at, to + 1 + more, "the scale");
  }
  const dot = EXTREMES.has(word) && lowerAt(scan, at + 1) === "." ? 1 : 0; // "max. 10"
  const next = lowerAt(scan, at + 2 + dot);
  const range = next === "%" || (word === "ages" && isNumberAt(scan, at + 3));
  if (RANK_WORDS.has(word) && isCountAt(scan, at + 1 + dot) && !range && word !== "no")
    return aside(scan, at, at + 2 + dot, word === "top" || word === "#" ? "rank" : "top of the scale");
  if (word === "out" && lowerAt(scan, at + 1) === "of") {
    const skip = ["a", "every", "the", "our", "possible", "roughly", "about"].includes(lowerAt(scan, at + 2)) ? 1 : 0;
    const round = skip === 1 && ["hundred", "thousand", "dozen"].includes(lowerAt(scan, at + 3));
    if (round) return aside(scan, at, at + 4, "the whole");
    const money = ["$", "€", "£"].includes(lowerAt(scan, at + 2 + skip)) ? 1 : 0;
    if (isCountAt(scan, at + 2 + skip + money) && !tokenAt(scan, at + 2 + skip + money).text.includes("."))
      return aside(scan, at, at + 3 + skip + money, "the whole");
  }
  if (isNumberAt(scan, at)) {
    SCALE.lastIndex = tokenAt(scan, at).start;
    const end = SCALE.test(scan.text) ? SCALE.lastIndex : 0;
    if (end > 0) return aside(scan, at, scan.tokens.findIndex((token) => token.end >= end) + 1, "the scale");
  }
  if (
    word === "from" &&
    isCountAt(scan, at + 1) &&
    ["to", "-", "–"].includes(lowerAt(scan, at + 2)) &&
    isCountAt(scan, at + 3)
  ) {
    const low = numberAt(scan, at + 1);
    const high = numberAt(scan, at + 3);
    const rated = ["rate", "rated", "rating", "scale", "score", "scored", "graded", "marks", "range"].some((cue) =>
      scan.words.has(cue),
    );
    if (low !== null && low <= 1 && [5, 7, 10, 100].includes(high ?? 0) && rated)
      return aside(scan, at, at + 4, "the scale");
  }
  if (word === "best" && lowerAt(scan, at + 1) === "of" && isCountAt(scan, at + 2))
    return aside(scan, at, at + 3, "the format");
  const topWord = lowerAt(scan, at + 2) === "the" ? lowerAt(scan, at + 3) : lowerAt(scan, at + 2);
  if (
    isNumberAt(scan, at) &&
    ["is", "being", "="].includes(lowerAt(scan, at + 1)) &&
    ["max", "maximum", "top", "best", "highest"].includes(topWord)
  )
    return aside(scan, at, at + 3, "top of the scale");
  const signs = word === "(" ? [1, 2].filter((step) => ["-", "–", "+"].includes(lowerAt(scan, at + step))).length : 0;
  const lowAt = at + 1 + (signs > 0 ? 1 : 0);
  if (word === "(" && isNumberAt(scan, lowAt) && ["to", "–", "-"].includes(lowerAt(scan, lowAt + 1))) {
    const highAt = lowerAt(scan, lowAt + 2) === "+" ? lowAt + 3 : lowAt + 2;
    const top = numberAt(scan, highAt);
    const low = (numberAt(scan, lowAt) ?? 0) * (signs > 0 ? -1 : 1);
    if (
      lowerAt(scan, highAt + 1) === ")" &&
      top !== null &&
      low < top &&
      low <= 1 &&
      [3, 4, 5, 6, 7, 10, 100].includes(top)
    )
      return aside(scan, at + 1, highAt + 1, "the scale");
  }
  const plain = /^\d{1,3}$/u.test(tokenAt(scan, at).text); // catches "5" of "5 = great", not "7.99"
  if (plain && lowerAt(scan, at + 1) === "=" && isWordAt(scan, at + 2)) return aside(scan, at, at + 3, "the scale");
  return null;
}

const numberAt = (scan: Scan, at: number): number | null =>
  isNumberAt(scan, at) ? Number(tokenAt(scan, at).text) : null;
