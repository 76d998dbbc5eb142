/**
 * Hours that something is moved between are no data: "Team meeting moved from 3 to 4 in room 12", "the class was pushed back from 6 to 7.30". Not "the wait
 * moved from 3 to 4 days", nor "prices moved from 30 to 40".
 */
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const MOVED =
  /(?<!\b(?:in|of|for|per) (?:(?:the|a|each|every|our|my) )?(?:\p{L}+ )?)\b(?:meeting|call|class|lesson|appointment|kick[- ]?off|game|match|show|train|session|start|lunch|dinner|party|practice|training|rehearsal|service|seminar|lecture|exam|interview|standup|workshop)(?: (?:is|was|has been|got|will be|had to be))? (?:moved|postponed|pushed(?: back| forward)?|brought forward|rescheduled|shifted|delayed|put back) from (?:[1-9]|1\d|2[0-3])(?:[.:][0-5]\d)? to (?:[1-9]|1\d|2[0-3])(?:[.:][0-5]\d)?(?=[.,;!?]|$| (?:in|on|at|today|tomorrow|because|so|and|due|as|for|since|after|this|next)\b)/iu; // catches "meeting moved from 3 to 4", not "prices moved from 30 to 40"

/** The mentions with such hours as asides. */
export function movedHours(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.words.has("from") || !scan.words.has("to")) return mentions;
  const found = matchIn(scan.text, MOVED);
  if (!found) return mentions;
  const end = found.index + found[0].length;
  return mentions.map((mention) =>
    isFigure(mention) && mention.start >= found.index && mention.end <= end
      ? aside(scan, mention.from, mention.to, "a time of day")
      : mention,
  );
}
