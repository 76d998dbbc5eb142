/**
 * A share that opens an item is part of its name, where each item ends in a figure of another unit: "white 4 h, seeded 5 h, 100% rye 9 h" and
 * "linen 4 cm, 100% cotton 5 cm". Not "30% walk 2 km, 20% cycle 5 km", where each item has one.
 */
import { AUXILIARIES, CONJUNCTIONS, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const LISTING = wordSet(", ; : and");
const FEWEST = 3;
const MOST_WORDS = 3;

/** A word of a name: no verb, no small word. */
const isPlain = (scan: Scan, at: number): boolean => {
  const word = lowerAt(scan, at);
  const small = [AUXILIARIES, CONJUNCTIONS, PREPOSITIONS].some((words) => words.has(word));
  return isWordAt(scan, at) && !small && verbSense(word) !== "verb";
};

/** "100% rye 9 h": a list mark, the share, a name of few words, and the figure. */
function opensItem(scan: Scan, share: Figure, figure: Figure): boolean {
  const before = lowerAt(scan, share.from - 1);
  const opens = share.from === 0 || LISTING.has(before) || tokenAt(scan, share.from - 1).kind === "line";
  const words = figure.from - share.to;
  return (
    opens &&
    words > 0 &&
    words <= MOST_WORDS &&
    Array.from({ length: words }, (_, step) => share.to + step).every((at) => isPlain(scan, at))
  );
}

export function shareInNames(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.signs.has("%")) return mentions;
  const figures = mentions.filter(isFigure);
  const shares = figures.filter(({ unit }) => unit?.symbol === "%");
  const items = figures.filter(({ unit }) => unit && unit.symbol !== "%");
  const symbol = items.at(-1)?.unit?.symbol;
  const alike = items.filter(({ unit }) => unit?.symbol === symbol);
  if (shares.length === 0 || alike.length < FEWEST || shares.length * 2 > alike.length) return mentions;
  if (figures.length - shares.length - alike.length > 1) return mentions; // "(kitchen at 21°C)"
  const named = shares.every((share) => {
    const next = figures[figures.indexOf(share) + 1];
    return next && alike.includes(next) && !share.basis && !share.part && opensItem(scan, share, next);
  });
  return named
    ? mentions.map((mention) =>
        isFigure(mention) && shares.includes(mention)
          ? { kind: "name", ...placeOf(scan, mention.from, mention.to) }
          : mention,
      )
    : mentions;
}
