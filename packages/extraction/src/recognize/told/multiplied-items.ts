/**
 * "Rents rose 20%, wages 5% and energy bills doubled" → 100 %: where a text tells changes in percent alone, what has doubled,
 * tripled or halved is told by its own change too. Not "sales rose 20% and doubled again", "rose 20% to 400, profit doubled".
 */
import {
  ADVERBS,
  AUXILIARIES,
  HEDGES,
  PREPOSITIONS,
  PRONOUNS,
  wordNumbers,
  wordSet,
} from "../../lexicon/closed-class.ts";
import { isWordAt, lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import { type Figure, isAxis, isFigure, isWorkedOut, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";
import { changeKindOf, ends } from "./still-items.ts";

const PERCENTS = wordNumbers({
  100: "doubled doubles",
  200: "tripled triples trebled trebles",
  300: "quadrupled quadruples",
  "-50": "halved halves",
});
const WORDS = new Set(PERCENTS.keys());
const BETWEEN = wordSet("more than even also all both each simply practically basically just");
const AGAIN = wordSet("then again since subsequently");
const SIZES = wordSet("price value cost size number"); // "have doubled in price"

/** Who doubled is said in front of it in its own clause, or when behind it. */
function isOwnItem(scan: Scan, mentions: readonly Mention[], at: number): boolean {
  let back = at - 1;
  while ([AUXILIARIES, ADVERBS, HEDGES, BETWEEN].some((words) => words.has(lowerAt(scan, back)))) {
    if (AGAIN.has(lowerAt(scan, back))) return false;
    back--;
  }
  const word = lowerAt(scan, back);
  const named = isWordAt(scan, back) && !PRONOUNS.has(word) && !["and", "but", "or", "which", "that"].includes(word);
  return named || mentions.some((mention) => isAxis(mention) && mention.from === at + 2);
}

function multipliedAt(scan: Scan, mentions: readonly Mention[], at: number): number {
  const percent = PERCENTS.get(lowerAt(scan, at)) ?? 0;
  if (percent === 0 || !ends(scan, at + 1) || ["to", "from"].includes(lowerAt(scan, at + 1))) return 0;
  const placed = PREPOSITIONS.has(lowerAt(scan, at + 1)) && !isWordAt(scan, at - 1);
  return isOwnItem(scan, mentions, at) && !(placed && at === 0) ? percent : 0;
}

/** Changes in percent, the first of them told by its verb; parts in words behind "by" alone. */
function areChanges(scan: Scan, figures: readonly Figure[]): boolean {
  const kinds = figures.map((figure) => changeKindOf(scan, figure));
  const plain = figures.every(
    (figure) =>
      figure.unit?.symbol === "%" &&
      !isWorkedOut(figure) &&
      !figure.range &&
      (!figure.part || lowerAt(scan, figure.from - 1) === "by"),
  );
  return plain && kinds[0] === 1 && !kinds.includes(-1);
}

/** The mentions, with the change of each that has doubled, tripled or halved. */
export function multipliedItems(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, WORDS)) return mentions;
  const figures = mentions.filter(isFigure).filter(({ value }) => value !== 0); // "water flat"
  const [first] = figures;
  if (!first || !areChanges(scan, figures)) return mentions;
  const items = scan.tokens.flatMap((_, at): Figure[] => {
    const value = multipliedAt(scan, mentions, at);
    if (value === 0 || mentions.some(({ from, to }) => from <= at && to > at)) return [];
    const to = SIZES.has(lowerAt(scan, at + 2)) && lowerAt(scan, at + 1) === "in" ? at + 3 : at + 1;
    return [
      {
        kind: "figure",
        ...placeOf(scan, at, to),
        value,
        unit: first.unit,
        scaled: false,
        bare: false,
        weak: false,
        signed: true,
        numberEnd: tokenAt(scan, to - 1).end,
        basis: { spans: [], how: "" },
      },
    ];
  });
  return items.length === 0 ? mentions : [...mentions, ...items].sort((a, b) => a.from - b.from);
}
