/**
 * Days, months and seasons that people chose from are no course of time, so that no line joins them: "What's your favourite season? Spring
 * 12, summer 34" · "When should we meet? Mon 5, Tue 8". Not "Which month was wettest? Jan 55, Feb 41".
 */
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const CUES = "best worst favourite favorite fave fav prefer preferred should suits suit works work vote voted".split(
  " ",
);
const CHOSEN =
  /\b(?:best|worst) (?:day|evening|date|month|season|time)s? (?:for (?:the|a|our)|to) [^:?]{2,40}\?|\bfav(?:ou?rites?|es?|s)? (?:day|month|season|time of (?:the )?year)|\b(?:day|month|season|evening|date)s? (?:do|would|should|works?|suits?) (?:you|u|we|everyone|people|best)\b|\bshould we\b|\b(?:days?|months?|seasons?|dates?|evenings?) (?:works?|suits?)\b|\bprefer(?:red)?\b[^?:]{0,20}\b(?:day|month|season|evening)|\bvoted? (?:for|on)\b/iu; // catches "favourite season", not "works on Mondays"
const ROUND: ReadonlySet<string> = new Set(["weekday", "month", "season"]);

/** The readings, what was chosen in the best one as names alone. */
export function withChoices(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const first = Math.min(...(best?.reading.figures.map(({ start }) => start) ?? [0]));
  if (!best || !says(scan, CUES) || !CHOSEN.test(scan.text.slice(0, first))) return rows;
  const { points } = best.reading;
  if (!points.every(({ axis }) => axis && ROUND.has(axis.family))) return rows;
  return [{ ...best, reading: { ...best.reading, points: points.map(({ name }) => ({ name })) } }, ...others];
}
