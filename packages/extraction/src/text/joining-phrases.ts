/**
 * What only joins a sentence to the one before is left out: "19% say yes. On the other hand, 65% say no" → "19% say yes. 65% say no"; ", for
 * instance," too. Not "the other hand was 16 cm", nor "overall, 40%".
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const JOINING =
  "on the (?:other|one) hand|by contrast|in contrast|by comparison|in turn|conversely|similarly|likewise|moreover|in addition|additionally|furthermore|for (?:example|instance)|at the same time|to be sure|not surprisingly|notably|interestingly|of course|by the way|in fact|indeed|as a result";
const OPENING = new RegExp(`(?<=^|[.;!?] |\\n|, (?:and|but|while) )(?:${JOINING}), `, "giu"); // catches "On the other hand, ", not "the other hand was"
const INSIDE = new RegExp(`, (?:${JOINING}|however|meanwhile|though),(?= )`, "giu"); // catches ", for instance,", not ", for instance a"
const CUE = /, /u; // catches ", ", not "4,200"

/** Null where nothing is joined so. */
export function joiningPhrases(text: string): Squeezed | null {
  if (!CUE.test(text)) return null;
  return changedBy(text, [(now) => without(now, OPENING), (now) => without(now, INSIDE)]);
}
