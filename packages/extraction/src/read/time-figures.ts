/**
 * The place on the axis of each figure: the axis mark before or behind it.
 * "1,200 in January, 1,950 in February" → January, February; "2020: 3,400 / 2021: 5,100" → 2020, 2021
 */
import type { AxisMark } from "../recognize/mention.ts";
import { assignSides, type Side } from "./assign.ts";
import type { Gap, Statement } from "./statement.ts";

export type FigureTime = { axis: AxisMark | null; side: Side };

/** Cost of the stretch between a figure and an axis mark. */
function distance(gap: Gap, axis: AxisMark, from: "left" | "right"): number {
  const at = gap.atoms.findIndex((atom) => atom.kind === "axis" && atom.axis === axis);
  const between = from === "right" ? gap.atoms.slice(0, at) : gap.atoms.slice(at + 1);
  let cost = 0;
  for (const atom of between) {
    if (atom.kind === "word") cost += atom.tag === "prep" || atom.tag === "det" ? 0.02 : 0.12;
    else if (atom.kind === "axis") cost += 0.8;
    else if (atom.kind === "mark") {
      if (atom.lower === ":" || atom.lower === "(" || atom.lower === "?") cost += 0.05;
      else if (atom.strength >= 8) cost += 2.5;
      else if (atom.strength >= 6) cost += 1.8;
      else if (atom.strength >= 5) cost += 0.9;
      else if (atom.strength >= 4) cost += atom.lower === ")" ? 1.5 : 0.7;
      else cost += 0.1;
    }
  }
  return cost + (axis.shy ? 0.6 : 0);
}

export function timeFigures(statement: Statement): FigureTime[] {
  const { figures, gaps } = statement;
  const lefts = figures.map((_, at) => gaps[at]?.axes.at(-1) ?? null);
  const rights = figures.map((_, at) => gaps[at + 1]?.axes[0] ?? null);
  const costs = figures.map((_, at) => {
    const left = lefts[at];
    const right = rights[at];
    const leftGap = gaps[at];
    const rightGap = gaps[at + 1];
    return {
      left: left && leftGap ? distance(leftGap, left, "left") : Number.POSITIVE_INFINITY,
      right: right && rightGap ? distance(rightGap, right, "right") : Number.POSITIVE_INFINITY,
      clash: right !== null && right === lefts[at + 1],
    };
  });
  return assignSides(costs, 3.4).map((side, at) => ({
    axis: side === "left" ? (lefts[at] ?? null) : side === "right" ? (rights[at] ?? null) : null,
    side,
  }));
}
