/**
 * A letter for thousands or millions that is typed with some figures of a run over times, and left out with others: "12k in jan, 14 in feb, 9k in mar", "5k in
 * jan, then 7, then 9.5k" → 14,000 and 7,000. Each stands at its time, and is near the others. Not "1k in jan, 900 in feb", nor "likes 12k in jan, 14 comments
 * in feb".
 */
import { CONJUNCTIONS, PREPOSITIONS } from "../../lexicon/closed-class.ts";
import { isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../mention.ts";
import { scaledValue } from "../numbers/figures.ts";

const LETTERED = /\d ?(?:k|m|mn|bn)(?!\p{L})/iu; // catches "12k", not "12 kg"
/** How many times smaller or larger than another the number may be. */
const LIKE = 4;
const FEWEST = 3;
/** So many words stand between a count and its time at most: "5k users in jan". */
const MOST_WORDS = 3;

/** "14 in feb", "feb 14", "then 14". */
function isTimed(scan: Scan, mentions: readonly Mention[], { from, to, scaled }: Figure): boolean {
  const between = (start: number, end: number): boolean =>
    end - start <= (scaled ? MOST_WORDS : 1) &&
    scan.tokens
      .slice(start, end)
      .every(
        ({ lower, kind }) => PREPOSITIONS.has(lower) || lower === ":" || lower === "=" || (scaled && kind === "word"),
      );
  const near = mentions.some(
    (one) => isAxis(one) && ((one.from >= to && between(to, one.from)) || (one.to <= from && between(one.to, from))),
  );
  return near || lowerAt(scan, from - 1) === "then";
}

const standsBare = (scan: Scan, { to, bare, unit, scaled, weak, value }: Figure): boolean => {
  const next = lowerAt(scan, to);
  return (
    bare &&
    !unit &&
    !scaled &&
    !weak &&
    value > 0 &&
    (!isWordAt(scan, to) || PREPOSITIONS.has(next) || CONJUNCTIONS.has(next) || next === "then")
  );
};

export function elidedAtTimes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!LETTERED.test(scan.text)) return mentions;
  const figures = mentions.filter(isFigure);
  const lettered = figures.filter(({ scaled }) => scaled);
  const rest = figures.filter(({ scaled }) => !scaled);
  const [first] = lettered;
  const factor = first?.factor ?? 1;
  if (!first || factor < 1000 || rest.length === 0 || figures.length < FEWEST || first !== figures[0]) return mentions;
  const plain = lettered.every((one) => one.factor === factor && one.unit?.symbol === first.unit?.symbol && !one.range);
  const near = rest.every((one) =>
    lettered.some(({ value }) => one.value <= (value / factor) * LIKE && value / factor <= one.value * LIKE),
  );
  const told = rest.every((one) => standsBare(scan, one)) && figures.every((one) => isTimed(scan, mentions, one));
  if (!plain || !near || !told) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && rest.includes(mention)
      ? { ...mention, value: scaledValue(mention.value, factor), factor, unit: first.unit, bare: false, scaled: true }
      : mention,
  );
}
