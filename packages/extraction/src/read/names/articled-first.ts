/**
 * Things told with "a" or "an": "Selling a semi in Hull takes 19 days. A flat needs 47, a bungalow 33" → semi, and not Hull. Where all
 * other names stand behind the article and the first doesn't, the first is the one thing told so before its figure.
 */
import { PREPOSITIONS } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { spotOf } from "../rank/rank-spots.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const FEWEST = 3;
const MOST_WORDS = 3;
const ARTICLES: ReadonlySet<string> = new Set(["a", "an"]);

/** Whether each name stands behind an article in front of its figure. */
const articled = (scan: Scan, { points, cells, figures }: Reading): boolean[] =>
  points.map(({ name }, at) => {
    const figure = figures.find(({ start }) => start === cells[at]?.[0]?.spans[0]?.[0]);
    const spot = figure && name !== "" ? spotOf(scan, name, figure) : null;
    return spot?.left === true && ARTICLES.has(lowerAt(scan, spot.from - 1));
  });

/** What stands behind the one article before a place. */
function articledBefore(scan: Scan, end: number): string | null {
  const places = scan.tokens.flatMap(({ lower, start }, at) => (ARTICLES.has(lower) && start < end ? [at] : []));
  const [place, more] = places;
  if (place === undefined || more !== undefined) return null;
  const ends = (at: number): boolean =>
    !isWordAt(scan, at) || PREPOSITIONS.has(lowerAt(scan, at)) || verbSense(lowerAt(scan, at)) === "verb";
  let to = place + 1;
  while (!ends(to)) to++;
  const [first, last] = [scan.tokens[place + 1], scan.tokens[to - 1]];
  const isBrief = to > place + 1 && to <= place + 1 + MOST_WORDS && isWordAt(scan, to);
  return isBrief && first && last ? scan.text.slice(first.start, last.end) : null;
}

export function withArticledFirst(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { reading } = best ?? {};
  if (!best || reading?.series.length !== 1 || reading.points.length < FEWEST) return rows;
  if (reading.points.some(({ axis }) => axis)) return rows;
  const [own, ...others] = articled(scan, reading);
  if (own || others.includes(false)) return rows;
  const name = articledBefore(scan, reading.cells[0]?.[0]?.spans[0]?.[0] ?? -1);
  if (!name || reading.points.some((point) => point.name.toLowerCase() === name.toLowerCase())) return rows;
  return [{ ...best, reading: { ...reading, points: [{ name }, ...reading.points.slice(1)] } }, ...more];
}
