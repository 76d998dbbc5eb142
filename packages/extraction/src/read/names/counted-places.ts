/**
 * Where or when the first is counted, without what is counted: "We sold 40 tickets online, 25 at the door" → Online, not
 * Tickets online. Not "40 tickets online, 25 tickets offline" told of tickets, nor "12 new online courses".
 */
import { PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const PLACES =
  wordSet(`online offline upstairs downstairs indoors outdoors inside outside abroad overseas locally nationally
  worldwide globally internationally nationwide here there elsewhere ashore downtown in-store instore overnight`);
const COUNTED = /^ ((?:\p{L}[\p{L}-]* ){1,2})([\p{L}-]+)(?=[,.;]| and)/u; // catches " tickets online" in front of ",", not " online tickets"

/** The readings, the best with a first name that tells the place alone. */
export function withCountedPlaces({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const [first, ...others] = best?.reading.points ?? [];
  if (!best || !first || first.axis || others.length === 0 || best.reading.series.length > 1) return rows;
  const { reading } = best;
  const [, end = -1] = reading.cells[0]?.[0]?.spans[0] ?? [];
  const [, counted = "", place = ""] = end < 0 ? [] : (COUNTED.exec(text.slice(end)) ?? []);
  if (!PLACES.has(place.toLowerCase()) || first.name.toLowerCase() !== `${counted}${place}`.toLowerCase()) return rows;
  const placed = others.every(({ name }, at) => {
    const [, from = text.length] = reading.cells[at + 1]?.[0]?.spans[0] ?? [];
    const [lead = ""] = text
      .slice(from)
      .trimStart()
      .toLowerCase()
      .split(/[ ,.;]/u); // catches "at" of "at the door" and "offline" of "offline."
    return PREPOSITIONS.has(lead) || PLACES.has(name.toLowerCase());
  });
  if (!placed) return rows;
  const points = [{ ...first, name: place }, ...others];
  return [{ ...best, reading: { ...reading, measure: counted.trim(), points } }, ...more];
}
