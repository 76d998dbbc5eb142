/** Dates and amounts as they stand in letters: longDate(…) -> "May 3, 2026", amount(900, "usd") -> "$9.00". */

/** Days are counted in UTC, as the payment provider does. */
export const longDate = (date: Date): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(date);

/** In: the smallest unit, as invoices have it (cents). */
export function amount(smallestUnits: number, currency: string): string {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency: currency.toUpperCase() });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(smallestUnits / 10 ** digits);
}
