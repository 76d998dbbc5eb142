/**
 * A column of a pasted table in percent with a row or two that count something else keeps the shares: "Under 18 | 23.9% / Women | 51.2% / 65 and over
 * | 13.4% / Veterans | 2,764" → without the veterans. Not "Share | 40% / Votes | 1,200", where neither is the rule.
 */
import type { Ranked } from "../rank/score.ts";

const FEWEST = 3;
const MOST_OTHERS = 0.34;

export function withoutCountRows(rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { shape, series, cells, points, figures, units } = best?.reading ?? {};
  if (!best || shape !== "table" || series?.length !== 1 || !cells || !points || !figures || !units) return rows;
  const byStart = new Map(figures.map((figure) => [figure.start, figure]));
  const unitOf = (at: number): string => byStart.get(cells[at]?.[0]?.spans[0]?.[0] ?? -1)?.unit?.symbol ?? "";
  const shares = points.flatMap((_, at) => (unitOf(at) === "%" ? [at] : []));
  const counts = points.flatMap((_, at) => (unitOf(at) === "" ? [at] : []));
  const mixed = counts.length > 0 && shares.length + counts.length === points.length;
  if (!mixed || shares.length < FEWEST || counts.length > points.length * MOST_OTHERS) return rows;
  const gone = new Set(counts.map((at) => cells[at]?.[0]?.spans[0]?.[0] ?? -1));
  const reading = {
    ...best.reading,
    points: shares.flatMap((at) => points[at] ?? []),
    cells: shares.map((at) => cells[at] ?? []),
    figures: figures.filter(({ start }) => !gone.has(start)),
    units: shares.flatMap((at) => byStart.get(cells[at]?.[0]?.spans[0]?.[0] ?? -1)?.unit ?? []).slice(0, 1),
    notes: [
      ...(best.reading.notes ?? []),
      ...counts.map((at) => `${points[at]?.name ?? ""} is left out: it is no share.`),
    ],
  };
  return [{ ...best, reading }, ...others];
}
