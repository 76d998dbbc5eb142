/**
 * A deed of two words keeps both: "scored 21 and set up 4" → Set up, not Set; "12 signed up, 5 dropped out" → Signed up · Dropped out. What is
 * put at a figure is named without that: "They put wind at €1.2m, solar at €0.8m" → Wind, not Put wind; "the pool costs adults 6 and children 3" →
 * Adults. Not "set 4 up".
 */
import { verbSense } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const BEHIND = "(up|out|off|down|over|back|away)(?: (?:just |only |about )?[$€£]?\\d|[,.;:!)]|$| and | while )";
const PUT =
  /^(?:puts?|rates?|rated|values?|valued|prices?|priced|estimates?|estimated|reckons?|pegs?|pegged) (?=\p{L})/iu; // catches "put " of "put wind", not "putting"

const CHARGED = /^(?:\p{L}+ ){1,3}(?:costs?|charges?|pays?|gives?|takes?) (?=\p{L})/iu; // catches "pool costs " of "pool costs adults", not "costs"

/** "Set" → "Set up" where it stands so each time. */
function whole(text: string, name: string): string {
  if (!/^\p{L}+$/u.test(name)) return name; // catches "Set", not "Set up"
  if (verbSense(name.toLowerCase()) !== "verb" && name.toLowerCase() !== "set") return name; // "sales down 12"
  const all = text.match(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "giu"))?.length ?? 0;
  const told = [...text.matchAll(new RegExp(`(?<!\\p{L})${name} ${BEHIND}`, "giu"))].map(([, word = ""]) =>
    word.toLowerCase(),
  );
  return told.length > 0 && told.length === all && new Set(told).size === 1 ? `${name} ${told[0]}` : name;
}

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
export function withPhrasalDeeds({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best) return rows;
  const { reading } = best;
  const told = (name: string): string => placed(text, whole(text, name));
  const columns = reading.series.length > 1;
  const series = reading.series.map((name) => (columns ? paying(text, told(name)) : name));
  const points = reading.points.map((point) => (point.axis ? point : { ...point, name: told(point.name) }));
  const same = [...series, ...points.map(({ name }) => name)].every(
    (name, at) => name === [...reading.series, ...reading.points.map((point) => point.name)][at],
  );
  return same ? rows : [{ ...best, reading: { ...reading, series, points } }, ...others];
}
