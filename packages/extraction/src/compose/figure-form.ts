/**
 * How a text writes the figures of a chart, where it writes all alike, so that they can be shown as they were told: "8.0 t" is no "8 t" beside
 * "7.5 t", and "+4.2%" no "4.2%" beside "-1.3%". In: the text as typed and the chart. Out: the chart, with the form where it tells more
 * than the values do.
 */
import type { Chart, FigureForm, Grounding } from "@charticle/contract";

type Told = { value: number; number: string; hasPlus: boolean };

const NUMBER = /\d[\d.,' \u00a0\u202f]*/u; // catches "1,204.50" in "$1,204.50 each", not "half"
const PLACES = /[.,]\d{1,2}\D*$/u; // catches "8.0" and "1,5", not "1,204"
const NO_DIGIT = /\D+/gu; // catches "," and ".", not "0"
const PLUS = /(?:^|[^\p{L}\p{N}])\+\p{Sc}?$/u; // catches "+" and " +$" in front of a number, not "3+ " or "a+"

/** A value that is told by one number of the text; null where it is told in another way: in words, by two ends, worked out. */
function toldIn(text: string, value: number, { spans, kind }: Grounding): Told | null {
  const [span] = spans;
  if (kind !== "stated" || !span || spans.length > 1) return null;
  const words = text.slice(span[0], span[1]);
  const number = NUMBER.exec(words);
  if (!number) return null;
  const before = text.slice(Math.max(0, span[0] - 3), span[0] + number.index);
  return { value, number: number[0], hasPlus: PLUS.test(before) };
}

/** "8.0" of 8 is 80 tenths: -1. "1.20bn" is 120 of ten million: 7. Undefined where the number does not tell its value by its digits. */
function digitOf({ value, number }: Told): number | undefined {
  if (!PLACES.test(number)) return;
  const place = Math.log10(Math.abs(value) / Number(number.replace(NO_DIGIT, "")));
  const near = Math.round(place);
  return Math.abs(place - near) < 1e-9 ? near : undefined;
}

const isRound = (value: number, digit: number): boolean => Math.round(Math.abs(value) / 10 ** digit) % 10 === 0;

function formOf(text: string, { points, grounding }: Chart): FigureForm | null {
  const told: Told[] = [];
  for (const [row, { values }] of points.entries())
    for (const [at, value] of values.entries()) {
      const cell = grounding[row]?.[at];
      if (value === null || value === 0 || cell?.kind === "implied") continue;
      const one = cell ? toldIn(text, value, cell) : null;
      if (!one) return null;
      told.push(one);
    }
  const [digit, ...others] = new Set(told.map(digitOf));
  const rises = told.filter(({ value }) => value > 0);
  const hasPlus = rises.length > 0 && rises.every((one) => one.hasPlus);
  // a form that adds nothing to the values is not told
  const isTold = digit !== undefined && others.length === 0 && told.some(({ value }) => isRound(value, digit));
  return isTold || hasPlus ? { ...(isTold && { digit }), ...(hasPlus && { plus: true }) } : null;
}

/** The chart with how the text writes its figures, where that tells more than the values. */
export function withFigureForm(chart: Chart, text: string): Chart {
  const figureForm = formOf(text, chart);
  return figureForm === null ? chart : { ...chart, figureForm };
}
