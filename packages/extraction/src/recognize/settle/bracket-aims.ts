/**
 * What was aimed at, in brackets behind a figure, is a figure as well: "4 falls (target 2), 1 (target 2)" → 2, and no second target. Not "Target 2 was met
 * by 14".
 */
import { lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";

const AIMS: readonly string[] = ["target", "goal", "limit", "plan", "norm", "quota", "budget", "planned"];
const FEWEST = 2;

/** "2" of the name "target 2" between brackets. */
function aimOf(scan: Scan, { kind, from, to }: Mention): Figure | null {
  if (kind !== "name" || to - from !== 2 || !AIMS.includes(lowerAt(scan, from))) return null;
  if (lowerAt(scan, from - 1) !== "(" || lowerAt(scan, to) !== ")") return null;
  return figureAt(scan, from + 1);
}

/** The mentions, two such names or more as the figures that they are. */
export function bracketAims(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.signs.has("(") || !mentions.some(isFigure)) return mentions;
  const found = mentions.map((mention) => aimOf(scan, mention));
  return found.filter(Boolean).length < FEWEST ? mentions : mentions.map((mention, at) => found[at] ?? mention);
}
