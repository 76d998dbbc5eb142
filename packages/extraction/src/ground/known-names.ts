/**
 * Which names of a table the text has: words of it, and what plainly follows from it. `areFromText(source, ["Q1", "Q2"])`
 * for "Quarter by quarter: 5, 7" is true for both.
 */
import { STEP_NOUNS } from "../lexicon/calendar.ts";
import { ORDINAL_WORDS } from "../lexicon/number-words.ts";
import { impliedBy, timesIn } from "./anchors.ts";
import { unitsOf } from "./measures.ts";
import { isInText } from "./runs.ts";
import type { Source } from "./source.ts";
import { tellingStems } from "./words.ts";

const NUMBERED = /\p{L}.*\d/u; // catches "S2" between the stated "S1" and "S4", not "2"
const NUMBERS = /\d+/gu; // catches "12", not "twelve"
const ORDINAL = new RegExp(`\\b(?:${[...ORDINAL_WORDS.keys()].join("|")})\\b`, "giu"); // catches "second", not "seconds"
/** What "1, 2, 3" and "Game 1, Game 2" are: places in a list. */
const IN_LIST = /^(?:(\p{L}+) )?(\d{1,2})$/u; // catches "Game 2" and "2", not "2020" and "iPhone 2"
/** Names of times by the word for them: "Q1" in "quarter by quarter". */
const FAMILY_NOUNS = ["year", "month", "quarter", "season", "weekday"] as const;
const NOT = /^(?:un|non)(?=\p{L}{4})/u; // catches "unidentified", not "unit"

/** Names that count off a list from its first place, without a gap. */
function areListPlaces(names: readonly string[]): boolean {
  const places = names.map((name) => IN_LIST.exec(name.trim()));
  return (
    names.length > 1 &&
    places.every(
      (place, at) =>
        place !== null &&
        Number(place[2]) === at + 1 &&
        (place[1] === undefined || STEP_NOUNS.has(place[1].toLowerCase())),
    )
  );
}

/** "S#" for "S2", "#" for "second": names that differ only in their number are siblings. */
const pattern = (name: string): string => name.replace(NUMBERS, "#").replace(ORDINAL, "#");

/** True for words of the text, and for what plainly follows from it: a step between two named ones, "Others", "Now". */
export function areFromText(source: Source, names: readonly string[]): boolean[] {
  const marks = names.map(timesIn);
  const stated = new Set<string>([
    ...source.times.map(({ family }) => family),
    ...FAMILY_NOUNS.filter((noun) => source.byStem.has(noun)),
    ...marks
      .flatMap((own, at) => (source.byStem.has(tellingStems(names[at] ?? "")[0] ?? "") ? own : []))
      .map(({ family }) => family),
  ]);
  const stems = names.map(tellingStems);
  const worded = stems.map((own) => {
    const known = own.filter((stem) => isInText(source, stem) || isInText(source, stem.replace(NOT, ""))).length;
    return own.length > 0 && known * 2 >= own.length;
  });
  const siblings = Map.groupBy(names.keys(), (at) => pattern(names[at] ?? ""));
  const isList = areListPlaces(names);
  const units = new Set(source.mentions.flatMap((one) => (one.kind === "figure" && one.unit ? one.unit.symbol : [])));
  return names.map((name, at) => {
    if (worded[at] || isList || [...unitsOf(name)].some((unit) => units.has(unit))) return true;
    const known = (siblings.get(pattern(name)) ?? []).filter((other) => worded[other]).length;
    if (known > 1 && (NUMBERED.test(name) || pattern(name) !== name.replace(NUMBERS, "#"))) return true;
    return impliedBy(stems[at] ?? []).length > 0 || (marks[at] ?? []).some(({ family }) => stated.has(family));
  });
}
