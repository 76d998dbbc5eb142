/**
 * Bookings, each with its day in front: "May 3 Uber $12.40⏎May 4 Shell $41.00" → "Uber $12.40⏎Shell $41.00"; a sign behind an amount goes in front: "42,10-" → "-42,10". Not
 * "May 3 120⏎May 4 98", where days name the figures.
 */
import { changedBy, type Squeezed } from "../squeezed.ts";
import { without } from "../without.ts";

const MONTH = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\p{Ll}{0,6}\\.?";
const DAY = `(?:${MONTH} \\d{1,2}(?:,? 20\\d\\d)?|\\d{1,2}\\.? ${MONTH}(?:,? 20\\d\\d)?|\\d{1,2}[/.-]\\d{1,2}(?:[/.-](?:20)?\\d\\d)?\\.?|20\\d\\d-\\d\\d-\\d\\d)`;
const AMOUNT = "[-+−–]?[$€£₹]?-?\\d[\\d.,]*(?:[$€£-]| ?€)?[-+]?";
const ROW = new RegExp(`^${DAY}[ ,:\\t]+(\\p{L}[^\\d\\n]{1,30}?)[ \\t]+${AMOUNT}$`, "u"); // catches "May 3 Uber $12.40", not "May 3 120"
const DATED = new RegExp(`(?<=^|\\n)${DAY}[ ,:\\t]+(?=\\p{L}[^\\d\\n]{1,30}?[ \\t]+${AMOUNT}(?:\\n|$))`, "gu"); // catches "May 3 " of "May 3 Uber $12.40"
const BEHIND = /(?<=[ \t])([$€£]?\d[\d.,]*)([-+])(?=\n|$)/gu; // catches "42,10-", not "-42,10"
const FEWEST = 2;

/** Null where no rows are booked so. */
export function datedRows(text: string): Squeezed | null {
  if (!text.includes("\n")) return null;
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const names = lines.map((line) => ROW.exec(line.trim())?.[1]?.toLowerCase());
  const apart = new Set(names).size === names.length && new Set(lines.map((line) => line.length)).size > 0;
  if (lines.length < FEWEST || names.includes(undefined) || !apart) return null;
  return changedBy(text, [
    (now) => without(now, DATED),
    (now) => without(now, BEHIND, (_, __, [amount = "", sign = ""]) => `${sign === "-" ? "-" : ""}${amount}`),
  ]);
}
