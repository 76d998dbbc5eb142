/**
 * A time behind two heads set against each other, in front of a colon, is that of all pairs: "New search vs old, two weeks in: errors 3.1% against 8.8%, latency
 * 240 ms against 610 ms" → none of the two is two weeks in. Not "Now vs two weeks ago: …", a head itself, nor with a time at any figure.
 */
import { lowerAt, type Scan, says, tokenAt } from "../../../text/scan.ts";
import { isAxis, isFigure, type Mention } from "../../mention.ts";
import { aside } from "../../place.ts";

const AGAINST = ["vs", "v", "versus", "against"];
const FEWEST = 4;

export function timesOfHeads(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, AGAINST)) return mentions;
  const figures = mentions.filter(isFigure);
  const [time, ...more] = mentions.filter(isAxis);
  const [first] = figures;
  if (!time || more.length > 0 || !first || figures.length < FEWEST || time.to >= first.from) return mentions;
  const set = scan.tokens.slice(0, time.from).some(({ lower }) => AGAINST.includes(lower));
  const pairs = scan.tokens.slice(first.from).filter(({ lower }) => AGAINST.includes(lower)).length;
  const told = set && lowerAt(scan, time.from - 1) === "," && tokenAt(scan, time.to).text === ":";
  if (!told || pairs * 2 !== figures.length) return mentions;
  return mentions.map((mention) =>
    mention === time ? aside(scan, mention.from, mention.to, "the time of all") : mention,
  );
}
