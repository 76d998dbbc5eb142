/**
 * "£67.35 for petrol and £70.90 for diesel, or £26 and £28.60 less than in July 2022": both are by how much, and levels of no time. Not "Ann has 26 and Bo 28 less than Cy".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const CUES: readonly string[] = ["than"];
const MORE = wordSet("less more fewer lower higher cheaper dearer");

/** "26 and 28.60 less than": nothing but "and" stands between the two. */
export function pairedDifferences(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES)) return mentions;
  const figures = mentions.filter(isFigure);
  const pair = figures.flatMap((last, at) => {
    const first = figures[at - 1];
    const { from, to } = last.basis?.stated ?? last;
    const end = MORE.has(lowerAt(scan, to)) ? to : last.to - 2;
    const told = MORE.has(lowerAt(scan, end)) && lowerAt(scan, end + 1) === "than";
    return first && told && lowerAt(scan, from - 1) === "and" && first.to === from - 1 ? [first, last] : [];
  });
  if (pair.length !== 2) return mentions;
  return mentions.map((mention) =>
    pair.some((one) => one === mention) ? aside(scan, mention.from, mention.to, "a change or difference") : mention,
  );
}
