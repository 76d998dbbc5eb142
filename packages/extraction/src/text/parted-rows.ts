/**
 * Figures told beside as many times, with nothing but blanks between them, are no large numbers: "Milk 120 120 118, butter 200 210 240
 * (Jan Feb Mar)" is read as "Milk 120/120/118, …". Not "Rome 120 450, Oslo 80 200".
 */
import { matchIn } from "./needs/matches.ts";

const TIME =
  "(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}{0,6}|[QH][1-4]|(?:19|20)\\d\\d|w(?:ee)?k ?\\d{1,2}";
const TIMES = new RegExp(`(?<![\\p{L}\\d])(?:${TIME})(?:(?: ?[/,] ?|,? and | )(?:${TIME}))+(?![\\p{L}\\d])`, "iu"); // catches "Jan Feb Mar" and "2023/2024", not "Jan 2023"
const EACH = new RegExp(TIME, "giu"); // catches "Jan" and "Q1", not "to"
const YEAR_BEHIND = /\p{L} (?:19|20)\d\d/u; // catches "Jan 2023", not "2022 2023"
const GROUPS = /(?<![\d.,$€£¥₹]|\d )\d{1,3}(?: \d{3})+(?!\d|[.,]\d| ?\/ ?\d| \d)/gu; // catches "120 120 118", not the end of "1,120 118"
const FEWEST = 2;

/** Null where the figures of the text are not told so. */
export function partedRows(text: string): string | null {
  const [times] = matchIn(text, TIMES) ?? [];
  if (!times || YEAR_BEHIND.test(times)) return null;
  const count = times.match(EACH)?.length ?? 0;
  if (count < 3 && times.includes(" and ")) return null; // "in Jan and Feb: Rome 120 450"
  const rows = text.match(GROUPS) ?? [];
  const own = rows.filter((row) => row !== times && row.split(" ").length === count);
  if (own.length < (count > FEWEST ? 1 : FEWEST) || own.length < rows.filter((row) => row !== times).length)
    return null;
  const parted = text.replace(GROUPS, (row) => (own.includes(row) ? row.replaceAll(" ", "/") : row));
  return /^[^ ,]+(?: [^ ,]+)+$/.test(times) ? parted.replace(times, times.replaceAll(" ", "/")) : parted; // catches "Jan Feb", not "Jan, Feb"
}
