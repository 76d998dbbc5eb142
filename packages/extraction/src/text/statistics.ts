/**
 * How sure the figures of a study are is no data of it: "54.3 ± 12.1 years", "42% (OR 3.3; 95% CI 1.9 to 5.6; P < 0.001)", "8,214 (SD 2,310)
 * steps", "F(2, 87) = 14.2, p < .001" → the figures alone. Not "a margin of error of ±3", nor "(SD) 45", which is a state.
 */
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const CUE = /±|\+\/-|\b(?:CI|SDs?|SE|SEM|IQR|OR|aOR|HR|RR|MD|SMD)\b|\b[pP](?:-value)? ?[<=>≤]|\d\) ?= ?\d/u; // catches "±" and "95% CI", not "or"
const NUMBER = "[-−+]?(?:\\d[\\d,]*(?:\\.\\d+)?|\\.\\d+)";
const GIVE = new RegExp(`(?<=\\d(?: ?[%°]| ?\\p{L}{1,3})?) ?(?:±|\\+\\/-) ?${NUMBER}(?: ?%)?`, "gu"); // catches " ± 12.1" behind "54.3", not "a margin of ±3"
const MEASURED = new RegExp(`(?<=\\d ?(%|°|\\p{L}{1,4})) ?(?:±|\\+\\/-) ?${NUMBER} ?\\1(?!\\p{L})`, "gu"); // catches " ± 0.2ms" behind "19.5ms", not " ± 0.2 ms" behind "19.5"
const NAMED =
  "(?:\\d\\d ?% ?(?:CI|CrI|confidence intervals?)|(?:CI|SDs?|SEM?|IQR|a?OR|a?HR|RR|S?MD) ?[=:,]? ?[-−]?\\d|[pP](?:-value)? ?[<=>≤] ?0?\\.\\d)";
const BRACKET = new RegExp(` ?[([](?=[^()[\\]]*?(?<!\\p{L})${NAMED})[^()[\\]]*[)\\]]`, "gu"); // catches " (SD 2,310)", not " (SD) 45"
const BEHIND = new RegExp(
  `[,;]? ?(?<!\\p{L})(?:[pP](?:-value)? ?[<=>≤] ?${NUMBER}|[Ftrχ]²?\\(\\d+(?:, ?\\d+)?\\) ?= ?${NUMBER})`,
  "gu",
); // catches ", p < .001" and "F(2, 87) = 14.2", not "p 12"
const RATIO = /[,;]? ?(?<!\p{L})(?:a?OR|a?HR|RR) ?=? ?\d+\.\d+(?![\d.,]*(?:[kmM%]|bn|tn))/gu; // catches "; OR 3.3", not "HR 0.4m"
const STUDY =
  /±|\b(?:CI|SDs?|IQR)\b|\b[pP](?:-value)? ?[<=>≤]|\b(?:odds|hazard|ratios?|risks?|trial|patients|cohort|placebo|mortality|controls?)\b/iu; // catches "95% CI" and "patients", not "staff"

/** Null where nothing tells how sure figures are. */
export const statistics = (text: string): Squeezed | null =>
  matches(text, CUE)
    ? changedBy(
        text,
        [MEASURED, GIVE, BRACKET, BEHIND, ...(STUDY.test(text) ? [RATIO] : [])].map(
          (words) => (one: string) => without(one, words),
        ),
      )
    : null;
