/**
 * "Triage 12, x-ray 45, blood test 30, doctor 95": in a list of which every item ends in its figure, so does the one whose number
 * was taken for a part of its name ("test 30", "Lane 22"). So too where each begins with it: "20 warm-up, 35 drills, 30 match
 * play". Not "Ann 4, Bo in room 12, Cy 7", nor at the head of a list.
 */
import { PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";

const PARTS = wordSet(", ; and . !");
const HEADS = wordSet(": ?");
const LEAST = 2;

type Item = { from: number; to: number };

/** The items from the head of the list on. */
function itemsOf(scan: Scan, first: number): Item[] {
  let from = first;
  while (from > 0 && !HEADS.has(lowerAt(scan, from - 1)) && !PARTS.has(lowerAt(scan, from - 1))) from--;
  const items: Item[] = [];
  for (let at = from; at <= scan.tokens.length; at++) {
    if (at < scan.tokens.length && !PARTS.has(lowerAt(scan, at))) continue;
    if (at > from) items.push({ from, to: at });
    from = at + 1;
  }
  return items;
}

const isPlain = ({ range, basis, unit, weak }: Figure): boolean => !range && !basis && !weak && unit?.symbol !== "%";

/** Where in its item a figure stands: at the end or at the head of it; "2 hours long" alone is told of something else. */
function sideOf({ from, to }: Item, figure: Figure): "end" | "head" | null {
  if (figure.from === from && figure.to === to && figure.unit) return null;
  return figure.to === to ? "end" : figure.from === from ? "head" : null;
}

/** "Taste 17, texture 14, looks 11, each out of 20": says itself that it is no item's. */
const isScale = (mention: Mention | undefined): boolean =>
  mention?.kind === "aside" && ["the whole", "the scale", "where it is"].includes(mention.why);

/** The number at that side of an item, where it is a part of a name or a time. */
function numberOf(scan: Scan, mentions: readonly Mention[], item: Item, side: "end" | "head"): Figure | null {
  const at = side === "end" ? item.to - 1 : item.from;
  const mention = mentions.find(({ from, to }) => from <= at && to > at);
  const named =
    mention?.kind === "name" || mention?.kind === "aside" || (mention?.kind === "axis" && mention.family === "step");
  const led = side === "end" && PREPOSITIONS.has(lowerAt(scan, (mention?.from ?? 0) - 1));
  const alone = item.to - item.from < 2 || (side === "end" && !isWordAt(scan, at - 1));
  if (!mention || !named || isScale(mention) || led || alone || !isNumberAt(scan, at) || lowerAt(scan, at + 1) === "/")
    return null;
  const figure = figureAt(scan, at);
  return figure && figure.from === at && figure.to <= item.to && figure.bare ? figure : null;
}

export function itemNumbers(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const [first] = figures;
  const bare = figures.some(({ unit }) => unit === null); // not "14 h, Pixel 8 11 h, firmware 3.1"
  if (!first || figures.length < LEAST || !bare || !figures.every(isPlain)) return mentions;
  const items = itemsOf(scan, first.from);
  const sides = new Set<"end" | "head" | null>();
  const odd: Item[] = [];
  for (const item of items) {
    const own = figures.filter(({ from }) => from >= item.from && from < item.to);
    const numbered = scan.tokens.slice(item.from, item.to).some(({ kind }) => kind === "number");
    for (const figure of own) sides.add(own.length === 1 ? sideOf(item, figure) : null);
    if (own.length === 0 && numbered) odd.push(item);
  }
  const [side] = sides;
  const [item] = odd;
  const found = sides.size === 1 && side && item && odd.length === 1 ? numberOf(scan, mentions, item, side) : null;
  if (!found) return mentions;
  return [...mentions.filter(({ from, to }) => to <= found.from || from >= found.to), found].sort(
    (a, b) => a.from - b.from,
  );
}
