/**
 * When an entry was made, for people. In: ISO 8601 and the time now. Out: "Today, 14:05",
 * "Yesterday, 09:30" or the date.
 */
/** The language of the pages. */
const LOCALE = "en-GB";
const DAY_MS = 24 * 60 * 60 * 1000;

const startOfDay = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

export function entryDate(iso: string, now: Date): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return "";
  const time = at.toLocaleTimeString(LOCALE, { hour: "2-digit", minute: "2-digit" });
  const daysAgo = Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS);
  if (daysAgo === 0) return `Today, ${time}`;
  if (daysAgo === 1) return `Yesterday, ${time}`;
  return at.toLocaleDateString(LOCALE, { day: "numeric", month: "long", year: "numeric" });
}
