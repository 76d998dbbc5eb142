/**
 * "Half the class got an A, a third a B and two pupils failed": a count beside shares told in words is no share, and has no
 * place on their axis. Not where a whole is told that the shares are of: "Of 12 pupils half walk, and three take the bus".
 */
import { isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const FEWEST_SHARES = 2;
/** More than that is told in digits. */
const MOST = 12;

const WORD = /^\p{L}+$/u; // catches "two", not "2"
const PLURAL = /[^s]s$|^(?:people|men|women|children)$/u; // catches "pupils" and "people", not "class"

/** A spelled number of things: "two pupils". */
const isCount = (scan: Scan, { from, to, start, end, bare, basis, range, outOf, value }: Figure): boolean =>
  bare &&
  !basis &&
  !range &&
  outOf === undefined &&
  to === from + 1 &&
  value > 1 &&
  value <= MOST &&
  WORD.test(scan.text.slice(start, end)) &&
  isWordAt(scan, to) &&
  PLURAL.test(lowerAt(scan, to));

const JOINS = new Set([",", "and", "but"]);
const ENDS = new Set([".", ",", ";", "!", "?", "(", "–", "—"]);

/** Its whole clause: what is left is no part of a name. */
function clauseOf(scan: Scan, { from, to }: Figure): readonly [from: number, to: number] {
  let start = from;
  while (start > 0 && JOINS.has(lowerAt(scan, start - 1))) start--;
  let end = to;
  while (end < scan.tokens.length && !ENDS.has(lowerAt(scan, end)) && lowerAt(scan, end) !== "and") end++;
  return [start, end];
}

export function countsBesideShares(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const shares = figures.filter(({ part, unit }) => part && unit?.symbol === "%");
  const others = figures.filter((figure) => !shares.includes(figure));
  const [count, more] = others;
  if (shares.length < FEWEST_SHARES || !count || more || !isCount(scan, count)) return mentions;
  const [from, to] = clauseOf(scan, count);
  const clause = aside(scan, from, to, "a count beside shares");
  return mentions.flatMap((mention) =>
    mention === count ? clause : mention.from >= from && mention.to <= to ? [] : mention,
  );
}
