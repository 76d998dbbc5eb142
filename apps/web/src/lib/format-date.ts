/** A day as people write it: formatDate("2026-03-01T10:00:00Z") -> "1 March 2026"; unreadable ones -> null. */
export function formatDate(iso: string | null): string | null {
  const ms = iso === null ? Number.NaN : Date.parse(iso);
  if (Number.isNaN(ms)) return null;
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(ms);
}
