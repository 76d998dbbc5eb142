/**
 * A plan called "Scale" and the highest of a list are items of it: "starter 9€, growth 19€, scale 49€", "Starter 99, Growth 299, Scale 899",
 * "setpoint 350 °C, actual 347.6 °C, max 361 °C". Not "food 4, service 3 (max 5)", "Ann 7, Bo 8, scale 10", nor "Ann 45%, Bo 60%, max 100%".
 */
import { isCapital } from "../../text/capital.ts";
import { isNumberAt, lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";

const WORDS = ["scale", "max", "min", "maximum", "minimum"];
const ASIDES = ["the scale", "top of the scale"];
const BOUNDS = [",", ";", "and", "|", "/"];
/** Where scales end. */
const TOPS: ReadonlySet<number> = new Set([1, 3, 4, 5, 6, 7, 10, 20, 50, 100, 1000]);
const MARKED: ReadonlySet<string> = new Set(["%", "points", "stars", "°"]);
const FEWEST = 2;

/** The figure behind such a word that begins an item; null where it ends in no item like the others. */
function itemOf(scan: Scan, mention: Mention, figures: readonly Figure[]): Figure | null {
  const { from } = mention;
  if (mention.kind !== "aside" || !ASIDES.includes(mention.why) || !WORDS.includes(lowerAt(scan, from))) return null;
  const starts = BOUNDS.includes(lowerAt(scan, from - 1)) || tokenAt(scan, from - 1).kind === "line";
  const figure = starts && isNumberAt(scan, from + 1) ? figureAt(scan, from + 1) : null;
  if (!figure || figure.from !== from + 1) return null;
  const before = figures.filter(({ to }) => to <= from);
  const alike = before.filter(
    ({ unit, rate, factor }) =>
      unit?.symbol === figure.unit?.symbol && rate === figure.rate && factor === figure.factor,
  );
  const told = (figure.unit !== null && !MARKED.has(figure.unit.symbol)) || figure.scaled;
  const called =
    isCapital(tokenAt(scan, from).text) && before.every((one) => isCapital(tokenAt(scan, one.from - 1).text));
  const enough = alike.length >= FEWEST || (before.length > 0 && figure.scaled);
  return enough && (told || (called && !TOPS.has(figure.value))) ? figure : null;
}

export function namedExtremes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, WORDS)) return mentions;
  const figures = mentions.filter(isFigure);
  return mentions.map((mention) => itemOf(scan, mention, figures) ?? mention);
}
