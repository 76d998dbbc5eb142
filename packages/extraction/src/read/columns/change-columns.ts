/**
 * A column of a pasted table that tells in percent how the others have changed stands aside: "Region,2022,2023,% change / North,120,132,10%" →
 * 2022 and 2023; so does one of the differences of two others, "This week | Last week | Change". Not a column of shares ("Units | Share %"), nor one of counts ("Seats | Change").
 */
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const CHANGE =
  /^(?:%|pct\.?)? ?(?:change|chg\.?|yoy|y[/-]y|qoq|mom|growth|var\.?|variance|diff\.?|difference|delta|Δ|±|\+ ?\/ ?[-−])(?: ?\(?%\)?)?(?: p\.a\.)?$/iu; // catches "% change", "YoY" and "Var %", not "Share %"

const PERCENT = /^(?:%|pct\.?|percent(?:age)?)$/iu; // catches "Percent", not "Percent of homes"
const NEAR = 0.06;

/** Two others differ by so much in every row, in what they count or in percent of one. */
function isDifference({ cells, series }: Reading, at: number): boolean {
  if (cells.length < 2 || series.length < 3) return false;
  const places = series.flatMap((_, place) => (place === at ? [] : [place]));
  return places.some((one) =>
    places.some(
      (two) =>
        one !== two &&
        [() => 1, (was: number) => was / 100].some((scale) =>
          cells.every((row) => {
            const [told, now, was] = [row[at]?.value, row[one]?.value, row[two]?.value];
            if (told === undefined || now === undefined || was === undefined || was === 0) return false;
            return Math.abs((now - was) / scale(was) - told) <= Math.max(NEAR, Math.abs(told) * NEAR);
          }),
        ),
    ),
  );
}

export function withoutChangeColumns(rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { shape, series, cells, units, figures } = best?.reading ?? {};
  if (!best || shape !== "table" || !series || series.length < 2 || !cells || !units || !figures) return rows;
  const isChange = (at: number): boolean =>
    CHANGE.test(series[at] ?? "")
      ? units[at]?.symbol === "%" || isDifference(best.reading, at)
      : PERCENT.test(series[at] ?? "") && isDifference(best.reading, at);
  const kept = series.flatMap((_, at) => (isChange(at) ? [] : [at]));
  const shares =
    kept.some((at) => units[at]?.symbol === "%") &&
    series.some((_, at) => !kept.includes(at) && !isDifference(best.reading, at));
  if (kept.length === 0 || kept.length === series.length || shares) return rows;
  const gone = new Set(
    cells.flatMap((row) => row.flatMap((cell, at) => (kept.includes(at) ? [] : (cell?.spans[0]?.[0] ?? [])))),
  );
  const only = <T>(row: readonly T[]): T[] => row.filter((_, at) => kept.includes(at));
  const reading = {
    ...best.reading,
    series: only(series),
    units: only(units),
    cells: cells.map(only),
    figures: figures.filter(({ start }) => !gone.has(start)),
    notes: [
      ...(best.reading.notes ?? []),
      ...series.flatMap((name, at) =>
        kept.includes(at) ? [] : [`${name} is left out: it is how the others have changed.`],
      ),
    ],
  };
  return [{ ...best, reading }, ...others];
}
