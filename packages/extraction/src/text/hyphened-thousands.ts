/**
 * Names and figures in thousands with a hyphen between are told apart: "north-1,250 south-980 west-410" → "north 1,250, south 980, west 410". Not
 * "leeds-40 york-25", which is read as it stands, nor "F-16" or "covid-19".
 */
import { matchesIn } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const NAME = "(?<![\\p{L}\\d-])(?!covid)(?:\\p{L}{3,15}|\\d\\ds)";
const FIGURE = "\\d{1,3}(?:,\\d{3})*(?![\\p{L}\\d-]|,\\d)";
const ITEM = new RegExp(`${NAME}-${FIGURE}`, "giu"); // catches "leeds-1,220" and "60s-310", not "F-16"
const THOUSANDS = /-\d{1,3},\d{3}/u; // catches "-1,220", not "-40"
const HYPHEN = new RegExp(`(?<=${NAME})-(?=${FIGURE})`, "giu"); // catches the "-" of "leeds-1,220"
const BLANK = /(?<=-\d[\d,]*) (?=\p{L}{3,15}-\d)/gu; // catches the blank of "leeds-1,220 york-870", not of "leeds 40"
const FEWEST = 2;

/** Null where fewer are told so. */
export function hyphenedThousands(text: string): Squeezed | null {
  if (!THOUSANDS.test(text) || matchesIn(text, ITEM).length < FEWEST) return null;
  return changedBy(text, [(now) => without(now, BLANK, () => ", "), (now) => without(now, HYPHEN, () => " ")]);
}
