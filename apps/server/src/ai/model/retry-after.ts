/** The Retry-After header in milliseconds: `retryAfterMs("2")` is 2000; a date counts from now; null for none or nonsense. */
const SECONDS = /^\s*\d{1,9}(?:\.\d+)?\s*$/; // catches "30" and "0.5", not a date
const DATE = /[a-z]{3}/iu; // catches "Sun, 01 Mar 2026 10:00:20 GMT", not "-5"

export function retryAfterMs(header: string | undefined, nowMs: number = Date.now()): number | null {
  if (header === undefined) return null;
  if (SECONDS.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) || !DATE.test(header) ? null : Math.max(0, at - nowMs);
}
