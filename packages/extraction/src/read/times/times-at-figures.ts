/**
 * A time right in front of a figure names it: "reached 412m in H1 (H1 2023: 388m)" → H1 2023 388m, H1 412m, whatever the ranks make of it. Not
 * "2023: up to 412m", nor where both stand between times.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

/** The readings, the best with two times turned where the one in front of a figure is the other's. */
export function withTimesAtFigures({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { points = [], cells = [] } = best?.reading ?? {};
  const [one, two] = points;
  if (!best || !one?.axis || !two?.axis || points.length !== 2 || !text.includes("(")) return rows;
  const starts = cells.map(([cell]) => cell?.spans[0]?.[0] ?? 0);
  const told = (name: string, start = 0): boolean => text.slice(0, start).endsWith(`(${name}: `);
  const [first, second] = starts;
  const turned = told(one.name, second) || told(two.name, first);
  if (!turned || told(one.name, first) || told(two.name, second)) return rows;
  return [{ ...best, reading: { ...best.reading, cells: cells.toReversed() } }, ...more];
}
