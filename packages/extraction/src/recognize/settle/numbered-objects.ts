/**
 * "120 copies of issue 14, 95 of issue 15 and 160 of issue 16": each second number is that of a thing, told by the same word in front of it.
 * Not "12 boys and group 14 girls", nor "issue 14: 120, issue 15: 95".
 */
import { NUMBERED_THINGS } from "../../lexicon/nouns.ts";
import { isNumberAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const FEWEST = 2;

export function numberedObjects(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, NUMBERED_THINGS)) return mentions;
  const told = mentions.filter(({ kind }) => kind === "figure" || kind === "name" || kind === "axis");
  const labels = told.filter((_, at) => at % 2 > 0);
  const [first] = labels;
  const placeIn = ({ from, to }: Mention): number => (isNumberAt(scan, from) && to === from + 1 ? from - 1 : from);
  const noun = first ? lowerAt(scan, placeIn(first)) : "";
  const numbered = (mention: Mention): boolean => {
    const at = placeIn(mention);
    return lowerAt(scan, at) === noun && isNumberAt(scan, at + 1) && mention.to === at + 2;
  };
  const counts = told.filter((_, at) => at % 2 === 0);
  const plain = counts.every((one) => isFigure(one) && one.bare && lowerAt(scan, one.from - 1) !== noun);
  const apart = counts.every((one, at) => one.to < placeIn(labels[at] ?? one)); // "14 v 9" has nothing between
  if (noun.length < 3 || !apart) return mentions;
  if (labels.length < FEWEST || counts.length !== labels.length || !NUMBERED_THINGS.has(noun) || !plain)
    return mentions;
  if (!labels.every(numbered) || !labels.some(isFigure)) return mentions;
  return mentions.map((mention) =>
    labels.includes(mention) && isFigure(mention)
      ? { kind: "name", ...placeOf(scan, mention.from - 1, mention.to) }
      : mention,
  );
}
