/** How a value was worked out, in words for its reader: "100 plus 20%". */
import type { Relation } from "./relation.ts";

/** Without the noise of binary fractions. */
export const rounded = (value: number): number => Number(value.toPrecision(10));

export const howOf = ({ factor, add, step }: Relation, base: number, backwards: boolean): string => {
  if (backwards)
    return `${base} is ${add === 0 ? `${rounded(factor)} times` : `${add > 0 ? "plus" : "less"} ${Math.abs(add)}`} it`;
  if (add !== 0) return `${base} ${add > 0 ? "plus" : "less"} ${Math.abs(add)}`;
  return step ? `${base} ${factor > 1 ? "plus" : "less"} ${Math.abs(step.value)}%` : `${rounded(factor)} times ${base}`;
};
