/**
 * Numbers that each stand behind a word for a place or a thing that is numbered tell where or which, and count nothing: "Level 3, bay 17, ticket 0093",
 * "Order #5521: size 42, colour 7". Not "rooms 12, beds 40", nor "ticket £12, seat £4".
 */
import type { Chart } from "@charticle/contract";
import { wordSet } from "../lexicon/closed-class.ts";

const NUMBERED =
  wordSet(`level bay ticket gate row seat platform room flat floor bed bleep order invoice size colour color code unit section verse psalm
  article paragraph chapter page exercise aisle shelf locker desk table track lane berth pitch plot lot volume issue episode series terminal carriage
  coach wagen gleis sitz platz zimmer`);
const OPEN = 0.3;

/** @returns the confidence that is left where each number only says which one */
export function sureOfPlaces({ unit, series, points, grounding }: Chart, text: string, confidence: number): number {
  if (unit !== null || series.length !== 1 || points.length < 2 || confidence <= OPEN) return confidence;
  const which = points.every(({ name }, at) => {
    const word = name.toLowerCase().split(" ").at(-1) ?? "";
    const start = grounding[at]?.[0]?.spans[0]?.[0] ?? 0;
    return NUMBERED.has(word) && text.slice(0, start).toLowerCase().endsWith(`${word} `);
  });
  return which ? OPEN : confidence;
}
