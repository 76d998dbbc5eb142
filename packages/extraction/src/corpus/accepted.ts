/** What counts as right for a text: `acceptedOf(item)` answers the gold first, then each alternative, made whole. */
import type { CorpusItem } from "./corpus-item.ts";

export type Accepted = Pick<CorpusItem, "series" | "points" | "time" | "transposable" | "types">;

/** An alternative takes from the gold what it leaves out, but never that it may be transposed. */
export const acceptedOf = (item: CorpusItem): Accepted[] => [
  item,
  ...item.alternatives.map((alternative) => ({
    series: alternative.series ?? item.series,
    points: alternative.points ?? item.points,
    time: alternative.time ?? item.time,
    transposable: alternative.transposable ?? false,
    types: alternative.types ?? item.types,
  })),
];

/** All figures of some rows, without the empty cells. */
export const figuresOf = (points: readonly { readonly values: readonly (number | null)[] }[]): number[] =>
  points.flatMap(({ values }) => values).filter((value) => value !== null);
