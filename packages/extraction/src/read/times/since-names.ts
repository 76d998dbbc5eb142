/**
 * What has happened since is so now: "15 in 2010 and have since reached 22" → Now, not Since; "closed in 2020 and is back to 11,500" →
 * Now, not Back. Not "about 600 since", nor "Back: 14".
 */
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

/** The readings, the best with such a point named so. */
export function withSinceNow({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const last = best?.reading.points.at(-1);
  const told =
    last && SAID.find(([name]) => last.name.toLowerCase().replace(/^(?:is|are|has|have) /u, "") === name)?.[1]; // catches the "is " of "is back"
  if (!best || !told?.test(text)) return rows;
  const points = best.reading.points.with(-1, { name: "Now", axis: relativeMark("Now", 9999, last?.axis?.start) });
  return [{ ...best, reading: { ...best.reading, points } }, ...others];
}
