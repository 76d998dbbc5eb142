/** Which of two names is more like the others in what it means: "Packaging" beside "fishing gear, cotton buds", not "beach". */
import type { Senses } from "./senses.ts";
import { likeness } from "./word-store.ts";

/** Words that are not known are like others so much. */
const UNKNOWN = 0.1;

/** Mean likeness of a name to others. */
function meanLikeness({ nameOf }: Senses, name: string, others: readonly string[]): number {
  const own = nameOf(name);
  const sum = others.reduce((total, other) => {
    const sense = nameOf(other);
    return total + (own.known && sense.known ? likeness(own.vector, sense.vector) : UNKNOWN);
  }, 0);
  return sum / Math.max(1, others.length);
}

/** The first is at least as like the others as the second, or nearly so. */
export const isKinder = (senses: Senses, one: string, two: string, others: readonly string[], less = 0): boolean =>
  meanLikeness(senses, one, others) >= meanLikeness(senses, two, others) - less;
