/**
 * The times that a text lists for steps that it counts by no calendar: "halved at each survey since – 2021, 2023, 2025" → these three, and no
 * 2022 between. Not "until 2025", which is one time alone.
 */
import type { AxisMark } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Place } from "../sentence/run-axis.ts";

const JOIN = /^(?:, | and |, and | & |, then |; |\/| → )$/u; // catches ", and ", not " to "
const FEWEST = 2;

/** The first time and those listed, each later than the one before; null where they are no such list. */
export function listedPlaces({ text }: Scan, begin: AxisMark | null, later: readonly AxisMark[]): Place[] | null {
  if (!begin || later.length < FEWEST || later.some(({ family }) => family !== begin.family)) return null;
  const joined = later.every(({ start }, at) => at === 0 || JOIN.test(text.slice(later[at - 1]?.end, start)));
  const all = [begin, ...later];
  const rising = all.every(({ order }, at) => at === 0 || order > (all[at - 1]?.order ?? 0));
  return joined && rising ? all.map(({ name, order }) => ({ name, order })) : null;
}
