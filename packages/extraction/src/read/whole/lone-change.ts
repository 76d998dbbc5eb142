/**
 * The only change beside shares is none of them, where it stands in a sentence of its own: "Pakistan took 34% of the tea, Egypt 15% and
 * the UK 9%. The shilling gained 21% against the dollar" → without the shilling. Not "Leeds rose 3%. York fell 2%", which are all changes.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { withoutPoint } from "./without-point.ts";

const FEWEST = 4;
const VERBS =
  "rose|grew|jumped|fell|dropped|gained|lost|climbed|increased|decreased|declined|slipped|slid|surged|soared|plunged|risen|fallen|grown|up|down";
const LEADS = new RegExp(
  `(?<!\\b(?:make|makes|made|take|takes|took) )\\b(?:${VERBS})(?: by)?(?: about| just| only| nearly| almost| over| around| another| a further)? [+-]?$`,
  "iu",
); // catches "The shilling gained ", not "makes up "
const BEHIND = /^ (?:rise|fall|drop|increase|decrease|decline|growth|jump|gain|cut)\b/iu; // catches " fall" of "a 2.8% fall", not " of"
const ADDS = /^[+-]/u; // catches "+3.9%", not "3.9%"
const STOP = /[.!?]["”’)]? /u; // catches ". ", not "3.5"

/** The readings, the best without such a change. */
export function withoutLoneChange({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], cells = [], figures = [], series = [] } = best?.reading ?? {};
  if (!best || best.reading.whole || points.length < FEWEST || series.length > 1 || points.some(({ axis }) => axis))
    return rows;
  if (figures.some(({ unit }) => unit?.symbol !== "%") || cells.some(([cell]) => cell?.kind !== "stated")) return rows;
  const spans = cells.map(([cell]) => cell?.spans[0] ?? [0, 0]);
  const changes = spans.flatMap(([start = 0, end = 0], at) =>
    LEADS.test(text.slice(0, start)) || BEHIND.test(text.slice(end)) || ADDS.test(text.slice(start)) ? [at] : [],
  );
  const [lone = 0, more] = changes;
  if (changes.length === 0 || more !== undefined) return rows;
  const [start = 0, end = 0] = spans[lone] ?? [];
  const apart = spans.every(
    ([from = 0, to = 0], at) => at === lone || STOP.test(from > end ? text.slice(end, from) : text.slice(to, start)),
  );
  if (!apart) return rows;
  return [{ ...best, reading: withoutPoint(best.reading, lone) }, ...others];
}
