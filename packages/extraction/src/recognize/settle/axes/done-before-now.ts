/**
 * "Twelve had used the app before; the others hadn't", "11 had never skied before": what somebody had done before is no end of a change. Not "before: 12,
 * after: 15", nor "it had been 40 before, now it's 52".
 */
import { lowerAt, type Scan, says } from "../../../text/scan.ts";
import { isAxis, isFigure, type Mention } from "../../mention.ts";

const CUES = ["before"];
const HAD: ReadonlySet<string> = new Set(["had", "have", "has", "never", "ever", "hadn't", "haven't", "hasn't"]);
const ENDS: ReadonlySet<string> = new Set([".", ",", ";", "!", "?", ")", ""]);
/** How far in front of it the verb may stand. */
const NEAR = 7;

/** A verb in front, no figure between, and the end of the clause behind. */
function isDone(scan: Scan, mentions: readonly Mention[], { from, to }: Mention): boolean {
  if (lowerAt(scan, from) !== "before" || to !== from + 1 || !ENDS.has(lowerAt(scan, to))) return false;
  for (let at = from - 1; at >= Math.max(0, from - NEAR) && !ENDS.has(lowerAt(scan, at)); at--) {
    if (mentions.some((mention) => isFigure(mention) && at >= mention.from && at < mention.to)) return false;
    if (HAD.has(lowerAt(scan, at))) return lowerAt(scan, at + 1) !== "been" || at + 2 < from;
  }
  return false;
}

export function doneBeforeNow(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES)) return mentions;
  const relative = mentions.filter((mention) => isAxis(mention) && mention.family === "relative");
  const [one] = relative;
  return one && relative.length === 1 && isDone(scan, mentions, one)
    ? mentions.filter((mention) => mention !== one)
    : mentions;
}
