/**
 * "We're open 9-5 Mon-Fri, 10-4 Sat, closed Sun", "Hours: Mon-Fri 8am-6pm, Sat 9-1": hours of opening count nothing. Not "open 40 hours, closed 12", nor
 * "visits in opening hours: Mon 12, Tue 15".
 */
import type { Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const SAID = /\b(?:open(?:ing)?|hours|closed)\b/iu; // catches "open" and "Hours", not "opened"
const DAY = "(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|weekdays|weekends?|daily|every day)[a-z]*\\.?";
const HOUR = "(?:[01]?\\d|2[0-4])(?:[.:][0-5]\\d)?(?: ?[ap]\\.?m\\.?)?";
const SPAN = `${HOUR} ?(?:-|–|to|till|until) ?${HOUR}`;
const TOLD = new RegExp(
  `(?:${DAY}(?: ?(?:-|–|to|and|&|,) ?${DAY})?:? (?:from )?${SPAN}|${SPAN},? (?:on )?${DAY})(?![\\p{L}\\d])`,
  "giu",
); // catches "Mon-Fri 8am-6pm" and "9-5 Mon", not "Mon 12"

export function openHours(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const { text } = scan;
  if (!SAID.test(text)) return mentions;
  const told = [...text.matchAll(TOLD)].map(({ index, 0: { length } }) => [index, index + length] as const);
  const isTold = ({ start, end }: Mention): boolean => told.some(([from, to]) => start >= from && end <= to);
  if (told.length === 0 || !mentions.filter(isFigure).every(isTold)) return mentions;
  return mentions.map((mention) =>
    isTold(mention) && isFigure(mention) ? aside(scan, mention.from, mention.to, "hours") : mention,
  );
}
