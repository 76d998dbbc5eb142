/**
 * The reading whose names are of one kind leads: "Species on the grazed plot rose …, whereas the fenced plot fell …" →
 * grazed plot, fenced plot; "960 novels, 710 comics and 180 films in 2023" → films, not 2023.
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

export function withAlike(rows: Ranked[]): Ranked[] {
  const [best] = rows;
  if (!best) return rows;
  const [, ...others] = best.reading.series;
  const [head] = HEAD.exec(others[0] ?? "") ?? [];
  const odd = endsInYear(best.reading) ? -1 : undefined;
  const rest = ({ series, points }: Reading): string =>
    `${[series.slice(1), points.slice(0, odd).map(({ name }) => name), points.length]}`;
  const alike = rows.find(({ reading }) => {
    const [first = ""] = reading.series;
    const fits = odd
      ? !endsInYear(reading)
      : head && [first, ...others].every((name) => name.endsWith(head)) && !others.some((name) => first.includes(name)); // not "Response and complete response"
    return fits && rest(reading) === rest(best.reading);
  });
  return alike ? [alike, ...rows.filter((row) => row !== alike)] : rows;
}
