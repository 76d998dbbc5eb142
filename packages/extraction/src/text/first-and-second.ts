/** Places in a row, each with its figure in one breath: "first 45 second 40 third 15" → "first 45, second 40, third 15", of which no 45 seconds are meant. */
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const FIGURE = "[$€£]?\\d(?:[\\d.,]*\\d)?(?:%|k|m)?";
const RUN = new RegExp(`\\bfirst ${FIGURE} second ${FIGURE}(?! (?:ago|later|long))`, "iu"); // catches "first 45 second 40", not "first 45 seconds"
const BETWEEN = new RegExp(
  `(?<=\\b(?:first|second|third|fourth) ${FIGURE}) (?=(?:second|third|fourth|fifth) ${FIGURE})`,
  "giu",
); // catches the blank in front of "second 40"

/** Null where nothing is told so. */
export const firstAndSecond = (text: string): Squeezed | null =>
  matches(text, RUN) ? without(text, BETWEEN, () => ", ") : null;
