/**
 * "Dropped 9 kilos since March (was 88, now 79)": the change of two levels that stand in brackets is none of them, and its unit is theirs. Not "sold 9 (was
 * 12, now 15)", whose levels are not so far apart.
 */
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const ENDS =
  /\((?:(?:it|i|we|he|she|they|which) )?(?:was|were|had|from|used to be)(?: at| about)? [$€£]?\d[\d.,]*(?: ?\p{L}{1,7})?,?(?: and| to)?(?: (?:is|are|it's|i'm|has|have))?(?: now| today)?(?: at)? [$€£]?\d[\d.,]*(?: ?\p{L}{1,7})?(?: now| today)?\)/iu; // catches "(was 88, now 79)" and "(from 88 to 79)", not "(was 88)"
const CLOSE = 0.001;
const FIGURES = 3;

const isBare = ({ unit, scaled }: Figure): boolean => unit === null && !scaled;

export function bracketedEnds(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const found = matchIn(scan.text, ENDS);
  const figures = mentions.filter(isFigure);
  if (!found || figures.length !== FIGURES) return mentions;
  const [change, one, two] = figures;
  if (!change || !one || !two || change.end > found.index || one.start < found.index) return mentions;
  const apart = Math.abs(two.value - one.value);
  if (apart === 0 || Math.abs(apart - Math.abs(change.value)) > CLOSE * apart) return mentions;
  const unit = change.unit?.kind === "percent" ? null : change.unit;
  return mentions.map((mention): Mention => {
    if (mention === change)
      return { kind: "aside", why: "a change or difference", ...placeOf(scan, change.from, change.to) };
    const level = mention === one || mention === two;
    return level && isFigure(mention) && isBare(mention) && unit ? { ...mention, unit } : mention;
  });
}
