/**
 * How a time of a race changed is told by two such times, and not from one hour to another: "my 5k dropped from 24:10 to 22:45" → "24:10 → 22:45", "from
 * 7:45 in January to 7:20 in March" → "7:45 in January, 7:20 in March". Not "a run from 9:30 to 10:15", nor "the shift went from 9:30 to 10:15".
 */
import { tellsClocks } from "../recognize/settle/axes/told-durations.ts";
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const RACE =
  /\b(?:races?|miles?|laps?|splits?|(?:park)?run|pbs?|prs?|marathon|swim|freestyle|relay|erg|row|planks?|\d+ ?k|\d{1,2}00 ?m(?:etres?|eters?)?|(?:my|our|his|her|their) \p{L}* ?times?)\b/iu; // catches "my 5k" and "her mile", not "the shift"
const SPAN = "\\d{1,2}:[0-5]\\d(?![:\\d–-]| ?[ap]\\.?m)";
const CHANGED =
  "(?:went|goes|gone|cut|improv\\p{L}+|drop\\p{L}*|fell|brought|down|up|lower\\p{L}*|shav\\p{L}+|slash\\p{L}+|trimm\\p{L}+|took|ris\\p{L}+|rose|slipp\\p{L}+|got)";
const FROM = new RegExp(
  `\\bfrom (?=${SPAN}(?: (?:in|on|last|this) \\p{L}+)?,? to ${SPAN})|(?<=\\d:\\d\\d(?: (?:in|on|last|this) \\p{L}+)?),? to (?=${SPAN})`,
  "giu",
); // catches the "from" and the " to " of "from 6:48 to 6:12"
const TOLD = new RegExp(`\\b${CHANGED}\\b[^.;:]{0,30} from ${SPAN}`, "iu"); // catches "cut my mile from 6:48", not "a run from 9:30"

/** Null where no time of a race changes so. */
export function runChanges(text: string): Squeezed | null {
  if (!text.includes("from ") || !text.includes(":")) return null;
  if (!TOLD.test(text) || !matches(text, RACE) || tellsClocks(text)) return null;
  return without(text, FROM, (found, at) => {
    if (found.startsWith("from")) return "";
    return /\d$/u.test(text.slice(0, at)) ? " → " : ", "; // catches "6:48", not "6:48 in May"
  });
}
