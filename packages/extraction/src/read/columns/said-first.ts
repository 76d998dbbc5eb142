/**
 * Two columns whose order is said: "Derby stats, us first then Eastvale: shots 14 v 9" → us, Eastvale ·
 * "Scores (me first, my wife second): darts 60/45" → me, my wife · "Class test, boys first: maths 71 and 69" → boys, girls
 */
import { matchIn } from "../../text/needs/matches.ts";
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const NAME = "(?:the |our |my |an? )?(\\p{L}[\\p{L}'’-]*(?: [\\p{L}\\d][\\p{L}'’\\d-]*){0,2}?)";

/** Both are said, and nothing behind them but the end of their clause. */
const BOTH = new RegExp(
  `(?:^|[,:(.–—-] ?|with )${NAME} first(?:,? (?:and )?then|,? followed by|,| and) ${NAME}(?: second)?(?= ?[:).,–—-]| ?\\n)`,
  "iu",
); // catches ", us first then Eastvale:" and "(me first, my wife second)", not "first we ate"

/** Without "first", at the end of a head. */
const THEN = new RegExp(`[,(–—-] ?${NAME},? (?:and )?then ${NAME} ?(?=[:)])`, "iu"); // catches ", reception then year 6:", not "then we ate:"

/** One is said. */
const ONE = new RegExp(`(?:[,:(.–—-] ?|^)${NAME} first ?(?=[:)])`, "iu"); // catches ", boys first:" and "(us first)", not "first:"

/** What the other is, where one of such two comes first. */
const OPPOSITES: ReadonlyMap<string, string> = new Map(
  [
    ["boys", "girls"],
    ["men", "women"],
    ["home", "away"],
    ["male", "female"],
    ["males", "females"],
    ["his", "hers"],
  ].flatMap(([one = "", two = ""]) => [[one, two] as const, [two, one] as const]),
);

const AGAINST =
  /\b(?:vs?\.?|versus|against) (?:the |our |my )?(?:main |biggest )?((?:[\p{L}'’-]+ ?){1,2}?) ?(?=[(,:.])/iu; // catches "vs. main rival (", not "v 9"
const OTHER = /\d[\d.,]*%? ?[\p{L}€$£%]* (?:for|of) (?:the |our )?(?!all|each|every)(\p{L}+)(?=[.,;]|$)/u; // catches "0.24 € for the electric;", not "3 of 4"

/** The one that is not said to be first. */
function otherOf(text: string, first: string): string | null {
  const [, against] = matchIn(text, AGAINST) ?? [];
  return OPPOSITES.get(first.toLowerCase()) ?? against ?? matchIn(text, OTHER)?.[1] ?? null;
}

const PLACED = /^(?:first|second|one|two)$/i; // catches "first", not "First quarter"

/** The names of the two columns in the order in which the text says them. */
function columnsSaid(text: string): readonly [string, string] | null {
  const [, one, two] = matchIn(text, BOTH) ?? matchIn(text, THEN) ?? [];
  if (one && two && !PLACED.test(two)) return [one, two];
  const [, first] = matchIn(text, ONE) ?? [];
  const other = first ? otherOf(text, first) : null;
  return first && other ? [first, other] : null;
}

/** The readings, the best of them under such names. */
export function withSaidFirst(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!best || !says(scan, ["first", "then"])) return rows;
  const { reading } = best;
  const lead = columnsSaid(scan.text);
  if (!lead || reading.series.length !== 2 || reading.points.length < 2) return rows;
  const starts = reading.cells.flatMap((row) => row.map((cell) => cell?.spans[0]?.[0] ?? -1));
  const alternate = starts.every((start, at) => at === 0 || start > (starts[at - 1] ?? 0));
  return alternate ? [{ ...best, reading: { ...reading, series: lead } }, ...more] : rows;
}
