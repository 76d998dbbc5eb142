/**
 * What a reader that knows less makes of the same text: the page's, which sees no meaning of words and has few of the rules. Where
 * two that look at other things say the same, it is right more often.
 */

import { confidenceOf, signsOf } from "./compose/confidence.ts";
import { flag } from "./compose/titles/flag.ts";
import { sharedNames } from "./read/rank/rank-features.ts";
import type { Ranked } from "./read/rank/score.ts";
import { readAll } from "./read/read.ts";
import { valuesOf } from "./read/trees/reading-signs.ts";
import { PAGE } from "./reading.ts";
import { recognize } from "./recognize/recognize.ts";
import type { Scan } from "./text/scan.ts";

const namesOf = ({ reading }: Ranked): string =>
  [...reading.points.map(({ name }) => name), ...reading.series].join("|").toLowerCase();

/** No reading says as little as this. */
const NONE = -1;
const SIGNS = 29;

/** What is seen of it beside the best reading. */
export function opinionSigns(scan: Scan, best: Ranked): number[] {
  const mentions = recognize(scan);
  const readings = readAll(scan, mentions, PAGE);
  const other = readings[0];
  if (!other) return Array.from({ length: SIGNS }, () => NONE);
  const own = valuesOf(best.reading);
  const theirs = valuesOf(other.reading);
  const signs = signsOf(readings, scan, mentions);
  return [
    confidenceOf(signs),
    flag(own.join() === theirs.join()),
    flag(namesOf(best) === namesOf(other)),
    sharedNames(best, other),
    own.filter((value) => theirs.includes(value)).length / Math.max(1, own.length),
    theirs.length - own.length,
    flag(best.reading.series.length === other.reading.series.length),
    ...signs,
  ];
}
