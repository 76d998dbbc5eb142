/**
 * Numbers in words wherever they stand, also those that the reader takes for no figure: "one tuba", "every second
 * teenager", "three in ten", "nobody". They count only where an answer asks for that very value.
 */
import { NEGATIONS } from "../lexicon/closed-class.ts";
import { GROUP_WORDS, PART_WORDS } from "../lexicon/number-words.ts";
import { MEASURES } from "../lexicon/units.ts";
import { smallNumber } from "../recognize/numbers/small-number.ts";
import { spelledAt } from "../recognize/numbers/spelled.ts";
import { isWordAt, lowerAt, type Scan, tokenAt } from "../text/scan.ts";
import type { Slot } from "./slots.ts";

type Told = { values: readonly number[]; to: number /** A share of something. */; share?: boolean };
const ONE = new Set(["a", "an", "one", "single", "lone", "sole"]);

const countAt = (scan: Scan, at: number): number | undefined => {
  const word = lowerAt(scan, at);
  if (ONE.has(word)) return 1;
  return tokenAt(scan, at).kind === "number" ? Number(tokenAt(scan, at).text) : smallNumber(word);
};

/** Words that say how often, or how many of a few. */
const TIMES: ReadonlyMap<string, number> = new Map([
  ["once", 1],
  ["twice", 2],
  ["both", 2],
  ["thrice", 3],
]);
const SCORE = 20;
/** Nothing happened: a change of 0. */
const STILL = new Set(["flat", "unchanged"]);
const WHOLE = new Set(["all", "everyone", "everybody"]);

const share = (part: number, whole: number): number[] => [(100 * part) / whole];
/** "40 in 2023" is no share. */
const MAX_WHOLE = 100;

const isA = (scan: Scan, at: number): boolean => ["a", "an"].includes(lowerAt(scan, at));

/** "half a month", "a quarter of an hour": so much, and no share. */
const isOfOne = (scan: Scan, to: number): boolean =>
  lowerAt(scan, to) === "of" ? isA(scan, to + 1) && MEASURES.has(lowerAt(scan, to + 2)) : isA(scan, to);

/** "two thirds", "half", "a quarter". */
function partAt(scan: Scan, at: number): Told | null {
  const told = shareAt(scan, at);
  return told && !isOfOne(scan, told.to) ? told : null;
}

function shareAt(scan: Scan, at: number): Told | null {
  const bare = PART_WORDS.get(lowerAt(scan, at));
  if (bare !== undefined && ["half", "quarter"].includes(lowerAt(scan, at)))
    return { values: share(1, bare), to: at + 1, share: true };
  const count = countAt(scan, at);
  const whole = PART_WORDS.get(lowerAt(scan, at + 1));
  return count !== undefined && whole !== undefined && count <= whole
    ? { values: share(count, whole), to: at + 2, share: true }
    : null;
}

/** "half a kilo", "half an hour". */
function halfOfOneAt(scan: Scan, at: number): Told | null {
  const isHalf = lowerAt(scan, at) === "half" && isA(scan, at + 1);
  return isHalf && !GROUP_WORDS.has(lowerAt(scan, at + 2)) ? { values: [0.5], to: at + 1 } : null;
}

/** "all of them", "every single one": all of a hundred. */
function wholeAt(scan: Scan, at: number): Told | null {
  if (WHOLE.has(lowerAt(scan, at))) return { values: [100], to: at + 1 };
  const isEvery = lowerAt(scan, at) === "every" && ["single", "last"].includes(lowerAt(scan, at + 1));
  return isEvery && lowerAt(scan, at + 2) === "one" ? { values: [100], to: at + 3 } : null;
}

/** "not a flake", "not one". */
function noneAt(scan: Scan, at: number): Told | null {
  const isNot = lowerAt(scan, at) === "not" && ["a", "an", "one", "any"].includes(lowerAt(scan, at + 1));
  return isNot ? { values: [0], to: at + 2 } : null;
}

/** "every second", "every other", "every third". */
function everyAt(scan: Scan, at: number): Told | null {
  if (!["every", "each"].includes(lowerAt(scan, at))) return null;
  const word = lowerAt(scan, at + 1);
  const whole = ["second", "other"].includes(word) ? 2 : PART_WORDS.get(word);
  return whole === undefined ? null : { values: share(1, whole), to: at + 2, share: true };
}

/** "three in ten", "one out of six". */
function ratioAt(scan: Scan, at: number): Told | null {
  const part = countAt(scan, at);
  const link = lowerAt(scan, at + 1);
  const skip = link === "out" && lowerAt(scan, at + 2) === "of" ? 3 : ["in", "of"].includes(link) ? 2 : 0;
  const whole =
    skip === 0 ? undefined : countAt(scan, lowerAt(scan, at + skip) === "every" ? at + skip + 1 : at + skip);
  return part !== undefined && whole !== undefined && whole > 1 && whole <= MAX_WHOLE && part <= whole
    ? { values: share(part, whole), to: at + skip + 1, share: true }
    : null;
}

function countToldAt(scan: Scan, at: number): Told | null {
  const word = lowerAt(scan, at);
  if (NEGATIONS.has(word) || word === "no" || STILL.has(word)) return { values: [0], to: at + 1 };
  const scores = lowerAt(scan, at + 1) === "score" ? countAt(scan, at) : undefined;
  if (scores !== undefined) return { values: [SCORE * scores], to: at + 2 };
  const times = TIMES.get(word);
  if (times !== undefined) return { values: [times], to: at + 1 };
  const spelled = spelledAt(scan, at);
  if (spelled) return { values: [spelled.value], to: spelled.to };
  return ONE.has(word) && word !== "a" && word !== "an" ? { values: [1], to: at + 1 } : null;
}

const TELLERS = [everyAt, ratioAt, partAt, halfOfOneAt, wholeAt, noneAt, countToldAt] as const;

export function spelledSlots(scan: Scan): Slot[] {
  return scan.tokens.flatMap(({ start }, at): Slot[] => {
    if (!isWordAt(scan, at) && tokenAt(scan, at).kind !== "number") return [];
    return TELLERS.flatMap((teller): Slot[] => {
      const told = teller(scan, at);
      return told
        ? [
            {
              start,
              end: tokenAt(scan, told.to - 1).end,
              values: told.values,
              unit: told.share ? "%" : null,
              part: true,
            },
          ]
        : [];
    });
  });
}
