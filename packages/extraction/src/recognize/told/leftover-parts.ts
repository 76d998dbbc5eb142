/**
 * Shares in words that make up a whole. "Half died, a third are sulking and the lucky sixth has never looked better": a part
 * that no rule sees for itself is one where it is just what the others leave. And where they make up a whole, none is told of
 * another: "half tap a card, a quarter pay by phone, a fifth give coins and one in twenty forgot".
 */
import { PART_WORDS } from "../../lexicon/number-words.ts";
import { isWordAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { smallNumber } from "../numbers/small-number.ts";
import { placeOf } from "../place.ts";
import { deriveAll } from "../settle.ts";

const PARTS: ReadonlyMap<string, number> = new Map([
  ...PART_WORDS,
  ["fifteenth", 15],
  ["fifteenths", 15],
  ["sixteenth", 16],
  ["sixteenths", 16],
]);
const ARTICLES = new Set(["the", "a", "an", "one"]);
const WHOLE = 100;
const NEAR = 0.6;

type Part = { from: number; to: number; value: number };

/** "the sixth", "one sad eighth", "the other three-tenths", "one-sixteenth": a part that ends at a token. */
function partAt(scan: Scan, at: number): Part | null {
  const [count = "", joined = ""] = lowerAt(scan, at).split("-");
  const bottom = PARTS.get(joined || count) ?? 0;
  if (bottom < 3) return null;
  const top = joined ? smallNumber(count) : (smallNumber(lowerAt(scan, at - 1)) ?? 1);
  if (!top || top >= bottom) return null;
  const start = joined || (top === 1 && lowerAt(scan, at - 1) !== "one") ? at : at - 1;
  const described = isWordAt(scan, start - 1) && ARTICLES.has(lowerAt(scan, start - 2)) ? 2 : 1;
  const led = ARTICLES.has(lowerAt(scan, start - described));
  if (!led && !joined && start === at) return null;
  return { from: led ? start - described : start, to: at + 1, value: (top / bottom) * WHOLE };
}

const isShare = ({ unit, basis }: Figure): boolean => unit?.symbol === "%" && !basis;
const sumOf = (values: readonly { value: number }[]): number => values.reduce((sum, { value }) => sum + value, 0);

/** The "one" of "one sad eighth", the "sixth" that is taken for a step. */
const isNumeral = (mention: Mention): boolean =>
  (isFigure(mention) && !mention.part && mention.unit === null && mention.value < 10) ||
  (mention.kind === "axis" && mention.family === "step" && mention.to - mention.from <= 2);

/** Early: the parts that the others leave. */
export function leftoverParts(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, PARTS.keys()) && !/-\w+ths?\b/u.test(scan.text)) return mentions; // catches "three-tenths", not "tenths"
  const shares = mentions.filter(isFigure).filter(isShare);
  if (shares.length === 0) return mentions;
  const free = (from: number, to: number): boolean =>
    mentions.every((mention) => mention.to <= from || mention.from >= to || isNumeral(mention));
  const parts = scan.tokens.flatMap((_, at) => {
    const part = partAt(scan, at);
    return part && free(part.from, part.to) ? [part] : [];
  });
  if (parts.length === 0 || Math.abs(sumOf(shares) + sumOf(parts) - WHOLE) > NEAR) return mentions;
  const inside = ({ from, to }: Figure): boolean => parts.some((part) => from < part.to && to > part.from);
  if (!mentions.filter(isFigure).every((figure) => isShare(figure) || inside(figure))) return mentions; // "half a cup of butter"
  const figures = parts.map(({ from, to, value }): Figure => {
    const place = placeOf(scan, from, to);
    const unit = { kind: "percent", symbol: "%" } as const;
    return {
      kind: "figure",
      ...place,
      numberEnd: place.end,
      value: Number(value.toPrecision(6)),
      unit,
      scaled: false,
      bare: false,
      weak: false,
      signed: false,
      part: true,
    };
  });
  const others = mentions.filter((mention) => parts.every(({ from, to }) => mention.to <= from || mention.from >= to));
  return [...others, ...figures].sort((a, b) => a.from - b.from);
}

const LEAST = 3;
const ROUGH = new Set(["over", "under", "than"]);

/** Late: the parts of one whole, none of which is told of another. */
export function partsOfOne(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const worded = figures.filter(({ part }) => part).length > 1;
  if (!worded || figures.length < LEAST || !figures.every(isShare) || Math.abs(sumOf(figures) - WHOLE) > NEAR)
    return mentions;
  if (figures.some(({ from }) => ROUGH.has(lowerAt(scan, from - 1)))) return mentions; // "over half their income"
  const derived = deriveAll(scan, mentions);
  const same = figures.every(({ start, value }) =>
    derived.some((one) => isFigure(one) && one.start === start && one.value === value),
  );
  return same
    ? mentions
    : mentions.map((mention) => (isFigure(mention) ? { ...mention, basis: { spans: [], how: "" } } : mention));
}
