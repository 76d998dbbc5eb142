/**
 * Versions told in turn with their figures are what is compared: "Version 2.0.1 had 14 crashes, 2.0.2 had 9" → 2.0.1 · 2.0.2. Not "2.0.1 fixes 14 bugs",
 * nor "sections 2.0.1 and 2.0.2 hold 14 and 9".
 */
import { isCapitalAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { axisMark } from "../times/axis-mark.ts";

const WHY = "a version or section number";
const NOUNS = ["version", "release", "build"];
const FEWEST = 2;
/** How far behind its version a figure stands: "2.1.0 had only 3". */
const NEAR = 7;
const MAJOR = 1e6;
const MINOR = 1e3;

const isVersion = (mention: Mention): boolean => mention.kind === "aside" && mention.why === WHY;

/** The mentions, each version in front of its one figure a place on an axis. */
export function versionItems(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (mentions.filter(isVersion).length < FEWEST) return mentions;
  const told = mentions.filter((mention) => isVersion(mention) || isFigure(mention));
  const inTurn = told.every((mention, at) =>
    at % 2 === 0 ? isVersion(mention) : isFigure(mention) && mention.from - (told[at - 1]?.to ?? 0) < NEAR,
  );
  if (!inTurn || told.length % 2 !== 0) return mentions;
  return mentions.map((mention) => {
    if (!isVersion(mention)) return mention;
    const [major = 0, minor = 0, patch = 0] = tokenAt(scan, mention.from).text.split(".").map(Number);
    const named = isCapitalAt(scan, mention.from - 1) || NOUNS.includes(lowerAt(scan, mention.from - 1));
    const from = named ? mention.from - 1 : mention.from;
    return axisMark({ scan, from, to: mention.to, family: "version", order: major * MAJOR + minor * MINOR + patch });
  });
}
