/** Shape: one name, one figure. "Chrome 65%, Safari 19%" · "12 people in Berlin, 7 in Lisbon" */
import type { Span } from "@charticle/contract";
import type { Label } from "../labels/label.ts";
import { nameFigures } from "../labels/name-figures.ts";
import { cellOf, type Reading } from "../reading.ts";
import type { Gap, Statement } from "../statement.ts";
import { changeWay } from "./change-way.ts";

const keyOf = (label: Label): string => label.text.toLowerCase();

/** A colon after the first figure only: that figure stands in the heading. */
const hasColon = (gap: Gap | undefined): boolean =>
  gap?.pieces.some((piece) => piece.afterMark === ":" && piece.atoms.length > 0) === true;

/** Readings of one series whose points are names. */
export function readPairs(statement: Statement): Reading[] {
  const { figures, gaps } = statement;
  if (figures.length === 0) return [];
  const { names, counted } = nameFigures(statement);
  const missing = names.filter(({ label }) => label === null).length;
  if (missing > 0 && missing * 3 >= figures.length && figures.length > 1) return [];
  const keys = names.map(({ label }) => (label ? keyOf(label) : ""));
  const doubles = keys.length - new Set(keys).size;
  const switches = names.filter(({ side }, at) => at > 0 && side !== names[at - 1]?.side).length;
  const cost =
    names.reduce((sum, name) => sum + Math.min(name.cost, 4), 0) / figures.length +
    missing * 0.8 +
    doubles * 1.5 +
    switches * 0.15;
  const changed = figures.length === 2 && changeWay(statement) !== null ? 1.2 : 0;
  const headed =
    figures.length > 2 && (gaps[1]?.strength ?? 0) >= 8 && gaps.slice(2, -1).every(({ strength }) => strength < 8);
  const colon = figures.length > 2 && hasColon(gaps[1]) && !gaps.slice(2, -1).some(hasColon);
  const apart = headed || colon ? 0.9 : 0;
  const used: Span[] = names.flatMap(({ label }) => (label ? [[label.start, label.end] as const] : []));
  return [
    {
      shape: "pairs",
      series: [""],
      points: names.map(({ label }) => ({ name: label?.text ?? "" })),
      cells: figures.map((figure) => [cellOf(figure)]),
      units: [null],
      measure: counted,
      figures,
      cost: cost + changed + apart,
      used,
    },
  ];
}
