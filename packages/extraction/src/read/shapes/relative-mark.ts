/** A time known only beside others ("Now", "Before"), which no words of its own state. */
import type { AxisMark } from "../../recognize/mention.ts";

/** @param at where in the text it belongs */
export const relativeMark = (name: string, order: number, at = 0): AxisMark => ({
  kind: "axis",
  from: 0,
  to: 0,
  start: at,
  end: at,
  family: "relative",
  name,
  order,
  position: null,
});

/** The other end of a change of which one end is named: "Now" for a past one. */
export function oppositeOf(axis: AxisMark | null | undefined, fallback: string, order: number): AxisMark {
  if (!axis) return relativeMark(fallback, order);
  if (fallback === "After") return axis.name === "Before" ? relativeMark("After", 20) : relativeMark("Now", 9999);
  return relativeMark("Before", -9999);
}
