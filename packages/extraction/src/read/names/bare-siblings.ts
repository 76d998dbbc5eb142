/**
 * The number of a numbered thing of which no figure is told is no value: "Bay 1 has 4 bikes, bay 2 7, bay 3 empty" → Bay 1 and Bay 2. Not "Bay 1 has 4,
 * bay 2 7, bay 3 12", nor "Ward 1 saw 4, the day ward 3".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const NUMBERED = /^(\p{L}[\p{L} ]{0,20}?) ?(\d{1,3})$/u; // catches "Bay 1", not "1"
const FEWEST = 2;

/** The readings, the best without such points. */
export function withoutBareSiblings({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.series.length > 1) return rows;
  const { points, cells } = best.reading;
  const told = points.flatMap(({ name }) => {
    const [, noun = "", number = ""] = NUMBERED.exec(name) ?? [];
    return noun ? [{ noun: noun.toLowerCase(), number }] : [];
  });
  if (told.length === 0) return rows;
  const isBare = (at: number): boolean => {
    const cell = cells[at]?.[0];
    const [start, end] = cell?.spans[0] ?? [0, 0];
    const number = text.slice(start, end);
    if (cell?.kind !== "stated" || String(cell.value) !== number) return false;
    const before = text.slice(0, start).toLowerCase();
    return (
      told.some(({ noun }) => before.endsWith(`${noun} `) && points[at]?.name.toLowerCase() === noun) &&
      told.every((one) => one.number !== number)
    );
  };
  const kept = points.flatMap((_, at) => (isBare(at) ? [] : [at]));
  if (kept.length === points.length || kept.length < FEWEST) return rows;
  const reading = {
    ...best.reading,
    points: kept.flatMap((at) => points[at] ?? []),
    cells: kept.flatMap((at) => (cells[at] ? [cells[at]] : [])),
  };
  return [{ ...best, reading }, ...others];
}
