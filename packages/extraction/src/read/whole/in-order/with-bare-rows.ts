/** Where the best reading leaves out figures of rows that are only counted off or told by the same words, lists them all in one series or has gaps, they are a table. */
import { isFigure, type Mention } from "../../../recognize/mention.ts";
import type { Scan } from "../../../text/scan.ts";
import { type Ranked, rank } from "../../rank/score.ts";
import { bareRows } from "./bare-rows.ts";
import { keyedRows } from "./keyed-rows.ts";

/** The readings, before them that of such rows. */
export function withBareRows(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best] = rows;
  if (!best) return rows;
  const cells = best.reading.cells.flat();
  const starts = new Set(cells.map((cell) => cell?.spans[0]?.[0]));
  const full = best.reading.series.length > 1 && !cells.includes(null);
  const whole = full && mentions.every((one) => !isFigure(one) || starts.has(one.start));
  const reading = whole ? null : (bareRows(scan, mentions) ?? keyedRows(scan, mentions));
  if (!reading) return rows;
  const read = rank(reading, { figures: reading.figures, cost: 0, total: null, foreign: 0 });
  return [{ ...read, score: 0, rule: { place: 0, behind: 0 } }, ...rows];
}
