/**
 * "Six out of ten pupils walk, the other four cycle" → 40 %: what is left of a ratio is told in its own numbers. Not "the other
 * three" of ten, nor where the text tells shares of another whole too.
 */
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { countAt } from "../numbers/small-number.ts";
import { rounded } from "./how-told.ts";

const OTHER = new Set(["other", "remaining"]);
/** "3 in 10 of us vape, 7 don't" */
const NOT = new Set([
  "don't",
  "doesn't",
  "didn't",
  "won't",
  "wouldn't",
  "aren't",
  "isn't",
  "weren't",
  "haven't",
  "can't",
]);

type Ratio = { figure: Figure; top: number; bottom: number };

/** "six out of ten", "3 of every 5": both its numbers. */
function ratioOf(scan: Scan, figure: Figure): Ratio | null {
  const top = countAt(scan, figure.from);
  const bottom = countAt(scan, figure.to - 1);
  const told = top !== undefined && bottom !== undefined && figure.to - figure.from > 2 && figure.unit?.symbol === "%";
  const near = told && Math.abs(figure.value - (top / bottom) * 100) < 0.01;
  return near ? { figure, top, bottom } : null;
}

/** The mentions with such counts as shares. */
export function otherOfRatio(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, OTHER) && !says(scan, NOT)) return mentions;
  const figures = mentions.filter(isFigure);
  const ratios = figures.flatMap((figure) => ratioOf(scan, figure) ?? []);
  const last = figures.at(-1);
  const [first] = ratios;
  if (!last || !first || ratios.length !== figures.length - 1 || last.unit || last.basis) return mentions;
  const rest = first.bottom - ratios.reduce((sum, { top }) => sum + top, 0);
  const alike = ratios.every(({ bottom }) => bottom === first.bottom);
  if (!alike || last.value !== rest) return mentions;
  if (!OTHER.has(lowerAt(scan, last.from - 1)) && !NOT.has(lowerAt(scan, last.to))) return mentions;
  const spans = ratios.map(({ figure }) => [figure.start, figure.end] as const);
  const told: Figure = {
    ...last,
    value: rounded((rest / first.bottom) * 100),
    unit: first.figure.unit,
    bare: false,
    weak: false,
    basis: { spans, how: `the other ${rest} of ${first.bottom}` },
  };
  return mentions.map((mention) => (mention === last ? told : mention));
}
