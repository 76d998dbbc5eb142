/**
 * Numbers that tell which key, line, page or bus to take: "Press 1 for sales, 2 for support and 3 for billing" · "Call 999 for
 * police, 111 for medical advice" · "Turn to page 12 for sport, 24 for weather". Not "We called 12 for interviews, 8 for trials".
 */
import { matches } from "../../text/needs/matches.ts";
import { type Scan, tokenAt } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const DIRECTS =
  /(?:^|[.!?:;,\n] ?|\b(?:please|then|or|and|just|simply|can|to) )(?:press|dial|text|call|ring|phone|type|(?:turn|go|skip) to pages?|see pages?|tune (?:in )?to|take (?:bus|line|exit|the)) \d{1,5} (?:for|to) /iu; // catches "Press 1 for ", not "We called 12 for "
const WHERE = / (?:for|to) $/u; // catches " for " behind "2", not " out of"
const LED = /(?:^|[,;.] |(?:,|;)? ?\b(?:and|or|the|press|dial|call|text|ring|then|page|to) )$/iu; // catches ", " and " or the " in front of "2", not "with "
const SHORT_CODE = /\bto $/u; // catches " to " in front of "80888", not "two"

/** A text that says no more than where to turn. */
export function directed(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!matches(scan.text, DIRECTS)) return mentions;
  const figures = mentions.filter(isFigure);
  const leads = figures.every(
    ({ start, end, bare, unit }) =>
      bare &&
      unit === null &&
      (WHERE.test(scan.text.slice(end, end + 5).replace(/\S*$/u, "")) ||
        (end - start > 3 && SHORT_CODE.test(scan.text.slice(0, start)))) &&
      LED.test(scan.text.slice(Math.max(0, start - 12), start)),
  );
  if (!leads) return mentions;
  return mentions.map(
    (mention): Mention =>
      isFigure(mention) && tokenAt(scan, mention.from).kind === "number"
        ? { kind: "aside", why: "a code", ...placeOf(scan, mention.from, mention.to) }
        : mention,
  );
}
