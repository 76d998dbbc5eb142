/**
 * A rate that two or more are held by is what their figures are of, though "rate" may be a verb: "The pass rate for girls was 80%, for
 * boys 76%" → Pass rate; "the success rates of boys and girls are 69% and 67%" → Success rate. Not "They rate girls 80, boys 76".
 */
import { matchIn } from "../../text/needs/matches.ts";
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const CUES: readonly string[] = ["rate", "rates", "percentage", "percentages"];
const RATE =
  /(?:^|[^\p{L}])(?:the|an?|its|our|their) ((?:overall |average |annual |national )?\p{Ll}[\p{Ll}-]{2,} (?:rate|percentage))s?(?= (?:of|for|among|at|in|on|by|per|was|were|is|are|stood|stands) )/iu; // catches "pass rate" of "the pass rate for girls", not "at a rate of"
const MORE = /\b(?:rate|percentage|ratio|share|score|average)s?\b/giu; // catches "rates", not "rated"

/** The readings, the best with the rate for its series. */
export function withRateSeries(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.series.length > 1 || !says(scan, CUES)) return rows;
  const { reading } = best;
  const found = matchIn(scan.text, RATE);
  const rate = found?.[1] ?? "";
  const kinds = new Set((scan.text.match(MORE) ?? []).map((word) => word.toLowerCase().replace(/s$/u, ""))); // catches the "s" of "rates"
  const [name = ""] = reading.series;
  const first = Math.min(...reading.figures.map(({ start }) => start));
  const named = name !== "" && !rate.toLowerCase().startsWith(name.toLowerCase());
  const inPoint = reading.points.some(({ name: point, axis }) => axis !== undefined || /\brates?\b/iu.test(point)); // catches "birth rate", not "rated"
  if (!found || found.index > first || kinds.size > 1 || named || inPoint || reading.points.length < 2) return rows;
  return [{ ...best, reading: { ...reading, series: [rate] } }, ...others];
}
