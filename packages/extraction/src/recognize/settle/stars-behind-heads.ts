/**
 * Stars count behind a head with a number of its own: "Pixel 8: screen ★★★ battery ★★★★", "After 6 months: sound ★★★, mic ★★". Not "Ritz
 * 320€ ★★★★, Astor 180€ ★★★", nor "★★★★★ 120, ★★★★ 45", where they tell of a number.
 */
import { matches } from "../../text/needs/matches.ts";
import { isCapitalAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { name } from "../numbers/plain-number.ts";
import { starsAt } from "../numbers/ratings.ts";

const SIGNS = ["★", "⭐", "⭐️"];
const HEADED = /\d[^★⭐\p{L}]*\p{L}[^★⭐]*[★⭐][^\d\p{L}]*\p{L}[^\d★⭐]*[★⭐]\D*$/u; // catches "Pixel 8: screen ★★★ battery ★★", not "Ritz 320 ★★★"

function starsOf(scan: Scan): Figure[] {
  const found: Figure[] = [];
  for (let at = 0; at < scan.tokens.length; at++) {
    const stars = starsAt(scan, at, true);
    if (!stars) continue;
    found.push(stars);
    at = stars.to - 1;
  }
  return found;
}

export function starsBehindHeads(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!SIGNS.some((sign) => scan.text.includes(sign)) || !matches(scan.text, HEADED)) return mentions;
  const stars = starsOf(scan);
  const [first] = stars;
  if (!first) return mentions;
  /** "Redmi Note 13": a name. */
  const heads = mentions
    .filter(({ to }) => to <= first.from)
    .map((mention) =>
      isFigure(mention) && mention.bare && isCapitalAt(scan, mention.from - 1)
        ? name(scan, mention.from, mention.to)
        : mention,
    );
  return [...heads, ...stars];
}
