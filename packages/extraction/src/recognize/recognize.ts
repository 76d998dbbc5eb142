/**
 * Scan in, mentions out: every recogniser is tried at every token where it may find something; earlier ones in the list
 * outrank later ones where mentions overlap. To add one: write `somethingAt(scan, at)`, put it in its place in
 * `recognisers.ts`, add a row to its test table.
 */

import { TENS_WORDS, UNITS_WORDS } from "../lexicon/number-words.ts";
import { endsInDigit } from "../text/number-shape.ts";
import type { Scan } from "../text/scan.ts";
import type { Token } from "../text/token.ts";
import type { Mention } from "./mention.ts";
import { CODE, LEAD, NUMBER, RECOGNISERS, SIGN, SPELLED, WORD, type Words } from "./recognisers.ts";
import { type SettleRule, settle } from "./settle.ts";

/** What is known of a word by itself, as bits: whether it may be a number and which recognisers are asked at it. */
const BITS = new Map<string, number>([...UNITS_WORDS.keys(), ...TENS_WORDS.keys()].map((word) => [word, SPELLED]));

/** Recognisers that are asked at the same words share a bit; so do others beyond the 32nd, which then are asked too often. */
const bitOf = new Map<Words, number>();
const bitsOf = (words: Words): number => {
  const known = bitOf.get(words);
  if (known !== undefined) return known;
  const bit = (CODE * 2) << bitOf.size;
  bitOf.set(words, bit);
  for (const word of typeof words === "string" ? words.split(" ") : words.keys())
    BITS.set(word, (BITS.get(word) ?? 0) | bit);
  return bit;
};
const ASKED = RECOGNISERS.map(([ask, kinds, words]) => ({ ask, bits: kinds | (words ? bitsOf(words) : 0) }));

/** What is known of a token, as bits; never 0. */
function factsOf({ kind, lower }: Token, next: number): number {
  if (kind === "number") return NUMBER;
  const own = BITS.get(lower) ?? 0;
  if (kind !== "word") return SIGN | own;
  return (
    WORD |
    own |
    (lower.endsWith("'s") ? (BITS.get(lower.slice(0, -2)) ?? 0) : 0) |
    (lower.includes("-") ? SPELLED : 0) |
    (endsInDigit(lower) ? CODE : 0) |
    ((next & (WORD | SPELLED)) === WORD ? 0 : LEAD)
  );
}

/**
 * All mentions of a text, in its order, without overlaps.
 * @param rules that settle what is found; the page's by default
 */
export function recognize(scan: Scan, rules?: readonly SettleRule[]): Mention[] {
  const { tokens } = scan;
  const found: Mention[] = [];
  const facts = new Int32Array(tokens.length); // 0 where a mention stands
  let next = 0;
  let present = 0;
  for (let at = tokens.length - 1; at >= 0; at--) {
    const token = tokens[at];
    if (token) next = factsOf(token, next);
    facts[at] = next;
    present |= next;
  }
  for (const { ask, bits } of ASKED) {
    if (!(present & bits)) continue;
    for (let at = 0; at < tokens.length; at++) {
      if (!((facts[at] ?? 0) & bits)) continue;
      const mention = ask(scan, at);
      if (!mention || isTaken(facts, mention)) continue;
      facts.fill(0, mention.from, mention.to);
      found.push(mention);
    }
  }
  return settle(
    scan,
    found.sort((a, b) => a.from - b.from),
    rules,
  );
}

const isTaken = (facts: Int32Array, mention: Mention): boolean => {
  for (let at = mention.from; at < mention.to; at++) if (facts[at] === 0) return true;
  return false;
};
