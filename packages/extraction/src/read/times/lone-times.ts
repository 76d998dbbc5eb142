/**
 * "The average Briton now eats 86 kg, an American 128, an Indian 5" → Briton: one time told from today among names that are none
 * stands by the first of them, and another reading knows its name. Not "Now 86, in 2020 it was 128".
 */

import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import { startOf } from "../whole/compared-first.ts";

const PRESENT = /^(?:now|today|currently)$/iu; // catches "Now", not "At first"

/** The place of the one time, told first, among names; -1 for none. */
function loneAt({ points, series }: Reading): number {
  const times = points.flatMap(({ axis }, at) => (axis ? [at] : []));
  const [at = -1] = times;
  const lone = series.length === 1 && points.length > 2 && times.length === 1 && at === 0;
  return lone && PRESENT.test(points[at]?.name ?? "") ? at : -1;
}

/** All other names and all figures are the same, and the time has a name instead. */
const isNamed = (one: Reading, best: Reading, lone: number): boolean =>
  one.series.length === 1 &&
  one.points.length === best.points.length &&
  one.points.every(
    ({ name, axis }, at) =>
      !axis && startOf(one, at) === startOf(best, at) && (at === lone || name === best.points[at]?.name),
  );

export function withoutLoneTimes(rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const lone = best ? loneAt(best.reading) : -1;
  if (!best || lone < 0) return rows;
  const named = others.find(({ rule, reading }) => rule && isNamed(reading, best.reading, lone));
  return named ? [named, best, ...others.filter((row) => row !== named)] : rows;
}
