/** "Dana 84k (target 80k), Luis 71k (target 90k)": beside what was aimed at stands what was reached, no whole. */
import { wordSet } from "../../lexicon/closed-class.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const AIMS = wordSet("target targets tgt budget budgeted bud plan planned quota goal forecast fcst objective aim sla");

const SELVES = wordSet("we us i me");

/** The readings, the best with "Actual" in the place of a series that the text has no word for. */
export function withActual(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const [first = "", second = "", ...more] = best?.reading.series ?? [];
  if (!best || more.length > 0 || !AIMS.has(second.toLowerCase())) return rows;
  const own = first.toLowerCase();
  const isOne = best.reading.points.some(({ name }) => name.toLowerCase() === own); // "Leads: 412 (target 400). Demos: 38 (target 50)"
  if (!(isOne || SELVES.has(own) || (first === "All" && !scan.words.has("all")))) return rows;
  return [{ ...best, reading: { ...best.reading, series: ["Actual", second] } }, ...others];
}
