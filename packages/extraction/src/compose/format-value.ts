/** A value as words in a sentence: 1200000 with "$" → "$1.2M", 65 with "%" → "65%", 12 with "people" → "12"; as the text writes it where that is known. */
import type { Chart, FigureForm } from "@charticle/contract";

/** What a chart tells about how its values are said. */
export type ValueForm = Pick<Chart, "unit" | "figureForm">;

const CURRENCY = /^(?:[$€£¥₹₩₽₺₴₪₫₱₦฿]|[A-Z]{1,3}\$)$/u; // catches "€" and "A$", not "km"
const STEPS: readonly (readonly [number, string])[] = [
  [1e12, "T"],
  [1e9, "B"],
  [1e6, "M"],
  [1e4, "k"],
];

/** Places behind the point that the text gave, in a value told in units of `size`; a nought needs none. */
const placesTold = (size: number, value: number, { digit = 0 }: FigureForm): number => {
  const places = Math.round(Math.log10(size)) - digit;
  return digit !== 0 && value !== 0 && places > 0 && places <= 2 ? places : 0;
};

const compact = (value: number, form: FigureForm): string => {
  const said = (size: number, digits: number): string =>
    Number((value / size).toPrecision(digits)).toLocaleString("en-US", {
      minimumFractionDigits: placesTold(size, value, form),
      maximumFractionDigits: 4,
    });
  for (const [step, letter] of STEPS) if (value >= step) return `${said(step === 1e4 ? 1e3 : step, 4)}${letter}`;
  return said(1, 10);
};

export function formatValue(value: number, { unit, figureForm = {} }: ValueForm): string {
  const shown = compact(Math.abs(value), figureForm);
  const sign = value < 0 ? "-" : figureForm.plus && value > 0 ? "+" : "";
  if (unit && CURRENCY.test(unit)) return `${sign}${unit}${shown}`;
  if (unit === "%") return `${sign}${shown}%`;
  return `${sign}${shown}`;
}

/** The unit behind a value in a sentence; empty where it stands with the value already. */
export const unitSuffix = (unit: string | null): string =>
  unit === null || unit === "%" || CURRENCY.test(unit) ? "" : ` ${unit}`;
