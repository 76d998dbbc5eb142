/**
 * The place on the axis of each figure: the axis mark before or behind it.
 * "1,200 in January, 1,950 in February" → January, February; "2020: 3,400 / 2021: 5,100" → 2020, 2021
 */
import type { AxisMark } from "../../recognize/mention.ts";
import { perText } from "../../text/per-text.ts";
import { assignSides, type Side } from "../labels/assign.ts";
import { axesIn, isMark } from "../sentence/atom.ts";
import type { Gap, Statement } from "../statement.ts";

export type FigureTime = { axis: AxisMark | null; side: Side };

const OWNER = /['’]s$/u; // catches "last year's", not "last year"

/** Cost of the stretch between a figure and an axis mark. */
function distance({ atoms }: Gap, axis: AxisMark, from: "left" | "right"): number {
  const at = atoms.findIndex((atom) => atom.kind === "axis" && atom.axis === axis);
  const between = from === "right" ? atoms.slice(0, at) : atoms.slice(at + 1);
  const next = atoms[at + 1];
  let cost = 0;
  for (const atom of between) {
    if (atom.kind === "word")
      cost += atom.tag !== "prep" && atom.tag !== "det" ? 0.12 : atom.lower === "to" ? 0.1 : 0.02;
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
  const pointing = from === "right" && isMark(next, ":"); // "$41 (2023: $38)"
  const owning = from === "right" && !next && OWNER.test(axis.name); // "12% below last year's 2,500"
  return cost + (axis.shy ? 0.6 : 0) + (pointing ? 0.8 : 0) + (owning ? 0.8 : 0);
}

/** Times that stand in one list: "2017, 2018 and 2019", "between 1950 and 2000"; not "2019, in 2020". */
export function listedIn({ atoms, axes: { length } }: Gap): AxisMark[] {
  if (length < 2) return [];
  const first = atoms.findIndex((atom) => atom.kind === "axis" && !atom.axis.shy);
  const last = atoms.findLastIndex((atom) => atom.kind === "axis" && !atom.axis.shy);
  const inside = atoms.slice(first, last + 1);
  const axes = axesIn(inside);
  const listed =
    axes.length > 1 &&
    inside.every((atom) => atom.kind === "axis" || (atom.kind === "mark" && atom.strength <= 5)) &&
    new Set(axes.map(({ family }) => family)).size === 1;
  return listed ? axes : [];
}

/** "6, 11 and 19 in 2017, 2018 and 2019", "between 1950 and 2000 from 1,900 to 740": as many times as figures beside them. */
function runTimes({ figures, gaps }: Statement): (AxisMark | null)[] {
  const times: (AxisMark | null)[] = figures.map(() => null);
  const isRun = (from: number, to: number): boolean =>
    from >= 0 &&
    to <= figures.length &&
    times.slice(from, to).every((axis) => axis === null) &&
    gaps.slice(from + 1, to).every(({ axes, strength }) => axes.length === 0 && strength <= 5);
  for (const [at, gap] of gaps.entries()) {
    const axes = listedIn(gap);
    if (axes.length < 2) continue;
    const opens = gap.atoms.slice(
      0,
      gap.atoms.findIndex((atom) => atom.kind === "axis"),
    );
    const apart = opens.some((atom) => atom.kind === "mark" && atom.strength >= 6);
    const from = !apart && isRun(at - axes.length, at) ? at - axes.length : isRun(at, at + axes.length) ? at : -1;
    if (from >= 0) for (const [step, axis] of axes.entries()) times[from + step] = axis;
  }
  return times;
}

export const holdsTimes = ({ gaps }: Statement): boolean => gaps.some(({ axes }) => axes.length > 0);

const NO_TIME: FigureTime = { axis: null, side: "none" };

export const timeFigures = perText((statement: Statement): readonly FigureTime[] => {
  const { figures, gaps } = statement;
  if (!holdsTimes(statement)) return figures.map(() => NO_TIME);
  const runs = runTimes(statement);
  const free = (axis: AxisMark | undefined): AxisMark | null => (axis && !runs.includes(axis) ? axis : null);
  const lefts = figures.map((_, at) => runs[at] ?? free(gaps[at]?.axes.at(-1)));
  const rights = figures.map((_, at) => (runs[at] ? null : free(gaps[at + 1]?.axes[0])));
  const costs = figures.map((_, at) => {
    const left = lefts[at];
    const right = rights[at];
    const leftGap = gaps[at];
    const rightGap = gaps[at + 1];
    return {
      left: runs[at] ? 0 : left && leftGap ? distance(leftGap, left, "left") : Number.POSITIVE_INFINITY,
      right: right && rightGap ? distance(rightGap, right, "right") : Number.POSITIVE_INFINITY,
      clash: right !== null && right === lefts[at + 1],
    };
  });
  return assignSides(costs, 3.4).map((side, at) => ({
    axis: side === "left" ? (lefts[at] ?? null) : side === "right" ? (rights[at] ?? null) : null,
    side,
  }));
});

/** "before the scheme and after: 1,930 vs 410": two times told ahead of their figures; null where they aren't. */
export function leadTimes({ gaps }: Statement): readonly AxisMark[] | null {
  const { axes = [], atoms = [] } = gaps[0] ?? {};
  const last = atoms.at(-1);
  return axes.length === 2 && isMark(last, ":") ? axes : null;
}
