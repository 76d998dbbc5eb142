/** "Picks per hour: Ali 142, Bea 128; errors: Ali 3, Bea 1" → Picks per hour, errors: a series told by what it is counted for alone is told whole. */
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const HEAD = /(?:^|[;.\n] ?)(\p{L}[\p{L} ]{1,30} per (\p{L}+))(?= ?[:–—])/giu; // catches "Picks per hour" in front of ":", not in front of "Ali"

/** The readings, the best with such series whole. */
export function withPerHeads(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.series.length < 2 || !says(scan, ["per"])) return rows;
  const heads = new Map([...scan.text.matchAll(HEAD)].map(([, head = "", last = ""]) => [last.toLowerCase(), head]));
  const series = best.reading.series.map((name) => heads.get(name.toLowerCase()) ?? name);
  return [{ ...best, reading: { ...best.reading, series } }, ...others];
}
