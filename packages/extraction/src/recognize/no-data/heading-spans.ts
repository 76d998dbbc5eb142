/**
 * How long after the start all figures were taken, at the end of a heading, is none of them, and no time of one: "Cure rates after 14 days: 100 mg 45%, 200 mg 61%,
 * 400 mg 64%". Not "Weight after 3 weeks: 80 kg, after 6 weeks: 78", where each is of its own time.
 */
import type { Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";

const SPAN = /\d ?(?:d|days?|weeks?|wks?|months?|years?|yrs?|h|hours?|min|minutes?)$/iu; // catches "after 14 days", not "day 14"
const LEADS = /\b(?:after|within|over|by|at|following|for) $/iu; // catches "after " in front of "14 days", not "under "
const LED = /^(?:after|within|over|by|at|following|for) /iu; // catches "after 14 days", not "14 days"
const FEWEST = 3;

export function headingSpans(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const [first, ...others] = mentions;
  if (!first || first.from < 1 || scan.text[first.end] !== ":" || others.filter(isFigure).length < FEWEST)
    return mentions;
  const said = ({ start, end }: Mention): string => scan.text.slice(start, end);
  const led = LED.test(said(first)) || LEADS.test(scan.text.slice(0, first.start));
  if (!led || !SPAN.test(said(first)) || others.some((mention) => SPAN.test(said(mention)))) return mentions;
  return others;
}
