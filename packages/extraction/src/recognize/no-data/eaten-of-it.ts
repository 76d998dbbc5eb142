/**
 * What went off a list of takings is none of them: "Uber 412, Lyft 265, DoorDash 98, gas ate 120 of it" → without 120. Not "Of 120 plums
 * birds ate 40 of it, wasps 30", where all are what was taken, nor "12 of them".
 */
import { type Scan, says } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";
import { clauseStart } from "./clause-start.ts";

const TOOK =
  "ate|eats|took|takes|swallowed|swallows|gobbled|kept|keeps|cost|costs|burned|burnt|had|has|spent|blew|claimed|pocketed|grabbed|went|goes|paid|lost|skimmed|nicked";
const VERBS = TOOK.split("|");
const BEFORE = new RegExp(
  `\\b(?:${TOOK})(?: (?!of\\b)\\p{L}+){0,3} ?[$€£₹]?$|\\b(?:${TOOK})(?: up)? (?:like|about|around|over|nearly) ?[$€£₹]?$`,
  "iu",
); // catches " gas ate " and " cost us about £", not ", jam "
const OF_IT = /^ of (?:it|that|this|those|the (?:total|lot|takings|proceeds|pot|profits?|money|whole))\b/iu; // catches " of it", not " of them"
const FEWEST = 3;

/** The mentions with the last figure as an aside, and who took it with it, who gives no title. */
export function eatenOfIt(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, VERBS)) return mentions;
  const figures = mentions.filter(isFigure);
  const [last, before] = [figures.at(-1), figures.at(-2)];
  if (!last || !before || figures.length < FEWEST || !OF_IT.test(scan.text.slice(last.numberEnd))) return mentions;
  const starts = figures.map((figure, at) => scan.text.slice(figures[at - 1]?.end ?? 0, figure.start));
  const sum = figures.slice(0, -1).reduce((all, { value }) => all + value, 0);
  const taken = starts.map((words) => BEFORE.test(words));
  if (taken.indexOf(true) !== starts.length - 1 || (last.basis?.stated?.value ?? last.value) >= sum) return mentions;
  return mentions.map((mention) =>
    mention === last
      ? aside(scan, clauseStart(scan, before.to, last.from), last.to, "what was taken of it all")
      : mention,
  );
}
