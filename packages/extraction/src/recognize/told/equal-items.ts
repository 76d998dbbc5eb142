/**
 * "Ann ran 5 km, Bo 2 km more, Cy 7 km" → 5, 7, 7: a step with a name of its own in front tells that one's figure, though another one's is
 * as great. Not "we had 40, 12 more came, so 52", where the figure behind is what the step led to.
 */
import { AUXILIARIES, CONJUNCTIONS, PREPOSITIONS, PRONOUNS, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { FEWER, MORE } from "../../lexicon/relation-words.ts";
import { isWordAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";
import { rounded } from "./how-told.ts";
import { unitRatio } from "./same-unit.ts";

const CUES: ReadonlySet<string> = new Set([...MORE, ...FEWER]);
/** In front of what a step led to. */
const SUMMING = wordSet(
  "so now then total altogether together all making that's i.e sum thus hence today later still just only",
);
const ENDING = wordSet(", ; . ! ? and but while");

const isName = (scan: Scan, at: number): boolean => {
  const word = lowerAt(scan, at);
  const closed = [AUXILIARIES, CONJUNCTIONS, PREPOSITIONS, PRONOUNS, SUMMING, CUES].some((words) => words.has(word));
  return isWordAt(scan, at) && !closed && verbSense(word) !== "verb";
};

/** A figure of an item of its own: "Cy 7", "cake is 4". */
const isItem = (scan: Scan, { from }: Figure): boolean =>
  isName(scan, AUXILIARIES.has(lowerAt(scan, from - 1)) ? from - 2 : from - 1);

/** How much a named step adds; 0 where it is none. */
function stepOf(scan: Scan, figure: Figure, base: Figure): number {
  const word = lowerAt(scan, figure.to);
  const ends = figure.to + 1 >= scan.tokens.length || ENDING.has(lowerAt(scan, figure.to + 1));
  const plain = [figure, base].every(
    ({ basis, range, part, unit }) => !basis && !range && !part && unit?.symbol !== "%",
  );
  if (!CUES.has(word) || CUES.has(lowerAt(scan, base.to)) || !ends || !plain || !isName(scan, figure.from - 1))
    return 0;
  const ratio = figure.bare ? 1 : unitRatio(figure.unit, base.unit);
  return (MORE.has(word) ? 1 : -1) * figure.value * ratio;
}

/** The mentions, such steps as the figures that they tell. */
export function equalItems(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES)) return mentions;
  const figures = mentions.filter(isFigure);
  return mentions.map((mention) => {
    const at = isFigure(mention) ? figures.indexOf(mention) : 0;
    const base = figures[at - 1];
    const dated = mentions.some((one) => isAxis(one) && one.to === mention.from); // "Tue 12 more"
    if (!isFigure(mention) || !base || dated) return mention;
    const add = stepOf(scan, mention, base);
    const value = rounded(base.value + add);
    const same = figures.slice(at + 1).find((other) => other.value === value);
    if (add === 0 || value < 0 || !same || !isItem(scan, same)) return mention;
    const how = `${base.value} ${add > 0 ? "plus" : "less"} ${Math.abs(add)}`;
    const basis = { spans: [[base.start, base.end] as const], how, stated: mention };
    const place = placeOf(scan, mention.from, mention.to + 1);
    return { ...base, ...place, numberEnd: place.end, value, bare: false, weak: false, signed: false, basis };
  });
}
