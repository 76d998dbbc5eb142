/**
 * A number that ends a title or the name of a version, in front of what it did: "Night Shift 2 topped the list with $13m, followed by Rust at
 * $9.5m", "Opera 9 came third, averaging 7 hours". Not "Hull 3 beat Leeds 1", figures without a unit, nor "Tom 5 won".
 */
import { isSmallWord } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { isCapitalAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const SMALL = /^(?:[2-9]|1\d|[2-9]\d|1\d\d)(?:\.\d)?$/u; // catches "2", "11" and "9.1", not "1" or "2019"
const FEWEST = 2;

const isTitle = (scan: Scan, { from, to, bare }: Figure): boolean =>
  bare &&
  to === from + 1 &&
  SMALL.test(tokenAt(scan, from).text) &&
  isWordAt(scan, from - 1) &&
  isCapitalAt(scan, from - 1) &&
  !isSmallWord(lowerAt(scan, from - 1)) &&
  ((isWordAt(scan, to) && verbSense(lowerAt(scan, to)) === "verb") ||
    (lowerAt(scan, to) === "," && ["with", "at"].includes(lowerAt(scan, to + 1))));

/** "(4)" behind a name. */
const isWrapped = (scan: Scan, { from, to }: Figure): boolean =>
  lowerAt(scan, from - 1) === "(" && lowerAt(scan, to) === ")";

export function numberedTitles(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const isFree = ({ from }: Figure): boolean => mentions.every((other) => other.to <= from - 1 || other.from >= from);
  const titles = figures.filter((figure) => isFree(figure) && isTitle(scan, figure));
  const rest = figures.filter((figure) => !titles.includes(figure));
  const told = rest.filter(({ unit, scaled }) => unit !== null || scaled);
  const plain = rest.every((figure) => told.includes(figure) || isWrapped(scan, figure));
  if (titles.length === 0 || told.length < FEWEST || !plain) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && titles.includes(mention)
      ? { kind: "name", ...placeOf(scan, mention.from - 1, mention.to) }
      : mention,
  );
}
