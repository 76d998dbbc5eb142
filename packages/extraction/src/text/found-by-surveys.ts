/**
 * A survey opens a sentence and is no part of what it found: "The survey found 3 out of 5 nurses considering leaving" → "3 out of 5 nurses are considering leaving". In front of a
 * share alone, not "the survey found 12 newts".
 */
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const COUNT = "(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)";
const SHARE = `(?:(?:about |around |nearly |almost |just |only |over |some |roughly )*(?:${COUNT} (?:out of|in) (?:every )?${COUNT}\\b|[\\d.]+ ?%|[\\d.]+ per ?cent|(?:a|one) (?:half|third|quarter|fifth)\\b|half (?:of|the)|(?:two|three)[ -](?:thirds|quarters|fifths)))`;
const OPENED = new RegExp(
  `^(?:the|a|an|our|their|this|one|another|that) (?:[\\p{L}\\d'’-]+ ){0,3}?(?:survey|study|poll|census|audit|report|questionnaire)(?: (?:of|by|from|in) [\\p{L}\\d', ’-]{2,40}?)? (?:found|finds|shows|showed|says|said|reveals|revealed|suggests)(?: that)? (?=${SHARE})`,
  "iu",
); // catches "The survey found " in front of "3 out of 5", not of "12 newts"

const DOING = new RegExp(`(?<=^${SHARE} (?:of (?:the |all )?)?\\p{L}+(?: \\p{L}+)?) (?=\\p{L}{3,}ing\\b)`, "iu"); // catches the blank behind "3 out of 5 nurses" of "3 out of 5 nurses considering", not of "60% are leaving"

/** Null where nobody found shares. */
export const foundBySurveys = (text: string): Squeezed | null =>
  matches(text, OPENED)
    ? changedBy(text, [(now) => without(now, OPENED), (now) => without(now, DOING, () => " are ")])
    : null;
