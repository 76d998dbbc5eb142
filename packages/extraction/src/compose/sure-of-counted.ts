/**
 * A number that counts things of its own is no share because those around it are: "Thefts were down 12% in Leeds, 8 officers were hired in York" is shown
 * as unsure. Not "12% of men, 8 of women", nor "down 12% in Leeds, 8 in York".
 */
import type { Chart } from "@charticle/contract";
import { AUXILIARIES } from "../lexicon/closed-class.ts";
import { verbSense } from "../lexicon/morphology.ts";

const PERCENT = /%|\bper ?cent|\bpct\b/iu; // catches "12%" and "12 per cent", not "12"
const THINGS = /^ (?:\p{Ll}+ )?(?!points\b|percents\b)\p{Ll}{3,}s (\p{Ll}+)/u; // catches " officers were", not " in York"
const OPEN = 0.4;

/** @returns the confidence that is left where a share counts things that something is done to */
export function sureOfCounted({ unit, grounding }: Chart, text: string, confidence: number): number {
  if (unit !== "%" || confidence <= OPEN) return confidence;
  const counted = grounding.flat().some((cell) => {
    const [start, end] = cell?.spans[0] ?? [0, 0];
    const [, next = ""] = THINGS.exec(text.slice(end)) ?? [];
    return (
      cell?.kind === "stated" &&
      !PERCENT.test(text.slice(start, end)) &&
      (AUXILIARIES.has(next) || verbSense(next) === "verb")
    );
  });
  return counted ? OPEN : confidence;
}
