/**
 * Persons with the letters of their first names: "K. Patel $250, J. Smith $180" → K. Patel · J. Smith, though a letter with a point may
 * end a sentence. Not "Vitamin C. Oranges 53, kiwis 93".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const AHEAD = /(?:^|[,;:(\n] ?|\band )((?:\p{Lu}\. ?){1,2})$/u; // catches "K. " in front of "Patel", not the "C. " of "Vitamin C. "
const FEWEST = 2;

/** The readings, the best with the letters in front of at least two of its names. */
export function withInitials({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [] } = best?.reading ?? {};
  if (!best || points.length < FEWEST || !/\p{Lu}\. ?\p{Lu}/u.test(text)) return rows; // catches "K. P", not "K2"
  const letters = points.map(({ name }) => AHEAD.exec(text.slice(0, Math.max(0, text.indexOf(name))))?.[1] ?? "");
  if (letters.filter(Boolean).length < FEWEST) return rows;
  const named = points.map((point, at) => ({ ...point, name: `${letters[at] ?? ""}${point.name}` }));
  return [{ ...best, reading: { ...best.reading, points: named } }, ...others];
}
