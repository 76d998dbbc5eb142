/**
 * "Home wins 8, away wins 3" → Home wins, not Home: what stands between a name and its figure is its last word, where another
 * name ends in the same. Not "Ann wins 8, Bo 3", nor "Home wins 8, away 3".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading, ReadingPoint } from "../reading.ts";

const BETWEEN = /^ (\p{L}+):? ?[$€£]?$/u; // catches " wins ", not " wins just "

/** The one word between a name and its figure; null where there is none. */
function tailOf(text: string, { points, cells }: Reading, at: number): string | null {
  const [start] = cells[at]?.[0]?.spans[0] ?? [];
  const name = points[at]?.name ?? "";
  if (start === undefined || name === "") return null;
  const place = text.toLowerCase().lastIndexOf(name.toLowerCase(), start);
  return place < 0 ? null : (BETWEEN.exec(text.slice(place + name.length, start))?.[1] ?? null);
}

const OPENING = /(?:^|[.;\n] ?)(\p{L}+) $/u; // catches the "Home " that a sentence begins with, not "and home "

/** The one word in front of a name that is the last word of another name: "Home" in front of "wins" beside "away wins". */
function headOf(text: string, { points, cells }: Reading, at: number): string | null {
  const name = points[at]?.name.toLowerCase() ?? "";
  const [start] = cells[at]?.[0]?.spans[0] ?? [];
  if (start === undefined || !points.some((one) => one.name.toLowerCase().endsWith(` ${name}`))) return null;
  return OPENING.exec(text.slice(0, text.toLowerCase().lastIndexOf(name, start)))?.[1] ?? null;
}

/** The readings, the best with such names whole. */
export function withSharedTails({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.series.length > 1) return rows;
  const { reading } = best;
  const points = reading.points.map((point, at): ReadingPoint => {
    if (point.axis) return point;
    const head = headOf(text, reading, at);
    if (head) return { ...point, name: `${head} ${point.name}` };
    const tail = tailOf(text, reading, at);
    if (!tail) return point;
    const shared = reading.points.some(
      (one) => one !== point && one.name.toLowerCase().endsWith(` ${tail.toLowerCase()}`),
    );
    return shared ? { ...point, name: `${point.name} ${tail}` } : point;
  });
  const same = points.every((point, at) => point === reading.points[at]);
  return same ? rows : [{ ...best, reading: { ...reading, points } }, ...others];
}
