/** "Nvidia up 4.1%, Tesla down 6.3%, Microsoft flat": no change, beside others in percent. Not "sales were flat at 40". */
import { wordSet } from "../lexicon/closed-class.ts";
import { isWordAt, lowerAt, type Scan, tokenAt } from "../text/scan.ts";
import type { Figure } from "./mention.ts";
import { placeOf } from "./place.ts";

const FLAT = wordSet("flat unchanged static");
const ENDS: ReadonlySet<string> = new Set([",", ".", ";", ":", ")", "!", "–", "and", "while", ""]);
const WAYS: readonly string[] = ["up", "down", "rose", "fell", "gained", "lost", "+", "plus", "minus"];

/** A word for no change at the end of its item, where other items tell theirs in percent. */
export function flatAt(scan: Scan, at: number): Figure | null {
  if (!FLAT.has(lowerAt(scan, at)) || !isWordAt(scan, at - 1)) return null;
  const ended = ENDS.has(lowerAt(scan, at + 1)) || tokenAt(scan, at + 1).kind === "line";
  if (!ended || !WAYS.some((way) => scan.words.has(way) || (way === "+" && scan.text.includes(way)))) return null;
  const shares = scan.tokens.filter(({ lower }) => lower === "%" || lower === "percent").length;
  if (shares < 2) return null;
  return {
    kind: "figure",
    ...placeOf(scan, at, at + 1),
    value: 0,
    unit: { kind: "percent", symbol: "%" },
    scaled: false,
    bare: false,
    weak: false,
    signed: true,
    numberEnd: tokenAt(scan, at).end,
  };
}
