/**
 * A difference that stands among levels as if it were one is nothing to be sure of: "Ann sold 40, Bo 12 fewer than Cy" shows 40 and 12. Where all values
 * are told so, or the first for all, they are differences: "The Munich run took 55 minutes longer, Ulm 30". "12 more" is often a count of its own, and
 * shares are of groups: "17% less homework".
 */
import type { Chart } from "@charticle/contract";
import { COMPARATIVES } from "../lexicon/opposites.ts";

const THAN = COMPARATIVES.filter((word) => word.endsWith("er") || word === "less");
const STEP = new RegExp(
  `^(?: points?| degrees| percent(?:age points)?)? (?:(?:${THAN.join("|")})\\b|more (?:\\p{L}+ ){0,3}than\\b)`,
  "iu",
); // catches " fewer" and " more visitors than", not " more" or " or less"
const MARGIN = /\b(?:beat|beats|trails?|trailed|leads?|led|pipped|edged) [^.;,\d]{0,30}\bby (?:just |only )?[$€£]?$/iu; // catches "Hull beat Leeds by ", not "rose by "
const OFTEN = /^(?: \p{L}+)? (?:every|each) (?:year|month|week|day|night)\b/iu; // catches " every year", not " a year"
const UNSURE = 0.4;

/** How sure the reader is of a chart, once no difference passes for a level. */
export function sureOfSteps({ grounding, points, unit }: Chart, text: string, confidence: number): number {
  if (confidence <= UNSURE || unit === "%") return confidence;
  const cells = grounding.flatMap((row, point) =>
    row.flatMap((cell, at) => (cell?.kind === "stated" ? [{ cell, value: points[point]?.values[at] ?? 0 }] : [])),
  );
  const inOrder = cells.toSorted((one, two) => (one.cell.spans[0]?.[0] ?? 0) - (two.cell.spans[0]?.[0] ?? 0));
  const [first = false, ...others] = inOrder.map(({ cell, value }) => {
    const [start = 0, end = 0] = cell.spans[0] ?? [];
    const behind = text.slice(end);
    return value > 0 && (STEP.test(behind) || OFTEN.test(behind) || MARGIN.test(text.slice(0, start)));
  });
  const some = others.some((step) => step !== first);
  return some &&
    (!first || MARGIN.test(text.slice(0, inOrder[0]?.cell.spans[0]?.[0] ?? 0))) &&
    [first, ...others].includes(true)
    ? UNSURE
    : confidence;
}
