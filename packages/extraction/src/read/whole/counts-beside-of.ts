/**
 * What is only counted stands apart from what is measured "of": "12 kg of potatoes, 4 of carrots and 2 pumpkins" → potatoes and carrots, since the pumpkins are
 * told in no kilos. Not "12 kg of potatoes, 4 carrots", of which one alone is so, nor where each has its
 * unit.
 */
import type { Figure } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import { withoutPoint } from "./without-point.ts";

const OF = /^ ?(?:\p{L}{1,9} )?of (?!them\b|those\b|which\b|whom\b|it\b|us\b)/iu; // catches " of carrots" and " kg of potatoes", not " of them"
const NOUN = /^ (?!of\b|in\b|on\b|at\b|to\b|for\b|from\b|by\b|and\b|or\b|%|per\b)\p{L}{3,}/iu; // catches " pumpkins", not " in Leeds"
const FEWEST = 2;

/** The places of what is only counted; none where the text tells no such list. */
function countedAt(text: string, { cells, figures }: Reading): number[] {
  const shown = cells.map(([cell]): Figure | undefined => figures.find(({ start }) => start === cell?.spans[0]?.[0]));
  const isOf = (figure: Figure | undefined): boolean => figure !== undefined && OF.test(text.slice(figure.end));
  const [first] = shown;
  const elided = shown.some((figure) => figure?.bare && isOf(figure)); // "40 kg of flour, 12 kg of butter and 300 eggs" says of each what it is
  if (first?.unit?.kind !== "measure" || !isOf(first) || !elided || shown.filter(isOf).length < FEWEST) return [];
  const others = shown.flatMap((figure, at) => (isOf(figure) ? [] : [at]));
  const plain = others.every((at) => {
    const one = shown[at];
    return (
      one &&
      !one.basis &&
      Number.isInteger(one.value) &&
      (one.bare || !one.unit) &&
      NOUN.test(text.slice(one.numberEnd))
    );
  });
  return plain ? others : [];
}

/** The readings, the best without such points. */
export function withoutCountsBesideOf({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { reading } = best ?? {};
  if (!best || !reading || reading.series.length > 1 || reading.points.length <= FEWEST || !text.includes(" of "))
    return rows;
  if (reading.points.some(({ axis }) => axis)) return rows;
  const counted = countedAt(text, reading);
  if (counted.length === 0) return rows;
  const left = counted.toReversed().reduce(withoutPoint, reading);
  const unit = left.figures.find((figure) => figure.unit)?.unit ?? null;
  return [{ ...best, reading: { ...left, units: [unit] } }, ...others];
}
