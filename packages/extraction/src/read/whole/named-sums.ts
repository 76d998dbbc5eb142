/** "Burger 12.50, fries 4, coke 3, subtotal 19.50": a point that goes by a word for a sum and adds up those in front of it is left out. */
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const SUMS = ["sum", "subtotal", "sub-total", "total", "totals", "summe", "gesamt", "altogether"];
const NAMED = /^(?:the |grand )?(?:sum|sub-?total|totals?|summe|gesamt|altogether)(?: sum)?$/iu; // catches "Subtotal", not "Total energy"
const NEAR = 0.005;
const FEWEST = 2;

/** The readings, the best without such a point. */
export function withoutNamedSums(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || !says(scan, SUMS) || best.reading.series.length > 1) return rows;
  const { points, cells } = best.reading;
  const at = points.findIndex(({ name }) => NAMED.test(name));
  const value = cells[at]?.[0]?.value ?? 0;
  const [start = 0] = cells[at]?.[0]?.spans[0] ?? [];
  const before = cells.filter((row, place) => place !== at && (row[0]?.spans[0]?.[0] ?? start) < start);
  const sum = before.reduce((all, row) => all + (row[0]?.value ?? 0), 0);
  if (at < 0 || before.length < FEWEST || Math.abs(sum - value) > Math.abs(value) * NEAR) return rows;
  const kept = <T>(items: readonly T[]): T[] => items.filter((_, place) => place !== at);
  const reading = {
    ...best.reading,
    points: kept(points),
    cells: kept(cells),
    figures: best.reading.figures.filter((figure) => figure.start !== start),
    whole: before.length === points.length - 1,
    notes: [...(best.reading.notes ?? []), `${points[at]?.name} is left out: it is the sum of the others.`],
  };
  return [{ ...best, reading }, ...others];
}
