/**
 * What has happened since is so now: "15 in 2010 and have since reached 22" → Now, not Since; "closed in 2020 and is back to 11,500" →
 * Now, not Back; a verb beside a time gone by, "London averaged 520 against 245 in Leeds; ten years ago 400 and 150", is no name of the
 * other. Not "about 600 since", nor "Back: 14".
 */
import { verbSense } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { relativeMark } from "../shapes/relative-mark.ts";

const SAID: readonly (readonly [name: string, told: RegExp])[] = [
  ["since", /\b(?:ha(?:s|ve)|['’]s|['’]ve) (?:\p{L}+ )?since \p{L}/iu], // catches "have since reached", not "since May"
  [
    "back",
    /\b(?:is|are|it['’]s|they['’]re|we['’]re|now) (?:\p{L}+ )?back (?:to|at|up|down|above|below|over|under)\b/iu,
  ], // catches "is back to", not "came back to"
];

/** Of two times, of which one has gone by and a verb names the other. */
function beside(best: Ranked): Ranked {
  const [one, two, more] = best.reading.points;
  const past = two?.axis?.family === "relative" && two.axis.order < 0;
  const verb = one && !one.axis && verbSense(one.name.toLowerCase()) === "verb";
  if (!past || !verb || more || best.reading.series.length < 2) return best;
  const points = [two, { name: "Now", axis: relativeMark("Now", 9999) }];
  return { ...best, reading: { ...best.reading, points, cells: best.reading.cells.toReversed() } };
}

/** The readings, the best with such a point named so. */
export function withSinceNow({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [first, ...others] = rows;
  const best = first && beside(first);
  if (best !== first && best) return [best, ...others];
  const last = best?.reading.points.at(-1);
  const told =
    last && SAID.find(([name]) => last.name.toLowerCase().replace(/^(?:is|are|has|have) /u, "") === name)?.[1]; // catches the "is " of "is back"
  if (!best || !told?.test(text)) return rows;
  const points = best.reading.points.with(-1, { name: "Now", axis: relativeMark("Now", 9999, last?.axis?.start) });
  return [{ ...best, reading: { ...best.reading, points } }, ...others];
}
