/**
 * A number behind a place that its own words tell apart counts who is there: "in the old class 22 passed and 3 failed; in the new class 19 and
 * 8", "at the north gate 310 came by bus". Not "the big room 12 had 40 guests, the small room 14 had 22", nor "gate 310".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { isAxis, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";

const WHOSE = wordSet("the our my his her their");
const FEWEST = 2;

/** "the north gate 310": a word of its own between "the" and the noun with the number. */
const isDescribed = (scan: Scan, { from, to }: Mention): boolean =>
  to === from + 2 && isNumberAt(scan, from + 1) && isWordAt(scan, from - 1) && WHOSE.has(lowerAt(scan, from - 2));

export function describedPlaces(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const places = mentions.filter(
    (one) => (one.kind === "name" || (isAxis(one) && one.family === "step")) && isDescribed(scan, one),
  );
  const [first] = places;
  if (!first || places.length < FEWEST) return mentions;
  const noun = lowerAt(scan, first.from);
  const told = new Set(places.map(({ from }) => lowerAt(scan, from - 1)));
  const counted = verbSense(lowerAt(scan, first.to)) !== null && !isNumberAt(scan, first.to + 1); // "22 passed and", not "12 had 40"
  if (!counted || told.size < places.length || places.some(({ from }) => lowerAt(scan, from) !== noun)) return mentions;
  return mentions.map((mention) =>
    places.includes(mention) ? (figureAt(scan, mention.from + 1) ?? mention) : mention,
  );
}
