/** The fraction behind a whole number: "and a half", "and three quarters" → 0.5, 0.75. Not "ten and a third of them". */
import { DETERMINERS, PRONOUNS, wordSet } from "../../lexicon/closed-class.ts";
import { GROUP_WORDS, PART_WORDS } from "../../lexicon/number-words.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { smallNumber } from "./small-number.ts";

const GOOD = wordSet("good full mere whole solid bare further tiny small big slim");

/** "a third", "one third", "three quarters", "three-quarters": what part, and the token behind it. */
export function fractionAt(scan: Scan, at: number): { value: number; to: number } | null {
  const word = lowerAt(scan, at);
  const described = word === "a" && GOOD.has(lowerAt(scan, at + 1)) && PART_WORDS.has(lowerAt(scan, at + 2));
  if (described) return { value: 1 / (PART_WORDS.get(lowerAt(scan, at + 2)) ?? 1), to: at + 3 };
  if (word === "half") return { value: 0.5, to: at + 1 };
  const [count = "", joined = ""] = word.includes("-") ? word.split("-") : [word];
  const top = ["a", "an", "another"].includes(count) ? 1 : smallNumber(count);
  const bottom = PART_WORDS.get(joined || lowerAt(scan, at + 1));
  return top !== undefined && bottom !== undefined && top < bottom
    ? { value: top / bottom, to: at + (joined ? 1 : 2) }
    : null;
}

/** "of them", "of the cake" is a part of it, "of sleep" says what was counted. */
const isWhole = (word: string): boolean => DETERMINERS.has(word) || PRONOUNS.has(word);

/** The fraction told with "and" at a token, where a number or its unit stands before it. */
export function fractionTail(scan: Scan, at: number): { value: number; to: number } | null {
  const part = lowerAt(scan, at) === "and" && lowerAt(scan, at + 1) !== "half" ? fractionAt(scan, at + 1) : null;
  const magnitude = (GROUP_WORDS.get(lowerAt(scan, at - 1)) ?? 0) >= 1000; // "a million and a half of them"
  return part && (magnitude || lowerAt(scan, part.to) !== "of" || !isWhole(lowerAt(scan, part.to + 1))) ? part : null;
}
