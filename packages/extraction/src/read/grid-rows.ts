/** The rows of a grid: the name or time in front of each group. "Home: W 11" → Home; "in 2021 that was" → 2021 */

import type { Grouping } from "./grid.ts";
import type { Heads } from "./grid-columns.ts";
import { labelOf } from "./label.ts";
import { leftLabel } from "./left-label.ts";
import type { ListItem } from "./list-item.ts";
import { phrasesOf } from "./phrase.ts";
import type { Gap, Piece } from "./statement.ts";

/** Pieces of the gap in front of a group, without the one that names its first column. */
function headPieces(gap: Gap, columns: Heads, row: number): readonly Piece[] {
  const pieces = gap.pieces;
  if (columns.from !== "left") return pieces;
  const last = pieces.at(-1);
  if (pieces.length > 1 && last) return pieces.slice(0, -1);
  return row === 0 ? pieces : pieces;
}

function nameIn(pieces: readonly Piece[], firstSpan: readonly number[] | undefined): ListItem | null {
  for (let at = pieces.length - 1; at >= Math.max(0, pieces.length - 3); at--) {
    const piece = pieces[at];
    const label = piece ? leftLabel(piece.atoms) : null;
    if (label && label.start !== firstSpan?.[0]) return { name: label.text, span: [label.start, label.end] };
    if (piece && piece.before >= 8) break;
  }
  return null;
}

/** "for online news the figures are": the object of the verb or the phrase after the first figure, where no name stands in front. */
function nameBehind(gap: Gap | undefined): ListItem | null {
  const phrases = phrasesOf(gap?.pieces[0]?.atoms ?? []);
  const object = phrases.findLast(({ kind }) => kind === "np" || kind === "pp");
  const label = object ? labelOf(object.core, 0.8) : null;
  return label ? { name: label.text, span: [label.start, label.end] } : null;
}

export function rowsOf(grouping: Grouping, columns: Heads | null): Heads | null {
  if (!columns) return null;
  const { statement, width, rows, times } = grouping;
  const items: (ListItem | null)[] = [];
  let cost = 0;
  const columnTimes = columns.items.every(({ axis }) => axis !== undefined);
  for (let row = 0; row < rows; row++) {
    const at = row * width;
    const gap = statement.gaps[at];
    if (!gap) return null;
    const time = columnTimes ? null : rowTime(grouping, row);
    if (time) {
      items.push(time);
      continue;
    }
    const name = nameIn(headPieces(gap, columns, row), columns.from === "left" ? columns.items[0]?.span : undefined);
    const behind = name ? null : nameBehind(statement.gaps[at + 1]);
    if (behind) cost += 0.6;
    items.push(name ?? behind);
  }
  const found = items.filter((item) => item !== null);
  if (found.length < rows) return null;
  const timed = found.filter(({ axis }) => axis !== undefined).length;
  if (timed !== 0 && timed !== rows) cost += 1;
  void times;
  return { items: found, cost, from: timed === rows ? "times" : "left", orders: [] };
}

/** The one time that stands in front of a group. */
function rowTime({ statement, width }: Grouping, row: number): ListItem | null {
  const gap = statement.gaps[row * width];
  const axis = gap?.axes.findLast(({ shy }) => !shy);
  return axis ? { name: axis.name, span: [axis.start, axis.end], axis } : null;
}
