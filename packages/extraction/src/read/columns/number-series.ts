/** A total in front of its parts names no series: "Total 21,000 = Jan 5,000 + Feb 7,000 + Mar 9,000" is of nothing called 21,000. */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const NUMBER = /^(?:total:? )?[$€£]?(?:\d{1,3}(?:[,. ]\d{3})+|\d{5,}|\d+(?:\.\d+)?%)$/iu; // catches "21,000" and "total 21,000", not "2024"

/** The readings, the best without such a name. */
export function withoutNumberSeries(_: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const [name = "", other] = best?.reading.series ?? [];
  return best && other === undefined && NUMBER.test(name)
    ? [{ ...best, reading: { ...best.reading, series: [""] } }, ...more]
    : rows;
}
