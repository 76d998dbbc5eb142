/**
 * Where the second row tells whom or where it is of, so does the first: "mean pain scores in the treatment arm were 6.1, 4.8 and 3.9, as against
 * 6.3, 6.0 and 5.7 on placebo" → Treatment arm · Placebo. Not "scores in May were 6, 5 and 4, costs 3, 2 and 1".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const PLACING = "(?:in|on|at|among|for|under|with|by|from)";
const AHEAD = new RegExp(
  ` ${PLACING} (?:the |our |its )?(\\p{L}[\\p{L}'’-]*(?: \\p{L}[\\p{L}'’-]*){0,2}) (?:was|were|is|are|averaged|stood at|came to|ran at|totalled) \\p{Sc}?$`,
  "u",
); // catches " in the treatment arm were ", not " were "
const WHERE = new RegExp(`^ ${PLACING} (?:the |our |its )?`, "u"); // catches " in the ", not " were "
const BEHIND = new RegExp(`^[%\\p{L}]{0,3} ${PLACING} (?:the |our |its )?`, "u"); // catches " on ", not ", "

/** The readings, the best with its first series so. */
export function withWhereTold({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (best?.reading.series.length !== 2) return rows;
  const { series, cells, measure } = best.reading;
  const [first = "", second = ""] = series;
  const opener = Math.min(...cells.map((row) => row[0]?.spans[0]?.[0] ?? text.length));
  const last = Math.max(...cells.map((row) => row[1]?.spans[0]?.[1] ?? 0));
  const lead = text.slice(0, opener);
  const [told = "", name = ""] = AHEAD.exec(lead) ?? [];
  const ahead = lead.slice(0, lead.length - told.length).toLowerCase();
  const own = first.toLowerCase().indexOf(WHERE.exec(told.toLowerCase())?.[0] ?? "\n"); // "mean prices in the north"
  const measured = own > 0 ? first.slice(0, own) : first;
  const stands = ahead.endsWith(measured.toLowerCase());
  const behind = BEHIND.exec(text.slice(last))?.[0].length ?? 0;
  const placed =
    behind > 0 &&
    text
      .slice(last + behind)
      .toLowerCase()
      .startsWith(second.toLowerCase());
  if (name === "" || !stands || !placed) return rows;
  return [{ ...best, reading: { ...best.reading, series: [name, second], measure: measure ?? measured } }, ...others];
}
