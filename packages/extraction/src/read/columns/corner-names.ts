/**
 * The first figure of a table has two names, its row's and its column's: where the other columns of its row stand in front of
 * their figures, so does the first, and what stands behind it names the row: "Engineers stay 6 years here, designers 4, sales
 * 2. Nationally it's 4.5, 3 and 1.5" → Engineers, designers, sales of Here and Nationally. Not "Kath did 45 in May and 80 in June".
 */
import { verbSense } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const PLACED =
  /^(?:[%\p{Lu}]{0,3}|[^.;:!?,\d]*? )(?:(?:here|there)$|(?:with|in|at|among|for|under|near|on|by|from|through) (?:(?:the|our|my|your|a|an) )?$)/iu; // catches " years " in front of "here" and " a week in our ", not ", in "

const startOf = (row: Reading["cells"][number] | undefined, column: number): number =>
  row?.[column]?.spans[0]?.[0] ?? -1;
const endOf = (row: Reading["cells"][number] | undefined, column: number): number => row?.[column]?.spans[0]?.[1] ?? -1;

const CLAUSE = /[.;!?] /u; // catches "; ", not ": "

/** A name stands in front of a figure, in its own clause. */
function isBefore(text: string, name: string, from: number, to: number): boolean {
  const at = text.slice(from, to).toLowerCase().lastIndexOf(name.toLowerCase());
  const inner = /\p{L}$/u.test(text.slice(0, from + at)); // catches the "work" of "workdays"
  return name !== "" && at >= 0 && !inner && !CLAUSE.test(text.slice(from + at, to));
}

/** A name stands behind a figure as where it holds: "6 years here", "24 days with us". */
function isPlaceBehind(text: string, name: string, from: number, to: number): boolean {
  const between = text.slice(from, to);
  const at = between.toLowerCase().indexOf(name.toLowerCase());
  if (name === "" || at < 0) return false;
  return /^(?:here|there)$/iu.test(name) // catches "here", not "Therese"
    ? !/[,.;:]/u.test(between.slice(0, at)) // catches ", ", not " years "
    : PLACED.test(between.slice(0, at));
}

function isTurnedCorner(text: string, { series, points, cells }: Reading): boolean {
  const [row, next] = cells;
  const ends = series.map((_, column) => endOf(row, column));
  const starts = series.map((_, column) => startOf(row, column));
  const inOrder = starts.every((start, at) => start >= 0 && (at === 0 || start >= (ends[at - 1] ?? 0)));
  const [first, second] = [ends[0] ?? 0, starts[1] ?? 0];
  if (!inOrder || startOf(next, 0) < (ends.at(-1) ?? 0)) return false;
  const [one, two] = [points[0], points[1]].map((point) => point?.name.toLowerCase().split(" ").at(-1));
  if (one === two || verbSense((series[1] ?? "").toLowerCase()) === "verb") return false; // "Toddlers nap 2.5 h by day and sleep 10, teens nap 3"
  return (
    isPlaceBehind(text, series[0] ?? "", first, second) &&
    isBefore(text, points[0]?.name ?? "", 0, starts[0] ?? 0) &&
    series.every((name, at) => at === 0 || isBefore(text, name, ends[at - 1] ?? 0, starts[at] ?? 0)) &&
    points.every(
      ({ name, axis }, at) =>
        at === 0 || axis || isBefore(text, name, endOf(cells[at - 1], series.length - 1), startOf(cells[at], 0)),
    )
  );
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The readings, the best with the names of its first figure the other way round. */
export function withCornerNames({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const [corner, ...points] = best?.reading.points ?? [];
  const [first = "", ...series] = best?.reading.series ?? [];
  if (!best || !corner || corner.axis || points.length === 0 || series.length === 0) return rows;
  if (!isTurnedCorner(text, best.reading)) return rows;
  const reading = { ...best.reading, series: [corner.name, ...series], points: [{ name: capital(first) }, ...points] };
  return [{ ...best, reading }, ...others];
}
