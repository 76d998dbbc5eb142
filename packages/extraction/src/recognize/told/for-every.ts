/**
 * "For every 3 adults in the pool there are 2 children, and 150 adults came" → children 100: where the text counts one side of a
 * ratio, the other follows. Not where it counts neither, nor where no whole number comes out.
 */
import { PREPOSITIONS } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import { isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { countAt } from "../numbers/small-number.ts";
import { placeOf } from "../place.ts";
import { rounded } from "./how-told.ts";

type Side = { from: number; to: number; count: number; noun: string };

/** "every 3 adults", "every tea": how many of which. */
function baseAt(scan: Scan, every: number): Side | null {
  const count = countAt(scan, every + 1);
  const noun = singular(lowerAt(scan, every + (count === undefined ? 1 : 2)));
  const to = every + (count === undefined ? 1 : 2);
  return noun === "" || count === 0 ? null : { from: to - 1, to, count: count ?? 1, noun };
}

const STOPS = new Set([".", ";", "!", "?"]);

/** No sentence ends between two tokens. */
const isNear = (scan: Scan, from: number, to: number): boolean =>
  to - from < 12 && !scan.tokens.slice(from, to).some(({ lower, kind }) => kind === "line" || STOPS.has(lower));

/** What a figure counts: "adults", not the "in" of "300 in France". */
const nounOf = (scan: Scan, { to }: Figure): string =>
  isWordAt(scan, to) && !PREPOSITIONS.has(lowerAt(scan, to)) ? singular(lowerAt(scan, to)) : "";

/** The mentions with the side that is not counted worked out. */
export function forEvery(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const every = scan.tokens.findIndex(({ lower }, at) => lower === "every" && lowerAt(scan, at - 1) === "for");
  const base = every < 0 ? null : baseAt(scan, every);
  const figures = mentions.filter(isFigure).filter(({ from }) => !base || from < base.from || from >= base.to);
  if (!base || figures.length !== 2) return mentions;
  const told =
    figures.findLast(({ to }) => to <= every && isNear(scan, to, every)) ??
    figures.find(({ from }) => from >= base.to && isNear(scan, base.to, from));
  const known = figures.find((figure) => figure !== told);
  if (!told || !known || told.basis || known.basis || known.unit?.symbol === "%" || told.value <= 0) return mentions;
  const noun = nounOf(scan, known);
  const ofBase = noun === base.noun;
  if (noun === "" || (!ofBase && noun !== nounOf(scan, told))) return mentions;
  const value = rounded(ofBase ? (known.value * told.value) / base.count : (known.value * base.count) / told.value);
  if (!Number.isInteger(value)) return mentions;
  const ratio = ofBase ? `${told.value} for every ${base.count}` : `${base.count} for every ${told.value}`;
  const place = ofBase ? placeOf(scan, told.from, told.to) : placeOf(scan, base.from, base.to);
  const figure: Figure = {
    ...known,
    ...place,
    numberEnd: tokenAt(scan, place.to - 1).end,
    value,
    basis: { spans: [[known.start, known.end]], how: `${ratio} of ${known.value}`, stated: null },
  };
  const spent = ofBase ? [] : [told];
  const others = mentions.filter(
    (mention) =>
      mention !== told && (mention.to <= place.from || mention.from >= place.to || mention.to > place.to + 1),
  );
  const asides = spent.map(({ from, to }): Mention => ({ kind: "aside", ...placeOf(scan, from, to), why: "a ratio" }));
  return [...others.filter((one) => !(one.kind === "aside" && one.from === place.from)), ...asides, figure].sort(
    (a, b) => a.from - b.from,
  );
}
