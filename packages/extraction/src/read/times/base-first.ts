/**
 * The time that a change is told from comes first, whatever its place in the year: "92,000 in January, a 7% rise on December's
 * 86,000" → December 86,000 · January 92,000; so does the one that a level is held against, where it is nearer in the year before: "3.1bn in
 * March, against 3.4bn in December" → December · March. Not "92,000 in January, 86,000 in December".
 */
import type { AxisMark } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const BASE =
  /\b(?:up|down|rise|fall|increase|decrease|drop|gain|jump|decline|growth|more|fewer|less|higher|lower|better|worse|improvement|change|cut)(?: (?!and\b)[\p{L}\d.,%]+){0,3}? (?:on|from|over|than|against|compared (?:to|with))(?: in| the)? $/iu; // catches "a 7% rise on ", not "and in "

const AGAINST =
  /^,? (?:as )?(?:against|compared (?:with|to)|versus|vs\.?) (?:about |around |just |only )?[$€£]?\d[\d.,]*(?: ?[\p{L}%]+){0,3} (?:in|at|by) $/iu; // catches ", against €3.4bn in ", not ", 12 in "
const HALF_A_YEAR = 0.5;

/** "in March, against 3.4 in December": December of the year before. */
const isHeldAgainst = (text: string, one: AxisMark, two: AxisMark): boolean =>
  one.family === "month" &&
  two.order < 2 &&
  two.order - one.order > HALF_A_YEAR &&
  AGAINST.test(text.slice(one.end, two.start));

/** Times that come round again: January may stand behind December. */
const ROUND: ReadonlySet<string> = new Set(["month", "weekday", "quarter", "season"]);

/** The readings, the best with such a time first. */
export function withBaseFirst({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const [one, two, more] = best?.reading.points ?? [];
  if (!best || !one?.axis || !two?.axis || more || one.axis.family !== two.axis.family) return rows;
  if (!ROUND.has(one.axis.family)) return rows;
  const isBase = (start: number): boolean => BASE.test(text.slice(0, start));
  const base = isHeldAgainst(text, one.axis, two.axis) || (isBase(two.axis.start) && !isBase(one.axis.start));
  if (!base || two.axis.start < one.axis.start) return rows;
  const { reading } = best;
  const turned = { ...reading, shape: "change", points: [two, one], cells: reading.cells.toReversed() };
  return [{ ...best, reading: turned }, ...others];
}
