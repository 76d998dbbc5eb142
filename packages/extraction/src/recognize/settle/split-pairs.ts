/** "61–44" beside "78–29" a pair of figures, "20–24" beside percentages an age band, "City 6–8, Valley 11–13, …" ranges. */
import { isNumberAt, lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import { isAxis, isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";
import { rangeLike } from "./range-items.ts";

/** So many pairs that all run upwards are ranges, where nothing speaks of a game: "City 6–8, Valley 11–13, Islands 24–30". */
const RANGES = 3;
const SCORES: readonly string[] =
  "won win wins lost beat match matches goals score scores set sets game games v vs".split(" ");

/** Pairs joined by a dash are scores when one of them runs downwards or when they are all that is stated. */
export function splitPairs(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const bands = mentions
    .filter(isAxis)
    .filter(
      ({ family, from, to, shy }) => family === "band" && shy === true && to - from === 3 && isNumberAt(scan, from),
    );
  const overlap = bands.some(({ order, from }) =>
    bands.some(
      (other) => order > other.order && order < Number(tokenAt(scan, other.from + 2).text) && from !== other.from,
    ),
  ); // "44-45 … 8-90"
  const figures = mentions.filter(isFigure);
  const [model] = figures;
  const told = figures.length === 1 || bands.every(({ to }) => lowerAt(scan, to) === lowerAt(scan, model?.to ?? 0)); // "… and 90 for the rim"
  if (model?.range && model.unit && told && bands.every(({ from }) => from > model.to))
    return mentions.map((mention) =>
      bands.some((band) => band === mention) ? rangeLike(scan, model, mention) : mention,
    );
  const downward = figures.some((figure, at) => {
    const next = figures[at + 1];
    const dash = lowerAt(scan, figure.to) === "–" || lowerAt(scan, figure.to) === "-";
    return figure.bare && next?.bare === true && dash && next.from === figure.to + 1 && figure.value >= next.value;
  });
  const ranges = bands.length >= RANGES && figures.length === 0 && !overlap && !says(scan, SCORES);
  if (ranges)
    return mentions.map((mention) => {
      const low = bands.some((band) => band === mention) ? figureAt(scan, mention.from) : null;
      return low ? rangeLike(scan, low, mention) : mention;
    });
  if (bands.length === 0 || (!downward && figures.length > (overlap ? bands.length : 0))) return mentions;
  return mentions.flatMap((mention) => {
    if (!bands.some((band) => band === mention)) return [mention];
    const first = figureAt(scan, mention.from);
    const second = figureAt(scan, mention.from + 2);
    return first && second ? [first, second] : [mention];
  });
}
