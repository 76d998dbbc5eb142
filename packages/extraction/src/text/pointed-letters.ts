/**
 * Lands and bodies whose letters stand with points are read without, since a point ends sentences: "62% of U.S. adults, 30% of U.K.
 * adults" → "62% of US adults, 30% of UK adults". The last point stays where a sentence ends with it: "made in the U.S. The rest". Not
 * the letters of persons, "J.K. Rowling", nor "a.m.". Offices are read so too: "Sen. Ann Lee" → "Sen Ann Lee".
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const LETTERS = "U\\.S\\.A|U\\.A\\.E|U\\.S|U\\.K|U\\.N|E\\.U|D\\.C|N\\.Y|L\\.A|N\\.Z|G\\.O\\.P|G\\.D\\.P";
const OPENERS =
  "The|In|Its?|This|That|These|Those|They|He|She|We|I|You|But|And|While|With|As|After|Of|At|For|From|Since|On|By|An?|About|Almost|Nearly|Some|Most|Many|Last|Next|One|Another|Among|More|Only|Just|Our|My|Overall|Meanwhile|However";
const POINTED = new RegExp(`(?<![\\p{L}\\d.])(?:${LETTERS})\\.?(?![\\p{L}\\d]|\\.?\\p{L})`, "gu"); // catches "U.S." and the "U.S" of "in the U.S", not "U.S.S.R."
const ENDS = new RegExp(`^["”)]*(?: *$|\\n| (?:${OPENERS})\\b)`, "u"); // catches " The rest", not " Senate"

/** "Sen. Ann Lee": short for what she is, and no end of a sentence. */
const OFFICES = /(?<![\p{L}\d.])(?:Sen|Rep|Reps|Gov|Lt|Gen|Rev|Pres|Atty|Supt|Sgt|Col|Capt|Prof)\.(?= \p{Lu})/gu; // catches "Sen." in front of " Ann", not the end of "a sales rep. Ann"

/** "Prop. 1": short for what is numbered. */
const NUMBERED = /(?<![\p{L}\d.])(?:Prop|Art|Amdt|Dist|Sec|Ch|Vol|Fig|Ward)\.(?= \d)/gu; // catches "Prop." in front of " 1", not the end of "a prop. 12"

/** Null where no such letters stand in the text. */
export function pointedLetters(text: string): Squeezed | null {
  return changedBy(text, [
    (now) =>
      without(now, POINTED, (found, at) => {
        const ends = found.endsWith(".") && ENDS.test(now.slice(at + found.length));
        return found.replaceAll(".", "") + (ends ? "." : "");
      }),
    (now) => without(now, OFFICES, (found) => found.slice(0, -1)),
    (now) => without(now, NUMBERED, (found) => found.slice(0, -1)),
  ]);
}
