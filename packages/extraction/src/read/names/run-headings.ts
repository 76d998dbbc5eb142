/**
 * "Latency p50 120ms, p95 480ms, p99 1.2s", "Turnover store 1 £12k, store 2 £9k": where the first name ends in what the others are
 * called, told apart by a number or a letter, what stands in front of that is the heading of all.
 */
import { isSmallWord } from "../../lexicon/closed-class.ts";
import type { Ranked } from "../rank/score.ts";

const FEWEST = 3;
const TOLD_APART = /^(.*\p{L} ?)(?:\d+|(?<= )\p{L})$/u; // catches "p95", "store 2" and "cohort B", not "store" or "95"

/** "store 2" → "store ", "p95" → "p". */
const stemOf = (name: string): string | null => TOLD_APART.exec(name.trim())?.[1]?.toLowerCase() ?? null;

/** The readings, the best with a first name like the others, and its heading beside it. */
export function withRunHeading(rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const [first, ...others] = best?.reading.points ?? [];
  if (!best || !first || others.length + 1 < FEWEST || best.reading.series.length !== 1 || best.reading.series[0])
    return rows;
  const stem = stemOf(others[0]?.name ?? "");
  if (stem === null || others.some(({ name, axis }) => axis || stemOf(name) !== stem)) return rows;
  const size = others[0]?.name.trim().split(" ").length ?? 0;
  const words = first.name.trim().split(" ");
  const topic = words.slice(0, -size);
  const name = words.slice(-size).join(" ");
  if (topic.length === 0 || stemOf(name) !== stem || others.some((other) => other.name === name)) return rows;
  if (topic.some((word) => isSmallWord(word.toLowerCase()))) return rows;
  return [
    { ...best, reading: { ...best.reading, series: [topic.join(" ")], points: [{ ...first, name }, ...others] } },
    ...more,
  ];
}
