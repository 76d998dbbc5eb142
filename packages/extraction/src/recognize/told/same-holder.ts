/**
 * Who is more than several is so with one figure of their own: "Leeds has 912 points, 64 more than York, 150 more than Hull and 200 more than
 * Ripon" → York 848, Hull 762, Ripon 712, not Hull 698. Not "64 more than York, who has 150 more than Hull".
 */
import type { Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { rounded } from "./how-told.ts";

const BACK = / is (?:(?:plus|less) [\d.]+|[\d.]+ times) it$/u; // catches "848 is plus 150 it" and "40 is 2 times it", not "848 plus 150"
const LISTED =
  /^(?: (?!(?:who|which|that)\b)[\p{L}'’&-]+){1,4}(?:,|,? and|,? but|;) (?:(?:nearly|about|around|almost|just|over|some) )?$/iu; // catches " York, " and " York and ", not " York, who has "

const isBack = ({ basis }: Figure): boolean => basis !== undefined && basis !== null && BACK.test(basis.how);

/** The mentions, each of such a list told from the one figure. */
export function sameHolder(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  if (figures.filter(isBack).length < 2) return mentions;
  const at = (start: number): Figure | undefined => figures.find((figure) => figure.start === start);
  const holders = new Map<Figure, Figure>();
  const told = new Map<Mention, Figure>();
  for (const [place, figure] of figures.entries()) {
    const base = at(figure.basis?.spans[0]?.[0] ?? -1);
    if (!isBack(figure) || !base) continue;
    const before = figures[place - 1];
    const holder = before && holders.get(before);
    const goesOn = before && holder && LISTED.test(scan.text.slice(before.end, figure.start));
    holders.set(figure, goesOn ? holder : base);
    if (!goesOn || holder === base || !figure.basis) continue;
    const value = rounded(
      figure.basis.how.endsWith("times it") && base.value !== 0
        ? (holder.value * figure.value) / base.value
        : holder.value - (base.value - figure.value),
    );
    const how = figure.basis.how.replace(/^\S+/u, String(holder.value)); // catches "848" of "848 is plus 150 it"
    const spans = [[holder.start, holder.end] as const, ...(holder.basis?.spans ?? [])];
    told.set(figure, { ...figure, value, basis: { ...figure.basis, how, spans } });
  }
  return told.size === 0 ? mentions : mentions.map((mention) => told.get(mention) ?? mention);
}
