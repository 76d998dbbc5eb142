/**
 * How many values of a chart come from nowhere: `ungroundedIn(chart, text)` must be 0 for every answer.
 * Grounded is a value with a span where it can be read, or one implied by a named derivation with the spans of the
 * figures it is made from.
 */
import type { Chart, Grounding } from "@charticle/contract";
import { smallNumber } from "../recognize/numbers/small-number.ts";
import { digitsIn, standsInText } from "./same-value.ts";

const DIGIT = /\d/; // catches "12k", not "twelve"
const LETTER = /\p{L}|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/u; // catches "a dozen" and "½", not "→"
// catches "2 1/2", "3 of 5" and "9 out of 10", not "1,200"
const FRACTION = /(?:(\d+)\s+)?(\d+)\s*(?:[/⁄]|(?:out of|of|in)(?: every| each)?)\s*(\d+)/g;
const VULGAR = /[¼-¾⅐-⅞]/g; // catches "½", not "1/2"
const DOZEN = /\bdozen/i; // catches "4 dozens", not "frozen"

const AND_A_HALF = /\band a half\b/gi; // catches "36 and a half", not "half of 36"

const WORD = /\p{L}+(?:-\p{L}+)?/gu; // catches the "one" of "one in 13" and "twenty-nine"

/** A fraction stands for its quotient, alone or as a percentage; "4½" and "4 and a half" are read as "4 1⁄2". */
const standsAsFraction = (value: number, cited: string): boolean =>
  [
    ...cited
      .replace(VULGAR, (sign) => ` ${sign.normalize("NFKD")}`)
      .replace(AND_A_HALF, "1/2")
      .replace(WORD, (word) => String(smallNumber(word.toLowerCase()) ?? word))
      .matchAll(FRACTION),
  ].some(([, whole = "0", top = "0", bottom = "1"]) => {
    const quotient = Number(whole) + Number(top) / Number(bottom);
    return standsInText(value, String(quotient)) || Math.abs(Math.abs(value) - 100 * quotient) < 0.51;
  });

const BELOW_NOUGHT = /^[-−]/u; // catches "-2 to 3°C", not "2-3"

/** A range in digits stands for its middle, one from below nought too. */
const standsAsMiddle = (value: number, cited: string): boolean => {
  const digits = digitsIn(cited);
  const bounds = BELOW_NOUGHT.test(cited) ? [...digits, -(digits[0] ?? 0)] : digits;
  return bounds.some((low) => bounds.some((high) => low < high && standsInText(value, String((low + high) / 2))));
};

/** Hundredths ("90 cents" of a euro, "210p to 250p" of a pound) and dozens. */
const standsAsPart = (value: number, cited: string): boolean =>
  standsInText(value * 100, cited) ||
  standsAsMiddle(value * 100, cited) ||
  (DOZEN.test(cited) && standsInText(value / 12, cited));

/** The cited characters hold the value: in digits, as a fraction, or in words (which only the reader itself can judge). */
function isStated(value: number, spans: Grounding["spans"], text: string): boolean {
  return spans.some(([start, end]) => {
    const cited = text.slice(start, end);
    if (!DIGIT.test(cited)) return LETTER.test(cited);
    return [standsInText, standsAsFraction, standsAsMiddle, standsAsPart].some((stands) => stands(value, cited));
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
