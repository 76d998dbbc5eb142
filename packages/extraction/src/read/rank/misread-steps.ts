/**
 * "0.7 points more than a year ago" tells no step that is taken each year: a table that goes on by such steps is none. Not "0.7 points more each year", nor
 * "5 more a year".
 */
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Reading } from "../reading.ts";

const UNIT = "(?:year|month|week|day|quarter|decade|hour|season|fortnight)";
const BEFORE = new RegExp(`\\ban? ${UNIT} (?:ago|earlier|before|previously|back)\\b`, "iu"); // catches "a year ago", not "a year"
const OFTEN = new RegExp(
  `\\b(?:each|every|per|annually|(?:year|month|week|dai|hour|quarter)ly|running|straight|in a row|since|an? ${UNIT}(?! (?:ago|earlier|before|previously|back|later)))\\b`,
  "iu",
); // catches "5 a year" and "each", not "a year ago"
const FEWEST = 3;

/** Its later figures are all worked out, by steps of which no word says how often they are taken. */
export const stepsFromAgo = ({ text }: Scan, { shape, cells }: Reading): boolean =>
  shape === "derived" &&
  cells.length >= FEWEST &&
  cells.slice(1).every(([cell]) => cell?.kind === "implied") &&
  matches(text, BEFORE) &&
  !matches(text, OFTEN);
