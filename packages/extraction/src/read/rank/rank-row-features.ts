/** How the first item stands beside those after it ("on hiring 6,250, on news 1,900"), and where the series' names stand. */
import type { Figure } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Reading } from "../reading.ts";
import type { Add } from "./rank-place-features.ts";
import { type Shown, spotOf, tokenKey } from "./rank-spots.ts";

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
const bit = (yes: boolean | undefined): number => (yes ? 1 : 0);

/** A first name that lies farther off its figure than the others do was taken from what leads in. */
export function firstSeen([first, ...others]: readonly Shown[], several: number, add: Add): void {
  if (!first || others.length === 0) return;
  const skipped = others.map((other) => other.skipped);
  add(110, within(first.skipped - Math.max(...skipped), -3, 4) * 2 + several + 6);
  add(111, Math.min(3, first.skipped) * 3 + Math.min(2, ...skipped));
  const verbs = bit(first.verb) * 2;
  add(112, bit(first.opens) * 4 + verbs + bit(others.some(({ verb }) => verb)));
  const placed = others.some((other) => other.placed);
  add(113, (verbs + bit(first.placed)) * 4 + bit(placed) * 2 + bit(first.left));
}

/** The names of several series stand beside each other, or each before its own figures. */
export function seriesSeen(scan: Scan, { series, cells }: Reading, figures: readonly Figure[], add: Add): void {
  if (series.length < 2) return;
  const taken: number[] = [];
  /** Figures by the place of the name that they stand nearest to. */
  const spots = new Map<number, { from: number; to: number; figures: number[] }>();
  for (const row of cells)
    for (const [column, cell] of row.entries()) {
      const figure = cell && figures.find(({ start }) => start === cell.spans[0]?.[0]);
      const name = series[column] ?? "";
      if (!figure) continue;
      taken.push(figure.from);
      const spot = name === "" ? null : spotOf(scan, name, figure);
      if (!spot) continue;
      const own = spots.get(spot.from) ?? { from: spot.from, to: spot.to, figures: [] };
      own.figures.push(figure.from);
      spots.set(spot.from, own);
    }
  const places = [...spots.values()].sort((a, b) => a.from - b.from);
  const first = Math.min(...taken);
  add(114, within(places.length - series.length, -3, 3) + 3);
  add(115, places.filter(({ from }) => from < first).length * 5 + Math.min(4, places.length));
  for (const [at, { from, to, figures: own }] of places.entries()) {
    add(118, Math.min(6, ...own.map((figure) => Math.abs(figure - from))) * 2 + bit(own.length > 1));
    const next = places[at + 1];
    if (!next) continue;
    const gap = next.from - to;
    const told = taken.filter((figure) => figure > from && figure < next.from).length;
    add(116, within(gap, 0, 6) * 4 + Math.min(3, told));
    const [one, other] = gap < 4 ? [to, to + 1].map((place) => (place < next.from ? tokenKey(scan, place) : 0)) : [-1];
    add(117, ((one ?? 0) * 33 + (other ?? 0)) * 3 + Math.min(2, told));
  }
}
