/**
 * "HbA1c fell by 0.4 points on placebo, 0.9 on metformin and 1.3 on both" → -0.4, -0.9, -1.3; "weight fell 3 kg on A, 2 kg on B": where a text tells nothing but by how much something fell, each figure
 * is below nought, as shares are. Not "fell by 4 to 12", "fell by 3 in Leeds and rose by 2 in York" (which others read), nor "Ann lost 3 kg".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { CHANGE_NOUNS } from "../../lexicon/relation-words.ts";
import { CHANGE_UP } from "../../lexicon/verbs.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";

const FALLS =
  wordSet(`fell fall falls fallen dropped drop drops declined decline declines decreased decreases slipped shrank sank slid
  reduced lowered dipped plunged tumbled`);
const LIGHT = wordSet("just only nearly almost about around another further some over a an roughly");
const JOINS = wordSet(", ; and & while but whereas");
const LEVELS = wordSet("to from below behind times more less fewer ahead against");

const STAYING = wordSet("stayed stays remained remains held was were");

/** "stayed flat": nought, with a sign of its own. */
const isStill = ({ value, signed }: Figure): boolean => value === 0 && signed === true;

/** The token in front of a figure, small words skipped. */
function before(scan: Scan, { from }: Figure): number {
  let at = from - 1;
  while (LIGHT.has(lowerAt(scan, at))) at--;
  return at;
}

/** "fell by 4", and behind it ", 5", "and by 5": nothing but how far it fell. */
function isFall(scan: Scan, figure: Figure, first: boolean): boolean {
  const at = before(scan, figure);
  const by = lowerAt(scan, at) === "by";
  const { unit, basis, range, value, part, signed, to } = figure;
  if (unit?.symbol === "%" || basis || range || part || signed || value <= 0 || LEVELS.has(lowerAt(scan, to)))
    return false;
  const fell = FALLS.has(lowerAt(scan, by ? at - 1 : at));
  const amount = unit !== null && unit.symbol !== "times"; // "drops 3 times a day"
  return first ? fell && (by || amount) : by || fell || JOINS.has(lowerAt(scan, at));
}

/** Nothing else is done behind the first of them. */
const isSilent = (scan: Scan, mentions: readonly Mention[], from: number): boolean =>
  scan.tokens.slice(from).every(
    ({ lower }, at) =>
      !isWordAt(scan, from + at) ||
      STAYING.has(lower) ||
      mentions.some((mention) => from + at >= mention.from && from + at < mention.to) || // "May"
      FALLS.has(lower) ||
      (verbSense(lower) !== "verb" && !CHANGE_UP.has(lower)),
  );

export function fallsBy(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, FALLS)) return mentions;
  const figures = mentions.filter(isFigure).filter((figure) => !isStill(figure));
  const [first] = figures;
  if (!first || figures.length < 2 || !figures.every((figure) => isFall(scan, figure, figure === first)))
    return mentions;
  const symbols = new Set(figures.flatMap(({ unit }) => (unit ? [unit.symbol] : [])));
  const rises = scan.tokens.some(({ lower }) => CHANGE_UP.has(lower) || CHANGE_NOUNS.get(lower) === 1);
  if (symbols.size > 1 || rises || !isSilent(scan, mentions, first.to) || isNumberAt(scan, first.to)) return mentions;
  return mentions.map(
    (mention): Mention =>
      isFigure(mention) && !isStill(mention)
        ? { ...mention, value: -mention.value, signed: true, basis: { spans: [], how: "" } }
        : mention,
  );
}
