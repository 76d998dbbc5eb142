/** The small words in front of the names of a reading: "in" of "in Leeds 40, in York 30". */
import { PREPOSITIONS } from "../../lexicon/closed-class.ts";
import type { Scan } from "../../text/scan.ts";
import { spotOf } from "../rank/rank-spots.ts";
import type { Reading } from "../reading.ts";
import { leadOf } from "./first-doer.ts";

/** In front of each name of one side, beside its first figure; "" where the name is not found. */
export function leadsOf(scan: Scan, { points, series, cells, figures }: Reading, ofSeries: boolean): string[] {
  const names = ofSeries ? series : points.map(({ name }) => name);
  return names.map((name, at) => {
    const start = (ofSeries ? cells[0]?.[at] : cells[at]?.[0])?.spans[0]?.[0];
    const figure = figures.find((one) => one.start === start);
    const spot = figure && name !== "" ? spotOf(scan, name, figure) : null;
    return spot ? leadOf(scan, spot.from) : "";
  });
}

/** Another name stands behind the same small word as the one at a place: both are of one sort. */
export const isLedAlike = (leads: readonly string[], at: number): boolean =>
  (leads[at] ?? "") !== "" && leads.some((lead, other) => other !== at && lead === leads[at]);

export const isLed = (lead: string): boolean => PREPOSITIONS.has(lead);
