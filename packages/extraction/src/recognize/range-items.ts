/** "Toddlers need 12 hours, teens 9 and adults 7-8": a pair joined by a dash in the place of a figure is a range, no band. */
import { isWordAt, type Scan, tokenAt } from "../text/scan.ts";
import { type Item, itemsOf } from "./even-items.ts";
import { type AxisMark, type Figure, isAxis, isFigure, type Mention } from "./mention.ts";
import { placeOf } from "./place.ts";

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

export function rangeItems(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const pairs = mentions.flatMap((mention) => pairIn(scan, mention));
  const [pair, more] = pairs;
  if (!pair || more || !mentions.every((mention) => mention === pair || isFigure(mention))) return mentions;
  const items = itemsOf(scan, mentions);
  const model = mentions.find(isFigure);
  const own = items.find(({ inside }) => inside[0] === pair);
  const even = items.length > 2 && items.every(({ inside }) => inside.length === 1);
  if (!model || !own || !even || !isNamed(scan, own)) return mentions;
  return mentions.map((mention) => (mention === pair ? rangeLike(scan, { ...model, bare: true }, pair) : mention));
}
