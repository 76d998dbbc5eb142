/**
 * Things counted in words behind a list told by weight are of another measure: "42 kg of spuds, 18 kg of leeks, 6 kg of beans, nine jars of
 * chutney and one marrow". Not "12 kg of plums, nine of pears", nor "12 kg, 8 kg, 14 jars", which may be a list of both.
 */
import { CONJUNCTIONS, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { FEWER, MORE } from "../../lexicon/relation-words.ts";
import { isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const WEIGHTS = wordSet("kg g lb oz t tonnes tons kilos l ml litres liters pints gallons");
const FEWEST = 3;
const MOST = 12;

const weightOf = ({ unit }: Figure): string => (WEIGHTS.has(unit?.symbol ?? "") ? (unit?.symbol ?? "") : "");

/** "nine jars", "one marrow": a word for a number in front of what is counted. */
function isCounted(scan: Scan, { from, to, unit, value, basis }: Figure): boolean {
  const next = lowerAt(scan, to);
  const spelled = isWordAt(scan, from) && unit === null && !basis && value > 0 && value <= MOST;
  if (MORE.has(next) || FEWER.has(next)) return false; // "seven more than Cy"
  return spelled && isWordAt(scan, to) && !PREPOSITIONS.has(next) && !CONJUNCTIONS.has(next);
}

export function countedBesideWeights(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const first = figures[0] ? weightOf(figures[0]) : "";
  const count = figures.findIndex((figure) => weightOf(figure) !== first);
  const others = count < FEWEST || first === "" ? [] : figures.slice(count);
  if (mentions.some(({ from }) => others.some(({ to }) => from === to))) return mentions; // "seven Thu"
  if (others.length === 0 || others.length >= count || !others.every((figure) => isCounted(scan, figure)))
    return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && others.includes(mention)
      ? aside(scan, mention.from, mention.to + 1, "another measure")
      : mention,
  );
}
