/** Names that end alike: "Species on the grazed plot rose …, whereas the fenced plot fell …" → grazed plot, fenced plot. */
import { tableKey } from "./rank.ts";
import type { Reading } from "./reading.ts";
import type { Ranked } from "./score.ts";

/** The names that tell the figures apart. */
const namesOf = ({ series, points }: Reading): readonly string[] =>
  series.length > 1 ? series : points.flatMap(({ axis, name }) => (axis ? [] : name));

const renamed = (reading: Reading, first: string): Reading =>
  reading.series.length > 1
    ? { ...reading, series: [first, ...reading.series.slice(1)] }
    : { ...reading, points: [{ name: first }, ...reading.points.slice(1)] };

const HEAD = / (\p{L}+)$/u; // catches the "plot" of "fenced plot", not "Leeds" and "Bib 12"
const headOf = (name: string | undefined): string | undefined => HEAD.exec(name?.toLowerCase() ?? "")?.[1];

/** "960 novels, 710 comics and 180 films in 2023": the same table without a year behind its last figure that names it. */
export function withoutOddYear(rows: Ranked[]): Ranked[] {
  const [best] = rows;
  const points = best?.reading.points ?? [];
  const year = points.at(-1);
  const end = best?.reading.figures.at(-1)?.end ?? 0;
  if (!best || year?.axis?.family !== "year" || year.axis.start < end || points.length < 3) return rows;
  if (points.filter(({ axis }) => axis).length > 1) return rows;
  const key = tableKey(best.reading);
  const plain = rows.find(
    ({ reading }) =>
      reading.points.length === points.length &&
      !reading.points.at(-1)?.axis &&
      tableKey({ ...reading, points: reading.points.with(-1, year) }) === key,
  );
  return plain ? [plain, ...rows.filter((row) => row !== plain)] : rows;
}

/** The same table under a first name of the same head leads, where the best one names it otherwise. */
export function withLikeHeads(rows: Ranked[]): Ranked[] {
  const [best] = rows;
  const [own, ...others] = best ? namesOf(best.reading) : [];
  const head = others.length > 1 || (best?.reading.series.length ?? 0) > 1 ? headOf(others[0]) : undefined;
  if (!best || !own || !head || headOf(own) === head || others.some((name) => headOf(name) !== head)) return rows;
  const key = tableKey(best.reading);
  const like = rows.find(({ reading }) => {
    const [first = ""] = namesOf(reading);
    const apart = !others.some((name) => first.toLowerCase().includes(name.toLowerCase())); // not "Response and complete response"
    return headOf(first) === head && apart && tableKey(renamed(reading, own)) === key;
  });
  return like ? [like, ...rows.filter((row) => row !== like)] : rows;
}
