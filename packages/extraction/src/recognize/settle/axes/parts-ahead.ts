/**
 * Parts of a year told ahead of the one that has its year are of the same: "12 in March, 14 in April and 9 in May 2023", "10 in Q2, 12 in
 * Q3 and 15 in Q4 2023"; "12 in November, 9 in January 2023" begins in the year before. Not "Nov 2022 12, Dec 14", which goes on by itself.
 */
import type { Scan } from "../../../text/scan.ts";
import { type AxisMark, isAxis, type Mention } from "../../mention.ts";

const PARTS: ReadonlySet<string> = new Set(["month", "quarter", "season", "date"]);
/** Orders of parts without a year lie below, those with one above. */
const A_YEAR = 1000;

const isPart = (mention: Mention): mention is AxisMark => isAxis(mention) && PARTS.has(mention.family);

/** The mentions, such parts in their year. */
export function partsAhead(_: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const marks = mentions.filter(isAxis);
  const first = marks.findIndex(({ order }) => order > A_YEAR);
  const dated = marks[first];
  const ahead = marks.slice(0, first);
  if (!dated || !isPart(dated) || ahead.length === 0) return mentions;
  if (!ahead.every((mark) => mark.family === dated.family && mark.order < 1)) return mentions;
  let next = dated.order;
  const orders = new Map<Mention, number>();
  for (const mark of ahead.toReversed()) {
    const own = Math.floor(next) + mark.order;
    next = own < next ? own : own - 1;
    orders.set(mark, next);
  }
  return mentions.map((mention) => {
    const order = orders.get(mention);
    return order !== undefined && isAxis(mention) ? { ...mention, order } : mention;
  });
}
