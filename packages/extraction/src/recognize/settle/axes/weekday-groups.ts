/**
 * A weekday that says which group it is names no figure: "Our Tuesday choir started with 8 of us in September. By October we were 13 …". Not "our
 * Tuesday sales were 12, Wednesday's 15", nor "Tuesday 8, October 13".
 */
import { DETERMINERS, isSmallWord, POSSESSIVES } from "../../../lexicon/closed-class.ts";
import { verbSense } from "../../../lexicon/morphology.ts";
import { isWordAt, lowerAt, type Scan, tokenAt } from "../../../text/scan.ts";
import { type AxisMark, isAxis, type Mention } from "../../mention.ts";
import { placeOf } from "../../place.ts";

const FEWEST = 2;

/** "Our Tuesday choir", "Monday yoga" at the start of a sentence. */
function saysWhich(scan: Scan, { from, to }: AxisMark): boolean {
  const before = lowerAt(scan, from - 1);
  const opens = from === 0 || ["line", "mark"].includes(tokenAt(scan, from - 1).kind);
  const led = POSSESSIVES.has(before) || DETERMINERS.has(before);
  const noun = lowerAt(scan, to);
  const sense = verbSense(noun);
  const isNoun = isWordAt(scan, to) && !isSmallWord(noun) && (led ? sense !== "verb" : sense === null);
  return to === from + 1 && (led || opens) && isNoun && isWordAt(scan, to + 1);
}

/** The mentions, the one weekday a name where the other times are months, years and such. */
export function weekdayGroups(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const axes = mentions.filter(isAxis);
  const [day, more] = axes.filter(({ family }) => family === "weekday");
  const others = axes.filter(({ family }) => ["month", "year", "season", "quarter"].includes(family));
  if (!day || more || others.length < FEWEST || !saysWhich(scan, day)) return mentions;
  return mentions.map((mention) =>
    mention === day ? { kind: "name", ...placeOf(scan, mention.from, mention.to) } : mention,
  );
}
