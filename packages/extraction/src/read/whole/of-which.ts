/**
 * A whole and what it is made of: "Revenue 40m, of which 25m services and 15m hardware" → the parts alone, where they add up to it; those of a list whose
 * first is told "of them" need not: "1,031 were held, 812 of them Ukrainians, 96 Russians and 41 Moldovans". Not "40 guests, of whom 12 stayed".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { withoutPoint } from "./without-point.ts";

const MADE_OF =
  /\b(?:of (?:which|whom)|thereof|consist(?:s|ing) of|compris(?:es|ing)|split into|broken down into|incl(?:uding|\.)?)(?: |:)/iu; // catches "of which ", not "of what"
const TOTAL = /\btotal(?: of)?\b|\bin (?:total|all)\b|\baltogether\b/iu; // catches "Total sales 500", not "totally"
const OF_THEM = /^ of (?:them|these|those)\b/u; // catches " of them", not " of the"
const FEWEST = 2;
/** Less of it is told along with others that are none of its parts: "187 finishers, 23 of them new, 12 volunteers". */
const MOST_OF_IT = 0.6;

/** The readings, the best without the whole in front. */
export function withoutMadeUp({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], series = [], cells = [], figures = [] } = best?.reading ?? {};
  if (!best || series.length !== 1 || points.length <= FEWEST || points.some(({ axis }) => axis)) return rows;
  if (best.selection.total || best.reading.whole) return rows; // the total is another
  const [whole = 0, ...parts] = cells.map(([cell]) => cell?.value ?? 0);
  const [[start, end] = [0, 0], [next, behind] = [0, 0]] = cells.map(([cell]) => cell?.spans[0] ?? ([0, 0] as const));
  const told = MADE_OF.test(text.slice(end, next)) || TOTAL.test(text.slice(0, next));
  const sum = parts.reduce((all, part) => all + part, 0);
  const isAll = Math.abs(sum - whole) <= whole * 1e-6;
  const ofThem =
    parts.length > FEWEST &&
    sum < whole &&
    sum > whole * MOST_OF_IT &&
    start < next &&
    OF_THEM.test(text.slice(behind));
  if (!(told && isAll) && !ofThem) return rows;
  const total = figures.find((figure) => figure.start === start) ?? null;
  const named = points[0]?.name ?? "";
  const counted = text.slice(end).trimStart().toLowerCase().startsWith(named.toLowerCase()); // "500 sales in total"
  const measure = best.reading.measure ?? (counted ? named : null);
  const reading = {
    ...withoutPoint(best.reading, 0),
    ...(measure ? { measure } : {}),
    ...(isAll ? { whole: true } : {}),
  };
  return [{ ...best, reading, selection: { ...best.selection, total } }, ...others];
}
