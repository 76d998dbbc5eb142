/**
 * Columns headed by what is measured and its unit in brackets are called by what is measured: "Rainfall (mm): Jan 82, Feb 64. Temp (°C): 4, 5" → Rainfall · Temp, not
 * mm · C. Not "Leeds (north): Jan 82", where one column alone is called so.
 */
import { escaped } from "../../text/escaped.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

/** What stands in front of the brackets that end in such a name; the name as it is where there are none. */
function headOf(text: string, name: string): string {
  const head = new RegExp(
    `(?:^|[.;,\\n|] ?)(?<head>\\p{L}[\\p{L} ]{1,30}?) ?\\([^()\\d]{0,6}${escaped(name)}\\)\\s*[:–-]`,
    "u",
  ); // catches "Rainfall (mm):" for "mm"
  return head.exec(text)?.groups?.head ?? name;
}

/** The readings, the columns of the best called so. */
export function withBracketedHeads({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.series.length < 2 || !/\)\s*[:–-]/u.test(text)) return rows; // catches "):", not ") and"
  const { series } = best.reading;
  const heads = series.map((name) => (name === "" ? name : headOf(text, name)));
  const all = heads.every((head, at) => head !== series[at]);
  if (!all || new Set(heads.map((head) => head.toLowerCase())).size < heads.length) return rows;
  return [{ ...best, reading: { ...best.reading, series: heads } }, ...others];
}
