/**
 * What some players did beside what all are told by: "Hale had 19 points and 11 rebounds, Madden added 13 and Brook 26 on 7-of-12 shooting"
 * → 19, 13 and 26. Not "Hale 19 points and 11 rebounds, Madden 13 points and 9 rebounds", where all are told by both.
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const MAIN = wordSet("points point pts");
const SIDE = wordSet(
  "rebounds rebound boards assists assist dimes steals steal blocks block turnovers minutes three-pointers 3-pointers threes treys touchdowns rbi rbis fouls",
);
const SHOTS =
  /^(?: |-)(?:of|for)(?: |-)(?:his |her |their )?\d+(?: from (?:the|three|3)| (?:shooting|shots|attempts|free throws|field goals|tries|from)\b)/u; // catches "-of-21 shooting" behind "10", not " of 30 pupils"
const SHOT = /\d(?: |-)(?:of|for)(?: |-)(?:his |her |their )?$/u; // catches "10-of-" in front of "21 shooting", not "19 points of "
const SHOOTING = /^ (?:shooting|shots|attempts|free throws|field goals|from (?:the|three|3))\b/u; // catches " shooting", not " points"

const nounOf = (scan: Scan, { to }: Figure): string => lowerAt(scan, to);
const unitOf = (scan: Scan, figure: Figure): string =>
  figure.unit?.symbol === "points" ? "points" : nounOf(scan, figure);

export function sideStats(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (
    ![...MAIN].some((word) => scan.words.has(word)) ||
    ![...SIDE, "shooting", "shots"].some((word) => scan.words.has(word))
  )
    return mentions;
  const { text } = scan;
  const figures = mentions.filter(isFigure);
  const main = figures.filter((figure) => MAIN.has(unitOf(scan, figure))).length;
  if (main === 0) return mentions;
  const isShot = ({ start, end }: Figure): boolean =>
    SHOTS.test(text.slice(end)) || (SHOT.test(text.slice(0, start)) && SHOOTING.test(text.slice(end)));
  const counts = Map.groupBy(figures, (figure) => unitOf(scan, figure));
  const others = figures.filter((figure) => !SIDE.has(unitOf(scan, figure)) && !isShot(figure)).length;
  const isSide = (figure: Figure): boolean => {
    const noun = unitOf(scan, figure);
    return isShot(figure) || (SIDE.has(noun) && (counts.get(noun)?.length ?? 0) < others);
  };
  return others < 2
    ? mentions
    : mentions.map((mention) =>
        isFigure(mention) && isSide(mention) ? aside(scan, mention.from, mention.to, "another count") : mention,
      );
}
