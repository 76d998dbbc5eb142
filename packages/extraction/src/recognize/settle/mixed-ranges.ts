/**
 * "Rice 10-12 minutes, pasta 8-10, lentils 20 to 25": once a range is told with what it measures, what stands in the same place of the
 * other items are ranges of the same, whether told with a dash or with "to". Not "18-24: 10-12%, 25-34: 15-20%", bands with their figures, nor
 * "rice 10-12 minutes, from 20 to 25 in May". Where none is told with a dash: `to-ranges.ts`.
 */
import { matches } from "../../text/needs/matches.ts";
import { isNumberAt, isWordAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";
import { isDash } from "../numbers/ranges.ts";
import { arePlainEnds, FEWEST, jointOf, type RangeTold, rangeOf, tellsChange, withRanges } from "./range-ends.ts";

const CHANGED = /\b(?:aged?|ages|rose|fell|grew|dropped|increased|decreased)\b/iu; // catches "rose 20 to 25", not "20 to 25"

/** The two numbers of a band, or of figures with a dash or "to" between them. */
function endsOf(scan: Scan, mention: Mention, next: Mention | undefined): readonly [Figure, Figure] | null {
  if (isFigure(mention)) return isFigure(next) && jointOf(scan, mention, next) ? [mention, next] : null;
  const at = mention.from;
  const band = mention.to === at + 3 && isNumberAt(scan, at) && isDash(scan, at + 1);
  const [low, high] = band ? [figureAt(scan, at), figureAt(scan, at + 2)] : [];
  return low && high && high.to === mention.to && arePlainEnds(low, high) ? [low, high] : null;
}

/** With the unit and the magnitude of the first range, where none is written: "nurses £28-35k, teachers 30-41". */
function rangeLike(scan: Scan, low: Figure, high: Figure, { unit, factor = 1 }: Figure): Figure {
  const range = rangeOf(scan, low, high, low.bare && high.bare && high.value < factor ? factor : 1);
  return range.unit ? range : { ...range, unit, bare: false };
}

/** All ranges of a text in turn; null where some figure or band is none. */
function itemsOf(scan: Scan, mentions: readonly Mention[], model: Figure): RangeTold[] | null {
  const items: RangeTold[] = [];
  const own = mentions.filter((mention) =>
    isFigure(mention) ? !mention.weak : mention.kind === "axis" && mention.family === "band",
  ); // "the three fitters we rang" is none
  for (let at = 0; at < own.length; at++) {
    const mention = own[at];
    if (!mention) return null;
    if (isFigure(mention) && mention.range) {
      items.push({ figure: mention, of: [mention] });
      continue;
    }
    const [low, high] = endsOf(scan, mention, own[at + 1]) ?? [];
    const figure = low && high ? rangeLike(scan, low, high, model) : null;
    if (!figure || figure.unit?.symbol !== model.unit?.symbol) return null;
    items.push({ figure, of: own.slice(at, at + (isFigure(mention) ? 2 : 1)) });
    if (isFigure(mention)) at++;
  }
  return items;
}

/** A mark or "and", and a word besides, stand between two of them. */
const areParted = (scan: Scan, items: readonly RangeTold[]): boolean =>
  items.every(({ figure }, at) => {
    const next = items[at + 1]?.figure;
    if (!next) return true;
    const between = scan.tokens.slice(figure.to, next.from);
    const mark = between.some(({ lower, kind }) => [",", ";", ".", "and"].includes(lower) || kind === "line");
    return mark && between.some(({ lower }, place) => lower !== "and" && isWordAt(scan, figure.to + place));
  });

export function mixedRanges(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const model = mentions.find((mention): mention is Figure => isFigure(mention) && mention.range !== undefined);
  if (!model?.unit || tellsChange(scan) || matches(scan.text, CHANGED)) return mentions;
  const items = itemsOf(scan, mentions, model);
  const told = items?.every(({ figure, of }) => of[0] === figure); // "rice 10-12 minutes, pasta 8-10 minutes"
  return !items || items.length < FEWEST || told || !areParted(scan, items) ? mentions : withRanges(mentions, items);
}
