/**
 * Who said yes and who said no go by these words, and not by what they said it to: "61% yes to the merger, 27% no" → Yes · No. Not "61% said yes
 * to tea, 27% yes to coffee", where what it was tells them apart.
 */
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const SAID = /\b(yes|no|aye|nay) (?:to|on) (?:the |a |an |our |my |it)?$/iu; // catches "yes to the " in front of "merger", not "yes to both the "
const LONE = /^(?:yes|no|aye|nay)$/iu; // catches "No", not "No idea"

/** The readings, the best with its answers named so. */
export function withYesAndNo(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || !says(scan, ["yes", "no", "aye", "nay"])) return rows;
  const { reading } = best;
  const { text } = scan;
  const lower = text.toLowerCase();
  const points = reading.points.map((point) => {
    const at = point.axis || point.name === "" ? -1 : lower.indexOf(point.name.toLowerCase());
    const said = at < 0 ? undefined : SAID.exec(text.slice(0, at))?.[1];
    return said ? { ...point, name: said } : point;
  });
  const names = points.map(({ name }) => name.toLowerCase());
  const some =
    names.filter((name) => LONE.test(name)).length > 1 && points.some((one, at) => one !== reading.points[at]);
  return some && new Set(names).size === names.length
    ? [{ ...best, reading: { ...reading, points } }, ...others]
    : rows;
}
