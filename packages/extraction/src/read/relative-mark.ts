/** A time known only beside others ("Now", "Before"), which no words of its own state. */
import type { AxisMark } from "../recognize/mention.ts";

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
