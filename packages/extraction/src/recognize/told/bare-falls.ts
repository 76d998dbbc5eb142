/**
 * The sign and the % of a fall are said once: "Sales fell 5% in Leeds, 2 in York and by 11 in Hull" → −5, −2 and −11 %; "sparrows declined 38%, starlings 44"; "fell 3% against the dollar, 2% against
 * the euro".
 * Not "fell 5% in Leeds, 2 shops closed", "fell 5% to 92", nor "fell 5% in May and rose 3 in June".
 */
import { CONJUNCTIONS, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../mention.ts";
import { isGap, isPlainShare, OTHERS, wordBefore } from "./gapped-falls.ts";

/** Behind these a number tells another thing. */
const STATING = wordSet("of than with out total all where when since as so");
/** The largest share that something may fall by. */
const MOST = 100;

/** Nothing is counted by it: "2 in York", "11, swifts", "8 in June". */
function standsBare(scan: Scan, mentions: readonly Mention[], figure: Figure): boolean {
  const { to, bare, unit, scaled, range, basis, signed, part, value } = figure;
  const next = lowerAt(scan, to);
  const ends =
    !isWordAt(scan, to) ||
    PREPOSITIONS.has(next) ||
    CONJUNCTIONS.has(next) ||
    mentions.some((mention) => isAxis(mention) && mention.from === to);
  const plain = bare && !unit && !scaled && !range && !basis && !signed && !part && value > 0 && value <= MOST;
  return plain && ends && !STATING.has(next) && !STATING.has(lowerAt(scan, to + 1)) && !isNumberAt(scan, to + 1);
}

/** "2% against the euro" behind "3% against the dollar", or of those in another place: told as the one before it. */
function isToldAlike(scan: Scan, last: Figure, figure: Figure): boolean {
  const place = lowerAt(scan, figure.to);
  const placed = PREPOSITIONS.has(place) && !STATING.has(place) && place === lowerAt(scan, last.to);
  const others = scan.tokens.slice(last.to, figure.from).some(({ lower }) => OTHERS.has(lower));
  return isPlainShare(figure) && !isNumberAt(scan, figure.to + 1) && (placed || (others && !isWordAt(scan, figure.to)));
}

/** Behind the word that places both: "12% to Italy, 8 to Spain". */
const placeEnd = (scan: Scan, last: Figure, figure: Figure): number =>
  lowerAt(scan, last.to) === lowerAt(scan, figure.to) && !isNumberAt(scan, figure.to + 1) ? last.to + 1 : last.to;

const isFall = ({ unit, value, signed, basis }: Figure): boolean =>
  unit?.symbol === "%" && value < 0 && !signed && !basis;

/** The mentions, with bare figures of a list that falls as shares below nought. */
export function bareFalls(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!mentions.some((mention) => isFigure(mention) && isFall(mention))) return mentions;
  let last: Figure | null = null;
  return mentions.map((mention) => {
    if (!isFigure(mention)) return mention;
    const near = wordBefore(scan, mention);
    const before = lowerAt(scan, near) === "by" ? near : near + 1;
    const bare: boolean =
      last !== null && isFall(last) && (standsBare(scan, mentions, mention) || isToldAlike(scan, last, mention));
    const falls: boolean = last !== null && bare && isGap(scan, placeEnd(scan, last, mention), before, mentions);
    const now: Figure = falls
      ? { ...mention, value: -mention.value, unit: last?.unit ?? null, bare: false, weak: false }
      : mention;
    last = now;
    return now;
  });
}
