/**
 * How long a change took is no figure beside its levels: "numbers have dropped by 88% in 35 years, to 60,000 pairs", "up from 1,200 to 4,000 over
 * two years". Not "built in 35 years, the tunnel in 12", nor "5 km in 30 minutes", where the time is told of each.
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import { CHANGE_DOWN, CHANGE_UP } from "../../lexicon/verbs.ts";
import { lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const SPANS = wordSet("day week month year decade");
const LEADS = wordSet("in over within during across after");
const LIGHT = wordSet("just only about around nearly almost the past last some under");

const ENDS = /^(?:\s*(?:[,.;:)]|$)| (?:to|from|and) )/u; // catches ", " and " to ", not " while" or "-"
const WHILE = /^ (?:while|whereas|but) /u; // catches " while ", not ", while"

const isSpan = (scan: Scan, { to }: Figure): boolean => SPANS.has(singular(lowerAt(scan, to - 1)));

/** "in 35 years", "over the past ten years". */
function isLed(scan: Scan, { from }: Figure): boolean {
  let at = from - 1;
  while (LIGHT.has(lowerAt(scan, at)) && at > from - 4) at--;
  return LEADS.has(lowerAt(scan, at));
}

export function spanAsides(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CHANGE_DOWN) && !says(scan, CHANGE_UP)) return mentions;
  const figures = mentions.filter(isFigure);
  const spans = figures.filter((figure) => isSpan(scan, figure));
  const [span] = spans;
  const others = figures.filter((figure) => figure !== span);
  const told = others.filter(({ unit, bare, value }) => unit !== null || !bare || Math.abs(value) >= 100);
  const behind = span ? scan.text.slice(tokenAt(scan, span.to - 1).end) : "";
  const past = span !== undefined && ["past", "last"].includes(lowerAt(scan, span.from - 1)); // "during the past 10 years while"
  const ends = span !== undefined && (ENDS.test(behind) || (past && WHILE.test(behind)));
  if (!span || spans.length > 1 || !isLed(scan, span) || !ends || others.length < 2 || told.length < others.length)
    return mentions;
  return mentions.map((mention) => (mention === span ? aside(scan, span.from, span.to, "a span of time") : mention));
}
