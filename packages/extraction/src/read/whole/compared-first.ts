/**
 * What the others of a list are compared with is one of them, though it is told in another shape: "Stockholm takes $140 a
 * month. Compare that with $1,420 in Zurich and $610 in Dublin", "At nine storeys the tower outgrows the school (3) and
 * the clinic (5)". Where a reading of the text has all that the best has and this figure before it, that one is meant.
 */
import { isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const COMPARES =
  /(?<!\bto )\b[Cc]ompare(?: (?:that|this|it))? (?:with|to)\b|(?<!\bto )\b[Cc]ompare (?=\p{Lu})|\b[Cc]ompared (?:with|to)\b|\b(?:[Tt]hat['’]s|this is|it is|is) against\b|\bfollowed by\b|\bahead of\b|\bnot bad next to\b/u; // catches "Compare that with", not "allowed to compare bills"
const SURPASSES =
  /\b(?:leaves|beats|tops|dwarfs|outgrows|outdoes|outsells|outpaces|outscores|outperforms|outranks|outstrips|outweighs|outlives)\b/u; // catches "outgrows the school", not "outliers"

export const startOf = ({ cells }: Reading, at: number): number => cells[at]?.[0]?.spans[0]?.[0] ?? -1;

/** The names and figures of the best, behind one more. */
export const holdsMore = (longer: Reading, best: Reading): boolean =>
  longer.series.length === 1 &&
  longer.points.length === best.points.length + 1 &&
  best.points.every(
    ({ name }, at) => longer.points[at + 1]?.name === name && startOf(longer, at + 1) === startOf(best, at),
  );

/** The readings, first the one that holds what the others are compared with. */
export function withComparedFirst(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best] = rows;
  if (best?.reading.series.length !== 1 || best.reading.points.length < 2) return rows;
  if (best.reading.points.some(({ axis }) => axis)) return rows;
  const { text } = scan;
  if (!COMPARES.test(text) && !SURPASSES.test(text)) return rows;
  const first = Math.min(...best.reading.points.map((_, at) => startOf(best.reading, at)));
  const [figure, ...between] = mentions.filter(isFigure).filter(({ start }) => start < first);
  const rests = figure?.basis?.spans.some(([start]) => start >= first); // worked out from the others
  if (!figure || rests || between.length > 0) return rows;
  const link = text.slice(figure.end, first);
  if (!COMPARES.test(link) && !SURPASSES.test(link)) return rows;
  const whole = rows.find(({ reading }) => startOf(reading, 0) === figure.start && holdsMore(reading, best.reading));
  return whole ? [{ ...whole, rule: { place: 0, behind: 0 } }, ...rows.filter((row) => row !== whole)] : rows;
}
