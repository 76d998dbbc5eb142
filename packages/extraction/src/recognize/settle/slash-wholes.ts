/**
 * "Late: DHL 3/120, UPS 7/98", "Shift cover: Early 8/8, Late 6/8, Night 3/5": so many of so many, where every number behind a slash is the
 * larger and no word names two columns. Not "calls 210/250, actual vs target", nor "noise 4/2, range 2/5".
 */
import { matches } from "../../text/needs/matches.ts";
import { isWordAt, lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const SIDES = ["vs", "v", "versus", "against", "respectively", "before", "after", "from"];
const HEADED = /\p{L} ?(?:\/|→|->) ?\p{L}/u; // catches "won/played", not "4/6"
const SAID_FIRST = / first(?:[,)]| then | and )/u; // catches "boys first, girls second", not "First 3/8"
const NAME_ENDS: ReadonlySet<string> = new Set([":", "-", "–", "="]);

type Pair = { part: Figure; whole: Figure };

const isPair = (scan: Scan, part: Figure, whole: Figure | undefined): boolean =>
  whole !== undefined &&
  part.bare &&
  whole.bare &&
  whole.from === part.to + 1 &&
  lowerAt(scan, part.to) === "/" &&
  !tokenAt(scan, part.to).spaced &&
  !tokenAt(scan, whole.from).spaced;

function pairsOf(scan: Scan, figures: readonly Figure[]): Pair[] {
  const pairs: Pair[] = [];
  for (let at = 0; at < figures.length; at += 2) {
    const [part, whole] = [figures[at], figures[at + 1]];
    if (!part || !whole || !isPair(scan, part, whole)) return [];
    pairs.push({ part, whole });
  }
  return pairs;
}

export function slashWholes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.signs.has("/") || says(scan, SIDES) || matches(scan.text, HEADED) || matches(scan.text, SAID_FIRST))
    return mentions;
  const pairs = pairsOf(scan, mentions.filter(isFigure));
  const parts = pairs.every(({ part, whole }) => part.value <= whole.value && whole.value > 0);
  const named = pairs.every(({ part: { from } }) =>
    isWordAt(scan, NAME_ENDS.has(lowerAt(scan, from - 1)) ? from - 2 : from - 1),
  );
  const less = pairs.filter(({ part, whole }) => part.value < whole.value).length;
  if (pairs.length < 2 || less < 2 || !parts || !named) return mentions;
  const told = new Map(pairs.map(({ part, whole }) => [part as Mention, whole]));
  const wholes = new Set<Mention>(told.values());
  return mentions.flatMap((mention) => {
    const whole = told.get(mention);
    if (!whole || !isFigure(mention)) return wholes.has(mention) ? [] : [mention];
    return [{ ...mention, ...placeOf(scan, mention.from, whole.to), bare: false, outOf: whole.value }];
  });
}
