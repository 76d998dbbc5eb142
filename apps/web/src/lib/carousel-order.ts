/**
 * In which order a carousel shows the chart types and where it starts (specification, sections 4 and 9; product page,
 * "Carousels"). In: the types best first. Out: the same types with the best at the start index and the next best
 * beside it.
 *
 *   desktopOrder(["pie", "bar", "radial"]) -> {items: ["radial", "pie", "bar"], start: 1}
 */
import { desktopStart, mobileStart } from "./carousel-start.ts";

export type CarouselOrder<T> = { items: readonly T[]; start: number };

/** Indices by distance from the start, the right-hand neighbour before the left-hand one. */
const nearestFirst = (count: number, start: number): number[] =>
  Array.from({ length: count }, (_, at) => at).sort(
    (a, b) => Math.abs(a - start) - Math.abs(b - start) || Number(b > start) - Number(a > start),
  );

function arrange<T>(bestFirst: readonly T[], start: number): CarouselOrder<T> {
  const places = nearestFirst(bestFirst.length, start);
  const items = [...bestFirst];
  for (const [rank, item] of bestFirst.entries()) items[places[rank] ?? rank] = item;
  return { items, start };
}

export const desktopOrder = <T>(bestFirst: readonly T[]): CarouselOrder<T> =>
  arrange(bestFirst, desktopStart(bestFirst.length));

export const mobileOrder = <T>(bestFirst: readonly T[]): CarouselOrder<T> =>
  arrange(bestFirst, mobileStart(bestFirst.length));

/** An index that stays inside the list. */
export const clampIndex = (index: number, count: number): number => Math.max(0, Math.min(index, count - 1));
