/**
 * What a unit holds is called without the word between: "0.5 cups of sugar, 1.5 cups of milk" → Sugar, Milk. Only where all, or all but those without it, are
 * told so; not "of age 12".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const OF = /^of (?:the )?(?=\p{L}{3,})(?!age\b|which\b|them\b|those\b|these\b)/iu; // catches "of " of "of sugar", not "off"
const FEWEST = 2;

/** The readings, the best with such names. */
export function withoutLeadingOf(_: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const points = best?.reading.points ?? [];
  const told = points.filter(({ name, axis }) => !axis && OF.test(name));
  if (!best || told.length < FEWEST || points.some(({ axis }) => axis)) return rows;
  const named = points.map((point) => ({ ...point, name: point.name.replace(OF, "") }));
  const names = new Set(named.map(({ name }) => name.toLowerCase()));
  return names.size < named.length ? rows : [{ ...best, reading: { ...best.reading, points: named } }, ...others];
}
