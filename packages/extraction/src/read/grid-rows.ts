/** The rows of a grid: the name or time in front of each group. "Home: W 11" → Home; "in 2021 that was" → 2021 */

import type { AxisMark } from "../recognize/mention.ts";
import { resolved } from "./fill-times.ts";
import type { Grouping } from "./grid.ts";
import type { Heads } from "./grid-heads.ts";
import { type Label, labelOf } from "./label.ts";
import { leftLabel } from "./left-label.ts";
import type { ListItem } from "./list-item.ts";
import { phrasesOf } from "./phrase.ts";
import type { Gap, Piece } from "./statement.ts";

/** Pieces of the gap in front of a group, without the one that names its first column. */
function headPieces(gap: Gap, columns: Heads): readonly Piece[] {
  const pieces = gap.pieces;
  if (columns.from !== "left") return pieces;
  const last = pieces.at(-1);
  if (pieces.length > 1 && last) return pieces.slice(0, -1);
  return pieces;
}

/** Rows of which one is a place inside a subject ("A weekend in Prague") and others places ("in Copenhagen") take the places. */
export function alignedRows(labels: readonly (Label | null)[]): (Label | null)[] {
  const preps = labels.flatMap((label) => (label?.prep ? [label.prep] : []));
  return labels.map((label) =>
    label?.other?.prep && !label.prep && preps.includes(label.other.prep) ? label.other : label,
  );
}

function nameIn(pieces: readonly Piece[], firstSpan: readonly number[] | undefined): Label | null {
  for (let at = pieces.length - 1; at >= Math.max(0, pieces.length - 3); at--) {
    const piece = pieces[at];
    const label = piece ? leftLabel(piece.atoms) : null;
    if (label && label.start !== firstSpan?.[0]) return label;
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

/** "from 8.1% to 5.4% in Spain and from 6.0% to 4.9% in Italy": the phrase behind each group's last figure. */
function rowsBehind({ statement, width, rows }: Grouping): ListItem[] | null {
  const items = Array.from({ length: rows }, (_, row) => {
    const phrases = phrasesOf(statement.gaps[(row + 1) * width]?.pieces[0]?.atoms ?? []);
    const place =
      phrases[0]?.kind === "pp"
        ? phrases[0]
        : phrases[0]?.kind === "np" && phrases[1]?.kind === "pp"
          ? phrases[1]
          : undefined;
    const verb = phrases.find(({ kind }) => kind === "vp");
    const said = verb?.words.filter(
      ({ tag, lower }) => tag === "verb" && !["is", "are", "was", "were", "had", "have", "has"].includes(lower),
    );
    const label = place ? labelOf(place.core, 0) : said ? labelOf(said, 0) : null;
    return label ? { name: label.text, span: [label.start, label.end] as const } : null;
  });
  const found = items.filter((item) => item !== null);
  return found.length === rows && new Set(found.map(({ name }) => name.toLowerCase())).size === rows ? found : null;
}

/** "12% among Tories (women 15%)": the phrase behind a group's first figure, or behind its last, that names no column. */
function behindFirst({ statement, width }: Grouping, row: number, columns: Heads): ListItem | null {
  for (const at of [row * width + width, row * width + 1]) {
    const phrases = phrasesOf(statement.gaps[at]?.pieces[0]?.atoms ?? []);
    const place = phrases.find(({ kind, head }) => kind === "pp" && head !== "of");
    const label = place ? labelOf(place.core, 0) : null;
    if (label && !columns.items.some(({ span }) => span[0] === label.start))
      return { name: label.text, span: [label.start, label.end] };
  }
  return null;
}

export function rowsOf(grouping: Grouping, columns: Heads | null): Heads | null {
  if (!columns) return null;
  const rows = Array.from({ length: grouping.rows }, (_, row) => row);
  const columnTimes = columns.items.every(({ axis }) => axis !== undefined);
  const times = columnTimes ? [] : rows.flatMap((row) => rowTime(grouping, row) ?? []);
  if (times.length === rows.length) return { items: resolvedRows(times), cost: 0, from: "times", orders: [] };
  const after = rowsBehind(grouping);
  let cost = 0;
  const labels = alignedRows(
    rows.map((row) => {
      const gap = grouping.statement.gaps[row * grouping.width];
      return gap
        ? nameIn(headPieces(gap, columns), columns.from === "left" ? columns.items[0]?.span : undefined)
        : null;
    }),
  );
  const items = rows.flatMap((row): ListItem[] => {
    const at = row * grouping.width;
    const label = labels[row];
    if (label) return [{ name: label.text, span: [label.start, label.end] }];
    const beside = behindFirst(grouping, row, columns);
    cost += beside ? 0.4 : 0.9;
    if (beside) return [beside];
    const behind = nameBehind(grouping.statement.gaps[at + 1]);
    return behind ? [behind] : [];
  });
  const doubled = new Set(items.map(({ name }) => name.toLowerCase())).size < items.length;
  const shifted = after?.slice(0, -1).every(({ name }, at) => items[at + 1]?.name === name) === true && rows.length > 1;
  if (after && (shifted || cost > 0 || items.length < rows.length || doubled))
    return { items: after, cost: 0.2, from: "left", orders: [] };
  return items.length < rows.length ? null : { items, cost, from: "left", orders: [] };
}

/** "A year later" after 2019 is 2020. */
function resolvedRows(items: readonly ListItem[]): ListItem[] {
  let last: AxisMark | null = null;
  return items.map((item) => {
    const axis: AxisMark | undefined = item.axis ? resolved(item.axis, last) : undefined;
    last = axis ?? last;
    return axis ? { ...item, name: axis.name, axis } : item;
  });
}

/** The one time that stands in front of a group. */
function rowTime({ statement, width, times }: Grouping, row: number): ListItem | null {
  const gap = statement.gaps[row * width];
  const own = times
    .slice(row * width, (row + 1) * width)
    .flatMap(({ axis: found }) => (found && !found.shy ? [found] : []));
  const opener = gap?.axes.findLast(
    (mark) => mark.family === "relative" && (mark.name === "Before" || mark.name === "After"),
  );
  const axis =
    gap?.axes.findLast(({ shy, family }) => !shy || family === "band") ??
    (own.length === 1 ? own[0] : undefined) ??
    opener;
  return axis ? { name: axis.name, span: [axis.start, axis.end], axis } : null;
}
