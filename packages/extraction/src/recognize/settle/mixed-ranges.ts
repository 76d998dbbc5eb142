/**
 * "Rice 10-12 minutes, pasta 8-10, lentils 20 to 25": once a range is told with what it measures, what stands in the same place of the
 * other items are ranges of the same, whether told with a dash or with "to". Not "18-24: 10-12%, 25-34: 15-20%", bands with their figures, nor
 * "rice 10-12 minutes, from 20 to 25 in May".
 */
import { matches } from "../../text/needs/matches.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { figureAt, scaledValue } from "../numbers/figures.ts";
import { isDash } from "../numbers/ranges.ts";
import { placeOf } from "../place.ts";

const CHANGED =
  /→|->|\b(?:from|went|goes|gone|turned|change[ds]?|beat|beats|won|lost|lead|leads|versus|vs|aged?|ages|rose|fell|grew|dropped|increased|decreased|ratio|split)\b/iu; // catches "from 20 to 25", not "20 to 25"
const FEWEST = 2;
/** How many times the lower end the higher may be, where no dash joins them. */
const WIDEST = 4;

type Item = { figure: Figure; mentions: readonly Mention[]; told: boolean };

/** Both ends as one figure, in its place, with the unit and the magnitude of the first range. */
function rangeOf(scan: Scan, low: Figure, high: Figure, { unit, factor = 1 }: Figure): Figure {
  const scale = low.bare && high.bare && high.value < factor ? factor : 1; // "nurses £28-35k, teachers 30-41"
  const [from, to] = [scaledValue(low.value, scale), scaledValue(high.value, scale)];
  return {
    ...high,
    ...placeOf(scan, low.from, high.to),
    ...(scale === 1 ? {} : { factor: scale, scaled: true }),
    unit: high.unit ?? unit,
    bare: false,
    weak: false,
    range: [from, to],
    value: Number(((from + to) / 2).toPrecision(12)),
  };
}

/** The two numbers of a band, or of figures with a dash or "to" between them. */
function endsOf(scan: Scan, mention: Mention, next: Mention | undefined): readonly [Figure, Figure] | null {
  const [at, last] = [mention.from, isFigure(mention) ? mention.to + 1 : mention.from + 2];
  if (mention.kind === "axis") {
    const band = mention.family === "band" && mention.to === at + 3 && isNumberAt(scan, at) && isDash(scan, at + 1);
    const [low, high] = band ? [figureAt(scan, at), figureAt(scan, last)] : [];
    return low && high && high.to === mention.to ? [low, high] : null;
  }
  const joined = isFigure(mention) && isFigure(next) && next.from === last;
  const to = joined && lowerAt(scan, mention.to) === "to";
  if (!joined || !(to || isDash(scan, mention.to)) || mention.value <= 0) return null;
  const alike = !mention.unit || mention.unit.symbol === next.unit?.symbol;
  return alike && (!to || next.value <= WIDEST * mention.value) ? [mention, next] : null;
}

/** All ranges of a text in turn; null where some figure or band is none. */
function itemsOf(scan: Scan, mentions: readonly Mention[], model: Figure): Item[] | null {
  const { unit } = model;
  const items: Item[] = [];
  const own = mentions.filter((mention) =>
    isFigure(mention) ? !mention.weak : mention.kind === "axis" && mention.family === "band",
  ); // "the three fitters we rang" is none
  for (let at = 0; at < own.length; at++) {
    const mention = own[at];
    if (!mention) return null;
    if (isFigure(mention) && mention.range) {
      items.push({ figure: mention, mentions: [mention], told: true });
      continue;
    }
    const ends = endsOf(scan, mention, own[at + 1]);
    const [low, high] = ends ?? [];
    const plain = [low, high].every((end) => end && !end.basis && !end.part && !end.signed);
    const same = !high?.unit || high.unit.symbol === unit?.symbol;
    if (!low || !high || !plain || !same || low.value >= high.value) return null;
    items.push({
      figure: rangeOf(scan, low, high, model),
      mentions: isFigure(mention) ? [low, high] : [mention],
      told: false,
    });
    if (isFigure(mention)) at++;
  }
  return items;
}

/** A mark or "and", and a word besides, stand between two of them. */
const areParted = (scan: Scan, items: readonly Item[]): boolean =>
  items.every(({ figure }, at) => {
    const next = items[at + 1]?.figure;
    if (!next) return true;
    const between = scan.tokens.slice(figure.to, next.from);
    const mark = between.some(({ lower, kind }) => [",", ";", ".", "and"].includes(lower) || kind === "line");
    return mark && between.some(({ lower }, place) => lower !== "and" && isWordAt(scan, figure.to + place));
  });

export function mixedRanges(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const model = mentions.find((mention): mention is Figure => isFigure(mention) && mention.range !== undefined);
  if (!model?.unit || matches(scan.text, CHANGED)) return mentions;
  const items = itemsOf(scan, mentions, model);
  if (!items || items.length < FEWEST || items.every(({ told }) => told) || !areParted(scan, items)) return mentions;
  const ranges = new Map<Mention, Figure>();
  const gone = new Set<Mention>();
  for (const { figure, mentions: own } of items) {
    const [first, ...more] = own;
    if (first) ranges.set(first, figure);
    for (const one of more) gone.add(one);
  }
  return mentions.flatMap((mention) => (gone.has(mention) ? [] : (ranges.get(mention) ?? mention)));
}
