/**
 * A fall told once for several: "burglary falling by 11% and vehicle theft by 6%", "declined by 66% since 1995, house martins by 44%" → −6, −44; and one told
 * by "off" beside another: "Brent was down 1.2% and WTI off 1.4%". Not "fell by 11%, beaten by 6%", "fell by 11% to 6%", nor "20% off".
 */
import { PRONOUNS, wordSet } from "../../lexicon/closed-class.ts";
import { PLAIN_PLURAL, verbSense } from "../../lexicon/morphology.ts";
import { CHANGE_NOUNS } from "../../lexicon/relation-words.ts";
import { CHANGE_DOWN, CHANGE_UP } from "../../lexicon/verbs.ts";
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import type { Token } from "../../text/token.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../mention.ts";

const BY = wordSet("by off");
const HEDGES = wordSet("about around nearly almost some just only over another a an further");
const JOINS = wordSet("and , ;");
const STOPS = wordSet(
  ". ! ? : than to from because after but although though if against while whereas compared who which that",
);
/** "those to the US": words of one more of the same. */
export const OTHERS = wordSet("those that one ones");
const WAYS = wordSet("to from that");
const GOES_ON = wordSet("of to from more less fewer higher lower than down up");

const isShare = ({ unit }: Figure): boolean => unit?.symbol === "%";

/** The place of the word right before a figure, hedges skipped. */
export function wordBefore(scan: Scan, { from }: Figure): number {
  let at = from - 1;
  while (at > from - 3 && HEDGES.has(lowerAt(scan, at))) at--;
  return at;
}

/** A verb, a word of change or a stop: what follows is told anew. */
const isAnew = ({ lower, text }: Token): boolean =>
  !OTHERS.has(lower) &&
  ((verbSense(lower) === "verb" && !PLAIN_PLURAL.test(text)) || // not "swallows by 24%"
    CHANGE_UP.has(lower) ||
    CHANGE_DOWN.has(lower) ||
    CHANGE_NOUNS.has(lower) ||
    (PRONOUNS.has(lower) && text !== "US"));

/** ", house martins by" and ", to zoos by": a subject of its own, or a place, and no verb; nor is May one. */
export function isGap(scan: Scan, from: number, to: number, mentions: readonly Mention[] = []): boolean {
  const times = mentions.filter(isAxis);
  const inside = scan.tokens
    .slice(from, to)
    .filter((_, at) => !times.some((time) => from + at >= time.from && from + at < time.to));
  if (!inside.some(({ lower }) => JOINS.has(lower))) return false;
  const others = inside.some(({ lower }) => OTHERS.has(lower));
  const leads = (at: number): boolean =>
    WAYS.has(inside[at]?.lower ?? "") && (others || JOINS.has(inside[at - 1]?.lower ?? ""));
  return !inside.some((token, at) => isAnew(token) || (STOPS.has(token.lower) && !leads(at)));
}

export const isPlainShare = (figure: Figure): boolean =>
  isShare(figure) && figure.value > 0 && !figure.basis && !figure.signed && !figure.range && !figure.part;

/** "off 1.4%" beside another change; not "25% off", "one in three off 5%". */
const isOff = (scan: Scan, figure: Figure): boolean =>
  lowerAt(scan, wordBefore(scan, figure)) === "off" && !GOES_ON.has(lowerAt(scan, figure.to));

export function gappedFalls(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, BY)) return mentions;
  const shares = mentions.filter(isFigure).filter(isShare);
  const changes =
    shares.some(({ value, signed }) => value < 0 || signed) || scan.tokens.some(({ lower }) => CHANGE_UP.has(lower));
  if (shares.length < 2) return mentions;
  let last: Figure | null = null;
  return mentions.map((mention) => {
    if (!isFigure(mention)) return mention;
    const falls =
      isPlainShare(mention) &&
      !GOES_ON.has(lowerAt(scan, mention.to)) &&
      ((changes && isOff(scan, mention)) ||
        (last !== null &&
          last.value < 0 &&
          isShare(last) &&
          !last.basis &&
          lowerAt(scan, wordBefore(scan, mention)) === "by" &&
          isGap(scan, last.to, wordBefore(scan, mention))));
    const now = falls ? { ...mention, value: -mention.value } : mention;
    last = now;
    return now;
  });
}
