/**
 * What only joins a sentence to the one before says nothing of its figures: "19% say yes. On the other hand, 65% say no" → "19% say yes. 65%
 * say no"; ", for instance," too; "57% are over 30, which means that 43% are not" → "…; 43% are not". Not "the other hand was 16 cm", nor "overall, 40%".
 */
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const JOINING =
  "on the (?:other|one) hand|(?:by|in) (?:contrast|comparison)|in (?:actual )?fact|in (?:turn|addition|other words)|conversely|similarly|likewise|moreover|additionally|furthermore|for (?:example|instance)|at the same time|to be sure|not surprisingly|(?:un)?surprisingly|notably|remarkably|interestingly(?: enough)?|of course|by the way|indeed|as a result|however|meanwhile|statistically(?: speaking)?|nevertheless|nonetheless|consequently|therefore|specifically";
const OPENING = new RegExp(`(?<=^|[.;!?] |\\n|, (?:and|but|while) )(?:${JOINING}), (?=[\\p{L}\\p{Sc}\\d])`, "giu"); // catches "On the other hand, ", not "the other hand was"
const INSIDE = new RegExp(`(?<=[\\p{L}\\d]), (?:${JOINING}|though),(?= )`, "giu"); // catches ", for instance,", not ", for instance a"
const MEANS =
  /, (?:which|that|this) (?:means|implies)(?: that)? (?=(?:only |just |about |some )?(?:the (?:other|remaining) )?\d[\d.,]*(?:%| per ?cent)?)/giu; // catches ", which means that " in front of "43%", not of "we lost"
const CUE = /, /u; // catches ", ", not "4,200"

/** Null where nothing is joined so. */
export const joiningPhrases = (text: string): Squeezed | null =>
  matches(text, CUE)
    ? changedBy(text, [
        (now) => without(now, OPENING),
        (now) => without(now, INSIDE),
        (now) => without(now, MEANS, () => "; "),
      ])
    : null;
