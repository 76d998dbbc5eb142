/**
 * A table of more series than a chart can hold and few points is turned: "Sales 2024: A 1, B 2, C 3, D 4, E 5, F 6 (2023: 8, 9, …)"
 * shows two series of six points. Not where each series has a unit of its own.
 */
import { MAX_SERIES } from "@charticle/contract";
import type { Ranked } from "../rank/score.ts";
import { turned } from "../turned.ts";

/** The readings, each of them with as few series as it can have. */
export const withFewSeries = (rows: readonly Ranked[]): Ranked[] =>
  rows.map((row) => {
    const { series, points, units } = row.reading;
    const symbols = new Set(units.map((unit) => unit?.symbol ?? ""));
    const isTurned = series.length > MAX_SERIES && points.length <= MAX_SERIES && symbols.size === 1;
    return isTurned ? { ...row, reading: turned(row.reading) } : row;
  });
