/**
 * A multiple of the figure told right before, called by its time: "$400 by midnight, double that by 6am, and by noon chat had tripled the 6am
 * figure" → "and by noon chat it tripled"; of an earlier one "Sunday doubled the Friday total" → "double the Friday total". Not "doubled the team".
 */
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const CUE = /\b(?:doubled|tripled|trebled|quadrupled|halved) (?:the|that) /iu; // catches "tripled the ", not "tripled in"
const TOLD =
  /(?:\b(?:we|they|it|he|she|you|i)(?: had| have| has|['’]d|['’]ve)? |\b(?<had>had|has|have) )?\b(?<verb>doubled|tripled|trebled|quadrupled|halved) (?:the|that) (?<time>(?:(?:day|week|round|year) (?:\p{L}+|\d{1,2})|\p{L}+|\d{1,2} ?(?:am|pm)|(?:19|20)\d\d))(?:['’]s)? (?:figure|number|total|count|level|mark|tally|amount|score|haul|takings?|sum)\b/giu; // catches "chat had tripled the 6am figure", not "doubled the team"

const MULTIPLES: Readonly<Record<string, string>> = {
  doubled: "double",
  tripled: "triple",
  trebled: "triple",
  quadrupled: "four times",
  halved: "half",
};

/** Null where no figure is told so of the last one. */
export const multipliedBefore = (text: string): Squeezed | null =>
  matches(text, CUE)
    ? without(text, TOLD, (found, at, groups) => {
        const [had = "", verb = "", time = ""] = groups;
        const told = text.slice(0, at).toLowerCase();
        const place = told.lastIndexOf(time.toLowerCase());
        const since = told.slice(place + time.length);
        const isLast = place >= 0 && !/\d/u.test(since); // catches "midnight, double that by ", not " 300 by "
        if (place < 0) return found;
        if (!isLast) return `${MULTIPLES[verb.toLowerCase()] ?? verb}${found.slice(found.indexOf(verb) + verb.length)}`;
        return had !== "" || found.toLowerCase().indexOf(verb.toLowerCase()) > 0 ? `it ${verb}` : `${verb} that`;
      })
    : null;
