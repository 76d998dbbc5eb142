/**
 * "22% of small firms are hiring, and 44% of big firms say the same": what is said is the same, and no figure is told by it. Not "Ana got
 * 12, Ben the same".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const SAYING = wordSet(
  "say says said do does did done doing feel feels felt think thinks thought report reports believe believed agree",
);
const SAME: readonly string[] = ["same"];

export function saidTheSame(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, SAME)) return mentions;
  return mentions.map((mention) => {
    const { from, to } = mention;
    const told = isFigure(mention) && mention.basis && lowerAt(scan, to - 1) === "same";
    return told && SAYING.has(lowerAt(scan, from - 1)) ? aside(scan, from, to, "what is said") : mention;
  });
}
