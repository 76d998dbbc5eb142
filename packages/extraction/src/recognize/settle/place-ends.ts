/**
 * What follows a figure in a sentence and ends in a number is an item of its own, however its last word may count: "The fair drew 300 people, the village
 * hall 85 and the tea room 40", "The square saw 610 and Mill Lane 75" → 85 and 75 are figures as well. Not "in room 12", "Ward 4 saw 120, Ward 5
 * 90", nor "at Mill Lane 75".
 */
import { AUXILIARIES, PREPOSITIONS, PRONOUNS, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { isCapitalAt, isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";

const OPENS = wordSet(", ; and while but");
const ENDS = wordSet(", ; . ! ) and while but"); // not "?": the answer follows
const OWNERS = wordSet("the our my their his her its");
/** Words of an item in front of its number. */
const MOST = 5;
const FEWEST = 2;

/** Where the item begins that ends in the number of a label: behind a comma or "and"; null where it holds more than a name. */
function startOf(scan: Scan, last: number): number | null {
  let from = last;
  while (from > last - MOST && isWordAt(scan, from - 1) && !OPENS.has(lowerAt(scan, from - 1))) from--;
  if (!OPENS.has(lowerAt(scan, from - 1))) return null;
  const words = scan.tokens.slice(from, last);
  const plain = words.every(
    ({ lower }, at) =>
      !PREPOSITIONS.has(lower) &&
      !AUXILIARIES.has(lower) &&
      !PRONOUNS.has(lower) &&
      (at === 0 || verbSense(lower) !== "verb"),
  );
  const owned = OWNERS.has(lowerAt(scan, from));
  const named = words.every((_, at) => isCapitalAt(scan, from + at));
  return plain && words.length >= (owned ? FEWEST + 1 : FEWEST) && (owned || named) ? from : null;
}

/** The mentions with such numbers as figures. */
export function placeEnds(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const first = mentions.find(isFigure);
  const labels = mentions.filter(({ kind, from, to }) => kind === "name" && to - from === 2);
  if (!first || labels.length === 0) return mentions;
  return mentions.map((mention) => {
    const { from, to } = mention;
    if (!labels.includes(mention) || from < first.to || !ENDS.has(lowerAt(scan, to) || ".")) return mention;
    const noun = lowerAt(scan, from);
    const start = startOf(scan, to - 1);
    if (start === null) return mention;
    const named = isCapitalAt(scan, start);
    const again = named && labels.some((one) => one !== mention && lowerAt(scan, one.from) === noun); // "Mill Lane 4 and Mill Lane 75"
    const figure = again ? null : figureAt(scan, to - 1);
    return figure?.from === to - 1 && figure.bare ? figure : mention;
  });
}
