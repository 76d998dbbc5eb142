/**
 * One of what the others have several of, behind a group's name: "Labour won 12 seats, the Tories seven and the Greens one." → "… the Greens 1.". Not "the Greens
 * one day", nor "the Oxford one" beside talks.
 */
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const COUNT = "(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|none)";
const NAME = "the \\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,2}";
const OTHER = new RegExp(
  `\\b${NAME}(?: (?:won|took|got|have|had|gained|lost|with|on|at|just|only))* ${COUNT}(?=[,;.]| and\\b)`,
  "u",
); // catches "the Tories seven and", not "the Tories seven days"
const ONE = new RegExp(`(?<=\\d[^.;!?]*(?:, | and )${NAME}(?<=s)) one(?=[.,;]|$)`, "gu"); // catches " one" of "and the Greens one.", not of "the Oxford one" or "the Greens one day"

/** Null where no group has one. */
export const groupOnes = (text: string): Squeezed | null =>
  text.includes("s one") && matches(text, OTHER) ? without(text, ONE, () => " 1") : null;
