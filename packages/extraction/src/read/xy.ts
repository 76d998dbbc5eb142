/**
 * Shape: each value with the number it was taken at. "230 ms at 20, 250 at 40" · "5°C: 8%, 10°C: 35%" · "10 → 120, 11 → 185"
 * The numbers that run steadily up (or down) are the axis.
 */

import { wordSet } from "../lexicon/closed-class.ts";
import { singular } from "../lexicon/morphology.ts";
import type { AxisMark, Figure } from "../recognize/mention.ts";
import { cellOf, type Reading } from "./reading.ts";
import type { Gap, Statement } from "./statement.ts";

const LINKS = wordSet("at with after by for per on");

/** How two figures of a pair are joined: by one small word in front of the second, or by ":" or "→" alone. */
function linkOf(gap: Gap | undefined): string | null {
  if (!gap || gap.strength >= 4.2) return null;
  const last = gap.atoms.at(-1);
  if (last?.kind === "word" && LINKS.has(last.lower)) return last.lower;
  const only = gap.atoms.filter((atom) => atom.kind !== "word" || atom.tag !== "adv");
  const mark = only[0];
  return only.length === 1 && mark?.kind === "mark" && (mark.lower === ":" || mark.lower === "→" || mark.lower === "=")
    ? mark.lower
    : null;
}

const runs = (values: readonly number[]): boolean =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? value)) ||
  values.every((value, at) => at === 0 || value < (values[at - 1] ?? value));

/** The word after the first number of the axis: "10 users". */
const nounAfter = (statement: Statement, figure: Figure): string => {
  const gap = statement.gaps[statement.figures.indexOf(figure) + 1];
  const first = gap?.atoms[0];
  return figure.unit === null && first?.kind === "word" && first.tag === "noun" ? first.token.text : "";
};

const markOf = (figure: Figure, text: string, noun: string): AxisMark => {
  const shown = text.slice(figure.start, figure.end);
  const named = figure.value === 1 ? singular(noun) : noun;
  return {
    kind: "axis",
    from: figure.from,
    to: figure.to,
    start: figure.start,
    end: figure.end,
    family: "duration",
    name: named ? `${shown} ${named}` : shown,
    order: figure.value,
    position: null,
  };
};

export function readXy(statement: Statement): Reading[] {
  const { figures, gaps, scan } = statement;
  const count = figures.length / 2;
  if (!Number.isInteger(count) || count < 3) return [];
  const links = Array.from({ length: count }, (_, at) => linkOf(gaps[at * 2 + 1]));
  const link = links[0];
  if (!link || !links.every((other) => other === link)) return [];
  const firsts = figures.filter((_, at) => at % 2 === 0);
  const seconds = figures.filter((_, at) => at % 2 === 1);
  const axisFirst = link === ":" || link === "→" || link === "=";
  const axis = axisFirst ? firsts : seconds;
  const values = axisFirst ? seconds : firsts;
  const things = axisFirst ? [] : values.map((figure) => nounAfter(statement, figure).toLowerCase()).filter(Boolean);
  if (things.length === count && new Set(things).size === count) return [];
  const clockwise =
    axisFirst &&
    axis.every(
      ({ bare, value }, at) =>
        bare && value <= 24 && (at === 0 || (value - (axis[at - 1]?.value ?? 0) + 24) % 12 === 1),
    );
  if (
    axisFirst &&
    gaps
      .slice(1, -1)
      .some(
        (gap, at) =>
          at % 2 === 1 && gap.atoms.some((atom) => atom.kind === "word" && ["noun", "name"].includes(atom.tag)),
      )
  )
    return [];
  if (!runs(axis.map(({ value }) => value)) && !clockwise) return [];
  const noun = axis.map((figure) => nounAfter(statement, figure)).find(Boolean) ?? "";
  const points = axis.map((figure, at) => {
    const mark = markOf(figure, scan.text, noun);
    return { name: mark.name, axis: clockwise ? { ...mark, order: at } : mark };
  });
  return [
    {
      shape: "xy",
      series: [""],
      points,
      cells: values.map((figure) => [cellOf(figure)]),
      units: [null],
      figures: values,
      cost: 0.1,
      used: figures.map(({ start, end }) => [start, end] as const),
    },
  ];
}
