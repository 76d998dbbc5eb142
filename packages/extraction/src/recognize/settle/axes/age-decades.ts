/** "20s 14, 30s 5, 40s 2, 50+ 1", "under 20: 6, 20s: 14": tens of years beside a band are ages, not seconds; not "in 20s 14 reps, in 30s 18". */
import { isWordAt, lowerAt, type Scan, tokenAt } from "../../../text/scan.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../../mention.ts";
import { axisMark } from "../../times/axis-mark.ts";

const POINTERS: ReadonlySet<string> = new Set([":", "–", "-", "—", "="]);
const FEWEST = 2;
const OLDEST = 90;

/** "30s" in front of its figure. */
function isDecade(scan: Scan, figure: Figure, next: Mention | undefined): boolean {
  const { value, unit, from, to } = figure;
  const glued = to - from === 2 && !tokenAt(scan, from + 1).spaced;
  if (unit?.symbol !== "s" || !glued || value % 10 !== 0 || value < 10 || value > OLDEST || !next) return false;
  const told = POINTERS.has(lowerAt(scan, to)) ? to + 1 : to;
  return isFigure(next) && next.from === told && next.unit?.symbol !== "s" && !isWordAt(scan, from - 1);
}

export function ageDecades(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!mentions.some((mention) => isAxis(mention) && mention.family === "band")) return mentions;
  const decades = mentions.filter((mention, at) => isFigure(mention) && isDecade(scan, mention, mentions[at + 1]));
  const seconds = mentions.filter((mention) => isFigure(mention) && mention.unit?.symbol === "s");
  if (decades.length < FEWEST || seconds.length > decades.length) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && decades.includes(mention)
      ? axisMark({ scan, from: mention.from, to: mention.to, family: "band", order: mention.value })
      : mention,
  );
}
