/**
 * The size of a thing in front of its price is a part of its name: "Milk 1L 1.15, bread 500g 2.49", "TV 55\" $499, TV 65\" $699", "Plan 10GB
 * €12"; so is its number in front of a dash: "Dell XPS 13 - $1,199"; so is how many one buys: "Eggs (12) 3.29, milk 1.15". Not "Run 5km
 * 25.30", nor "flour 500 g, sugar 250 g", in which it is the figure.
 */
import { MONTHS, WEEKDAYS } from "../../lexicon/calendar.ts";
import { wordSet } from "../../lexicon/closed-class.ts";
import { isCapitalAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Aside, type Figure, isFigure, type Mention, type NameNumber } from "../mention.ts";
import { aside, placeOf } from "../place.ts";

/** What goods are sold by, and what beside those is a size where money is written with its sign. */
const GOODS = wordSet("l ml cl dl g kg gr oz lb lbs cm pcs pack");
const SIZES = wordSet('gb tb mb mm m m² m2 sqm inch in " ” ″ bags rolls pieces');
const DASHES = wordSet("- – —");
const CENTS = /\d[.,]\d\d$/u; // catches "1.15" and "2,50", not "1.2"
const FEWEST = 2;

const isMoney = ({ unit }: Figure): boolean => unit?.kind === "currency";
const isPrice = (scan: Scan, figure: Figure): boolean =>
  isMoney(figure) || (figure.unit === null && CENTS.test(scan.text.slice(figure.start, figure.numberEnd)));

/** The token behind the unit of a size; null where the number has none, or no word in front of it. */
function endOfSize(scan: Scan, size: Figure, price: Figure): number | null {
  const { kind, lower } = tokenAt(scan, size.from - 1);
  const named = kind === "word" && !MONTHS.has(lower) && !WEEKDAYS.has(lower); // "Jan 412 l €128"
  if (!named || price.from <= size.from + 1) return null;
  const dashed = DASHES.has(lowerAt(scan, size.from + 1)) && price.from === size.from + 2;
  if (dashed && size.bare && isMoney(price) && isCapitalAt(scan, size.from - 1)) return size.from + 1; // "Dell XPS 13 - $1,199"
  const isUnit = (word: string): boolean => GOODS.has(word) || (isMoney(price) && SIZES.has(word));
  const end = size.from + 2;
  const next = lowerAt(scan, end);
  const beside = end === price.from || (next === ":" && end + 1 === price.from);
  return isUnit(lowerAt(scan, size.from + 1)) && beside ? end : null;
}

/** "(12)" of "Eggs (12) 3.29". */
const isPack = (scan: Scan, { from, to, bare }: Figure, price: Figure): boolean =>
  bare && lowerAt(scan, from - 1) === "(" && lowerAt(scan, to) === ")" && price.from === to + 1;

export function sizedItems(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  if (figures.length < FEWEST * 2 - 1) return mentions;
  const sizes = new Map<Mention, NameNumber | Aside>();
  for (const [at, size] of figures.entries()) {
    const price = figures[at + 1];
    if (!price || !isPrice(scan, price)) continue;
    const to = endOfSize(scan, size, price);
    if (isPack(scan, size, price)) sizes.set(size, aside(scan, size.from, size.to, "how many are in one"));
    else if (to !== null) sizes.set(size, { kind: "name", ...placeOf(scan, size.from - 1, to) });
  }
  const rest = figures.filter((figure) => !sizes.has(figure));
  const priced = rest.length >= FEWEST && rest.every((figure) => isPrice(scan, figure));
  return sizes.size > 0 && priced ? mentions.map((mention) => sizes.get(mention) ?? mention) : mentions;
}
