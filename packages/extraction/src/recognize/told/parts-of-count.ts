/**
 * "A tray of 24 muffins: half blueberry, a third choc chip, whatever's left lemon" → 12, 8, 4: parts in words behind a stated
 * count and a colon are counts of it, where each comes out whole. Not where the text tells shares of its own ("half of them … 30%").
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { fractionAt } from "../numbers/fraction-tail.ts";
import { aside, placeOf } from "../place.ts";
import { rounded } from "./how-told.ts";

const LEFT = ["whatever's left", "what's left", "the last bit", "the last few", "whatever remains"];
const COLONS = wordSet(": –");

const told = (whole: Figure, figure: Figure, value: number, how: string): Figure => ({
  ...figure,
  value,
  unit: whole.unit,
  bare: whole.bare,
  weak: false,
  part: false,
  basis: { spans: [[whole.start, whole.end]], how },
});

/** "whatever's left lemon": what the parts leave, where the text says it in these words. */
function leftOver(scan: Scan, whole: Figure, parts: readonly Figure[]): Figure | null {
  const value = rounded(parts.reduce((left, part) => left - part.value, whole.value));
  const [last] = parts.slice(-1);
  const start = last ? LEFT.map((words) => scan.text.toLowerCase().indexOf(words, last.end)).find((at) => at > 0) : -1;
  const from = scan.tokens.findIndex((token) => token.start === start);
  if (!last || value <= 0 || from < 0) return null;
  let to = from + 1;
  while (to < scan.tokens.length && !["left", "bit", "few", "remains"].includes(lowerAt(scan, to - 1))) to++;
  const place = placeOf(scan, from, to);
  return { ...told(whole, last, value, "the total less the other parts"), ...place, numberEnd: place.end };
}

export function partsOfCount(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const [whole, ...shares] = mentions.filter(isFigure);
  const plain = whole && whole.value >= 4 && !whole.part && whole.unit?.symbol !== "%" && Number.isInteger(whole.value);
  if (!plain || shares.length < 2 || shares.some(({ part }) => !part)) return mentions;
  const [first] = shares;
  const colon = scan.tokens.slice(whole.to, first?.from).some(({ lower }) => COLONS.has(lower));
  const parts = shares.flatMap((share) => {
    const part = fractionAt(scan, share.from);
    const value = part ? rounded(whole.value * part.value) : Number.NaN;
    const even = Math.abs(value - Math.round(value)) < 1e-6;
    return part && even ? [told(whole, share, Math.round(value), `a part of ${whole.value}`)] : [];
  });
  const sum = parts.reduce((all, { value }) => all + value, 0);
  const apart = shares.some(({ to }) => lowerAt(scan, to) === "of" && lowerAt(scan, to + 1) !== "them"); // "a quarter of the seats"
  if (!colon || apart || parts.length < shares.length || sum > whole.value) return mentions;
  const left = leftOver(scan, whole, parts);
  const others = mentions.map((mention): Mention => {
    if (mention === whole) return aside(scan, whole.from, whole.to, "the whole");
    return isFigure(mention) ? (parts[shares.indexOf(mention)] ?? mention) : mention;
  });
  return left ? [...others, left].sort((a, b) => a.from - b.from) : others;
}
