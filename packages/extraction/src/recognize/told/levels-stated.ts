/**
 * What a change or a comparison amounts to is no third figure where the text tells it itself: "8,216 in June, down nearly 25% from May, when
 * 10,941 were fined" → 8,216 and 10,941, not the 10,955 that the share makes; "Almonds have 399% more calories than lentils – almonds have 579
 * and lentils 116" → 579 and 116. Not "Ann has 12, Ben 50% more than Ann, Cleo 18".
 */
import type { Scan } from "../../text/scan.ts";
import { type Figure, isFigure, isWorkedOut, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

/** So far is a level from what a rounded change or comparison tells of it, as a share of it. */
const ROUNDED = 0.012;
const COMPARED = 0.02;

const SHARE = /%|per ?cent/iu; // catches "25%", not "25"
const MANY = /\d ?(?:%|percent|per cent)|\btimes\b/iu; // catches "399%" and "12 times", not "5 more"
const THAN = /^[^.;!?]{0,60}\bthan\b/u; // catches " more calories than", not " more. "

/** "from May, when 10,941", "from 430"; not "more than Ann, Cleo 18", which is another's. */
const LEADS =
  /^[^.;\n]{0,60}?(?:\b(?:when|where|from|against|compared (?:with|to))\b[^.,;\n]{0,50}|, (?:which|it) (?:was|were|had) [^.,;\n]{0,20})$/u; // catches " from June, when ", not " from Saturday, Sunday "

const isNear = (told: number, stated: number, rounded: number): boolean =>
  Math.abs(told - stated) <= rounded * Math.abs(stated);

const restsOn = ({ basis }: Figure, other: Figure): boolean =>
  basis?.spans.some(([from]) => from === other.start) === true;

/** A change whose level before is told behind it. */
function isLevelTold({ text }: Scan, figure: Figure, stated: readonly Figure[]): boolean {
  const told = stated.filter(
    (level) =>
      level.start >= figure.end &&
      LEADS.test(text.slice(figure.numberEnd, level.start)) &&
      level.unit?.symbol === figure.unit?.symbol &&
      !restsOn(figure, level) &&
      isNear(figure.value, level.value, ROUNDED),
  );
  return SHARE.test(text.slice(figure.start, figure.end)) && told.length === 1;
}

/** A comparison with what both have told behind it. */
function areBothTold({ text }: Scan, figure: Figure, stated: readonly Figure[]): boolean {
  if (!MANY.test(text.slice(figure.start, figure.end)) || !THAN.test(text.slice(figure.start))) return false;
  const later = stated.filter(({ start }) => start > figure.end);
  const base = later.find((other) => restsOn(figure, other));
  return base !== undefined && later.some((other) => other !== base && isNear(figure.value, other.value, COMPARED));
}

export function levelsStated(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const worked = figures.filter(isWorkedOut);
  const stated = figures.filter((figure) => !isWorkedOut(figure));
  const again = worked.filter((figure) => isLevelTold(scan, figure, stated) || areBothTold(scan, figure, stated));
  if (again.length === 0) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && again.includes(mention)
      ? aside(scan, mention.from, mention.to, "how it has changed")
      : mention,
  );
}
