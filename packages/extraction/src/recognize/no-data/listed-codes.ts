/** "Please sign off invoices 2231, 2232 and 2240": numbers close to each other behind things that have numbers are codes. Not "orders 1,231 and 2,240". */
import { IDENTIFIER_NOUNS, SHY_IDENTIFIER_NOUNS } from "../../lexicon/identifier-nouns.ts";
import { singular } from "../../lexicon/morphology.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { withFiguresAside } from "../place.ts";

const PLAIN = /^\d{4,}$/u; // catches "2231", not "223" or "2,231"
const BETWEEN: ReadonlySet<string> = new Set([",", "and", "&", "or"]);
/** Codes given one after the other differ by little. */
const NEAR = 0.05;

const isListed = (scan: Scan, { to }: Figure, next: Figure | undefined): boolean =>
  next === undefined || (next.from - to <= 2 && BETWEEN.has(lowerAt(scan, to)));

export function listedCodes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const [first] = figures;
  const plural = lowerAt(scan, (first?.from ?? 0) - 1);
  const noun = singular(plural);
  if (!first || noun === plural || !(IDENTIFIER_NOUNS.has(noun) || SHY_IDENTIFIER_NOUNS.has(noun))) return mentions;
  const plain = figures.every(({ start, end }) => PLAIN.test(scan.text.slice(start, end)));
  const values = figures.map(({ value }) => value);
  const near = Math.max(...values) - Math.min(...values) < Math.max(...values) * NEAR;
  const listed = figures.every((figure, at) => isListed(scan, figure, figures[at + 1]));
  if (figures.length < 2 || !plain || !near || !listed) return mentions;
  return withFiguresAside(scan, mentions, "a code or number of a thing");
}
