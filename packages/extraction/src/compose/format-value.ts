/** A value as words in a sentence: 1200000 with "$" → "$1.2M", 65 with "%" → "65%", 12 with "people" → "12". */
const CURRENCY = /^(?:[$€£¥₹₩₽₺₴₪₫₱₦฿]|[A-Z]{1,3}\$)$/u; // catches "€" and "A$", not "km"
const STEPS: readonly (readonly [number, string])[] = [
  [1e12, "T"],
  [1e9, "B"],
  [1e6, "M"],
  [1e4, "k"],
];

const compact = (value: number): string => {
  const size = Math.abs(value);
  for (const [step, letter] of STEPS)
    if (size >= step) return `${Number((value / (step === 1e4 ? 1e3 : step)).toPrecision(4))}${letter}`;
  return Number(value.toPrecision(10)).toLocaleString("en-US", { maximumFractionDigits: 4 });
};

export function formatValue(value: number, unit: string | null): string {
  const shown = compact(Math.abs(value));
  const sign = value < 0 ? "-" : "";
  if (unit && CURRENCY.test(unit)) return `${sign}${unit}${shown}`;
  if (unit === "%") return `${sign}${shown}%`;
  return `${sign}${shown}`;
}

/** The unit behind a value in a sentence; empty where it stands with the value already. */
export const unitSuffix = (unit: string | null): string =>
  unit === null || unit === "%" || CURRENCY.test(unit) ? "" : ` ${unit}`;
