/**
 * The reading whose names are of one kind leads: "Species on the grazed plot rose …, whereas the fenced plot fell …" →
 * grazed plot, fenced plot; "960 novels, 710 comics and 180 films in 2023" → films, not 2023; "Leeds has 12 schools and
 * 3 pools; in 1990 9 and 5" → 1990 and now, not 1990 and Leeds.
 */
import type { Reading } from "./reading.ts";
import type { Ranked } from "./score.ts";

const HEAD = / \p{L}+$/u; // catches the "plot" of "fenced plot", not "Leeds" and "Bib 12"

/** A year alone, behind the last of several figures that have other names. */
const endsInYear = ({ points, figures }: Reading): boolean => {
  const axis = points.at(-1)?.axis;
  const late = axis?.family === "year" && axis.start > (figures.at(-1)?.start ?? 0);
  return late && points.length > 2 && points.filter((point) => point.axis).length < 2;
};

const valuesOf = ({ cells }: Reading): string => `${cells.flatMap((row) => row.map((cell) => cell?.value)).toSorted()}`;

/** Whether the names of another reading of the same figures are more of a kind. */
function isAlike({ series, points }: Reading, best: Reading): boolean {
  if (endsInYear(best)) return !points.some(({ axis }) => axis);
  const own = best.points.map(({ name }) => name);
  const names = ["Now", ...best.series, ...own];
  const [, ...others] = best.series;
  const [head] = HEAD.exec(others[0] ?? "") ?? [];
  const [first = "", ...rest] = series;
  const apart = !others.some((name) => first.includes(name)); // not "Response and complete response"
  return head && series.every((name) => name.endsWith(head))
    ? apart && `${rest}` === `${others}`
    : others.length > 0 &&
        best.points.some(({ axis }) => !axis) &&
        points.some(({ name }) => !own.includes(name)) && // not "Monday, Tuesday and Black Friday" without the last
        points.every(({ axis, name }) => axis && names.includes(name));
}

export function withAlike(rows: Ranked[]): Ranked[] {
  const best = rows[0]?.reading;
  const alike = rows.find(({ reading }) => best && isAlike(reading, best) && valuesOf(reading) === valuesOf(best));
  return alike ? [alike, ...rows.filter((row) => row !== alike)] : rows;
}
