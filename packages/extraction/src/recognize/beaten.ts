/** How far one is from another that a verb sets it against: "beat that by 450". */
import { BEATEN } from "../lexicon/relation-words.ts";
import { lowerAt, type Scan } from "../text/scan.ts";
import { type Reference, referenceAt } from "./reference.ts";

const NEAR_WORDS = 4;

/** "beat that by 450", "trails Ana by 3": how far from what is named between the verb and "by". */
export function beatenBefore(scan: Scan, from: number): { way: number; reference: Reference } | null {
  if (lowerAt(scan, from - 1) !== "by") return null;
  for (let at = from - 2; at >= Math.max(0, from - 2 - NEAR_WORDS); at--) {
    const way = BEATEN.get(lowerAt(scan, at));
    const reference = way === undefined ? null : referenceAt(scan, at + 1);
    if (way !== undefined) return reference?.to === from - 1 ? { way, reference } : null;
  }
  return null;
}
