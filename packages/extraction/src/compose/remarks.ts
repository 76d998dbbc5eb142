/**
 * What is remarked of one figure behind a dash is no title of all: "Day 1: 12 km – hilly. Day 2: 9 km – rest day", "Jan £120, Feb £140 — best month: Feb".
 * Not "Mon 8, Tue 7, Wed 9 – hours slept", which tells what all are.
 */
import type { Reading } from "../read/reading.ts";
import { matchesIn } from "../text/needs/matches.ts";

const BEHIND = /\d\S*(?: \p{L}{1,6})? [–—-] (?:the |my |our |an? )?$/u; // catches "12 km – ", not "Sales – "
const REMARKS = /\d\S*(?: \p{L}{1,6})? [–—-] \p{L}/gu; // catches "12 km – h", not "Sales – J"
const FEWEST = 2;

export function isRemark(text: string, words: string, { figures }: Reading): boolean {
  const at = words === "" ? -1 : text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0 || !BEHIND.test(text.slice(0, at))) return false;
  const behind = text.slice(at + words.length);
  return behind.startsWith(":") || figures.some(({ start }) => start > at) || matchesIn(text, REMARKS).length >= FEWEST;
}
