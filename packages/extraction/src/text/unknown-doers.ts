/**
 * Several things in a row and what they do, in a word that may be a noun as well: "The kettle, the toaster and the heater use 2000 W, 900 W and 1500 W" → "…
 * the heater: 2000 W". Each is one word behind its article, so that the last has one too many. Not "the heater fan", with no verb behind it.
 */
import { verbSense } from "../lexicon/morphology.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const FIGURE = "[$€£]?\\d[\\d.,]*(?<=\\d)(?: ?(?:%|°C|\\p{L}{1,8}))?";
const DEED = new RegExp(
  `(?<=(?:^|[.!?:\\n] ?)(?:the|our|my|his|her|their) [\\p{L}-]+(?:, (?:the|our|my|his|her|their) [\\p{L}-]+)*,? and (?:the|our|my|his|her|their) [\\p{L}-]+) (\\p{Ll}{3,})(?= (?:about |roughly |around )?${FIGURE}(?:, ${FIGURE})*,? and ${FIGURE}(?!\\p{L}))`,
  "giu",
); // catches " use" of "the kettle and the heater use 900 W and 1500 W", not of "the heater uses 900"
const HINT = /,? and (?:the|our|my|his|her|their) [\p{L}-]+ \p{Ll}{3,} (?:\p{L}+ )?[$€£]?\d/iu; // catches " and the heater use 2", not " and heaters 2"

/** Null where no row ends so, or its verb is known as one. */
export const unknownDoers = (text: string): Squeezed | null =>
  HINT.test(text)
    ? without(
        text,
        DEED,
        (found, _, [deed = ""]) =>
          verbSense(deed.toLowerCase()) === "verb" || /(?:s|ed|ing|ly)$/u.test(deed) ? found : ":", // catches "costs", not "use"
      )
    : null;
