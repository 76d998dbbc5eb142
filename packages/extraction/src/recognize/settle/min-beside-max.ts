/**
 * What is "min" behind a figure where another is "max" is the least, and no minutes: "Delhi 41 max, 28 min" → 41 · 28; so "high" where another
 * is "low" is no side that is measured: "31 °C high, 19 °C low". Not "40 min max, 20 min on foot", nor "a 3 m high fence".
 */
import { matches } from "../../text/needs/matches.ts";
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const ENDS = ["max", "low"];
const TIMED = /\bmin(?:s|utes?)?\.? max\b|\bmax\w* \d+ ?min\b/iu; // catches "40 min max" and "max 40 min", not "41 max, 28 min"

/** The figure without the word that tells which end it is. */
function withoutEnd(scan: Scan, figure: Figure): Figure {
  const place = placeOf(scan, figure.from, figure.to - 1);
  const least = figure.unit?.symbol === "min";
  return least ? { ...figure, ...place, numberEnd: place.end, unit: null } : { ...figure, ...place };
}

/** The mentions, such figures without the word. */
export function minBesideMax(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, ENDS) || matches(scan.text, TIMED)) return mentions;
  const figures = mentions.filter(isFigure);
  const told = (word: string): boolean => figures.some(({ to }) => lowerAt(scan, to) === word);
  const ends = [told("max") ? "min" : "", told("low") ? "high" : ""].filter((end) => end !== "");
  if (ends.length === 0) return mentions;
  return mentions.map((mention) => {
    const last = lowerAt(scan, mention.to - 1);
    if (!isFigure(mention) || mention.to - mention.from < 2 || !ends.includes(last)) return mention;
    return last === "high" || mention.unit?.symbol === "min" ? withoutEnd(scan, mention) : mention;
  });
}
