/**
 * What is counted off is told once: "The first half brought in 3.4 million, the second 4.1" → First half · Second half; and the first is no
 * "Prize" beside a second and a third: "First prize £500, second £250, third £100" → First prize · Second · Third. Not "First class 12, economy 40".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];
const LASTS: ReadonlySet<string> = new Set(["last", "final", "last one", "final one"]);
const PARTS = /^first (half|quarter|term|semester|trimester|stage|leg)$/iu; // catches "First half", not "First place"

/** The place that a name tells and nothing else: "second" and "second one" → 1; the last of them by its own word; -1 for none. */
function placeOf(name: string, at: number, count: number): number {
  const lower = name.toLowerCase();
  const place = ORDINALS.findIndex((word) => lower === word || lower === `${word} one`);
  return place < 0 && at === count - 1 && LASTS.has(lower) ? at : place;
}

/** The readings, the best with the noun where it belongs. */
export function withOrdinalNouns({ text, words }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const [first, ...later] = best?.reading.points ?? [];
  if (!best || !first || later.length === 0 || !words.has("first")) return rows;
  if (!later.every(({ name }, at) => placeOf(name, at + 1, later.length + 1) === at + 1)) return rows;
  const lower = first.name.toLowerCase();
  const whole = lower.startsWith("first ") ? first.name : `first ${first.name}`;
  if (!text.toLowerCase().includes(whole.toLowerCase()) || lower === "first") return rows;
  const noun = PARTS.exec(whole)?.[1];
  const told = later.map((point, at) => {
    const last = LASTS.has(point.name.toLowerCase()) ? point.name.split(" ")[0] : undefined;
    return noun ? { ...point, name: `${last ?? ORDINALS[at + 1]} ${noun}` } : point;
  });
  return [{ ...best, reading: { ...best.reading, points: [{ ...first, name: whole }, ...told] } }, ...others];
}
