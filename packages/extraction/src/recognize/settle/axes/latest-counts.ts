/**
 * The latest count is a time beside those told before it: "47 in 2019, 21 in 2020 and, in the latest count, 52"; "and, according to the latest figures,
 * 4,900". Not "the latest count of 52 votes", nor where no other time stands in front.
 */
import { lowerAt, type Scan, says } from "../../../text/scan.ts";
import { type AxisMark, isAxis, isFigure, type Mention } from "../../mention.ts";
import { axisMark } from "../../times/axis-mark.ts";

const LATEST = ["latest", "last", "recent", "newest"];
const COUNTS: ReadonlySet<string> = new Set(
  "count survey figures census estimate tally reading check report update data poll audit inspection return returns results accounts check-up".split(
    " ",
  ),
);
const LEADS: ReadonlySet<string> = new Set(["in", "at", "by", "to", "on", "of"]);
const FEWEST = 2;

/** "the latest count", "the most recent figures": where it begins and ends; null for anything else. */
function countAt(scan: Scan, at: number): readonly [number, number] | null {
  const word = lowerAt(scan, at);
  if (!LATEST.includes(word) || !COUNTS.has(lowerAt(scan, at + 1))) return null;
  const from = word === "recent" && lowerAt(scan, at - 1) === "most" ? at - 1 : at;
  return lowerAt(scan, from - 1) === "the" && LEADS.has(lowerAt(scan, from - 2)) ? [from, at + 2] : null;
}

export function latestCounts(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, LATEST)) return mentions;
  const marks = scan.tokens.flatMap((_, at): AxisMark[] => {
    const [from, to] = countAt(scan, at) ?? [];
    if (from === undefined || to === undefined) return [];
    const comma = lowerAt(scan, to) === "," ? 1 : 0;
    const behind = comma > 0 && mentions.some((one) => isFigure(one) && one.from === to + comma);
    const before = mentions.some((one) => isFigure(one) && one.to === from - 2);
    const dated = mentions.some((one) => isAxis(one) && one.from === to + comma); // "31 at the last survey, 2025"
    return behind !== before && !dated ? [axisMark({ scan, from, to, family: "relative", order: 0, position: 0 })] : [];
  });
  const [mark, more] = marks;
  const told = mentions.filter(isAxis).filter(({ shy, to }) => !shy && mark !== undefined && to <= mark.from);
  if (!mark || more || told.length < FEWEST) return mentions;
  const stays = ({ from, to }: Mention): boolean => to <= mark.from || from >= mark.to;
  return [...mentions.filter(stays), mark].toSorted((one, two) => one.from - two.from);
}
