/**
 * The year before something is told with it: "up from 12 the year before the pandemic", "35 the year before Covid" → Year before Covid, which
 * then names no figure. Not "the year before last", "the week before we had 12".
 */
import { type Scan, says } from "../../../text/scan.ts";
import { isAxis, type Mention } from "../../mention.ts";
import { placeOf } from "../../place.ts";

const BEFORE = /^the (?:year|season|month|week|day|term|summer|winter) (?:before|after)$/iu; // catches "the year before", not "the year before that"
const EVENT =
  /^ (?:(?:the|our|its|their|his|her|my) (?:\p{L}[\p{L}'’-]* ){0,2}?\p{Ll}[\p{L}'’-]*|(?!I\b|We\b|The\b)\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?|(?!last|that|it|this|had|was|there|and|but|or|when|we|they|he|she|you|to|in|at|on|with|by|only|just|for)\p{Ll}{5,})(?=[.,;:!?)]| (?:and|but) |\s*$)/u; // catches " the pandemic" and " Covid" in front of a mark or "and", not " we had 12" or " last"

/** The mentions, such times with what they stand before. */
export function beforeEvents(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, ["before", "after"])) return mentions;
  return mentions.flatMap((mention, at): Mention | Mention[] => {
    const { from, start, end } = mention;
    if (!isAxis(mention) || mention.family !== "relative" || !BEFORE.test(scan.text.slice(start, end))) return mention;
    const [event = ""] = EVENT.exec(scan.text.slice(end)) ?? [];
    const next = mentions[at + 1];
    const until = end + event.length;
    if (event === "" || (next && next.start < until)) return mention;
    const to = scan.tokens.findLastIndex((token) => token.end <= until) + 1;
    return { ...mention, ...placeOf(scan, from, to), name: scan.text.slice(start, until) };
  });
}
