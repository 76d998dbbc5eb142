/**
 * Those of one time of day, beside others who are named otherwise: "juniors 30, seniors 22, the 6 a.m. crew 9" → 6 a.m. crew, which is no time of a
 * row. Not "the 8 a.m. service 12, the 10 a.m. service 88".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { isAxis, isFigure, type Mention, type NameNumber } from "../mention.ts";
import { placeOf } from "../place.ts";

const CREWS = [
  "lot",
  "crew",
  "crowd",
  "group",
  "gang",
  "class",
  "session",
  "swim",
  "swimmers",
  "service",
  "slot",
  "regulars",
  "squad",
];
const CALLED = wordSet(CREWS.join(" "));
const FEWEST = 3;

export function clockCrews(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CREWS) || mentions.filter(isFigure).length < FEWEST) return mentions;
  const [clock, more] = mentions.filter((mention) => isAxis(mention) && mention.family === "clock");
  if (!clock || more || lowerAt(scan, clock.from - 1) !== "the" || !CALLED.has(lowerAt(scan, clock.to)))
    return mentions;
  const name: NameNumber = { kind: "name", ...placeOf(scan, clock.from, clock.to + 1) };
  return mentions.map((mention) => (mention === clock ? name : mention));
}
