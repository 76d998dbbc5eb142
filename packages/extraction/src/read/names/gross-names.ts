/** Names that "gross" belongs to, with it: "Gross margin fell from 61% to 58%, net margin from 12% to 9%" → Gross margin, not Margin. */
import { grossTold } from "../../text/gross-told.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const GROSS = /\bgross\b/iu; // catches "Gross", not "grossed"

/** The readings, the best with such names. */
export function withGross({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || !GROSS.test(text)) return rows;
  const { series, points } = best.reading;
  const told = {
    series: series.map((name) => grossTold(text, name)),
    points: points.map((point) => (point.axis ? point : { ...point, name: grossTold(text, point.name) })),
  };
  return [{ ...best, reading: { ...best.reading, ...told } }, ...others];
}
