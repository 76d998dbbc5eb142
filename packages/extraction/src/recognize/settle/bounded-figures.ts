/**
 * A bound in the place of a figure is one, and no band of ages: "30 cakes in Leeds, 25 in York and under 10 in Hull", "Leeds 40+,
 * York 25+". Not "18-24 15%, 65+ 20%", nor "Ages 18+, 65+".
 */
import { AUXILIARIES, DETERMINERS, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { isAxis, isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";
import { smallNumber } from "../numbers/small-number.ts";
import { placeOf } from "../place.ts";

const BOUNDS = wordSet("over under");
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

function placedBounds(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  return mentions.map((mention) => {
    const { from, to } = mention;
    const bound = isAxis(mention) && mention.family === "band" && to === from + 2 && BOUNDS.has(lowerAt(scan, from));
    const by = lowerAt(scan, to);
    if (!bound || !PLACING.has(by) || !JOINS.has(lowerAt(scan, from - 1)) || !isNumberAt(scan, from + 1))
      return mention;
    const before = figures.filter((figure) => figure.to < from);
    const figure =
      before.length >= FEWEST && before.every((one) => isPlaced(scan, one.to, by)) ? figureAt(scan, from + 1) : null;
    return figure ? { ...figure, ...placeOf(scan, from, figure.to) } : mention;
  });
}
