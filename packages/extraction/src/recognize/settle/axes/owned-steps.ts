/**
 * A class or step that someone owns is part of a name and no time: "my Year 3 intervention group: 6.2 in September", "Mr Okafor's Year 4 planters".
 * Not "our Year 3 had 12, Year 4 15", where several are told, nor "her Week 2 was 40".
 */
import { isSmallWord, POSSESSIVES } from "../../../lexicon/closed-class.ts";
import { verbSense } from "../../../lexicon/morphology.ts";
import { isWordAt, lowerAt, type Scan } from "../../../text/scan.ts";
import { type AxisMark, isAxis, type Mention } from "../../mention.ts";
import { placeOf } from "../../place.ts";

const OWNER = /['’]s?$/u; // catches "Okafor's", not "planters"

const isNoun = (scan: Scan, at: number): boolean =>
  isWordAt(scan, at) && !isSmallWord(lowerAt(scan, at)) && verbSense(lowerAt(scan, at)) !== "verb";

/** "my Year 3 group": owned, one of its kind, and a noun behind it. */
const isOwned = (scan: Scan, { from, to, through }: AxisMark): boolean =>
  through === undefined &&
  (POSSESSIVES.has(lowerAt(scan, from - 1)) || OWNER.test(lowerAt(scan, from - 1))) &&
  isNoun(scan, to);

/** The mentions, such a step a part of a name where other times are told. */
export function ownedSteps(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const axes = mentions.filter(isAxis);
  const [step, more] = axes.filter(({ family }) => family === "step");
  const others = axes.filter(({ family, shy }) => family !== "step" && !shy);
  const now = axes.filter(({ family, shy }) => family === "relative" && shy);
  if (!step || more || others.length + now.length < 2 || !isOwned(scan, step)) return mentions;
  return mentions.map((mention) =>
    mention === step ? { kind: "name", ...placeOf(scan, mention.from, mention.to) } : mention,
  );
}
