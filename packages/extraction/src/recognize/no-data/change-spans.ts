/**
 * Two years that changes of several things lie between name none of them: "From 2015 to 2020 rents went up by 31% and wages by 12%" → rents, wages. Not
 * "rose from 31% to 45%", whose ends the years are, nor "rose 4% in 2015 and 6% in 2020".
 */
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { type AxisMark, isAxis, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const TURN =
  "(?:rose|rises|risen|fell|fallen|grew|grown|shrank|shrunk|dropped|increased|decreased|declined|climbed|jumped|sank|(?:went|gone|come|came) (?:up|down)|gained|lost|soared|plunged|slipped)";
const CHANGE = new RegExp(
  `\\b${TURN} (?:by )?(?:about |around |nearly |almost |over |just |only )?\\d[\\d.]*(?<=\\d) ?(?:%|per ?cent)`,
  "iu",
); // catches "went up by 31%", not "rose from 31%"
const LEVELS = /\bfrom \p{Sc}?\d[\d.,]* ?%|\d ?% (?:to|in|on|at) /iu; // catches "from 31%" and "31% to ", not "by 31%"
const LEAD = /\b(?:between|from|over|during|in)(?: the years?)? $/iu; // catches "Between " in front of "2015", not "since "
const LINK = /^ ?(?:and|to|[-–]) ?$/iu; // catches " to " between two years, not ", "
const FEWEST = 2;

/** The two years of the one span; null where there are others, or none. */
function spanOf({ text }: Scan, mentions: readonly Mention[]): readonly [AxisMark, AxisMark] | null {
  const [one, two, more] = mentions.filter(isAxis);
  if (!one || !two || more || one.family !== "year" || two.family !== "year" || one.order >= two.order) return null;
  const joined = LINK.test(text.slice(one.end, two.start)) && LEAD.test(text.slice(0, one.start));
  return joined ? [one, two] : null;
}

export function changeSpans(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const span = spanOf(scan, mentions);
  const figures = mentions.filter(isFigure);
  if (!span || figures.length < FEWEST || figures.some(({ unit }) => unit?.symbol !== "%")) return mentions;
  if (!matches(scan.text, CHANGE) || LEVELS.test(scan.text)) return mentions;
  const [one, two] = span;
  return mentions.flatMap((mention) =>
    mention === two ? [] : [mention === one ? aside(scan, one.from, two.to, "a span of time") : mention],
  );
}
