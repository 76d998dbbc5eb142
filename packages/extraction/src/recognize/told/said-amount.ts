/**
 * "Our income is 4,000; rent takes a quarter of the income, food a fifth of the income" → both of 4,000: a word for an amount means
 * the figure that it stands right in front of. Not "the number was 40 in May, 30 in June and half the number in July".
 */
import { DETERMINERS, POSSESSIVES, wordSet } from "../../lexicon/closed-class.ts";
import { CURRENCY_SIGNS } from "../../lexicon/units.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import type { Figure } from "../mention.ts";
import type { Reference } from "./reference.ts";
import { PRONOUNS, WHENS } from "./reference-words.ts";

/** They mean any figure in front, whatever it counts. */
const VAGUE = wordSet("number amount figure figures count value level size result same");
const NEAR = 4;

export function amountSaid(
  scan: Scan,
  { from, to }: Reference,
  figures: readonly Figure[],
  taken: (at: number) => boolean,
): Figure | null {
  const word = lowerAt(scan, to - 1);
  const none = [PRONOUNS, WHENS, VAGUE, DETERMINERS, POSSESSIVES].some((words) => words.has(word));
  const own = to - from <= 2 && isWordAt(scan, to - 1) && !none;
  const before = (figure: Figure, place: number): boolean => {
    const start = Math.max(figure.from - NEAR, figures[place - 1]?.to ?? 0);
    return (
      figure.to <= from &&
      scan.tokens.slice(start, figure.from).some(({ lower }, at) => lower === word && !taken(start + at))
    );
  };
  return (own && figures.find((figure, place) => before(figure, place))) || null;
}

/** "Revenue was $80m", "turnover 900k": the word has a figure of its own before a token. */
export function hasFigure(scan: Scan, word: string, end: number): boolean {
  return scan.tokens.slice(0, Math.max(0, end - 1)).some(({ lower }, at) => {
    const [one, two] = [at + 1, at + 2].map(
      (next) => isNumberAt(scan, next) || CURRENCY_SIGNS.has(lowerAt(scan, next)),
    );
    return lower === word && (one || (two && [":", "was", "is", "of", "were", "="].includes(lowerAt(scan, at + 1))));
  });
}
