/**
 * Shares that add up to a hundred by chance, since each is of a whole of its own: "70% of adults and 30% of teens read daily",
 * "Turnout was 55% in Leeds and 45% in York". They are no parts of one whole, and no pie.
 */
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

/** What is measured of each by itself, at the head of the text. */
const RATE =
  /^(?:[\p{L}'’-]+ ){0,3}(?:turnout|literacy|(?:un)?employment|inflation|accuracy|occupancy|humidity|efficacy|fatality|mortality|attendance|progress|discounts?|margins?|(?:[\p{L}-]+ )?rates?)(?: (?:by|per|in) \p{L}+)? ?(?::|[-–—=] |(?:is|was|were|are|stands|stood|hit|reached|came|now|ran)\b)/iu; // catches "Turnout was" and "Vacancy rates by city:", not "A tax on turnout" or "Interest in art:"
const ANYWHERE =
  /\b(?:odds|likelihood|probability|chances?) of\b|\bmore than one\b|\b(?:multiple|several) (?:answers|choices|responses)\b/iu; // catches "the odds of" and "multiple answers possible", not "odd"
/** The others are told as they are: "yes 55%, no 45%" are parts, whatever was asked about. */
const ANSWERS = /^(?:yes|no|for|against|don['’]t|undecided|other|rest|unsure)\b/iu; // catches "Yes" and "Don't know", not "Norway"

const OWN = /^ (?:of|in|among) (?:(?:all|the|our|my|its|their|every) )*$/iu; // catches " of the " between "60%" and "men", not " of the votes went to "
const RATIO = /(?:in|out of) (?:\d+|\p{L}+)$/iu; // catches "4 in 10", not "40%"
const AMONG = /\b(?:among|amongst|for|with) (?:(?:all|the|our|my|its|their) )*$/iu; // catches "among the " in front of "men 60%", not "and "
const SAID_OF = /^,? it(?:['’]s| is| was)\b/iu; // catches " it's a mere " between "riders" and "three in ten", not " item "
const MADE = /\b(?:made (?:up )?of|consists? of|composed of|mix of|split)\b/iu; // catches "made of", not "made off"

/** The name is what its share is a share of. */
function hasOwnBase({ text }: Scan, reading: Reading, at: number): boolean {
  const name = reading.points[at]?.name ?? "";
  const [start, end] = reading.cells[at]?.[0]?.spans[0] ?? [0, 0];
  const lower = text.toLowerCase();
  const behind = lower.indexOf(name.toLowerCase(), end);
  const between = behind < 0 ? null : text.slice(end, behind);
  if (between !== null && (OWN.test(between) || (between === " " && RATIO.test(text.slice(start, end))))) return true;
  const before = lower.lastIndexOf(name.toLowerCase(), start - 1);
  if (name === "" || before < 0) return false;
  return AMONG.test(text.slice(0, before)) || SAID_OF.test(text.slice(before + name.length, start));
}

export function withOwnBases(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], series = [], cells = [] } = best?.reading ?? {};
  if (!best || series.length !== 1 || points.length < 2 || cells.some(([cell]) => cell?.kind !== "stated")) return rows;
  const sum = cells.reduce((total, [cell]) => total + (cell?.value ?? 0), 0);
  if (Math.abs(sum - 100) > 1.1 || matches(scan.text, MADE)) return rows;
  const rated =
    (matches(scan.text, RATE) && !points.some(({ name }) => ANSWERS.test(name))) || matches(scan.text, ANYWHERE);
  const owned = points.filter((_, at) => hasOwnBase(scan, best.reading, at)).length;
  const apart = rated || owned > 1 || (owned === 1 && points.length === 2);
  return apart ? [{ ...best, reading: { ...best.reading, whole: false } }, ...others] : rows;
}
