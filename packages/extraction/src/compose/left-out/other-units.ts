/**
 * Columns of a table that a chart does not show since they are in another unit: "Name⇥Height⇥Weight⏎Ann⇥165 cm⇥60 kg" → "The figures in kg are left out: they are in another
 * unit." Not those that something else was said of.
 */
import type { TitleInput } from "../title-input.ts";

const FEWEST = 2;

/** A note for each unit that is not shown. */
export function otherUnits({ reading }: TitleInput): string[] {
  const { shape, cells, figures, notes = [] } = reading;
  if (shape !== "table" || notes.length > 0) return [];
  const shown = new Set(cells.flatMap((row) => row.flatMap((cell) => cell?.spans[0]?.[0] ?? [])));
  const symbolsOf = (own: boolean): string[] =>
    figures.filter(({ start }) => shown.has(start) === own).map(({ unit }) => unit?.symbol ?? "");
  const told = new Set(symbolsOf(true));
  const left = symbolsOf(false);
  return [...new Set(left)]
    .filter((symbol) => !told.has(symbol) && left.filter((one) => one === symbol).length >= FEWEST)
    .map(
      (symbol) => `The figures ${symbol ? `in ${symbol}` : "without a unit"} are left out: they are in another unit.`,
    );
}
