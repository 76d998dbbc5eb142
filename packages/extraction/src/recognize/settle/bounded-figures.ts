/**
 * A bound in the place of a figure is one, and no band of ages: "30 cakes in Leeds, 25 in York and under 10 in Hull", "Leeds 40+,
 * York 25+". Not "18-24 15%, 65+ 20%", nor "Ages 18+, 65+".
 */
import { AUXILIARIES, DETERMINERS, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";
import { smallNumber } from "../numbers/small-number.ts";
import { placeOf } from "../place.ts";

const BOUNDS = wordSet("over under below above");
const PLACING = wordSet("in at on from by for");
const JOINS = wordSet(", and ; but");
const NEAR = 5;
const FEWEST = 2;

const isPlaced = (scan: Scan, to: number, by: string): boolean => {
  for (let at = to; at < to + NEAR && !JOINS.has(lowerAt(scan, at)); at++) if (lowerAt(scan, at) === by) return true;
  return false;
};

const ENDS = wordSet(", ; . and");
const ITEMS = wordSet(": , ; / and");
const SMALL: ReadonlySet<string> = new Set([...DETERMINERS, ...PREPOSITIONS, ...AUXILIARIES]);
/** The most words of a remark behind it, its end with them. */
const REMARK = 7;
const AGES = wordSet("age ages aged over under ppl people adults women men kids");

/** Words alone stand between it and the end of its item: "40+ easily, barrels". */
function endsItem(scan: Scan, to: number): boolean {
  for (let at = to; at < to + REMARK; at++) {
    if (ENDS.has(lowerAt(scan, at)) || tokenAt(scan, at).text === "" || tokenAt(scan, at).kind === "line") return true;
    if (!isWordAt(scan, at) || smallNumber(lowerAt(scan, at)) !== undefined) return false;
  }
  return false;
}

/** It stands behind the name of its item: ", pallets 40+" beside ", crates 12". */
const isItem = (scan: Scan, from: number): boolean =>
  isWordAt(scan, from - 1) && ITEMS.has(lowerAt(scan, from - 2)) && !SMALL.has(lowerAt(scan, from - 1));

/** "40+" of "Leeds 40+,": behind a name, at the end of its item. */
const isPlus = (scan: Scan, mention: Mention): boolean =>
  isAxis(mention) &&
  mention.family === "band" &&
  mention.to === mention.from + 2 &&
  lowerAt(scan, mention.from + 1) === "+" &&
  isWordAt(scan, mention.from - 1) &&
  !AGES.has(lowerAt(scan, mention.from - 1)) &&
  (ENDS.has(lowerAt(scan, mention.to)) ||
    tokenAt(scan, mention.to).text === "" ||
    (isItem(scan, mention.from) && endsItem(scan, mention.to)));

const isWhen = (mention: Mention): boolean => isAxis(mention) && mention.family === "relative";

/** All that a text holds: "Leeds 40+, York 25+, Hull 10+". */
function plusFigures(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const all = mentions.filter((mention) => isPlus(scan, mention) || isFigure(mention));
  if (all.length < FEWEST || all.length < mentions.filter((mention) => !isWhen(mention)).length || all.every(isFigure))
    return mentions;
  return mentions.map((mention) => {
    const figure = isFigure(mention) ? null : figureAt(scan, mention.from);
    return figure ? { ...figure, ...placeOf(scan, mention.from, mention.to) } : mention;
  });
}

export const boundedFigures = (scan: Scan, mentions: readonly Mention[]): readonly Mention[] =>
  placedBounds(scan, plusFigures(scan, mentions));

/** "Cy below 20" beside "Ann 41, Bo 38": right behind the name of its item, at its end. */
function isNamedBound(scan: Scan, { from, to }: Mention, before: readonly Figure[]): boolean {
  const named = before.every((figure) => isWordAt(scan, figure.from - 1) && !SMALL.has(lowerAt(scan, figure.from - 1)));
  const ends = ENDS.has(lowerAt(scan, to)) || tokenAt(scan, to).text === "";
  return named && ends && isItem(scan, from) && !AGES.has(lowerAt(scan, from - 1));
}

function placedBounds(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  return mentions.map((mention) => {
    const { from, to } = mention;
    const bound = isAxis(mention) && mention.family === "band" && to === from + 2 && BOUNDS.has(lowerAt(scan, from));
    const by = lowerAt(scan, to);
    if (!bound || !isNumberAt(scan, from + 1)) return mention;
    const before = figures.filter((figure) => figure.to < from);
    const placed =
      PLACING.has(by) && JOINS.has(lowerAt(scan, from - 1)) && before.every((one) => isPlaced(scan, one.to, by));
    const figure =
      before.length >= FEWEST && (placed || isNamedBound(scan, mention, before)) ? figureAt(scan, from + 1) : null;
    return figure ? { ...figure, ...placeOf(scan, from, figure.to) } : mention;
  });
}
