/**
 * The first of two levels goes by the time that stands behind it, where that is no date: "employed 140 journalists in its heyday. Today there are 23" →
 * In its heyday, not Before; and nothing shown is called "Journalists in its heyday". Not "140 journalists in its offices".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const PHRASE =
  /^[^.,;:\d]{0,40}?\b((?:in|at|during) (?:the|its|his|her|their|our|my) (?:heyday|prime|youth|pomp|glory days|day|time|childhood|peak|height|outset|start|beginning|turn of the (?:century|millennium)|(?:good )?old days|boom|war|pandemic|lockdown)|(?:at (?:first|birth|launch|its peak)|back then|in those days))(?=[.,;]|$| (?:and|but) )/iu; // catches " journalists in its heyday" in front of ".", not " journalists in its offices"
const OLD = /^(?:before|then)$/iu; // catches "Before", not "Before the merger"

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const TURN = /^at the (?=turn of)/iu; // catches "at the " of "at the turn of the century", not of "at the start"

/** The readings, the best with its first level by that time. */
export function withOncePhrase(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], cells = [], series = [], used = [] } = best?.reading ?? {};
  const [first, second] = points;
  const span = cells[0]?.[0]?.spans[0];
  if (!best || !first || !second || points.length !== 2 || series.length !== 1 || !span || !OLD.test(first.name))
    return rows;
  const found = PHRASE.exec(scan.text.slice(span[1]));
  const words = found?.[1];
  if (!found || !words) return rows;
  const to = span[1] + found.index + found[0].length;
  const name = capital(words.replace(TURN, ""));
  const apart = (told: string): string =>
    told.toLowerCase().endsWith(` ${words.toLowerCase()}`) ? told.slice(0, -words.length - 1) : told;
  const reading = {
    ...best.reading,
    points: [{ ...first, name, ...(first.axis ? { axis: { ...first.axis, name } } : {}) }, second],
    series: series.map(apart),
    measure: best.reading.measure ? apart(best.reading.measure) : (best.reading.measure ?? null),
    used: [...used, [to - words.length, to] as const],
  };
  return [{ ...best, reading }, ...others];
}
