/** "Expect 90 to 100 minutes at the gate, 50 to 60 at the desk" → 95, 55: ranges in words, where the text says what things take; not "A went 3 to 5". */
import { wordSet } from "../lexicon/closed-class.ts";
import { lowerAt, type Scan } from "../text/scan.ts";
import { type Figure, isFigure, type Mention } from "./mention.ts";
import { placeOf } from "./place.ts";

/** Words for what something takes or is mostly. */
const TAKING = wordSet(
  "expect expects takes take lasts last costs cost weighs weigh needs need wait waits queue lives live usually typically normally",
);
const FEWEST = 2;

const isPair = (scan: Scan, low: Figure, high: Figure | undefined): high is Figure =>
  high !== undefined &&
  high.from === low.to + 1 &&
  lowerAt(scan, low.to) === "to" &&
  lowerAt(scan, low.from - 1) !== "by" &&
  low.value < high.value &&
  (low.bare || low.unit?.symbol === high.unit?.symbol);

export function spokenRanges(scan: Scan, mentions: readonly Mention[]): Mention[] {
  const figures = mentions.filter(isFigure);
  const pairs = new Map(
    figures.flatMap((low, at) => (isPair(scan, low, figures[at + 1]) ? [[low, figures[at + 1]]] : [])),
  );
  const taking = [...TAKING].some((word) => scan.words.has(word)) && !scan.words.has("from");
  if (!taking || pairs.size < FEWEST || pairs.size * 2 !== figures.length) return [...mentions];
  const unit = figures.find((figure) => figure.unit)?.unit ?? null;
  const highs = new Set<Mention | undefined>(pairs.values());
  return mentions.flatMap((mention) => {
    if (highs.has(mention)) return [];
    const high = isFigure(mention) ? pairs.get(mention) : undefined;
    if (!high || !isFigure(mention)) return [mention];
    const range = [mention.value, high.value] as const;
    const value = Number(((range[0] + range[1]) / 2).toPrecision(12));
    return [{ ...high, ...placeOf(scan, mention.from, high.to), unit, bare: unit === null, value, range }];
  });
}
