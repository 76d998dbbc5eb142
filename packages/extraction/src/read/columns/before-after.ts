/**
 * Beside what was after, what stands behind "before" is when it was: "Group A averaged 12.1 s before training and 11.4 after; group B 12.3 and
 * 12.2" → Before · After, not Training. Not "the day before York sold 12", where nothing is after.
 */
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

/** The readings, the best with such a series so. */
export function withBeforeAfter(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const [first = "", second = "", more] = best?.reading.series ?? [];
  if (!best || more !== undefined || second.toLowerCase() !== "after" || !says(scan, ["before"])) return rows;
  const told = scan.text.toLowerCase();
  const behind = ["before ", "before the ", "before their "].some((lead) =>
    told.includes(`${lead}${first.toLowerCase()} `),
  );
  return behind && first !== ""
    ? [{ ...best, reading: { ...best.reading, series: ["Before", second] } }, ...others]
    : rows;
}
