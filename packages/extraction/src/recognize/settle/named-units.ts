/**
 * A word for a measure that begins a name is none: "16 Chappell Roan, 11 Miles Davis" and "30 Pink Floyd, 12 Stone Roses", where the others are
 * bare counts in front of names. Not "11 Miles from Rome", nor "30 Miles Monday" beside miles.
 */
import { isCapitalAt, isWordAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const WORD = /^\p{Lu}\p{Ll}{2,}$/u; // catches "Miles" and "Stone", not "KM" or "Kg"

/** A count with its number alone in front of a name. */
const isBeforeName = (scan: Scan, { bare, to }: Figure): boolean => bare && isWordAt(scan, to) && isCapitalAt(scan, to);

/** "11 Miles Davis": the measure is one word with a capital, and another stands behind it. */
const opensName = (scan: Scan, { unit, from, to, basis, rate }: Figure): boolean =>
  unit?.kind === "measure" &&
  !basis &&
  !rate &&
  to === from + 2 &&
  WORD.test(tokenAt(scan, to - 1).text) &&
  isWordAt(scan, to) &&
  isCapitalAt(scan, to);

export function namedUnits(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const named = figures.filter((figure) => opensName(scan, figure));
  const others = figures.filter((figure) => !named.includes(figure));
  if (named.length === 0 || !others.some((figure) => isBeforeName(scan, figure))) return mentions;
  if (others.some(({ unit }) => unit?.kind === "measure")) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && named.includes(mention)
      ? { ...mention, ...placeOf(scan, mention.from, mention.from + 1), unit: null, bare: true }
      : mention,
  );
}
