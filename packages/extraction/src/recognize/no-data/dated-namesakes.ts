/**
 * Things of one name told apart by numbers, and when each came: "Apollo 11 landed in 1969, Apollo 17 in 1972" · "Halo 3 came
 * out in 2007 and Halo 4 in 2012". Nothing is counted. Not "Cork 3 in 2019, Cork 5 in 2020" nor "Halo 3 sold 14.5m".
 */
import { AUXILIARIES } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { isCapitalAt, lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const isWhole = ({ bare, unit, value }: Figure): boolean => bare && unit === null && Number.isInteger(value);

export function datedNamesakes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const [first] = figures;
  const years = mentions.filter((mention) => mention.kind === "axis" && mention.family === "year").length;
  if (!first || figures.length < 2 || years < figures.length || !figures.every(isWhole)) return mentions;
  const name = lowerAt(scan, first.from - 1);
  const verb = lowerAt(scan, first.to);
  const acts = AUXILIARIES.has(verb) || verbSense(verb) !== null;
  const same = figures.every(({ from }) => isCapitalAt(scan, from - 1) && lowerAt(scan, from - 1) === name);
  if (!acts || !same) return mentions;
  return mentions.map(
    (mention): Mention =>
      isFigure(mention) ? { kind: "name", ...placeOf(scan, mention.from - 1, mention.to) } : mention,
  );
}
