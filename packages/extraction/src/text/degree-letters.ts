/**
 * Degrees of which the sign is left out, in a text about weather: "It's 21C in Rome and 24 in Athens" → "It's 21°C …", "Highs of 31C". So are lists of
 * rooms: "Kitchen: 22C, bath: 24C". Not "flat 21C", "Room 12C in Block A" or "seat 3C".
 */
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const WEATHER =
  /\b(?:it[’']?s|it (?:was|is|hit|reached|got)|still|highs?|lows?|warm(?:er|est)?|hot(?:ter|test)?|cold(?:er|est)?|chilly|temperatures?|degrees|sunny|brr+|heat(?:wave)?|forecast|weather)\b/iu; // catches "It's" and "highs", not "its"
const LETTER =
  /(?<=(?<!\b(?:flat|room|row|seat|class|year|form|gate|bus|route|type|vitamin|block|unit|house|no\.?|from|in|of|for|with|at) )(?<![\d.,/:]|\p{L})-?[1-4]?\d)(?=C (?:in|at|on|here|today|yesterday|outside|for)\b|C[,.;])/gu; // catches the place behind "21" of "21C in Rome", not of "seat 3C"

const LISTED = /(?<=\p{L}[\p{L}\d ]{0,20}(?:: ?| (?:is|was) )-?[1-4]?\d)(?=[CF](?:[,;.\n]|\s*$| and ))/gu; // catches the place behind "22" of "Kitchen: 22C,", not of "flat 22C"
const FEWEST = 2;
const RUN =
  /(?<=(?:^|[,;:] ?|\band )(?!(?:flat|room|row|seat|class|year|form|gate|bus|route|type|vitamin|block|unit|house|no)s?\b)(?:[\p{L}\d][\p{L}\d:.'’-]* ){1,2}-?\d{1,3})(?=[CF](?:[,;.\n]|\s*$| and ))/giu; // catches the place behind "14" of "9am 14C,", not of "seat 14C,"
const LETTERS = /\d([CF])\b/gu; // catches "C" of "14C", not of "14°C"
const FEWEST_RUN = 3;

/** "9am 14C, 12pm 19C, 3pm 22C": a list of them, all with one letter. */
const isRun = (text: string): boolean =>
  (text.match(RUN)?.length ?? 0) >= FEWEST_RUN &&
  new Set([...text.matchAll(LETTERS)].map(([, letter]) => letter)).size === 1;

/** Null where no weather is told so. */
export const degreeLetters = (text: string): Squeezed | null =>
  (text.match(LISTED)?.length ?? 0) >= FEWEST
    ? without(text, LISTED, () => "°")
    : matches(text, WEATHER)
      ? without(text, LETTER, () => "°")
      : /\d[CF][,;]/u.test(text) && isRun(text) // catches "14C,", not "14 C"
        ? without(text, RUN, () => "°")
        : null;
