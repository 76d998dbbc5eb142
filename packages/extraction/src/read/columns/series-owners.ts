/** Two series told by their owners: "Tom's weight: May 91, June 89. Ann's: 64, 63" → Tom · Ann, of their weight. */
import type { Scan } from "../../text/scan.ts";
import { ownerOf } from "../names/owners.ts";
import type { Ranked } from "../rank/score.ts";

const OWNS = ["'", "’"];

/** The readings, the best with its first series cut to the owner. */
export function withSeriesOwners({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { series = [], measure } = best?.reading ?? {};
  const [, ...others] = series;
  const owned =
    others.length > 0 &&
    others.every((name) => OWNS.some((mark) => ` ${text.toLowerCase()}`.includes(` ${name.toLowerCase()}${mark}`)));
  const told = owned ? ownerOf(text, series) : null;
  if (!best || !told) return rows;
  const named = { series: [told.name, ...series.slice(1)], measure: measure ?? told.owned };
  return [{ ...best, reading: { ...best.reading, ...named } }, ...more];
}
