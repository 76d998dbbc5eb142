/**
 * What others are compared with is told among them: "At nine storeys the timber tower outgrows the school (3), the clinic (5)
 * and the old brewery (7)" → 9, 3, 5 and 7. Where the best reading leaves the first figure out, and another reading has it and
 * all the others as they are. Not "310 came, against 280 in May", nor where nothing is compared.
 */
import { isFigure, type Mention } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";
import type { Reading } from "./reading.ts";
import type { Ranked } from "./score.ts";

const COMPARED =
  /\b(?:compare[sd]?|ahead of|beats?|outgrows?|outruns?|outdoes|dwarfs|tops|leaves|against|next to|followed by)\b/iu; // catches "outgrows" and "compared", not "comparable"
const FURTHEST = 5;
const FEWEST = 2;

const startsOf = ({ cells }: Reading): readonly number[] =>
  cells.map(([cell]) => (cell?.kind === "stated" ? (cell.spans[0]?.[0] ?? -1) : -1));

/** The one point of another reading that stands in front of all that the best has, where it has these under the same names. */
function leadOf(best: Reading, other: Reading, first: number): number {
  if (other.series.length !== 1 || other.points.length !== best.points.length + 1) return -1;
  const starts = startsOf(other);
  const at = starts.indexOf(first);
  const same = startsOf(best).every((start, place) => {
    const there = starts.indexOf(start);
    return there >= 0 && other.points[there]?.name.toLowerCase() === best.points[place]?.name.toLowerCase();
  });
  return same && !other.points[at]?.axis ? at : -1;
}

export function withComparedFirst(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const [first, second] = mentions.filter(isFigure);
  if (!best || !first || !second || first.basis || best.reading.series.length !== 1) return rows;
  const { reading } = best;
  const starts = startsOf(reading);
  const left = reading.points.length >= FEWEST && !starts.includes(first.start) && Math.min(...starts) === second.start;
  if (!left || reading.points.some(({ axis }) => axis) || !COMPARED.test(scan.text.slice(first.end, second.start)))
    return rows;
  for (const other of others) {
    const at = leadOf(reading, other.reading, first.start);
    const [point, row] = [other.reading.points[at], other.reading.cells[at]];
    if (!point || !row || point.name.trim() === "" || (best.odds ?? 0) - (other.odds ?? 0) > FURTHEST) continue;
    const whole: Reading = {
      ...reading,
      points: [point, ...reading.points],
      cells: [row, ...reading.cells],
      figures: [first, ...reading.figures],
    };
    return [{ ...best, reading: whole }, ...rows];
  }
  return rows;
}
