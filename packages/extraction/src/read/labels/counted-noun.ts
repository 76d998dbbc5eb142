/** What a bare figure counts: `countedNoun(scan, figure)` at "17 tests passed" → "test". */
import { isSmallWord } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import type { Figure } from "../../recognize/mention.ts";
import { perThing } from "../../text/per-text.ts";
import { tokenAt } from "../../text/scan.ts";

/** The plural noun straight after a bare figure: what it counts; not "this" of "11 this year". */
export const countedNoun = perThing((scan, figure: Figure): string => {
  const { kind, lower, text } = tokenAt(scan, figure.to);
  if (kind !== "word" || text !== lower || verbSense(lower) === "verb" || isSmallWord(lower)) return "";
  return (lower.length > 3 && lower.endsWith("s") && !lower.endsWith("ss")) ||
    ["people", "men", "women", "children", "staff"].includes(lower)
    ? singular(lower)
    : "";
});
