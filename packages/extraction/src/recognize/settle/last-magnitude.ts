/**
 * A magnitude said in words with the last of a list alone goes for all of it: "Leeds 1.2, York 3.4 and Hull 5.6 million",
 * "Venus 108, Earth 150 and Mars 228 million km". Not where the numbers are of another size ("Leeds 800, York 900, London 9
 * million"), nor where each counts something of its own ("3 shops, 40 staff and 2 million customers").
 */
import { GROUP_WORDS } from "../../lexicon/number-words.ts";
import { isCapital } from "../../text/capital.ts";
import { lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { scaledValue } from "../numbers/figures.ts";

const GROUPS = ["thousand", "million", "billion", "trillion"];
const FEWEST = 3;
const LARGEST = 1000;
/** How many times the smallest number the largest may be. */
const APART = 30;
const ITEM = /^,? (?:and |& )?(?:\p{L}[\p{L}'’.-]* ){1,4}(?:(?:is|was|has|had|at|with|:) )?[$€£]?$/u; // catches ", York " and " and Italy ", not " shops, "

/** The figures of the list that ends in such a magnitude; none where there is none. */
function listOf({ text }: Scan, figures: readonly Figure[]): readonly Figure[] {
  let from = figures.length - 1;
  while (from > 0 && ITEM.test(text.slice(figures[from - 1]?.end, figures[from]?.start))) from--;
  return figures.slice(from);
}

export function lastMagnitude(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, GROUPS)) return mentions;
  const list = listOf(scan, mentions.filter(isFigure));
  const last = list.at(-1);
  const word = GROUPS.find((group) => [0, 1].some((back) => lowerAt(scan, (last?.to ?? 0) - 1 - back) === group));
  const factor = GROUP_WORDS.get(word ?? "") ?? 0;
  if (!last || list.length < FEWEST || factor === 0 || last.factor !== factor) return mentions;
  const others = list.slice(0, -1);
  const plain = others.every(
    ({ scaled, range, basis, value, unit }) =>
      !scaled &&
      !range &&
      !basis &&
      value > 0 &&
      value < LARGEST &&
      (unit === null || unit.symbol === last.unit?.symbol),
  );
  const sizes = [...others.map(({ value }) => value), last.value / factor];
  const alike = Math.max(...sizes) <= APART * Math.min(...sizes);
  const proper = list.every(({ from }) =>
    isCapital(tokenAt(scan, from - (lowerAt(scan, from - 1) === "has" ? 2 : 1)).text),
  );
  if (!plain || !alike || !(proper || last.unit)) return mentions;
  const { unit } = last;
  return mentions.map((mention) =>
    isFigure(mention) && others.includes(mention)
      ? { ...mention, value: scaledValue(mention.value, factor), factor, scaled: true, bare: false, unit }
      : mention,
  );
}
