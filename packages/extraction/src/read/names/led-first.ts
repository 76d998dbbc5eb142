/**
 * Names that stand behind one small word: "A single from Bath to London costs £38, from Bristol £44 and from Cardiff £52" → Bath,
 * and not London; "62% admit to speeding, 31% to texting, 8% to drinking" → speeding. Where all others stand behind it and the first doesn't, the first is what stands behind it before its figure.
 */
import { PREPOSITIONS } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { isCapitalAt, isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { leadsOf } from "../labels/name-leads.ts";
import type { Ranked } from "../rank/score.ts";

const FEWEST = 3;
const MOST_WORDS = 3;

/** The name behind the word, where that stands once before the figure. */
function nameBehind(scan: Scan, lead: string, end: number): string | null {
  const places = scan.tokens.flatMap(({ lower, start }, at) => (lower === lead && start < end ? [at] : []));
  const [place, more] = places;
  if (place === undefined || more !== undefined) return null;
  const from = lowerAt(scan, place + 1) === "the" ? place + 2 : place + 1;
  let to = from;
  while (to < from + MOST_WORDS && isWordAt(scan, to) && isCapitalAt(scan, to)) to++;
  const stops = PREPOSITIONS.has(lowerAt(scan, to)) || verbSense(lowerAt(scan, to)) === "verb";
  const [first, last] = [scan.tokens[from], scan.tokens[to - 1]];
  return to > from && stops && first && last ? scan.text.slice(first.start, last.end) : null;
}

/** "admit to speeding" beside "to texting" → speeding. */
function behindVerb(name: string, lead: string): string | null {
  const [verb = "", own, ...words] = name.toLowerCase().split(" ");
  const led = own === lead && words.length > 0 && words.length <= MOST_WORDS && verbSense(verb) !== null;
  return led ? name.split(" ").slice(2).join(" ") : null;
}

export function withLedFirst(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { reading } = best ?? {};
  if (!best || reading?.series.length !== 1 || reading.points.length < FEWEST) return rows;
  if (reading.points.some(({ axis }) => axis)) return rows;
  const [own = "", ...leads] = leadsOf(scan, reading, false);
  const [lead = ""] = leads;
  if (!PREPOSITIONS.has(lead) || own === lead || leads.some((other) => other !== lead)) return rows;
  const start = reading.cells[0]?.[0]?.spans[0]?.[0] ?? -1;
  const name = nameBehind(scan, lead, start) ?? behindVerb(reading.points[0]?.name ?? "", lead);
  if (!name || reading.points.some((point) => point.name.toLowerCase() === name.toLowerCase())) return rows;
  return [{ ...best, reading: { ...reading, points: [{ name }, ...reading.points.slice(1)] } }, ...more];
}
