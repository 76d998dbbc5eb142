/**
 * A magnitude said in words with the last of a list alone goes for all of it: "Leeds 1.2, York 3.4 and Hull 5.6 million",
 * "Venus 108, Earth 150 and Mars 228 million km". Not where the numbers are of another size ("Leeds 800, York 900, London 9
 * million"), nor where each counts something of its own ("3 shops, 40 staff and 2 million customers").
 */
import { SCALES } from "../../lexicon/number-words.ts";
import { isCapital } from "../../text/capital.ts";
import { lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { scaledValue } from "../numbers/figures.ts";

const GROUPS = ["thousand", "million", "billion", "trillion", "thousands", "millions", "billions", "lakhs", "crores"];
const FEWEST = 3;
const LARGEST = 1000;
/** How many times the smallest number the largest may be. */
const APART = 30;
const ITEM = /^,? (?:and |& )?(?:\p{L}[\p{L}'’.-]* ){1,4}(?:(?:is|was|has|had|at|with|:) )?[$€£]?$/u; // catches ", York " and " and Italy ", not " shops, "

/** The same behind years, which no names part: "in 2021 was 7 and in 2022 was 11 millions". */
const YEARS =
  /^,? (?:and |& )?(?:in )?(?:the )?(?:year )?(?:19|20)\d\d ?(?:(?:it )?(?:is|was|were|has|had|were there|there were) |[:–-] ?)?[$€£]?$/iu; // catches " and in 2022 was ", not " shops, 2022 "

/** The figures of the list that ends in such a magnitude; none where there is none. */
function listOf({ text }: Scan, figures: readonly Figure[]): readonly Figure[] {
  let from = figures.length - 1;
  const between = (at: number): string => text.slice(figures[at - 1]?.end, figures[at]?.start);
  const item = YEARS.test(between(from)) ? YEARS : ITEM;
  while (from > 0 && item.test(between(from))) from--;
  return figures.slice(from);
}

export function lastMagnitude(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, GROUPS)) return mentions;
  const list = listOf(scan, mentions.filter(isFigure));
  const last = list.at(-1);
  const word = GROUPS.find((group) => [0, 1].some((back) => lowerAt(scan, (last?.to ?? 0) - 1 - back) === group));
  const factor = SCALES.get(word ?? "") ?? 0;
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
  const dated = YEARS.test(scan.text.slice(list.at(-2)?.end, last.start));
  const proper = list.every(({ from }) =>
    isCapital(tokenAt(scan, from - (lowerAt(scan, from - 1) === "has" ? 2 : 1)).text),
  );
  if (!plain || !alike || !(proper || dated || last.unit)) return mentions;
  const { unit } = last;
  return mentions.map((mention) =>
    isFigure(mention) && others.includes(mention)
      ? { ...mention, value: scaledValue(mention.value, factor), factor, scaled: true, bare: false, unit }
      : mention,
  );
}
