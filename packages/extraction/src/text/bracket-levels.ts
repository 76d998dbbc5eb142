/**
 * A change whose other end stands in brackets behind its time is told by both ends: "1,017 people in 2024, 13% fewer than in 2023 (1,172)" → "1,017 people in 2024,
 * in 2023 (1,172)"; "362 in August, 11% less than in July (407) and roughly the same as a year ago (355)". Not "13% fewer than in 2023", which tells the other
 * end alone, nor "(+3%)".
 */
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const MONTH = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const TIME = `(?:(?:in |on |by |this time |the same (?:month|time|period|point|day|week|quarter) (?:of |in )?)?(?:${MONTH}(?: (?:19|20)\\d\\d)?|(?:19|20)\\d\\d|last (?:year|month|week|season|quarter|${MONTH})|a (?:year|month|week|decade) (?:ago|earlier|before)|the (?:year|month|week|season) before|(?:the )?previous (?:year|month|week|season|quarter)))`;
const NUMBER = "(?:\\p{Sc} ?)?\\d[\\d,]*(?:\\.\\d+)?";
const LEVEL = `\\(${NUMBER}(?: ?(?:%|per ?cent|percent|million|billion|bn|m|k|[kmc]m))?\\)`;
const SIZE = `(?:(?:about|around|almost|nearly|some|over|more than|just|exactly) )?(?:${NUMBER}|one|two|three|four|five|six|seven|eight|nine|ten)(?: ?%| per ?cent| percent)?`;
const CHANGE = new RegExp(
  `(?<=\\d[^.;:!?]*?(?:,| and| but)) (?:(?:up|down) (?:by )?${SIZE} (?:on|from|compared with|against)|${SIZE} (?:more|fewer|less|higher|lower|up|down)(?: than| on)|(?:roughly |about |almost |exactly )?the same as)(?= (?:at |for )?${TIME} ${LEVEL})`,
  "giu",
); // catches " 13% fewer than" in front of " in 2023 (1,172)", not of " in 2023"
const ASK = new RegExp(`${TIME} ${LEVEL}`, "u"); // catches "in 2023 (1,172)", not "2023 (of 1,172)"

const OTHER = new RegExp(`\\b${SIZE} (?:more|fewer|less|higher|lower|up|down) (?:than|on|from)\\b`, "iu"); // catches "40% more than", which is told of the level that now stands in front of it

const alone = (told: Squeezed | null): Squeezed | null => (told && OTHER.test(told.text) ? null : told);

/** Null where none is told so, or another change beside them by its size alone. */
export const bracketLevels = (text: string): Squeezed | null =>
  text.includes("(") && matches(text, ASK) ? alone(without(text, CHANGE)) : null;
