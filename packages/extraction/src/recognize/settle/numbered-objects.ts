/**
 * "120 copies of issue 14, 95 of issue 15 and 160 of issue 16": each second number is that of a thing, told by the same word in front of it; so are
 * those that count on, whatever the thing: "212 tier 1, 31 tier 2, 9 tier 3". Not "12 boys and group 14 girls", nor "issue 14: 120, issue 15: 95".
 */
import { NUMBERED_THINGS } from "../../lexicon/nouns.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const FEWEST = 2;
const COUNTED_ON = 3;

export function numberedObjects(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
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
  if (noun.length < 3) return mentions;
  const countsOn =
    labels.length >= COUNTED_ON &&
    labels.every(({ to }) => !isWordAt(scan, to) || lowerAt(scan, to) === "and") && // not "9 wins 1 draw"
    labels.every(
      ({ to }, at) => Number(tokenAt(scan, to - 1).text) === Number(tokenAt(scan, (labels[0]?.to ?? 0) - 1).text) + at,
    );
  const apart = countsOn || counts.every((one, at) => one.to < placeIn(labels[at] ?? one)); // "14 v 9" has nothing between
  if (labels.length < FEWEST || counts.length !== labels.length || !plain || !apart) return mentions;
  if (!NUMBERED_THINGS.has(noun) && !countsOn) return mentions;
  if (!labels.every(numbered) || !labels.some(isFigure)) return mentions;
  return mentions.map((mention) =>
    labels.includes(mention) && isFigure(mention)
      ? { kind: "name", ...placeOf(scan, mention.from - 1, mention.to) }
      : mention,
  );
}
