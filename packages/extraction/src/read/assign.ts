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
const SIDES: readonly Side[] = ["left", "right", "none"];

/** The side of each figure. */
export function assignSides(rows: readonly SideCosts[], noneCost: number): Side[] {
  let costs: Record<Side, number> = { left: 0, right: 0, none: 0 };
  const back: Record<Side, Side>[] = [];
  for (const [at, row] of rows.entries()) {
    const own: Record<Side, number> = { left: row.left, right: row.right, none: noneCost };
    const next: Record<Side, number> = {
      left: Number.POSITIVE_INFINITY,
      right: Number.POSITIVE_INFINITY,
      none: Number.POSITIVE_INFINITY,
    };
    const from: Record<Side, Side> = { left: "none", right: "none", none: "none" };
    for (const side of SIDES) {
      for (const previous of SIDES) {
        const clash = previous === "right" && side === "left" && rows[at - 1]?.clash === true;
        const turn = at > 0 && side !== previous && side !== "none" && previous !== "none" ? SWITCH : 0;
        const total = (at === 0 ? 0 : costs[previous]) + own[side] + turn + (clash ? 50 : 0);
        if (total < next[side]) {
          next[side] = total;
          from[side] = previous;
        }
      }
    }
    back.push(from);
    costs = next;
  }
  let side: Side = SIDES.reduce((best, candidate) => (costs[candidate] < costs[best] ? candidate : best), "none");
  const sides: Side[] = [];
  for (let at = rows.length - 1; at >= 0; at--) {
    sides.push(side);
    side = back[at]?.[side] ?? "none";
  }
  return sides.reverse();
}
