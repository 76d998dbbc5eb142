/**
 * What is put at a figure, or charged it, is named without that: "They put wind at €1.2m, solar at €0.8m" → Wind, not Put wind; "the pool
 * costs adults 6 and children 3 on weekdays, 7 and 4 at weekends" → Adults. Not "a door knock costs campaigns $4", told of the knock.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const PUT =
  /^(?:puts?|rates?|rated|values?|valued|prices?|priced|estimates?|estimated|reckons?|pegs?|pegged) (?=\p{L})/iu; // catches "put " of "put wind", not "putting"

const CHARGED = /^(?:\p{L}+ ){1,3}(?:costs?|charges?|pays?|gives?|takes?) (?=\p{L})/iu; // catches "pool costs " of "pool costs adults", not "costs"

/** "Put wind" → "wind" in front of "at €1.2m". */
function placed(text: string, name: string): string {
  const cut = name.replace(PUT, "");
  const at = text.toLowerCase().indexOf(`${name.toLowerCase()} at `);
  return cut !== name && at > 0 && /^\S* ?[$€£]?\d/u.test(text.slice(at + name.length + 4)) ? cut : name; // catches "€1.2m", not "home"
}

/** "Pool costs adults" → "adults" in front of its figure, where others are told behind it by their names alone. */
function paying(text: string, name: string): string {
  const cut = name.replace(CHARGED, "");
  const at = text.toLowerCase().indexOf(`${name.toLowerCase()} `);
  return cut !== name && at >= 0 && /^[$€£]?\d/u.test(text.slice(at + name.length + 1)) ? cut : name; // catches "€6", not "in"
}

/** The readings, the best with such names. */
export function withoutPutting({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best) return rows;
  const { reading } = best;
  const columns = reading.series.length > 1;
  const series = columns ? reading.series.map((name) => paying(text, placed(text, name))) : reading.series;
  const points = reading.points.map((point) => (point.axis ? point : { ...point, name: placed(text, point.name) }));
  return [{ ...best, reading: { ...reading, series, points } }, ...others];
}
