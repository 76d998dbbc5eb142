/**
 * Two figures with a stroke between them go to the same columns in each row: "the split was 60/40 between men and women, in 2023 55/45" → men 55, women 45.
 * Not where each row is told the other way round, nor "60/40 …, 45-55 women to men".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const STROKE = /^[%°]? ?\/ ?$/u; // catches "/" and "% / ", not " and "

type Row = Reading["cells"][number];

/** Whether the two of a row stand in turn, the other way round, or are no such pair. */
function orderOf(text: string, [one, two]: Row): "turn" | "back" | null {
  const [first, second] = [one?.spans[0], two?.spans[0]];
  if (one?.kind !== "stated" || two?.kind !== "stated" || !first || !second) return null;
  const [left, right] = first[0] < second[0] ? [first, second] : [second, first];
  return STROKE.test(text.slice(left[1], right[0])) ? (left === first ? "turn" : "back") : null;
}

/** The readings, the best with such rows in the order of the first. */
export function withPairOrder({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (best?.reading.series.length !== 2 || !text.includes("/")) return rows;
  const { cells } = best.reading;
  const orders = cells.map((row) => orderOf(text, row));
  const [first] = orders;
  if (!first || orders.includes(null) || orders.every((order) => order === first)) return rows;
  const turned = cells.map((row, at) => (orders[at] === first ? row : row.toReversed()));
  return [{ ...best, reading: { ...best.reading, cells: turned } }, ...others];
}
