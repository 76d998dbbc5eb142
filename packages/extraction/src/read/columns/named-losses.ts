/**
 * A column that says what was lost holds how much, beside one of what was gained: "Q1: signed 14, lost 3. Q2: signed 22, lost
 * 5" → Lost 3, 5; not the 11 and 17 that are left, nor -3 and -5. Nor is what joins later added to those left: "May: 9 joined,
 * 4 left. June: 12 joined, 7 left" → Joined 9, 12. Not "Rent fell by 5, food by 3".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import type { Figure } from "../../recognize/mention.ts";
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { type Cell, cellOf, type Reading } from "../reading.ts";

const LOSSES = wordSet("lost lose loses losing shed dropped quit left died closed cancelled removed sold");

const GAINS = wordSet("joined gained won hired signed arrived came new added opened born bought started");

/** How much the text says was lost or gained, where a cell tells what was left then or takes it away. */
function lossOf(cell: Cell | null, figures: readonly Figure[]): Cell | null {
  const figure = cell && figures.find(({ start }) => start === cell.spans[0]?.[0]);
  if (!cell || !figure || figure.unit?.kind === "percent") return cell;
  const stated = figure.basis?.stated === undefined ? figure : figure.basis.stated;
  return stated ? cellOf({ ...stated, value: Math.abs(stated.value) }) : cell;
}

/** The readings, the best with such columns. */
export function withLosses(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!best || best.reading.series.length < 2 || !says(scan, LOSSES)) return rows;
  const { reading } = best;
  const lost = reading.series.map((name) => LOSSES.has(name.toLowerCase()));
  const told = reading.series.map((name, at) => lost[at] || GAINS.has(name.toLowerCase()));
  if (!lost.includes(true) || lost.every(Boolean)) return rows;
  const cells = reading.cells.map((row) => row.map((cell, at) => (told[at] ? lossOf(cell, reading.figures) : cell)));
  const same = cells.every((row, point) => row.every((cell, at) => cell?.value === reading.cells[point]?.[at]?.value));
  if (same) return rows;
  const mended: Reading = { ...reading, cells };
  return [{ ...best, reading: mended }, ...more];
}
