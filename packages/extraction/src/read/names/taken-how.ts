/**
 * How they take it, and not what: "41% like their tea strong, 35% medium and 24% weak" → Strong · Medium · Weak; "62% take their
 * curry spicy, a quarter medium" → Spicy. Not "12 had their hair cut, 9 their nails done".
 */
import { isSmallWord } from "../../lexicon/closed-class.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const TAKEN =
  /\b(?:likes?|liked|takes?|took|wants?|wanted|prefers?|preferred|drinks?|drank|eats?|ate|orders?|ordered|keeps?|kept|serves?|served|finds?|found|rates?|rated|buys?|bought|call|called|consider|considered) (?:their|his|her|its|the|my|our|this|it|them) $/iu; // catches "like their ", not "like "
const TWO = /^(\p{Ll}[\p{L}'’-]*) (\p{Ll}[\p{L}'’-]*)$/u; // catches "tea strong", not "green tea leaves"
const CLOSED = /^(?:[,;.]| and |$)/u; // catches ", 35%", not " cut"

/** The best reading with its first name so. */
export function withTakenHow({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const [point, ...others] = best?.reading.points ?? [];
  if (!best || !point || others.length === 0 || best.reading.series.length > 1) return rows;
  const [, , how = ""] = TWO.exec(point.name) ?? [];
  const [, end = 0] = best.reading.cells[0]?.[0]?.spans[0] ?? [];
  const at = text.indexOf(point.name, end);
  if (how === "" || isSmallWord(how) || at < 0) return rows;
  const alone = others.every(
    ({ name }) => !name.trim().includes(" ") || /^(?:well|very|quite|not|too|half) /iu.test(name),
  ); // catches "well done", not "with milk"
  const told = TAKEN.test(text.slice(end, at)) && CLOSED.test(text.slice(at + point.name.length));
  if (!told || !alone || others.some(({ name }) => name.toLowerCase() === how)) return rows;
  return [{ ...best, reading: { ...best.reading, points: [{ name: how }, ...others] } }, ...more];
}
