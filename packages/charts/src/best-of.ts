/**
 * Ways of drawing the same chart in, best first; the first that loses nothing at its ease out, else
 * the one that loses least and, among those, strains least.
 * A way answers null where it doesn't work at all.
 *
 *   bestOf([() => withLabels(), () => withAxis()])
 */
import type { Task } from "./kinds/kind.ts";
import { looksFrom, type Values } from "./look.ts";
import type { Sheet } from "./sheet.ts";

export type Way = () => Sheet | null;

/** A way for each size of text. */
export const inLooks = (task: Task, draw: (task: Task) => Sheet | null, values?: Values): readonly Way[] =>
  looksFrom(task.look, values).map(
    (look): Way =>
      () => {
        const sheet = draw({ ...task, look });
        if (sheet) sheet.strain += look.strain;
        return sheet;
      },
  );

/** A lost name weighs more than a value, which an axis still tells. */
const lossOf = (sheet: Sheet): number => 3 * sheet.shortenedNames + sheet.droppedValues;

export function bestOf(ways: readonly Way[]): Sheet | null {
  let best: Sheet | null = null;
  for (const way of ways) {
    const sheet = way();
    if (!sheet) continue;
    if (lossOf(sheet) === 0 && sheet.strain === 0) return sheet;
    if (!best || isBetter(sheet, best)) best = sheet;
  }
  return best;
}

const isBetter = (sheet: Sheet, other: Sheet): boolean =>
  lossOf(sheet) < lossOf(other) || (lossOf(sheet) === lossOf(other) && sheet.strain < other.strain - 1e-9);
