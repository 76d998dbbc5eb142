/** "under 5 min 18%, 5 to 10 min 54%, over 10 min 28%", "€20k–40k 31%": amounts that name the share right behind each. */
import { wordSet } from "../../../lexicon/closed-class.ts";
import { isWordAt, lowerAt, type Scan } from "../../../text/scan.ts";
import { type AxisMark, type Figure, isFigure, type Mention } from "../../mention.ts";
import { placeOf, wordsOf } from "../../place.ts";

const BOUNDS = wordSet("under over below above up to less more than at least most");
const FEWEST = 3;

/** The amounts in front of a share: one, or two with "to" between; null where something else stands there. */
function boundsOf(scan: Scan, figures: readonly Figure[], share: Figure): Figure[] | null {
  const at = figures.indexOf(share);
  const [start, last] = [figures[at - 2], figures[at - 1]];
  const told = last?.bare ? lowerAt(scan, last.to) === ":" : last?.unit && last.unit.kind !== "percent"; // "0: 12%, 1: 31%"
  const amount = last && told && share.from - last.to < 2 && !isWordAt(scan, last.to);
  if (!amount) return null;
  return start?.to === last.from - 1 && lowerAt(scan, start.to) === "to" ? [start, last] : [last];
}

function bandOf(scan: Scan, bounds: readonly Figure[], order: number): AxisMark | null {
  const to = bounds.at(-1)?.to ?? 0;
  let from = bounds[0]?.from ?? 0;
  while (BOUNDS.has(lowerAt(scan, from - 1))) from--;
  const word = lowerAt(scan, from - 1) === ":" && order > 0 ? from - 2 : from - 1; // "EMEA: $4.9M (20%), APAC: $3.1M (41%)"
  const named = isWordAt(scan, word) && lowerAt(scan, word) !== "and"; // "rent €950 40%"
  const place = placeOf(scan, from, to);
  return named
    ? null
    : { kind: "axis", ...place, family: "band", name: wordsOf(scan, from, to), order, position: null };
}

export function shareBands(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const shares = figures.filter(({ unit }) => unit?.kind === "percent");
  const changes = shares.some(({ signed, from }) => signed && lowerAt(scan, from - 1) === "("); // "EMEA: $4.9M (+20%)"
  if (shares.length < FEWEST || changes) return mentions;
  const bounds = shares.map((share) => boundsOf(scan, figures, share));
  const marked = ({ from }: Figure): boolean =>
    mentions.some(({ kind, to }) => kind === "axis" && from - to < 2 && to <= from); // "3+: 28%"
  const bands = bounds.map((own, at) => (own ? bandOf(scan, own, at) : null));
  if (
    bands.some((band, at) => !band && !(shares[at] && marked(shares[at]))) ||
    bounds.flatMap((own) => own ?? []).length + shares.length !== figures.length
  )
    return mentions;
  return mentions.flatMap((mention) => {
    const at = bounds.findIndex((own) => own?.some((one) => one === mention));
    return at < 0 ? [mention] : (bounds[at]?.[0] === mention && bands[at]) || [];
  });
}
