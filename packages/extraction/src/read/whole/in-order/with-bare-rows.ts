/** Where the best reading leaves out figures of rows that are only counted off or told by the same words, or lists them all in one series, they are a table. */
import { isFigure, type Mention } from "../../../recognize/mention.ts";
import type { Scan } from "../../../text/scan.ts";
import { type Ranked, rank } from "../../rank/score.ts";
import { bareRows } from "./bare-rows.ts";
import { keyedRows } from "./keyed-rows.ts";

/** The readings, before them that of such rows. */
export function withBareRows(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best] = rows;
  if (!best) return rows;
  const starts = new Set(best.reading.cells.flatMap((row) => row.map((cell) => cell?.spans[0]?.[0])));
  const whole = best.reading.series.length > 1 && mentions.every((one) => !isFigure(one) || starts.has(one.start));
  const reading = whole ? null : (bareRows(scan, mentions) ?? keyedRows(scan, mentions));
  if (!reading) return rows;
  const read = rank(reading, { figures: reading.figures, cost: 0, total: null, foreign: 0 });
  return [{ ...read, score: 0, rule: { place: 0, behind: 0 } }, ...rows];
}
