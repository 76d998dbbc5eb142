/**
 * A series that is below nought at first and above it later is of what was had, not of what was owed: "Net debt of £2m in 2016 improved to net
 * cash of £3m in 2017" → Net cash; "a loss of £3m turned into a profit of £2m" → Profit. Not "losses of £3m, then £2m", nor "Profit/loss",
 * which has both.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const GAINS: readonly (readonly [loss: string, gain: string])[] = [
  ["net debt", "net cash"],
  ["net debt", "net funds"],
  ["deficit", "surplus"],
  ["net outflow", "net inflow"],
  ["loss", "profit"],
];

/** The readings, the best under the name of what was had. */
export function withGainNames({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const [name, more] = best?.reading.series ?? [];
  if (!best || name === undefined || more !== undefined) return rows;
  const values = best.reading.cells.flatMap(([cell]) => (cell ? [cell.value] : []));
  if (!values.some((value) => value < 0) || !values.some((value) => value > 0)) return rows;
  if (best.reading.points.some(({ axis }) => !axis)) return rows;
  const lower = text.toLowerCase();
  const said = name === "" ? lower.replace(/^(?:an?|the|its|our) /u, "").slice(0, 40) : name.toLowerCase(); // catches "a ", not "area"
  const pair = GAINS.find(
    ([loss, gain]) =>
      (name === "" ? said.startsWith(loss) : said.endsWith(loss)) && lower.includes(gain) && !said.includes(gain),
  );
  if (!pair) return rows;
  const [loss, gain] = pair;
  const told = name === "" ? gain : name.slice(0, name.length - loss.length) + gain;
  const series = [told.charAt(0).toUpperCase() + told.slice(1)];
  const shape = best.reading.shape === "timeline" ? "linked" : best.reading.shape; // of which the title would ask what was told first
  return [{ ...best, reading: { ...best.reading, shape, series } }, ...others];
}
