/**
 * Two figures in turn that are both ends of one: "10 to 12" or "10-12" → 11, with the ends kept. What the rules share that read lists of
 * them: `mixed-ranges.ts`, where one range of the list is told with its measure, so that the others have it too and may be told with a dash or
 * "to"; `to-ranges.ts`, where "to" alone tells them, again and again.
 */
import { matches } from "../../text/needs/matches.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import type { Figure, Mention } from "../mention.ts";
import { scaledValue } from "../numbers/figures.ts";
import { isDash } from "../numbers/ranges.ts";
import { placeOf } from "../place.ts";

/** A figure, and the mentions that it stands for. */
export type RangeTold = { figure: Figure; of: readonly Mention[] };

/** Ranges that make a list. */
export const FEWEST = 2;
/** How many times the lower end the higher may be, where no dash joins them. */
const WIDEST = 4;

const CHANGE_OR_MATCH =
  /→|->|\b(?:from|went|goes|gone|turned|change[ds]?|beats?|won|lost|leads?|versus|vs|ratio|split)\b/iu; // catches "from 20 to 25" and "won 5 to 3", not "costs 5 to 7"

/** The text tells what became of something or who beat whom: two figures are before and after, or a score. */
export const tellsChange = (scan: Scan): boolean => matches(scan.text, CHANGE_OR_MATCH);

/** Levels as stated, the lower first: no "+5", no half, nothing worked out. */
export const arePlainEnds = (low: Figure, high: Figure): boolean =>
  low.value < high.value && [low, high].every(({ basis, part, signed }) => !basis && !part && !signed);

/** "5 to 7 euros", "£5 to 7", "5 kg to 7 kg"; not "5 kg to 7". */
const areOfOneUnit = ({ unit }: Figure, high: Figure): boolean =>
  !unit || unit.symbol === high.unit?.symbol || (unit.kind === "currency" && !high.unit);

/** "-2 to 3 °C", "0 to 5%": ends about nought, in degrees or shares, of which the lower may be signed. */
export function areAboutNought(scan: Scan, low: Figure, high: Figure): boolean {
  const told = low.value < high.value && [low, high].every(({ basis, part }) => !basis && !part);
  if (!/[-−–\d]/u.test(scan.text.charAt(low.start))) return false; // catches "-2" and "0", not "negative 39"
  return told && high.from === low.to + 1 && lowerAt(scan, low.to) === "to" && areOfOneUnit(low, high);
}

/** What joins a figure with the one behind it, where the two are ends of a range. */
export function jointOf(scan: Scan, low: Figure, high: Figure): "to" | "dash" | null {
  const to = lowerAt(scan, low.to) === "to";
  const joined = high.from === low.to + 1 && (to || isDash(scan, low.to));
  if (!joined || low.value <= 0 || !arePlainEnds(low, high) || !areOfOneUnit(low, high)) return null;
  if (!to) return "dash";
  return high.value <= WIDEST * low.value ? "to" : null;
}

/**
 * Both ends as one figure, in their place and told as the higher is, with the unit of either.
 * @param scale what both are told in, where it is written elsewhere: 1000 for "30-41" beside "£28-35k"
 */
export function rangeOf(scan: Scan, low: Figure, high: Figure, scale = 1): Figure {
  const range = [scaledValue(low.value, scale), scaledValue(high.value, scale)] as const;
  return {
    ...high,
    ...placeOf(scan, low.from, high.to),
    ...(scale === 1 ? {} : { factor: scale, scaled: true }),
    unit: high.unit ?? low.unit,
    range,
    value: Number(((range[0] + range[1]) / 2).toPrecision(12)),
  };
}

/** The mentions, each range in the place of what it stands for. */
export function withRanges(mentions: readonly Mention[], ranges: readonly RangeTold[]): readonly Mention[] {
  const told = new Map(
    ranges.flatMap(({ figure, of }) => of.map((one, at) => [one, at === 0 ? [figure] : []] as const)),
  );
  return mentions.flatMap((mention) => told.get(mention) ?? [mention]);
}
