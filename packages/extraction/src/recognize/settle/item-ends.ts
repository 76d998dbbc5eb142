/**
 * A list whose items all end in their figure, but for one whose last word may count: "triage 12, x-ray 45, blood test 30,
 * doctor 95", "Fades 12 quid, Maria's 15, the salon on Mill Lane 22" → 30 and 22 are figures as well. Not "Ann 3, Bo 5,
 * room 12 closed".
 */
import { AUXILIARIES, PREPOSITIONS, PRONOUNS, wordSet } from "../../lexicon/closed-class.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";
import { type Item, itemsOf } from "./even-items.ts";

const REFERENCES = wordSet(
  "p pp page fig figure chapter section vol no nr number episode part version level rule article",
);
const TELLING = new Set([...AUXILIARIES, ...PRONOUNS, "it's", "that's", "i'm", "we're", "all"]);
const CLAUSES = wordSet("and but so while when where if as since because");

/** Words, then one figure, with or without its unit. */
const isModel = (scan: Scan, { from, to, inside }: Item): boolean => {
  const [figure] = inside;
  return inside.length === 1 && isFigure(figure) && isWordAt(scan, from) && figure.from > from && to - figure.to < 2;
};

const isNaming = (mention: Mention): boolean =>
  mention.kind === "name" || (mention.kind === "axis" && mention.family === "step");

/** Words that end in a number which alone is taken for a name or a place on an axis. */
function openEnd(scan: Scan, { from, to, inside }: Item): Mention | null {
  const last = inside.at(-1);
  const small = !last || !inside.every(isNaming) || last.to !== to || last.to - last.from !== 2;
  if (small || lowerAt(scan, to) === "(" || !isNumberAt(scan, to - 1) || tokenAt(scan, to - 1).text.length > 3)
    return null;
  const opens = lowerAt(scan, from);
  const led = PREPOSITIONS.has(opens) || CLAUSES.has(opens);
  const told = scan.tokens.slice(from, last.from).some(({ lower }) => TELLING.has(lower)); // "it's all in room 12"
  const whole = last.from > from || inside.length > 1; // "blood test 30", not "Test 30"
  return whole && !led && !told && !REFERENCES.has(lowerAt(scan, last.from)) ? last : null;
}

/** Only a comma or a semicolon parts two items. */
function isListed(scan: Scan, one: Item, two: Item): boolean {
  const [first, second] = one.from < two.from ? [one, two] : [two, one];
  return second.from - first.to < 3 && LISTS.has(lowerAt(scan, first.to));
}
const LISTS = wordSet(", ; and");

/** The mentions with such a number as a figure, and the word before it as a word. */
export function itemEnds(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const items = itemsOf(scan, mentions);
  const models = items.filter((item) => isModel(scan, item));
  const open = items.flatMap((item, at) => {
    const beside = [items[at - 1], items[at + 1]].some((one) => one && isModel(scan, one) && isListed(scan, item, one));
    return (beside && openEnd(scan, item)) || [];
  });
  const [mention] = open;
  const others = items.length - models.length - open.length;
  const last = items.at(-1)?.inside.at(-1) === mention;
  if (!mention || open.length > 1 || models.length < (last && others === 0 ? 2 : 3) || others > 1) return mentions;
  const figure = figureAt(scan, mention.to - 1);
  return figure?.from === mention.to - 1 ? mentions.map((one) => (one === mention ? figure : one)) : mentions;
}
