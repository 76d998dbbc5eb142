/**
 * "It costs 5 to 7 euros in Rome and 9 to 11 in Oslo": pairs from a smaller to a larger figure, again and again, are ranges, where
 * the text tells of no change and of no rivals; so is one of them beside ranges with dashes: "£110–130, £260 to 300". Not "Ann went from 5 to 7, Bo from 9 to 11", "Leeds won 5 to 3".
 */

import { STEP_NOUNS } from "../../lexicon/calendar.ts";
import { singular } from "../../lexicon/morphology.ts";
import { CHANGE_DOWN, CHANGE_UP } from "../../lexicon/verbs.ts";
import { matches } from "../../text/needs/matches.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";
import { placeOf } from "../place.ts";

const ENDS =
  /→|->|\b(?:from|was|were|went|go|goes|gone|going|turned|change[ds]?|now|then|before|after|since|beat|beats|won|win|wins|lost|led|leads?|split|voted?|against|versus|vs|scored?|ratio|outnumber\w*|drew|prefer\w*|opening|hours|open|opens)\b/iu; // catches "went 5 to 7" and "won 5 to 3", not "costs 5 to 7"
const WIDEST = 4;
const FEWEST = 2;

/** The pairs that all figures of a text make, but for those that are ranges already; null where one has no partner. */
function pairsOf(scan: Scan, all: readonly Figure[]): [Figure, Figure][] | null {
  const figures = all.filter(({ range }) => !range);
  const symbols = new Set(all.flatMap(({ unit }) => unit?.symbol ?? []));
  if (figures.length < all.length && symbols.size > 1) return null; // "10-15 s, 12 to 14 years"
  const pairs: [Figure, Figure][] = [];
  for (let at = 0; at < figures.length; at += 2) {
    const [low, high] = [figures[at], figures[at + 1]];
    if (!low || !high || lowerAt(scan, low.to) !== "to" || high.from !== low.to + 1) return null;
    const plain = [low, high].every(({ basis, part, signed, value }) => !basis && !part && !signed && value > 0);
    const alike = !low.unit || low.unit.kind === "currency" || low.unit.symbol === high.unit?.symbol;
    if (low.unit && high.unit && low.unit.symbol !== high.unit.symbol) return null;
    if (!plain || !alike || low.value >= high.value || high.value > WIDEST * low.value) return null;
    pairs.push([low, high]);
  }
  return pairs.length + all.length - figures.length >= FEWEST ? pairs : null;
}

/** The two figures of "dogs 10 to 13" where it was taken for the 10th to the 13th of something; else the mention. */
function unspanned(scan: Scan, mention: Mention): readonly Mention[] {
  const { from, to } = mention;
  const spans = isAxis(mention) && mention.family === "step" && to === from + 4 && lowerAt(scan, from + 2) === "to";
  if (!spans || STEP_NOUNS.has(singular(lowerAt(scan, from)))) return [mention];
  const ends = [from + 1, from + 3].flatMap((at) => figureAt(scan, at) ?? []);
  return ends.length === 2 ? ends : [mention];
}

export function toRanges(scan: Scan, told: readonly Mention[]): readonly Mention[] {
  const apart = told.flatMap((mention) => unspanned(scan, mention));
  const ranged = rangesOf(scan, apart);
  return ranged === apart ? told : ranged;
}

function rangesOf(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.words.has("to") || matches(scan.text, ENDS)) return mentions;
  if ([...CHANGE_UP, ...CHANGE_DOWN].some((word) => scan.words.has(word))) return mentions;
  if (mentions.some((mention) => isAxis(mention) && mention.family === "clock")) return mentions;
  const pairs = pairsOf(scan, mentions.filter(isFigure));
  if (!pairs) return mentions;
  const ranges = new Map(
    pairs.map(([low, high]): [Mention, Figure] => [
      high,
      {
        ...high,
        unit: high.unit ?? low.unit,
        ...placeOf(scan, low.from, high.to),
        range: [low.value, high.value] as const,
        value: Number(((low.value + high.value) / 2).toPrecision(12)),
      },
    ]),
  );
  const lows = new Set<Mention>(pairs.map(([low]) => low));
  return mentions.flatMap((mention) => (lows.has(mention) ? [] : (ranges.get(mention) ?? mention)));
}
