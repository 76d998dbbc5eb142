/** How a figure stands in the text: what speaks for leaving it out, as values of numbered templates. */
import { lowerAt, tokenAt } from "../../text/scan.ts";
import { countedNoun } from "../labels/counted-noun.ts";
import { wordHash } from "../name-key.ts";
import { isNearTotalWord } from "../rank/drop-cost.ts";
import { type Context, strengthBucket } from "./link-context.ts";

export function figureValues(context: Context, at: number): number[] {
  const { scan, figures, units } = context;
  const figure = figures[at];
  if (!figure) return [];
  const unit = units[at] ?? "";
  const same = units.filter((other) => other === unit).length;
  const before = tokenAt(scan, figure.from - 1);
  const next = tokenAt(scan, figure.to);
  const spelled = tokenAt(scan, figure.from).kind === "word" ? 1 : 0;
  const digits = figures.some(({ from }) => tokenAt(scan, from).kind === "number") ? 1 : 0;
  const others = figures.filter((_, other) => other !== at);
  const sum = others.reduce((total, { value }) => total + value, 0);
  const isSum = others.length > 1 && Math.abs(sum - figure.value) <= Math.abs(figure.value) * 0.001 ? 1 : 0;
  const later = figures.slice(at + 1).reduce((total, { value }) => total + value, 0);
  const whole = figures.length - at > 2 && Math.abs(later - figure.value) <= Math.abs(figure.value) * 0.001 ? 1 : 0;
  const bare = figure.bare ? 1 : 0;
  const small = Number.isInteger(figure.value) && figure.value <= 12 ? (figure.value <= 2 ? 2 : 1) : 0;
  const year = bare && figure.value >= 1900 && figure.value <= 2100 && Number.isInteger(figure.value) ? 1 : 0;
  const gap = context.gaps[at];
  const behind = context.gaps[at + 1];
  const edge = at === 0 ? 1 : at === figures.length - 1 ? 2 : 0;
  const minority = same * 2 < figures.length ? (same === 1 ? 2 : 1) : 0;
  const wordBefore =
    before.kind === "word" ? wordHash(before.lower) : before.kind === "mark" ? 1100 + wordHash(before.lower) : 0;
  const wordNext =
    next.kind === "word" && next.lower.length < 6
      ? wordHash(next.lower)
      : next.kind === "mark"
        ? 1100 + wordHash(next.lower)
        : 1;
  return [
    0,
    figure.weak ? 1 + spelled : 0,
    minority * 4 + edge,
    (unit === "" ? 1 : 0) * 8 + minority * 2 + (units.some((other) => other !== "") ? 1 : 0),
    (context.brackets[at] ? 1 : 0) * 32 + Math.min(20, context.brackets.filter(Boolean).length),
    isNearTotalWord(scan, figure) ? 1 + isSum : 0,
    isSum * 4 + edge,
    whole * 4 + edge,
    year,
    small * 2 + bare,
    (small * 2 + bare) * 4 + edge,
    (spelled * 2 + digits) * 4 + small,
    figure.signed ? 1 : 0,
    figure.part ? 1 + spelled : 0,
    figure.outOf === undefined ? 0 : 1,
    figure.rate === undefined ? 0 : 1,
    figure.basis ? 1 : 0,
    figure.bare && countedNoun(scan, figure) !== "" ? 1 + minority : 0,
    wordBefore,
    wordNext,
    edge * 16 + strengthBucket(gap?.strength ?? 9),
    edge * 16 + strengthBucket(behind?.strength ?? 9),
    (edge * 16 + strengthBucket(at === 0 ? (behind?.strength ?? 9) : (gap?.strength ?? 9))) * 4 + minority,
    Math.min(6, figures.length) * 4 + edge,
    lowerAt(scan, figure.from - 2) === "out" ? 1 : 0,
    context.hints.reduce((sum, { names }, index) => sum + (names.has(at) ? 1 << index : 0), 0),
    context.hints[0]?.names.has(at) === false ? 1 + edge : 0,
  ];
}
