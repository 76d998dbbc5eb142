/**
 * How much more one has than another, where what both have is told as well: "Almonds have 399% more calories than lentils – almonds have 579 and
 * lentils 116" works out no third figure. Not "Ann has 12, Ben 50% more than Ann, Cleo 18".
 */
import type { Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const SHARE = /\d ?(?:%|percent|per cent)|\btimes\b/iu; // catches "399%", not "5 more"
const THAN = /^[^.;!?]{0,60}\bthan\b/u; // catches " more calories than", not " more. "
const NEAR = 0.02;

const isNear = (one: number, other: number): boolean => Math.abs(one / other - 1) < NEAR;

/** Worked out as a share of a figure told behind it, and told there itself. */
function isSaid(scan: Scan, figure: Figure, stated: readonly Figure[]): boolean {
  const { basis, start, end } = figure;
  const words = scan.text.slice(start, end);
  if (!basis || basis.spans.length === 0 || !SHARE.test(words) || !THAN.test(scan.text.slice(start))) return false;
  const later = stated.filter((other) => other.start > end);
  const base = later.find((other) => basis.spans.some(([from]) => from === other.start));
  return base !== undefined && later.some((other) => other !== base && isNear(other.value, figure.value));
}

export function toldBoth(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.words.has("than")) return mentions;
  const stated = mentions.filter(isFigure).filter(({ basis }) => !basis);
  if (stated.length < 2) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && isSaid(scan, mention, stated)
      ? aside(scan, mention.from, mention.to, "what both have is told")
      : mention,
  );
}
