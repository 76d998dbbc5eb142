/**
 * Who does something to a thing with a number, where that was taken for the name: "Leeds used Section 21 for 140 evictions, York for 90" →
 * Leeds; "Kent broke Rule 6 in 31 cases, Essex in 22". Not "Leeds used Section 21 for 140 evictions, Section 8 for 90", whose things are told apart.
 */
import { isSmallWord } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const NUMBERED = /^\p{Lu}\p{L}+ \d+\p{Ll}?$/u; // catches "Regulation 14", not "Leeds" or "14"
const DOER = /(?:^|[.!?:;\n] ?)(?:[Tt]he )?(\p{L}[\p{L}'’&-]*(?: \p{L}[\p{L}'’&-]*){0,3}) (\p{Ll}{3,}) $/u; // catches "The Elms breached ", not "In May, Elms breached "

export function withNumberedObjects({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const [first, ...more] = best?.reading.points ?? [];
  if (!best || !first || !NUMBERED.test(first.name) || more.length === 0 || best.reading.series.length > 1) return rows;
  const named = more.some(({ name, axis }) => axis || /\d/u.test(name)); // catches "Section 8", not "York"
  const [, who = "", deed = ""] = DOER.exec(text.slice(0, text.indexOf(first.name))) ?? [];
  const [head = ""] = who.toLowerCase().split(" ");
  const same = more.some(({ name }) => name.toLowerCase() === who.toLowerCase());
  if (named || same || verbSense(deed) === null || isSmallWord(head)) return rows;
  const points = [{ name: who }, ...more];
  return [{ ...best, reading: { ...best.reading, points } }, ...others];
}
