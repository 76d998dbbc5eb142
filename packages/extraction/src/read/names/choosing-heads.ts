/**
 * A verb of choosing in front of what was chosen says no more than the others do: "41% picked health, compared with 23% favoring schools,
 * 21% naming roads and 11% going with parks" → Health · Schools · Roads · Parks. Not "30% naming ceremonies".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const CHOOSING =
  /^(?:favou?ring|picking|choosing|naming|citing|selecting|preferring|mentioning|opting for|going (?:with|for)|voting for|pointing to|pointed to|said|cited|named|picked|chose|mentioned|selected) (?:the )?(?=\p{L})/iu; // catches "favoring " and "going with the ", not "naming" alone
const FEWEST = 3;

/** The readings, the best without such verbs. */
export function withoutChoosing(_: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.series.length > 1 || best.reading.points.length < FEWEST) return rows;
  const { reading } = best;
  if (reading.figures.some(({ unit }) => unit?.symbol !== "%")) return rows;
  const points = reading.points.map((point) =>
    point.axis ? point : { ...point, name: point.name.replace(CHOOSING, "") },
  );
  const same = points.every(({ name }, at) => name === reading.points[at]?.name);
  const names = new Set(points.map(({ name }) => name.toLowerCase()));
  return same || names.size < points.length ? rows : [{ ...best, reading: { ...reading, points } }, ...others];
}
