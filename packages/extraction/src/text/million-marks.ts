/**
 * A mark that something passes is a level: "passed the million mark in 2021" → "passed 1 million in 2021", "topped the 500,000 mark" → "topped 500,000", "broke the half-million
 * mark" → "broke 500,000". Not "marks out of ten", nor "missed the million mark".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const VERB =
  "(?:pass(?:ed|es|ing)?|cross(?:ed|es|ing)?|topp?(?:ed|s|ing)?|br(?:oke|eak|eaks|oken)|hit|hits|reach(?:ed|es|ing)?|surpass(?:ed|es|ing)?|exceed(?:ed|s|ing)?|breach(?:ed|es|ing)?|above|past|over)";
const MARK = new RegExp(
  `(?<=\\b${VERB} )the (?:((?:one[- ])?(?:million|billion|trillion|crore|lakh))|(half[- ]a?[- ]?million)|(\\p{Sc}?\\d[\\d,]*(?:\\.\\d+)?(?:[- ](?:million|billion|lakh|crore)|[kmb]n?)?))[- ]mark(?!\\p{L})`,
  "giu",
); // catches "the million mark" of "passed the million mark", not of "missed the million mark"

const HALF = "500,000";

/** Null where none is passed. */
export const millionMarks = (text: string): Squeezed | null =>
  /[- ]mark\b/iu.test(text) // catches " mark", not "market"
    ? without(text, MARK, (found, _, [one, half, figure]) => {
        if (one) return `1 ${one.replace(/^one[- ]/iu, "")}`; // catches "one-" of "one-million", not "lone "
        return half ? HALF : (figure?.replace("-", " ") ?? found);
      })
    : null;
