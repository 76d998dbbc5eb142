/**
 * Gives each figure the candidate before or behind it, so that the whole row costs least: crossing boundaries costs,
 * changing sides costs, going without costs, and nothing is given twice. Two states a figure: linear in the length.
 */
export type Side = "left" | "right" | "none";

export type SideCosts = {
  /** Cost of the candidate on each side; Infinity where there is none. */
  left: number;
  right: number;
  /** The right candidate of this figure and the left one of the next are the same words. */
  clash: boolean;
};

const SWITCH = 1.2;
const CLASH = 50;
const SIDES: readonly Side[] = ["left", "right", "none"];
const [LEFT, RIGHT, NONE] = [0, 1, 2];

/** The side of each figure. */
export function assignSides(rows: readonly SideCosts[], noneCost: number): Side[] {
  let costs = [0, 0, 0];
  const back: number[][] = [];
  for (const [at, { left, right }] of rows.entries()) {
    const from = [NONE, NONE, NONE];
    const before = costs;
    costs = [left, right, noneCost].map((own, side) => {
      let least = Number.POSITIVE_INFINITY;
      for (const [previous, cost] of before.entries()) {
        const clash = previous === RIGHT && side === LEFT && rows[at - 1]?.clash === true;
        const turn = at > 0 && side !== previous && side !== NONE && previous !== NONE ? SWITCH : 0;
        const total = cost + own + turn + (clash ? CLASH : 0);
        if (total < least) {
          least = total;
          from[side] = previous;
        }
      }
      return least;
    });
    back.push(from);
  }
  let side = costs.reduce((best, cost, one) => (cost < (costs[best] ?? 0) ? one : best), NONE);
  const sides: Side[] = [];
  for (const from of back.reverse()) {
    sides.push(SIDES[side] ?? "none");
    side = from[side] ?? NONE;
  }
  return sides.reverse();
}
