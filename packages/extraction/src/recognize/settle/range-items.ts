/** "Toddlers need 12 hours, teens 9 and adults 7-8": a pair joined by a dash in the place of a figure is a range, no band. */
import { wordSet } from "../../lexicon/closed-class.ts";
import { isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type AxisMark, type Figure, isAxis, isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";
import { type Item, itemsOf } from "./even-items.ts";

/** "8-9 kg in Rome, 7-8 in Oslo": the unit is said once. */
export function rangeLike(scan: Scan, model: Figure, { from, to }: Mention): Figure {
  const range = [Number(tokenAt(scan, from).text), Number(tokenAt(scan, from + 2).text)] as const;
  const place = placeOf(scan, from, to);
  return { ...model, ...place, numberEnd: place.end, range, value: (range[0] + range[1]) / 2 };
}

/** Words, then one mention up to the end of the item. */
const isNamed = (scan: Scan, { from, to, inside: [mention, more] }: Item): boolean =>
  isWordAt(scan, from) && mention !== undefined && !more && mention.from > from && mention.to === to;

/** "7-8", not the score of "pace 2 – 6". */
const pairIn = (scan: Scan, mention: Mention): AxisMark | [] =>
  isAxis(mention) &&
  mention.family === "band" &&
  mention.to - mention.from === 3 &&
  !tokenAt(scan, mention.from + 1).spaced
    ? mention
    : [];

/** Items of a list that shows what its figures look like. */
const FEWEST = 3;
/** In front of two figures they tell a change. */
const LEADS = wordSet("from up down");

/** "hamsters 2 to 3": two figures in the place of one. */
function wordedRange(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const at = figures.findIndex(({ to }, place) => lowerAt(scan, to) === "to" && figures[place + 1]?.from === to + 1);
  const [low, high] = [figures[at], figures[at + 1]];
  if (!low || !high || at < 2 || figures.length < mentions.length || low.unit || low.value >= high.value)
    return mentions;
  const items = itemsOf(scan, mentions);
  const own = items.find(({ inside }) => inside[0] === low);
  const alone = items.every((item) => item.inside.length === 1 || item === own);
  const led =
    isWordAt(scan, own?.from ?? low.from) && own?.from !== low.from && !LEADS.has(lowerAt(scan, low.from - 1));
  if (!alone || own?.inside.length !== 2 || !led || items.length < FEWEST) return mentions;
  const range = {
    ...high,
    ...placeOf(scan, low.from, high.to),
    range: [low.value, high.value] as const,
    value: (low.value + high.value) / 2,
  };
  return mentions.flatMap((mention) => (mention === low ? range : mention === high ? [] : mention));
}

/** One pair beside plain figures, or several beside a range that tells the unit of all: "cleaner 14-16, plumber 45-60, painter 30-40 €". */
export function rangeItems(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const pairs = mentions.flatMap((mention) => pairIn(scan, mention));
  const [pair, more] = pairs;
  if (!pair) return wordedRange(scan, mentions);
  const known = new Set<Mention>(pairs);
  const model = mentions.find(isFigure);
  if (!model || (more && !model.range) || !mentions.every((mention) => known.has(mention) || isFigure(mention)))
    return mentions;
  const items = itemsOf(scan, mentions);
  const own = items.filter(({ inside: [first] }) => first && known.has(first));
  const even = items.length >= FEWEST && items.every(({ inside }) => inside.length === 1);
  if (!even || own.length !== pairs.length || !own.every((item) => isNamed(scan, item))) return mentions;
  return mentions.map((mention) => (known.has(mention) ? rangeLike(scan, { ...model, bare: true }, mention) : mention));
}
