/**
 * "One teacher for every eighteen children in Ash Ward, one for every twenty-two in Elm Ward" → 18 and 22: where it is always one,
 * for how many is what is compared. Not where it is one here and three there, nor "one for me".
 */
import { PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";
import { spelledFigureAt } from "../numbers/spelled-figure.ts";
import { aside } from "../place.ts";

const LINKS = wordSet("for per to");
const EACH = wordSet("every each");
const MOST_NOUNS = 2;
const LEAST = 2;

type One = { at: number; figure: Figure };

const numberAt = (scan: Scan, at: number): Figure | null =>
  isNumberAt(scan, at) ? figureAt(scan, at) : isWordAt(scan, at) ? spelledFigureAt(scan, at) : null;

/** "one teacher for every eighteen", "1 per 900". */
function oneAt(scan: Scan, at: number): One | null {
  if (lowerAt(scan, at) !== "one" && lowerAt(scan, at) !== "1") return null;
  let link = at + 1;
  while (link <= at + MOST_NOUNS && isWordAt(scan, link) && !PREPOSITIONS.has(lowerAt(scan, link))) link++;
  if (!LINKS.has(lowerAt(scan, link))) return null;
  const from = EACH.has(lowerAt(scan, link + 1)) ? link + 2 : link + 1;
  const plain = lowerAt(scan, link) !== "to" || link === at + 1;
  const figure = plain ? numberAt(scan, from) : null;
  return figure && figure.from === from && figure.value > 1 ? { at, figure: { ...figure, weak: false } } : null;
}

export function onePer(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, ["for", "per"])) return mentions;
  const ones = scan.tokens.flatMap((_, at) => oneAt(scan, at) ?? []);
  const others = mentions.filter(
    (mention) =>
      isFigure(mention) &&
      !ones.some(({ at, figure }) => mention.from === at || (mention.from < figure.to && mention.to > figure.from)),
  );
  const [one] = ones;
  const counted = others.filter((other): other is Figure => isFigure(other) && other.bare && other.value > 1);
  const once =
    one !== undefined &&
    EACH.has(lowerAt(scan, one.figure.from - 1)) &&
    counted.length === others.length &&
    counted.length > 0 &&
    counted.every(({ from }) => from > one.figure.to); // "one doctor for every 220 people in Austria, 300 in France"
  if (ones.length < LEAST && !once) return mentions;
  const toOne = (mention: Mention): boolean =>
    isFigure(mention) && mention.value === 1 && lowerAt(scan, mention.from - 1) === "to"; // "thirty-one to one"
  const free = mentions.filter(
    (mention) =>
      !toOne(mention) &&
      (!isFigure(mention) || others.includes(mention)) &&
      !ones.some(
        ({ at, figure: { from, to } }) =>
          (mention.from <= at && mention.to > at) || (mention.from < to && mention.to > from),
      ),
  );
  const told = ones.flatMap(({ at, figure }): Mention[] => [aside(scan, at, at + 1, "always one"), figure]);
  return [...free, ...told].sort((a, b) => a.from - b.from);
}
