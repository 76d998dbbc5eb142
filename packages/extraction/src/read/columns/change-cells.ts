/**
 * How one has changed is no level beside the levels of another: "Ed is now 121 cm, 9 more than last year. Flo is 134, up 6" → last year's of Flo stays
 * open. Not where all of a row are changes, nor "Flo is 134, up from 128".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const AHEAD =
  /(?<!\b(?:put|puts|make|makes|made|give|gave|take|took|set|sets|pick|picked|end|ended|add|adds|added|get|got|rack|racked|went|gone) )\b(?:up|down)(?: by)? [$€£]?$/iu; // catches "up by " in front of "6", not "put up " or "set-up, "
const OPENS = /^(?:up|down)(?: by)? [$€£]?\d/iu; // catches "up 6", not "up from 128"
const LEVEL = /^[^.;,]{0,12}\b(?:to|from|at)\b/iu; // catches " to 140", not ", from"

const NEAR = 24;

/** The readings, the best with such cells left open. */
export function withoutChangeCells({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { cells = [], series = [], points = [] } = best?.reading ?? {};
  if (!best || series.length < 2 || points.length < 2 || best.reading.shape === "table") return rows;
  const isChange = (cell: (typeof cells)[number][number] | undefined): boolean => {
    const [start = -1, end = -1] = cell?.kind === "stated" ? (cell.spans[0] ?? []) : [];
    const told =
      AHEAD.test(text.slice(Math.max(0, start - NEAR), Math.max(0, start))) || OPENS.test(text.slice(start, end));
    return start >= 0 && told && !LEVEL.test(text.slice(end));
  };
  const changes = cells.map((row) => row.map(isChange));
  const some = changes.filter((row) => row.includes(true));
  if (some.length !== 1 || some.some((row) => !row.includes(false))) return rows;
  const open = cells.map((row, at) => row.map((cell, column) => (changes[at]?.[column] ? null : cell)));
  if (open.some((row) => row.every((cell) => cell === null))) return rows;
  return [{ ...best, reading: { ...best.reading, cells: open } }, ...others];
}
