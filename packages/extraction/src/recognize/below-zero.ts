/** "twelve below on Sunday, nine below on Monday, two above on Tuesday" → -12, -9, 2: temperatures told by their side of zero. */
import { isNumberAt, isWordAt, lowerAt, type Scan } from "../text/scan.ts";
import { isFigure, type Mention } from "./mention.ts";

const TIMED: readonly string[] = ["on", "at", "in", "and", "by"];

/** The word stands alone behind the figure, with nothing that the figure lies below or above. */
const isAlone = (scan: Scan, at: number, word: string): boolean =>
  lowerAt(scan, at) === word &&
  !isNumberAt(scan, at + 1) &&
  (!isWordAt(scan, at + 1) || TIMED.includes(lowerAt(scan, at + 1)) || lowerAt(scan, at + 1) === "zero");

export function belowZero(scan: Scan, mentions: readonly Mention[]): Mention[] {
  const figures = mentions.filter(isFigure);
  const below = figures.filter(({ to }) => isAlone(scan, to, "below"));
  const above = figures.filter(({ to }) => isAlone(scan, to, "above"));
  if (below.length === 0 || below.length + above.length < 2) return [...mentions];
  return mentions.map((mention) =>
    isFigure(mention) && below.includes(mention) && mention.value > 0 ? { ...mention, value: -mention.value } : mention,
  );
}
