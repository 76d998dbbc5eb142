/** Steps told by their rank: "first round", "the second", "3rd lap", "First …: Second …: Last one". */

import { STEP_NOUNS } from "../../lexicon/calendar.ts";
import { POSSESSIVES, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { STREET_NOUNS } from "../../lexicon/identifier-nouns.ts";
import { singular } from "../../lexicon/morphology.ts";
import { ORDINAL_WORDS } from "../../lexicon/number-words.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import type { AxisMark } from "../mention.ts";
import { axisMark } from "./axis-mark.ts";
import { ORDINAL_TAIL } from "./calendar-marks.ts";

const PARTS: readonly string[] = ["half", "third", "thirds", "quarter", "quarters"];

/** The place of "last" and "final" behind "first" and "second". */
const LAST = 999;

const ONES = wordSet("1 one");

/** The noun that a rank counts: "grade" where "6th grade" is told, for a "7th:" alone. */
const rankedNoun = (scan: Scan): string =>
  scan.tokens.find(
    ({ lower }, at) => STEP_NOUNS.has(lower) && ORDINAL_TAIL.has(lowerAt(scan, at - 1)) && isNumberAt(scan, at - 2),
  )?.lower ?? "";

/** "first round", "the second", "3rd lap". Alone ("the second") it is shy. */
export function ordinalStepAt(scan: Scan, at: number): AxisMark | null {
  const ends = ["last", "final"].includes(lowerAt(scan, at));
  if (isNumberAt(scan, at) ? !ORDINAL_TAIL.has(lowerAt(scan, at + 1)) : !(ends || ORDINAL_WORDS.has(lowerAt(scan, at))))
    return null;
  const counted = scan.words.has("first") && scan.words.has("second");
  const opens =
    at === 0 ||
    tokenAt(scan, at - 1).kind === "line" ||
    [".", ",", ";", ":", "!", "?", "–", "|"].includes(lowerAt(scan, at - 1));
  const next = singular(lowerAt(scan, at + 1));
  const placed = !isWordAt(scan, at + 1) || PREPOSITIONS.has(next); // "the last in 30.8", not "the last count"
  const behind = opens || (placed && ["the", "and"].includes(lowerAt(scan, at - 1)));
  const numbered = (_: unknown, place: number): boolean =>
    lowerAt(scan, place) === next && ONES.has(lowerAt(scan, place + 1)); // "lap one 112, lap two 109, last lap 103"
  const closing =
    ends && ((counted && behind) || (STEP_NOUNS.has(next) && scan.tokens.some(numbered))) ? LAST : undefined;
  const word = ORDINAL_WORDS.get(lowerAt(scan, at)) ?? closing;
  const tailed =
    isNumberAt(scan, at) && ORDINAL_TAIL.has(lowerAt(scan, at + 1)) && !tokenAt(scan, at + 1).spaced
      ? Number(tokenAt(scan, at).text)
      : undefined;
  const order = word ?? tailed;
  if (order === undefined || scan.words.has("percentile")) return null;
  const end = at + (word === undefined ? 2 : 1);
  const noun = singular(lowerAt(scan, end));
  const lead = lowerAt(scan, at - 1);
  if (lead === "a" && (noun === "class" || says(scan, PARTS))) return null; // "a half walk, a sixth cycle"
  const halved =
    (noun === "half" || noun === "quarter") && ["a", "of", "that", "as", "what"].includes(lowerAt(scan, end + 1)); // "the second half that"
  if (isWordAt(scan, end) && STEP_NOUNS.has(noun) && lowerAt(scan, end) === noun && !halved)
    return axisMark({ scan, from: at, to: end + 1, family: "step", order, noun });
  const told = tailed !== undefined && !isWordAt(scan, end) ? rankedNoun(scan) : "";
  if (told)
    return axisMark({
      scan,
      from: at,
      to: end,
      family: "step",
      order,
      noun: told,
      name: `${tailed}${lowerAt(scan, at + 1)} ${told}`,
    });
  if ((noun === "time" && !counted) || STREET_NOUNS.has(noun)) return null; // "for the first time", "on the 4th floor"
  if (
    counted &&
    opens &&
    word !== undefined &&
    [":", ",", "(", "–"].includes(lowerAt(scan, end + (isWordAt(scan, end) ? 1 : 0)))
  )
    return axisMark({ scan, from: at, to: end, family: "step", order, noun: "ordinal" });
  const listed = (lead === "," || lead === "and") && ORDINAL_WORDS.has(lowerAt(scan, at - 2)) && word !== undefined;
  if (isWordAt(scan, end) && lowerAt(scan, at - 2) === "since") return null; // "since the second theatre opened"
  if (!listed && lead !== "the" && lead !== "on" && !POSSESSIVES.has(lead)) return null;
  if (
    isWordAt(scan, end) &&
    word !== undefined &&
    !["and", "or", "had", "was", "drew", "got", "then", "but", "it", "to", "in", "with"].includes(lowerAt(scan, end)) &&
    lowerAt(scan, end).length > 12
  )
    return null;
  return axisMark({ scan, from: at, to: end, family: "step", order, noun: "ordinal", shy: true });
}
