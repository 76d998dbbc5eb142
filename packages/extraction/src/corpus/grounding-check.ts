/**
 * How many values of a chart come from nowhere: `ungroundedIn(chart, text)` must be 0 for every answer.
 * Grounded is a value with a span where it can be read, or one implied by a named derivation with the spans of the
 * figures it is made from.
 */
import type { Chart, Grounding } from "@charticle/contract";
import { standsInText } from "./same-value.ts";

const DIGIT = /\d/; // catches "12k", not "twelve"
const FRACTION = /(?:(\d+)\s+)?(\d+)\s*[/⁄]\s*(\d+)/g; // catches "2 1/2" and "3/5", not "1,200"
const LETTER = /\p{L}|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/u; // catches "a dozen" and "½", not "→"

/** A fraction in digits stands for its quotient, alone or as a percentage. */
const standsAsFraction = (value: number, cited: string): boolean =>
  [...cited.matchAll(FRACTION)].some(([, whole = "0", top = "0", bottom = "1"]) => {
    const quotient = Number(whole) + Number(top) / Number(bottom);
    return standsInText(value, String(quotient)) || Math.abs(Math.abs(value) - 100 * quotient) < 0.51;
  });

/** The cited characters hold the value: in digits, as a fraction, or in words (which only the reader itself can judge). */
function isStated(value: number, spans: Grounding["spans"], text: string): boolean {
  return spans.some(([start, end]) => {
    const cited = text.slice(start, end);
    if (!DIGIT.test(cited)) return LETTER.test(cited);
    return standsInText(value, cited) || standsAsFraction(value, cited);
  });
}

function isGrounded(value: number, grounding: Grounding | null, text: string): boolean {
  if (!grounding || grounding.spans.length === 0) return false;
  if (grounding.spans.some(([start, end]) => start >= end || end > text.length)) return false;
  if (grounding.kind === "implied") return (grounding.how ?? "").trim() !== "";
  return isStated(value, grounding.spans, text);
}

/** Counts the values, not the points. */
export const ungroundedIn = (chart: Pick<Chart, "points" | "grounding">, text: string): number =>
  chart.points.reduce(
    (total, { values }, row) =>
      total +
      values.filter((value, at) => value !== null && !isGrounded(value, chart.grounding[row]?.[at] ?? null, text))
        .length,
    0,
  );
