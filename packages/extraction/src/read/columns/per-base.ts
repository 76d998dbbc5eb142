/** What a rate is told by is no part of a column's name: "Births and deaths per 1,000 people: Kent 12 and 9" → Deaths, not "Deaths people". */
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const BASE = /^\d[\d.,]* ?$/u; // catches "1,000 ", not "many "

/** "deaths people" where the text says "deaths per 1,000 people" → "deaths". */
function withoutBase(text: string, name: string): string {
  const at = name.lastIndexOf(" ");
  const [head, unit] = [name.slice(0, at).toLowerCase(), name.slice(at + 1).toLowerCase()];
  const from = at < 0 ? -1 : text.indexOf(`${head} per `);
  if (from < 0) return name;
  const behind = text.slice(from + head.length + " per ".length);
  const base = behind.indexOf(unit);
  return base > 0 && BASE.test(behind.slice(0, base)) ? name.slice(0, at) : name;
}

/** The readings, the best without such words in the names of its series. */
export function withoutBases(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.series.length < 2 || !says(scan, ["per"])) return rows;
  const text = scan.text.toLowerCase();
  const series = best.reading.series.map((name) => withoutBase(text, name));
  const same = series.every((name, at) => name === best.reading.series[at]);
  return same ? rows : [{ ...best, reading: { ...best.reading, series } }, ...others];
}
