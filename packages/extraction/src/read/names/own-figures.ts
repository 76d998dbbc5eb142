/**
 * Figures without a name are no names of their own: "Our three apprentices are 16, 17 and 22" → Apprentice 1 · Apprentice 2 ·
 * Apprentice 3; "They are 16, 17 and 22" → 1 · 2 · 3. Not "2019, 2020 and 2021: 16, 17 and 22".
 */
import { singular } from "../../lexicon/morphology.ts";
import { UNITS_WORDS } from "../../lexicon/number-words.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

/** Every name is the figure's own text, which stands nowhere else. */
const areOwn = ({ text, tokens }: Scan, { points, cells, series }: Reading): boolean =>
  series.length === 1 &&
  points.length > 1 &&
  points.every(({ name, axis }, at) => {
    const [start = -1, end = -1] = cells[at]?.[0]?.spans[0] ?? [];
    return !axis && name === text.slice(start, end) && tokens.filter((token) => token.text === name).length === 1;
  });

/** What is counted as many times as there are points: "three apprentices" in front of three. */
function nounOf({ tokens }: Scan, count: number, before: number): string {
  const many = tokens.findIndex(
    ({ lower, end }) => end < before && (UNITS_WORDS.get(lower) ?? Number(lower)) === count,
  );
  const noun = many < 0 ? undefined : tokens.slice(many + 1, many + 3).find(({ lower }) => singular(lower) !== lower);
  return noun && noun.end < before ? singular(noun.text) : "";
}

export function withoutOwnFigures(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!best || !areOwn(scan, best.reading)) return rows;
  const { reading } = best;
  const start = reading.cells[0]?.[0]?.spans[0]?.[0] ?? 0;
  const noun = nounOf(scan, reading.points.length, start);
  const points = reading.points.map((_, at) => ({ name: noun === "" ? String(at + 1) : `${noun} ${at + 1}` }));
  return [{ ...best, reading: { ...reading, points } }, ...more];
}
