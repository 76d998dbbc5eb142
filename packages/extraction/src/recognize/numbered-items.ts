/**
 * Numbers that count items off, as their neighbours show: "#40 £320, #41 £295, #42 £410"; "on builds 71 through 75 … 4, 0, 2,
 * 9, 1" has as many figures as builds; "Jan 12, Feb 15, Mar 9 –" are months and their figures, not dates.
 */
import { wordSet } from "../lexicon/closed-class.ts";
import { singular } from "../lexicon/morphology.ts";
import { isWordAt, lowerAt, type Scan, tokenAt } from "../text/scan.ts";
import { axisMark } from "./axis-mark.ts";
import { monthAt } from "./calendar-marks.ts";
import { figureAt } from "./figures.ts";
import { type AxisMark, isFigure, type Mention } from "./mention.ts";
import { placeOf, wordsOf } from "./place.ts";

const FEWEST = 3;
const POINTERS = wordSet(": – → =");

/** Where the figure of an item begins, behind a mark that points at it or none. */
const itemFrom = (scan: Scan, at: number): number => (POINTERS.has(lowerAt(scan, at)) ? at + 1 : at);

/** "#40 £320, #41: £295": three or more rising numbers with a hash, each in front of a figure, are the items. */
export function hashSteps(scan: Scan, mentions: readonly Mention[]): Mention[] {
  const found = new Map<Mention, AxisMark>();
  let last = Number.NEGATIVE_INFINITY;
  for (const [at, mention] of mentions.entries()) {
    if (mention.kind !== "aside") continue;
    const own = lowerAt(scan, mention.from) === "#" ? mention.from : mention.from - 1;
    const order = Number(tokenAt(scan, mention.to - 1).text);
    const hashed = lowerAt(scan, own) === "#" && mention.to === own + 2 && Number.isInteger(order);
    const next = mentions[at + 1];
    if (!hashed || !isFigure(next) || next.from !== itemFrom(scan, mention.to) || order <= last) continue;
    last = order;
    const place = placeOf(scan, own, mention.to);
    const name = wordsOf(scan, own, mention.to);
    found.set(mention, { kind: "axis", ...place, family: "step", name, order, position: null, noun: "#" });
  }
  return found.size < FEWEST ? [...mentions] : mentions.map((mention) => found.get(mention) ?? mention);
}

const THROUGH = wordSet("through to – - thru");

/** "builds 71 through 75", "rooms 3 to 6" with as many other figures as there are of them. */
export function countedSpans(scan: Scan, mentions: readonly Mention[]): Mention[] {
  const figures = mentions.filter(isFigure);
  for (const [at, first] of figures.entries()) {
    const last = figures[at + 1];
    const noun = lowerAt(scan, first.from - 1);
    const count = (last?.value ?? 0) - first.value + 1;
    const linked = last?.from === first.to + 1 && THROUGH.has(lowerAt(scan, first.to));
    const plural = isWordAt(scan, first.from - 1) && singular(noun) !== noun;
    if (!last || !linked || !plural || ![first, last].every(({ bare, value }) => bare && Number.isInteger(value)))
      continue;
    if (count < FEWEST || count !== figures.length - 2) continue;
    const span = axisMark({
      scan,
      from: first.from,
      to: last.to,
      family: "step",
      order: first.value,
      noun: singular(noun),
    });
    const axis: AxisMark = { ...span, through: last.value };
    return mentions.flatMap((mention) => (mention === first ? [axis] : mention === last ? [] : [mention]));
  }
  return [...mentions];
}

/** "june 12 july 9 aug 4" without any other figure, or where other months stand right in front of theirs: figures, not days. */
export function monthItems(scan: Scan, mentions: readonly Mention[]): Mention[] {
  const dates = mentions.filter(
    (mention) =>
      mention.kind === "axis" &&
      mention.family === "date" &&
      mention.to - mention.from === 2 &&
      isWordAt(scan, mention.from),
  );
  const items = mentions.filter((mention, at) => {
    const next = mentions[at + 1];
    return mention.kind === "axis" && mention.family === "month" && isFigure(next) && next.from === mention.to;
  });
  const alone = dates.length > 2 && !mentions.some(isFigure);
  if (!alone && (dates.length === 0 || items.length < 2 || dates.length > items.length)) return [...mentions];
  return mentions.flatMap((mention): Mention[] => {
    if (!dates.includes(mention)) return [mention];
    const month = monthAt({ ...scan, tokens: scan.tokens.slice(0, mention.from + 1) }, mention.from);
    const figure = figureAt(scan, mention.from + 1);
    return month && figure ? [month, figure] : [mention];
  });
}
