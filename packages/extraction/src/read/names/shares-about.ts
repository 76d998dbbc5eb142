/**
 * What a share in the middle of its clause is of, told behind it: "Nearly half the calls we took in June – 47 per cent – were about parking. Noise
 * accounted for 30" → Parking, not June. Not "Sales in June – 47 – were up".
 */
import { isSmallWord } from "../../lexicon/closed-class.ts";
import type { Scan } from "../../text/scan.ts";
import { says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const CUES = [
  "about",
  "for",
  "over",
  "concerned",
  "concern",
  "involved",
  "regarding",
  "mentioned",
  "on",
  "by",
  "due",
  "from",
];
const ABOUT =
  /^(?: ?%| per ?cent)?(?: ?[–—)-]|,|\),) (?:(?:were|are|was|is|came) (?:all |mostly |simply )?(?:about|for|over|on|by|due to|from|caused by)|concern(?:ed)?|involved?|regard(?:ed|ing)|mention(?:ed)?) (?:the |an? |our |their )?((?:\p{L}[\p{L}'’-]* ?){1,4}?)(?=[,.;:!?]| and | while | but |$)/u; // catches " per cent – were about the bypass" behind "53", not "% of men"
const OF_WHAT =
  /\b(?:half|third|quarter|majority|most|thirds|quarters|fifths?) (?:of )?(?:(?:the|our|all|their|my) )?(\p{Ll}{3,}(?:[^s]s|people|men|women|children))(?!\p{L})/u; // catches "half the letters", not "half of it"
const OPEN = /(?: [–—-] ?|, |\()(?:(?:about|around|some|or|at) )?$/u; // catches " – " in front of "53", not "about "

/** The readings, the first point of the best by what its share is about. */
export function withSharesAbout(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const [point, ...points] = best?.reading.points ?? [];
  const [start, end] = best?.reading.cells[0]?.[0]?.spans[0] ?? [];
  if (!best || !point || best.reading.series.length !== 1 || points.length === 0 || !says(scan, CUES)) return rows;
  if (start === undefined || end === undefined || points.some(({ axis }) => axis)) return rows;
  const shares = best.reading.figures.some(({ unit }) => unit?.symbol === "%");
  const { text } = scan;
  const [, told = ""] = shares && OPEN.test(text.slice(0, start)) ? (ABOUT.exec(text.slice(end)) ?? []) : [];
  const name = told.trim();
  const behind = text
    .slice(end, end + told.length + 40)
    .toLowerCase()
    .includes(point.name.toLowerCase());
  if (name === "" || behind || name.split(" ").every((word) => isSmallWord(word.toLowerCase()))) return rows;
  if (points.some((other) => other.name.toLowerCase() === name.toLowerCase())) return rows;
  const [, noun = ""] = OF_WHAT.exec(text.slice(0, start)) ?? [];
  const series = best.reading.series[0] === "" ? [noun] : best.reading.series;
  return [{ ...best, reading: { ...best.reading, series, points: [{ name }, ...points] } }, ...more];
}
