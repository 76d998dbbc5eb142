/**
 * "Tickets 12 euros, students 3 off, children half price" → 12, 9, 6: what is off a price that is told first, and half of that price.
 * Not "Coats 20% off, shoes 30% off" (no price), "40 staff, 5 off sick".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { rounded } from "./how-told.ts";
import { unitRatio } from "./same-unit.ts";

const PRICES =
  wordSet(`price prices priced ticket tickets entry entrance admission fee fees pass passes cost costs charge charges fare
  fares pay pays membership subscription discount sale card`);
const CUSTOMERS =
  wordSet(`student students senior seniors pensioner pensioners kid kids child children member members teens
  concessions under-12s under-16s under-18s locals staff regulars toddlers`);
const ENDS = wordSet(", . ; ! ? and but while");

const endsAt = (scan: Scan, at: number): boolean => at >= scan.tokens.length || ENDS.has(lowerAt(scan, at));

/** The token behind "off" or "half price" of a figure, with its factor and what is added; null where it is neither. */
function offOf(scan: Scan, full: Figure, figure: Figure): { to: number; factor: number; add: number } | null {
  const { to, unit, value, part, range, basis } = figure;
  if (range || basis || value <= 0) return null;
  if (part && value === 50 && lowerAt(scan, to - 1) === "half") {
    const end = lowerAt(scan, to) === "price" ? to + 1 : to;
    return endsAt(scan, end) ? { to: end, factor: 0.5, add: 0 } : null;
  }
  if (lowerAt(scan, to) !== "off" || !endsAt(scan, to + 1)) return null;
  if (unit?.symbol === "%") return value < 100 ? { to: to + 1, factor: 1 - value / 100, add: 0 } : null;
  const ratio = figure.bare ? 1 : unitRatio(unit, full.unit);
  const add = value * ratio;
  return ratio > 0 && add < full.value ? { to: to + 1, factor: 1, add: -add } : null;
}

function priceOf(scan: Scan, full: Figure, figure: Figure): Figure {
  const off = offOf(scan, full, figure);
  if (!off) return figure;
  const value = rounded(full.value * off.factor + off.add);
  const how = off.add ? `${full.value} less ${-off.add}` : `${full.value} times ${rounded(off.factor)}`;
  const end = scan.tokens[off.to - 1]?.end ?? figure.end;
  const basis = { spans: [[full.start, full.end] as const], how, stated: figure };
  return {
    ...figure,
    to: off.to,
    end,
    numberEnd: end,
    value,
    unit: full.unit,
    bare: false,
    weak: false,
    part: false,
    basis,
  };
}

/** The mentions, prices off worked out. */
export function pricesOff(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.words.has("off")) return mentions;
  const figures = mentions.filter(isFigure);
  const [full, ...others] = figures;
  const priced =
    full?.unit?.kind === "currency" || scan.tokens.some(({ lower }) => PRICES.has(lower) || CUSTOMERS.has(lower));
  if (!full || !priced || full.basis || full.range || (full.unit && full.unit.kind !== "currency")) return mentions;
  if (lowerAt(scan, full.to) === "off" || !others.some(({ to }) => lowerAt(scan, to) === "off")) return mentions;
  const prices = others.map((figure) => priceOf(scan, full, figure));
  const plain = others.every((figure, at) => {
    const words = scan.tokens.slice(figures[at]?.to ?? 0, figure.from);
    return (
      prices[at] === figure || !words.some(({ lower }) => lower === "took" || lower === "take" || lower === "knocked")
    );
  });
  if (!plain || prices.every((price, at) => price === others[at])) return mentions;
  return mentions.map((mention) => (isFigure(mention) ? (prices[others.indexOf(mention)] ?? mention) : mention));
}
