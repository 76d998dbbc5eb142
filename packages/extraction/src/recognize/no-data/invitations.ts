/**
 * What an invitation says: "Table's booked for 7.30, dress code 80s", "doors 7.30, from 8 til late": hours and a decade to dress for are no
 * data. Not "doors 730 mm", "dress code: 80 said no", nor "80s night 312, 90s night 204".
 */
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const CUE = /\b(?:dress ?code|fancy dress|booked for|doors|til+ late|rsvp|byob)\b/iu; // catches "dress code", not "dressed"
const DECADE = /\b(?:dress ?code|fancy dress|theme)(?: ?[:–-]| is| was)?(?: (?:strictly|very|all|definitely|the))? $/iu; // catches "dress code is strictly ", not "dress "
const TENS = /^(?:19)?[2-9]0s?$/u; // catches "80s", not "85s"
const HOUR = /\b(?:booked for|doors(?: open)?(?: at)?|kick[- ]?off(?: at)?|from|starts?(?: at)?) $/iu; // catches "booked for ", not "booked "
const CLOCK = /^(?:[1-9]|1\d|2[0-3])(?:\.[0-5]\d)?$/u; // catches "7.30" and "8", not "7.3" or "730"
const LATE = /^ (?:to|til+|until|till) (?:late|close|the small hours)\b/iu; // catches " til late", not " til 10"

function whyOf(text: string, start: number, end: number): string | null {
  const [ahead, own, behind] = [text.slice(Math.max(0, start - 40), start), text.slice(start, end), text.slice(end)];
  if (DECADE.test(ahead) && TENS.test(own)) return "a decade to dress for";
  const hour = CLOCK.test(own) && HOUR.test(ahead) && (own.includes(".") || LATE.test(behind));
  return hour ? "a time of day" : null;
}

export function invitations(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!matches(scan.text, CUE)) return mentions;
  return mentions.map((mention) => {
    const why = isFigure(mention) ? whyOf(scan.text, mention.start, mention.end) : null;
    return why === null ? mention : aside(scan, mention.from, mention.to, why);
  });
}
