/**
 * One of a run of numbered things that a later sentence tells of again is a name, no figure: behind "flats 1 to 4 came to 212, …" the "Number
 * four" of "Number four and I will talk", behind "brews 41 to 45: …" the second 45 of "Yes, 45 is the double IPA". Whoever finds a run asks here:
 * `members-of-runs.ts`, `listed-runs.ts`. Not "45 was 12 last year", which tells a figure of it.
 */
import { type Scan, tokenAt } from "../../../text/scan.ts";
import type { Aside, Figure } from "../../mention.ts";
import { aside } from "../../place.ts";

const OPENS =
  /(?:[.!?)] |\n)["“(]?(?:(?:yes|no|and|but|oh|so|well|of course),? )?(?:(?:the|that|only) )?(?:no\.? |number |#)?$/iu; // catches ". Yes, " in front of "45", not ", "
const CALLED = /[.!?\n]\s*(?:number|no|unit|flat|room|house|plot|team) $/iu; // catches ". Number " in front of "four", not "by number "
const TOLD = /^(?:['’]s|,? (?:is|was|has|had|will|would|did|does|came|looks?|felt|got|fell)\b)(?! [$€£]?\d)/u; // catches " is the double IPA", not " was 12"

/** @returns what stands in the place of the figure where it is one of those from the first to the last; else null */
export function toldMember(scan: Scan, figure: Figure, [first, last]: readonly [number, number]): Aside | null {
  const { from, to, value, bare, numberEnd } = figure;
  if (!bare || !Number.isInteger(value) || value < first || value > last) return null;
  const ahead = scan.text.slice(0, figure.start);
  const called = CALLED.test(ahead);
  const told = OPENS.test(ahead) && TOLD.test(scan.text.slice(numberEnd));
  const again = told || (called && tokenAt(scan, to).kind === "word");
  return again ? aside(scan, called ? from - 1 : from, to, "a number of a thing") : null;
}
