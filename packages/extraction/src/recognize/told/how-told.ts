/** How a value was worked out, in words for its reader: "100 plus 20%". */
import type { Relation } from "./relation.ts";

/** Rounding a figure that was rounded before leaves noise of about this share: 1,654.666667 × 1.5. */
const NOISE = 2e-9;

/** What a level was before "up 10%", no finer than such a change tells: 454.5 of 500, 10,909 of 12,000, 11.9 of 12.4 billion. */
export const neat = (value: number): number =>
  Math.abs(value) >= 100_000
    ? Number(value.toPrecision(5))
    : Math.abs(value) >= 1000
      ? Math.round(value)
      : Number(value.toPrecision(4));

/** Without the noise of binary fractions, nor that of figures rounded on the way: 2482, not 2482.000001. */
export function rounded(value: number): number {
  if (Number.isInteger(value)) return value;
  const plain = Number(value.toPrecision(8));
  return Math.abs(value - plain) <= Math.abs(value) * NOISE ? plain : Number(value.toPrecision(10));
}

/** @param parts the figures that `base` was worked out from */
export const howOf = (
  { factor, add, step, left, difference }: Relation,
  parts: readonly number[],
  base: number,
  backwards: boolean,
): string => {
  if (difference) return `the difference between ${parts.join(" and ")}`;
  if (parts.length > 1 && factor === 1 && add === 0 && !left) return `the sum of ${parts.join(" and ")}`;
  if (parts.length > 1 && Math.abs(factor * parts.length - 1) < 1e-9) return `the average of ${parts.join(" and ")}`;
  if (backwards)
    return `${base} is ${add === 0 ? `${rounded(factor)} times` : `${add > 0 ? "plus" : "less"} ${Math.abs(add)}`} it`;
  if (add !== 0) return `${base} ${add > 0 ? "plus" : "less"} ${Math.abs(add)}`;
  return step ? `${base} ${factor > 1 ? "plus" : "less"} ${Math.abs(step.value)}%` : `${rounded(factor)} times ${base}`;
};
