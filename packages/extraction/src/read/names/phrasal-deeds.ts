/**
 * A deed of two words keeps both: "scored 21 and set up 4" → Set up, not Set; "12 signed up, 5 dropped out" → Signed up · Dropped out; "let in 40" → Let in.
 * Not "set 4 up".
 */
import { verbSense } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

/** "reach down 12%": which way it went. */
const WAY = "(?! (?:up|down) (?:by )?[$€£]?\\d[\\d.,]*(?: ?%| per ?cent))";
const BEHIND =
  "(up|out|off|down|over|back|away|(?<=\\blet )in)(?: (?:just |only |about )?[$€£]?\\d|[,.;:!)]|$| and | while )";
/** "Set" → "Set up" where it stands so each time. */
function whole(text: string, name: string): string {
  if (!/^\p{L}+$/u.test(name)) return name; // catches "Set", not "Set up"
  if (verbSense(name.toLowerCase()) !== "verb" && name.toLowerCase() !== "set") return name; // "sales down 12"
  const all = text.match(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "giu"))?.length ?? 0;
  const told = [...text.matchAll(new RegExp(`(?<!\\p{L})${name}${WAY} ${BEHIND}`, "giu"))].map(([, word = ""]) =>
    word.toLowerCase(),
  );
  return told.length > 0 && told.length === all && new Set(told).size === 1 ? `${name} ${told[0]}` : name;
}

/** The readings, the best with such names. */
export function withPhrasalDeeds({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best) return rows;
  const { reading } = best;
  const series = reading.series.length > 1 ? reading.series.map((name) => whole(text, name)) : reading.series;
  const points = reading.points.map((point) => (point.axis ? point : { ...point, name: whole(text, point.name) }));
  return [{ ...best, reading: { ...reading, series, points } }, ...others];
}
