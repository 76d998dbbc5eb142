/**
 * What a match report tells beside what its players have: "Ito had 25 points and nine rebounds in a 120-111 home win", "17 points on
 * 5-of-19 shooting". Not "Leeds' 3-1 win over Hull", the only figures of the text.
 */
import type { Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const CUE = ["win", "loss", "victory", "defeat", "triumph", "rout", "draw", "tie", "shooting"];
const RESULT =
  /(?<![\p{L}\d-])\d{1,3}[-–]\d{1,3} (?:\p{L}{2,12}[- ]){0,2}(?:win|loss|victory|defeat|triumph|rout|draw|tie)\b/gu; // catches "120-111 home win", not "3-1"
const SHOOTING = /\bon \d{1,2}(?:-of-|[-–]| of | for | from )\d{1,2} shooting\b/gu; // catches "on 5 of 19 shooting", not "5 of 19 voters"

export function matchAsides(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!CUE.some((word) => scan.words.has(word))) return mentions;
  const told = [RESULT, SHOOTING].flatMap((pattern) =>
    [...scan.text.matchAll(pattern)].map(({ index, 0: words }) => [index, index + words.length] as const),
  );
  const isTold = ({ start }: Mention): boolean => told.some(([from, to]) => start >= from && start < to);
  const others = mentions.filter((mention) => isFigure(mention) && !isTold(mention));
  if (told.length === 0 || others.length === 0) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && isTold(mention) ? aside(scan, mention.from, mention.to, "part of a description") : mention,
  );
}
