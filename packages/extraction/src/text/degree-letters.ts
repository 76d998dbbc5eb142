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

/** Null where no weather is told so. */
export const degreeLetters = (text: string): Squeezed | null =>
  (text.match(LISTED)?.length ?? 0) >= FEWEST
    ? without(text, LISTED, () => "°")
    : matches(text, WEATHER)
      ? without(text, LETTER, () => "°")
      : null;
