/**
 * Seasons and months of no year of their own behind one that has it: "1.9 in spring '21, 5.6 the following summer", "9 the
 * next winter" → they come after it, in their turn. Not "summer is next".
 */
import { MONTHS, SEASONS } from "../../../lexicon/calendar.ts";
import { lowerAt, type Scan, says } from "../../../text/scan.ts";
import { type AxisMark, isAxis, type Mention } from "../../mention.ts";
import { axisMark } from "../../times/axis-mark.ts";

const NEXT = ["following", "next"];

/** The place within a year of a season or month at a token. */
function partOfYear(scan: Scan, at: number): { family: "season" | "month"; part: number } | null {
  const season = SEASONS.get(lowerAt(scan, at));
  if (season !== undefined) return { family: "season", part: (season - 1) / 4 };
  const month = MONTHS.get(lowerAt(scan, at));
  return month === undefined ? null : { family: "month", part: (month - 1) / 12 };
}

/** A year and more. */
const DATED = 1000;
const isDated = ({ family, order }: AxisMark): boolean => (family === "season" || family === "month") && order >= DATED;

/** When a part of the year comes next. */
const after = (before: number, part: number): number => {
  const year = Math.floor(before);
  return year + part > before ? year + part : year + 1 + part;
};

export function laterSeasons(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, NEXT)) return mentions;
  let last: Record<"season" | "month", number> = { season: 0, month: 0 };
  return mentions.map((mention) => {
    if (!isAxis(mention)) return mention;
    const at = mention.to - 1;
    const turn = partOfYear(scan, at);
    const before = turn ? last[turn.family] : 0;
    if (isDated(mention)) last = { ...last, [mention.family]: mention.order };
    else if (turn && before > 0) last = { ...last, [turn.family]: after(before, turn.part) };
    if (!turn || before === 0 || mention.order >= DATED || !NEXT.includes(lowerAt(scan, at - 1))) return mention;
    const order = after(before, turn.part);
    const { from, to } = mention;
    return axisMark({ scan, from, to, family: turn.family, order, position: order });
  });
}
