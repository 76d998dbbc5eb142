/**
 * Between semicolons commas belong to the names: "housing, fuel and power £119.90; transport £85.40; recreation and culture £69.60" →
 * Housing, fuel and power. Not "Leeds: cats 3, dogs 4; York: cats 5, dogs 6".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const FEWEST = 3;
const NAME =
  /^\s*(?:and )?(\p{L}[\p{L}'’ -]*(?:, [\p{L}'’ -]+){0,3},? (?:and|&|or) [\p{L}'’ -]+?)(?: ?[:=(–-] ?| )[$€£]?$/u; // catches " housing, fuel and power £", not " transport "
const LONGEST = 60;

/** The readings, the best with such names whole. */
export function withSemicolonNames({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], cells = [], series = [] } = best?.reading ?? {};
  if (!best || !text.includes(";") || points.length < FEWEST || series.length > 1) return rows;
  const starts = cells.map(([cell]) => (cell?.kind === "stated" ? (cell.spans[0]?.[0] ?? -1) : -1));
  const from = (start: number): number =>
    Math.max(text.lastIndexOf(";", start), text.lastIndexOf(":", start), text.lastIndexOf("\n", start)) + 1;
  const places = starts.map(from);
  if (starts.includes(-1) || points.some(({ axis }) => axis) || new Set(places).size < points.length) return rows;
  const told = points.map((point, at) => {
    const [, name = ""] = NAME.exec(text.slice(places[at], starts[at])) ?? [];
    const holds = name.includes(",") && name.toLowerCase().includes(point.name.toLowerCase());
    return holds && name.length <= LONGEST ? { ...point, name } : point;
  });
  if (told.every((point, at) => point === points[at])) return rows;
  return [{ ...best, reading: { ...best.reading, points: told } }, ...others];
}
