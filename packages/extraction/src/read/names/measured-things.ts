/**
 * How much of it is priced is no part of a name where the others go without: "a litre of petrol was 144p while diesel was 148p" → Petrol ·
 * Diesel. Not "a pint of milk 95p, a loaf of bread £1.20".
 */
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const MEASURED =
  /^(?:an? )?(?:litre|liter|gallon|pint|kilo|kilogram|tonne|ton|barrel|pound|ounce|bushel|dozen|square (?:foot|metre)) of (\p{L}.*)$/iu; // catches "litre of petrol", not "litres of petrol" or "loaf of bread"
const PRICED =
  /\b(?:an?|per) (?:litre|liter|gallon|pint|kilo|kilogram|tonne|ton|barrel|pound|ounce|bushel|dozen|square (?:foot|metre)) of /iu; // catches "a litre of ", not "every litre of "

/** The readings, the best with such names. */
export function withThingsMeasured({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!best || !matches(text, PRICED) || best.reading.points.length < 2) return rows;
  const { reading } = best;
  const found = reading.points.map(({ name, axis }) => (axis ? undefined : MEASURED.exec(name)?.[1]));
  const told = found.filter((name) => name !== undefined).length;
  if (told !== 1 || reading.points.some(({ name }, at) => found[at] === undefined && name.includes(" of ")))
    return rows;
  const points = reading.points.map((point, at) => ({ ...point, name: found[at] ?? point.name }));
  return [{ ...best, reading: { ...reading, points } }, ...more];
}
