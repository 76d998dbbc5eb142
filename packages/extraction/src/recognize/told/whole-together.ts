/**
 * "Tom 45, Mia 30, and together with Ben they have 100" → Ben 25: the last figure is what all come to, so the one named last has
 * what is left of it. Not beside times, nor where the others already come to it ("Ana 20, Bo 12, together 32").
 */
import type { Scan } from "../../text/scan.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../mention.ts";
import { rounded } from "./how-told.ts";

const WITH = /\b(?:together|along) with \p{Lu}?\p{L}/u; // catches "together with Ben", not "together they"
const WITH_ALL = /\bwith (?:the )?\p{L}+(?:['’]s)?\b.*\b(?:have|had|comes? to|makes?|made|reach(?:ed)?|get to)\b/u; // catches "with Emma's they had", not "with Emma"
const ALL = /\b(?:altogether|together|in all|in total)\b/u; // catches "30 altogether", not "all"
const ADDING = /\badd(?:ing)? (?:the |in )?\p{L}+.* (?:get|come|gets|comes|are|is) (?:to|at) $/u; // catches "add the sopranos and you get to ", not "added 3"
const WITH_THEM = /^[^.;]{0,20}\btogether with (?:them|those|the others|the other two)\b/u; // catches " together with them", not " together with Ben"

/** The words in front of a figure or behind it tell that it is what all come to. */
const isWhole = (between: string, behind: string): boolean =>
  WITH.test(between) ||
  ADDING.test(between) ||
  WITH_THEM.test(behind) ||
  (WITH_ALL.test(between) &&
    (ALL.test(between) || /^\W?(?:\p{L}+ )?(?:altogether|together|in all|in total)\b/u.test(behind))); // catches " altogether", not " kg"

export function wholeTogether(figures: readonly Figure[], scan: Scan): Figure | null {
  const whole = figures.at(-1);
  const parts = figures.slice(0, -1);
  const last = parts.at(-1);
  if (!whole || !last || parts.length < 2 || whole.basis || whole.range || whole.unit?.symbol === "%") return null;
  if (!isWhole(scan.text.slice(last.end, whole.start), scan.text.slice(whole.end))) return null;
  const sum = rounded(parts.reduce((all, { value }) => all + value, 0));
  const units = [...parts, whole].flatMap(({ unit }) => unit ?? []);
  const alike = new Set(units.map(({ symbol }) => symbol)).size < 2 && parts.every(({ value }) => value > 0);
  if (!alike || sum >= whole.value) return null;
  const spans = [[whole.start, whole.end] as const, ...parts.map(({ start, end }) => [start, end] as const)];
  const how = "the total less the other parts"; // as grounded answers say it
  return { ...whole, unit: units[0] ?? null, value: rounded(whole.value - sum), bare: false, basis: { spans, how } };
}

/** The mentions with the last figure as what is left of it for the one named last. */
export function withWholeTogether(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (mentions.some(isAxis)) return mentions;
  const figures = mentions.filter(isFigure);
  const left = wholeTogether(figures, scan);
  return left ? mentions.map((mention) => (mention === figures.at(-1) ? left : mention)) : mentions;
}
