/**
 * "In class A 18 of 24 passed, in class B two thirds of 30" → 18, 20: parts in words of numbers that differ are so many as they come to, where each comes out
 * whole. Not "half of the 24 walk, a third of the 24 cycle", which are parts of one whole, nor "a third of 2019".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { fractionAt } from "../numbers/fraction-tail.ts";
import { placeOf } from "../place.ts";

const BETWEEN = wordSet("the our my his her their its these those all about around");
const FEWEST = 2;

type Pair = { part: Figure; whole: Figure; value: number | null };

/** A figure and the one that it is "of"; its value where it is a part in words. */
function pairOf(scan: Scan, part: Figure, whole: Figure | undefined): Pair | null {
  if (!whole || lowerAt(scan, part.to) !== "of" || whole.part || !Number.isInteger(whole.value)) return null;
  const gap = scan.tokens.slice(part.to + 1, whole.from);
  if (
    gap.length > 1 ||
    gap.some(({ lower }) => !BETWEEN.has(lower)) ||
    (whole.unit !== null && whole.unit.symbol === "%")
  )
    return null;
  const told = part.part ? fractionAt(scan, part.from) : null;
  if (!told) return part.part || part.unit?.symbol === "%" ? null : { part, whole, value: null };
  const value = whole.value * told.value;
  const even = Math.abs(value - Math.round(value)) < 1e-6;
  return even ? { part, whole, value: Math.round(value) } : null;
}

export function partsOfNumbers(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  if (!scan.words.has("of") || !figures.some(({ part }) => part)) return mentions;
  const pairs = figures.flatMap((figure, at) => pairOf(scan, figure, figures[at + 1]) ?? []);
  const told = pairs.filter(({ value }) => value !== null);
  const wholes = new Set(pairs.map(({ whole }) => whole.value));
  const parts = figures.filter(({ part }) => part).length;
  if (told.length === 0 || pairs.length < FEWEST || wholes.size < pairs.length || told.length < parts) return mentions;
  return mentions.flatMap((mention): Mention[] => {
    const pair = told.find(({ part, whole }) => mention === part || mention === whole);
    if (!pair) return [mention];
    const { part, whole, value } = pair;
    if (mention === whole || value === null) return [];
    const place = placeOf(scan, part.from, whole.to);
    const how = `${scan.text.slice(part.start, part.end)} of ${whole.value}`;
    const basis = { spans: [[whole.start, whole.end] as const], how };
    return [{ ...whole, ...place, numberEnd: place.end, value, part: false, bare: true, weak: false, basis }];
  });
}
