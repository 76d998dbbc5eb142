/** "How many could swim 25 metres? At Christmas 6, by Easter 13": the size in a question is no answer. Not "Who won? Ann with 12". */
import type { Scan } from "../text/scan.ts";
import { isFigure, type Mention } from "./mention.ts";
import { aside } from "./place.ts";

const QUESTION = /^(?:how (?:many|much)|who)\b[^?.!\n]*\?/i; // catches "How many could swim 25 metres?", not "How odd! 3 of 4?"
const FEWEST = 2;

export function askedSizes(scan: Scan, mentions: readonly Mention[]): Mention[] {
  const end = QUESTION.exec(scan.text)?.[0].length ?? 0;
  const figures = mentions.filter(isFigure);
  const [size, ...others] = figures;
  const unit = size?.unit?.kind === "measure" ? size.unit.symbol : null;
  const answered = others.length >= FEWEST && others.every(({ start }) => start > end);
  if (!size || !unit || size.end > end || !answered || others.some((other) => other.unit?.symbol === unit))
    return [...mentions];
  return mentions.map((mention) => (mention === size ? aside(scan, size.from, size.to, "what was asked") : mention));
}
