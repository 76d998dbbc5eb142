/**
 * "Anna swims 100 m in 62 seconds, Beth in 58": what all of them do is said once, and only the times are compared.
 * Not "Kane 31 goals in 30 games, Saka 21 in 28", nor "Rome 40 in 2020, 50 in 2021".
 */
import { isNumberAt, lowerAt, type Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

export function sameFeat(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const [feat, time, ...others] = mentions.filter(({ kind }) => kind === "figure" || kind === "name");
  if (!feat || !time || others.length === 0 || !isFigure(time) || time.unit?.kind !== "measure") return mentions;
  const measured = isFigure(feat)
    ? feat.unit !== null && feat.unit.symbol !== time.unit.symbol
    : isNumberAt(scan, feat.from);
  const told = lowerAt(scan, feat.to) === "in" && time.from === feat.to + 1;
  const alone = others.every(
    (other) =>
      isFigure(other) && lowerAt(scan, other.from - 1) === "in" && !others.some(({ to }) => to === other.from - 1),
  );
  if (!measured || !told || !alone) return mentions;
  return mentions.map((mention) =>
    mention === feat ? { kind: "aside", ...placeOf(scan, feat.from, feat.to), why: "what all of them do" } : mention,
  );
}
