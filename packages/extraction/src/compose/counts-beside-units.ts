/**
 * What dashboards count has not the unit of what they measure: "Revenue $12.4K, Orders 318, Visitors 9.1K", "requests: 1200, latency: 120ms" → no one unit,
 * and it is said. Not "62 days for cooks, 12 for staff", nor "Rent $900, food 300", where the unit is told once for all.
 */
import type { Chart } from "@charticle/contract";
import { wordSet } from "../lexicon/closed-class.ts";
import { asStated } from "./as-stated.ts";

const COUNTS =
  wordSet(`orders visitors users sessions requests errors views pageviews clicks impressions subscribers followers likes comments posts leads
  customers clients signups downloads installs incidents commits bugs tests steps floors reps transactions visits members employees staff headcount
  deals demos calls bookings tickets refunds returns crashes deploys retries timeouts failures workouts mentions reviews`);
const BARE = /^[+−–-]?\d[\d.,]*(?: ?(?:k|m|mn|bn|b|thousand|million|billion))?$/iu; // catches "9.1K" and "+214", not "$12.4K" or "812 h"

const WHOSE = /^ (?:for|among|by|with|to|from|at|on|in)\b/iu; // catches " for staff" behind "12", not " staff"

/** "Active users", not "Cost per user". */
const isCount = (name: string): boolean =>
  name
    .toLowerCase()
    .split(/[\s_-]+/u)
    .some((word) => COUNTS.has(word)); // catches blanks and hyphens

/** The chart without a unit that what it counts does not have. */
export function withCountsApart(chart: Chart, text: string): Chart {
  const { unit, series, points, grounding } = chart;
  if (unit === null || series.length !== 1) return chart;
  const bare = points.map((_, at) => {
    const [start, end] = grounding[at]?.[0]?.spans[0] ?? [0, 0];
    return BARE.test(text.slice(start, end));
  });
  const counts = points.map(({ name }, at) => {
    const end = grounding[at]?.[0]?.spans[0]?.[1] ?? 0;
    return isCount(name) && !WHOSE.test(text.slice(end));
  });
  const counted = bare.some((one, at) => one && counts[at]);
  const owned = bare.some((one, at) => !one && counts[at]);
  if (!counted || owned || !bare.includes(false)) return chart;
  return asStated(chart, `Some values are in ${unit}, the rest are counts`);
}
