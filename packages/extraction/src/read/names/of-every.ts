/**
 * What a coin or note is parted into is what is shown: "Of every euro we spend 46 cents goes to wages, 21 to stock" → Every euro we spend,
 * not "Cents goes". Not "For every euro saved 2 are spent".
 */
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const PARTED =
  /^(?:of|out of|from) ((?:every|each) (?:[€$£]1(?![\d.,])|\p{L}*(?:euro|pound|dollar|franc|rupee|rand|krona|krone|quid|buck))(?: [\p{L}'’-]+){0,5}?),? (?:about |around |just |only |over |some )?[€$£]?\d[\d.,]* ?(?:cents?|pence|p|c|centimes?|paise|øre|öre)(?!\p{L})/iu; // catches "Of every euro we spend 46 cents", not "Of every euro, 2 euros"
const DEALS = /(?: (?:goes|go|went|is|are|was|were))$/iu; // catches " goes", not "gone"
const WHOLE = 100;

/** The readings, the best under what is parted. */
export function withOfEvery({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const told = matchIn(text, PARTED)?.[1]?.replace(DEALS, "");
  if (!best || !told || best.reading.series.length > 1) return rows;
  const sum = best.reading.cells.reduce((all, [cell]) => all + (cell?.value ?? 0), 0);
  const series = [told.charAt(0).toUpperCase() + told.slice(1)];
  const whole = best.reading.whole === true || Math.abs(sum - WHOLE) < 1 || Math.abs(sum - 1) < 0.01;
  return [{ ...best, reading: { ...best.reading, series, measure: null, whole } }, ...others];
}
