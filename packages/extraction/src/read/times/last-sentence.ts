/**
 * A row goes on with a sentence of its own: "11 in 2021, 19 in 2022 and 27 in 2023. Last year's figure was 26." → 26 of last year is not left out; and it
 * goes by "Last year". Not "Last year's winner had 26".
 */

import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading, ReadingPoint } from "../reading.ts";
import { startOf } from "../whole/compared-first.ts";

const TOLD =
  /[.;!] (?:but |and )?((?:last|this) (?:year|month|week|season|quarter|term|spring|summer|autumn|winter))['’]s (?:own )?(?:figure|total|count|number|tally|result|score|level|rate|average|sum) (?:was|is|stands at|stood at|came to|reached|came in at) (?:about |around |just |only )?[$€£]?\d/iu; // catches ". Last year's figure was 26", not ". Last year's winner had 26"
const OWNED = /['’]s$/u; // catches "Last year's", not "Last years"

/** It holds the points of the other, and one figure more that stands at that place. */
function goesOn(longer: Reading, shorter: Reading, figure: number): boolean {
  if (longer.series.length !== 1 || longer.points.length !== shorter.points.length + 1) return false;
  const held = (reading: Reading): readonly string[] =>
    reading.points.map(({ name }, at) => `${name} ${startOf(reading, at)}`);
  const both = new Set(held(longer));
  return held(shorter).every((one) => both.has(one)) && longer.points.some((_, at) => startOf(longer, at) === figure);
}

/** The readings, that which goes on first, and its time by its name. */
export function withLastSentence({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best] = rows;
  const found = matchIn(text, TOLD);
  if (!best || !found || best.reading.series.length !== 1 || !best.reading.points.every(({ axis }) => axis))
    return rows;
  const figure = text.slice(0, found.index + found[0].length).search(/[$€£]?\d$/u); // catches the first digit of "was 26", not "2023"
  const longer = rows.find(({ reading }) => goesOn(reading, best.reading, figure)) ?? best;
  const points = longer.reading.points.map(
    (point): ReadingPoint => (point.axis ? { ...point, name: point.name.replace(OWNED, "") } : point),
  );
  return [{ ...longer, reading: { ...longer.reading, points } }, ...rows.filter((row) => row !== longer)];
}
