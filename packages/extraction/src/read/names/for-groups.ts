/**
 * Two that one measure is told for: "The median pay for nurses was $70,000, compared to $37,690 for all occupations" → Nurses · All
 * occupations, of "Median pay"; "rent for a flat is £900 against £1,400 for a house". Not "pay for May was 70, compared to 65".
 */
import { isAxis, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const BY = "(for|in|among|at)";
const IS =
  "(?:is|was|were|are|costs?|averaged|averages|stands? at|stood at|came to|comes to|rose to|fell to|reached|hit)(?: now| about| around| just| only| over| under| an average of)*";
const ONE = new RegExp(
  `(?:^|[.;,:] )(?:In \\d{4}, )?(?:the |an? |our |its )?((?:\\p{L}[\\p{L}'’-]* ){0,4}\\p{L}[\\p{L}'’-]*) ${BY} ((?:the |an? |our |all )?(?:\\p{L}[\\p{L}'’-]* ){0,2}\\p{L}[\\p{L}'’-]*) ${IS} \\p{Sc}?$`,
  "iu",
); // catches "The median pay for nurses was $", not "Pay was $"
const HELD = /^(?: \p{L}+){0,3},? (?:compared (?:with|to)|against|versus|vs\.?|while it (?:is|was)|and) \p{Sc}?$/u; // catches " per year, compared to $", not ", down from $"
const OTHER =
  /^(?: \p{L}+){0,2} (for|in|among|at) ((?:the |an? |our |all |other )?(?:\p{L}[\p{L}'’-]* ){0,2}?\p{L}[\p{L}'’-]*)(?=[.,;!]|$| (?:in|while|and|last)\b)/iu; // catches " for all occupations", not " in total"
const ARTICLE = /^(?:the|an?|our) /iu; // catches "a " of "a house", not "all "

const plainly = (name: string): string => {
  const own = name.replace(ARTICLE, "");
  return own.charAt(0).toUpperCase() + own.slice(1);
};

/** The readings, the best with what each figure is told for. */
export function withForGroups(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (best?.reading.points.length !== 2 || best.reading.series.length !== 1) return rows;
  const { reading } = best;
  const { text } = scan;
  const [first, second] = [...reading.figures].sort((a, b) => a.start - b.start);
  if (reading.figures.length !== 2 || !first || !second) return rows;
  const digits = (at: number): number => at + text.slice(at).search(/\d/u); // catches the "7" of "$70", not "$"
  const [, measure = "", by, who = ""] = ONE.exec(text.slice(0, digits(first.start))) ?? [];
  const [whole, other, whom = ""] = OTHER.exec(text.slice(second.end)) ?? [];
  if (!by || by !== other || !whole || !HELD.test(text.slice(first.end, digits(second.start)))) return rows;
  const end = second.end + whole.length;
  if (mentions.some((mention) => isAxis(mention) && mention.start >= second.end && mention.start < end)) return rows;
  const cells = [first, second].map(({ start }) => reading.cells.find((row) => row[0]?.spans[0]?.[0] === start));
  const [one, two] = cells;
  if (!one || !two || one === two) return rows;
  const points = [{ name: plainly(who) }, { name: plainly(whom) }];
  return [{ ...best, reading: { ...reading, shape: "pairs", points, cells: [one, two], series: [measure] } }, ...more];
}
