/**
 * A change beside both of its levels tells no third one: "8,216 in June, down nearly 25% from May, when 10,941 were fined" → 8,216 and 10,941,
 * not the 10,955 that the share makes. Only where a stated figure is what the change amounts to, as far as it is rounded.
 */
import type { Scan } from "../../text/scan.ts";
import { type Figure, isFigure, isWorkedOut, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

/** So far is a level from what a rounded change tells of it, as a share of it. */
const ROUNDED = 0.012;

const SHARE = /%|per ?cent/iu; // catches "25%", not "25"

/** "from May, when 10,941", "from 430"; not "more than Ann, Cleo 18", which is another's. */
const LEADS =
  /^[^.;\n]{0,60}?(?:\b(?:when|where|from|against|compared (?:with|to))\b[^.,;\n]{0,50}|, (?:which|it) (?:was|were|had) [^.,;\n]{0,20})$/u; // catches " from June, when ", not " from Saturday, Sunday "

const isTold = (text: string, figure: Figure, level: Figure): boolean =>
  level.start >= figure.end &&
  LEADS.test(text.slice(figure.numberEnd, level.start)) &&
  !isWorkedOut(level) &&
  level.unit?.symbol === figure.unit?.symbol &&
  !figure.basis?.spans.some(([start]) => start === level.start) &&
  Math.abs(level.value - figure.value) <= ROUNDED * Math.abs(level.value);

export function levelsStated(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const changes = figures.filter(
    (figure) =>
      isWorkedOut(figure) &&
      SHARE.test(scan.text.slice(figure.start, figure.end)) &&
      figures.filter((level) => isTold(scan.text, figure, level)).length === 1,
  );
  if (changes.length === 0) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && changes.includes(mention)
      ? aside(scan, mention.from, mention.to, "how it has changed")
      : mention,
  );
}
