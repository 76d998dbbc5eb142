/** How many gave how many stars: "120 people gave 5 stars, 45 gave 4, 12 gave 3", "5 stars from 1,204 users": the stars name the counts. */
import type { Scan } from "../../../text/scan.ts";
import { type AxisMark, isFigure, type Mention } from "../../mention.ts";

const GIVEN = /^ (?:[\p{L}\d]+ ){0,2}(?:gave|give|rated?|left|awarded|said|chose|wrote|voted|with)(?: \p{L}+){0,3} $/u; // catches " people gave it " of "4 people gave it 5 stars", not " rooms and " of "12 rooms and 3 stars"
const TOLD = /^(?: (?:ratings|reviews|votes))?(?: ?[:=–—-] ?| (?:(?:was |were )?(?:from|by|given by) )?)$/u; // catches " from " of "5 stars from 1,204 users", not " has "

const MOST = 10;

/** Pairs of a count and its stars, all told the same way. */
export function starCounts(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const pairs = figures.length / 2;
  const behind = figures[1]?.unit?.symbol === "stars" ? 1 : 0;
  if (pairs < 2 || !Number.isInteger(pairs) || figures[behind]?.unit?.symbol !== "stars") return mentions;
  const stars = figures.filter((_, at) => at % 2 === behind);
  const counts = figures.filter((_, at) => at % 2 !== behind);
  const told = counts.every((count, at) => {
    const [one, two] = behind === 1 ? [count, stars[at]] : [stars[at], count];
    const between = scan.text.slice(one?.end, two?.start);
    return (behind === 1 ? GIVEN : TOLD).test(between) || (at > 0 && between === " "); // "60% gave it 5 stars, 25% 4 stars"
  });
  const plain = stars.every(
    ({ bare, unit, value }) => (bare || unit?.symbol === "stars") && Number.isInteger(value) && value <= MOST,
  );
  const counted = counts.every(({ unit }) => unit?.symbol !== "stars");
  if (!told || !plain || !counted || new Set(stars.map(({ value }) => value)).size < stars.length) return mentions;
  return mentions.map((mention): Mention => {
    if (!isFigure(mention) || !stars.includes(mention)) return mention;
    const { from, to, start, end, value } = mention;
    const own = scan.text.slice(start, end);
    const name = mention.bare ? `${own} stars` : own;
    const mark: AxisMark = { kind: "axis", from, to, start, end, family: "band", name, order: value, position: null };
    return mark;
  });
}
