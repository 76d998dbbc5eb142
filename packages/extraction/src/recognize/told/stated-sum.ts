/**
 * "Out of 64 eggs, 41 hatched on day 21, nine more on day 22, two on day 23 and a dozen never did": where the parts come to the
 * whole just as they are told, "more" tells none of them from the one in front of it.
 */
import { wholeAside } from "../../read/shapes/counts.ts";
import { type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";

const CUES = ["more", "another", "further", "additional", "extra"];
const LEAST = 3;

const sumOf = (figures: readonly Figure[]): number => figures.reduce((sum, { value }) => sum + value, 0);

export function statedSum(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES)) return mentions;
  const figures = mentions.filter(isFigure);
  const aside = wholeAside(scan, mentions);
  const [first] = figures;
  const parts = aside ? figures : figures.slice(1);
  const whole = aside ?? first;
  const plain = parts.every(({ basis, unit, value }) => !basis && unit?.symbol !== "%" && value > 0);
  if (!whole || parts.length < LEAST || !plain || Math.abs(sumOf(parts) - whole.value) > 1e-6) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && parts.includes(mention) ? { ...mention, basis: { spans: [], how: "" } } : mention,
  );
}
