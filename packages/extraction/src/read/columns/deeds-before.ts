/**
 * What each of them does in front of its figures heads the columns and ends no name: "Toddlers nap 2.5 h by day and sleep 10 h, while teens nap 0.5 h and sleep
 * 8" → Nap · Sleep of toddlers and teens, not Day · Sleep of "toddlers nap". Not "Old town 12, 15; new town 9, 11", with no such word in front of
 * the second figures.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const LAST = /^(\S.*) (\p{Ll}{3,})$/u; // catches "Toddlers nap", not "Toddlers" or "Class A"

/** The readings, the best with its two columns so. */
export function withDeedsBefore({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (best?.reading.series.length !== 2 || best.reading.points.length < 2) return rows;
  const { cells, points, series } = best.reading;
  const ends = points.map(({ name, axis }) => (axis ? null : LAST.exec(name)));
  const deed = ends[0]?.[2] ?? "";
  const leads = (column: number, word: string): boolean =>
    cells.every((row) => text.slice(0, row[column]?.spans[0]?.[0] ?? 0).endsWith(` ${word} `));
  const second = series[1]?.toLowerCase() ?? "";
  const alike = deed !== "" && ends.every((found) => found?.[2] === deed) && series[0]?.toLowerCase() !== deed;
  if (!alike || second === deed || second === "" || !leads(0, deed) || !leads(1, second)) return rows;
  const named = points.map((point, at) => ({ ...point, name: ends[at]?.[1] ?? point.name }));
  const reading = { ...best.reading, points: named, series: [deed, series[1] ?? ""] };
  return [{ ...best, reading }, ...others];
}
