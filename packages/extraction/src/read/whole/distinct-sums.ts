/**
 * A level that is exactly the sum of the three or more behind it is their total, whatever it goes by, where the figures are too fine
 * to add up by chance: "Revenue was $64.7bn. Cloud brought in $28.5bn, Office $20.3bn and Personal Computing $15.9bn" → without
 * Revenue. Not "Ann 120, Bo 50, Cy 40, Di 30", whose tens may do so.
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { withoutPoint } from "./without-point.ts";

const FEWEST = 3;
/** How many of the smallest step of its parts a sum has at least. */
const FINE = 300;
const DECIMALS = 6;

/** What a total says of its parts; "Germany" and "Acme" say nothing. */
const SUMMED =
  wordSet(`revenue revenues sales income turnover spending expenditure budget costs cost exports imports output production
  emissions deaths births visitors visits population funding donations profit profits takings receipts debt loans investment`);
const measureOf = (name = ""): string | null =>
  SUMMED.has(name.toLowerCase().split(" ").at(-1) ?? "") ? name.toLowerCase() : null;

/** The smallest step in which all values are told: 0.1 for 28.5, 1000 for 64,000. */
function stepOf(values: readonly number[]): number {
  let step = 10 ** -DECIMALS;
  const isWhole = (of: number): boolean =>
    values.every((value) => Math.abs(value / of - Math.round(value / of)) < 10 ** -DECIMALS);
  while (step < Math.max(...values) && isWhole(step * 10)) step *= 10;
  return step;
}

/** How many behind the first add up to it; 0 where none do. */
function partsOf([whole = 0, ...values]: readonly number[]): number {
  let sum = 0;
  for (const [at, value] of values.entries()) {
    if (!(value > 0)) return 0;
    sum += value;
    const parts = values.slice(0, at + 1);
    const step = stepOf(parts);
    if (parts.length >= FEWEST && Math.abs(sum - whole) < step / 10) return whole / step >= FINE ? parts.length : 0;
    if (sum > whole) return 0;
  }
  return 0;
}

const APART = /[.:;!?](?:\s|$)/u; // catches the stop of "$64.7bn. Cloud", not the comma of "4,650 tonnes, small ones"

/** The readings, the best without such a level. */
export function withoutDistinctSums({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.series.length > 1 || best.reading.points.length <= FEWEST) return rows;
  const { points, cells, figures } = best.reading;
  if (best.selection.total || best.reading.whole || figures.some(({ part }) => part)) return rows; // the total is another
  if (points.some(({ axis }) => axis) || cells.some(([cell]) => cell?.kind !== "stated")) return rows;
  if (best.reading.whole || figures.some(({ part }) => part)) return rows; // "half by ship, a quarter by rail, an eighth each by road and air"
  const [[, end] = [0, 0], [next] = [0, 0]] = cells.map(([cell]) => cell?.spans[0] ?? ([0, 0] as const));
  if (!APART.test(text.slice(end, next))) return rows;
  const parts = partsOf(cells.map(([cell]) => cell?.value ?? 0));
  if (parts === 0) return rows;
  const [start] = cells[0]?.[0]?.spans[0] ?? [];
  const reading = {
    ...withoutPoint(best.reading, 0),
    measure: best.reading.measure ?? measureOf(points[0]?.name),
    whole: parts === points.length - 1,
  };
  const total = figures.find((figure) => figure.start === start) ?? null;
  return [{ ...best, reading, selection: { ...best.selection, total } }, ...others];
}
