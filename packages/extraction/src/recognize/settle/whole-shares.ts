/** "Phones 68%, laptops 27%. Tablets? A lonely 5." → 5%: bare numbers that make up 100 with the shares beside them are shares too. */
import type { Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";

const FEWEST = 3;
/** What rounding may leave of 100. */
const SLACK = 0.05;

export function wholeShares(_: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const { unit, from: first = 0 } = figures.find((figure) => figure.unit?.symbol === "%") ?? {};
  if (!unit || figures.length < FEWEST) return mentions;
  const open = figures.filter(
    ({ bare, weak, scaled, value, from }) => bare && !weak && !scaled && value > 0 && from > first, // not "at 16, 41%"
  );
  const shares = figures.filter((figure) => figure.unit?.symbol === "%");
  const whole = [...shares, ...open].reduce((sum, { value }) => sum + value, 0);
  const all = shares.length + open.length === figures.length;
  if (open.length === 0 || !all || Math.abs(whole - 100) > SLACK) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && open.includes(mention) ? { ...mention, unit, bare: false } : mention,
  );
}
