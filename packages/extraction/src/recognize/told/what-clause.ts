/** "what the gift shop managed", "what it was in 2020": a clause that names a figure by what was done. */
import { MONTHS, SEASONS, WEEKDAYS, YEAR } from "../../lexicon/calendar.ts";
import { wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import type { Reference } from "./reference.ts";
import { PRONOUNS } from "./reference-words.ts";

const MOST_WORDS = 5;
const SUBJECTS = wordSet("i we you he she they it");
const TIMES = [MONTHS, WEEKDAYS, SEASONS];

/** The clause that begins with "what" at a token. */
export function whatAt(scan: Scan, at: number): Reference | null {
  const isVerb = (place: number): boolean => {
    const sense = verbSense(lowerAt(scan, place));
    const does = place === at + 2 && SUBJECTS.has(lowerAt(scan, at + 1)); // "what we baked"
    return sense === "verb" || does || (sense === "either" && place > at + 1 && PRONOUNS.has(lowerAt(scan, place - 1))); // "what they paid"
  };
  let to = at + 1;
  while (to < at + 1 + MOST_WORDS && (isWordAt(scan, to) || isNumberAt(scan, to)) && !isVerb(to)) to++;
  if (!isVerb(to)) return null;
  const when = lowerAt(scan, to + 2);
  const timed =
    ["in", "on"].includes(lowerAt(scan, to + 1)) && (YEAR.test(when) || TIMES.some((names) => names.has(when)));
  return { from: at, to: timed ? to + 3 : to + 1, kind: "what" }; // "twice what we paid in May"
}
