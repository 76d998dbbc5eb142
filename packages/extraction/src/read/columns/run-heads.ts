/**
 * What is measured stands between the places and their figures: "Ages 20, 30, 40: resting pulse 72, 70, 71" → Resting pulse, not Ages.
 * Not "Ages 20, 30, 40 scored 72, 70, 71".
 */
import { isSmallWord } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const BETWEEN = /^: (\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,3}):? [$€£]?$/u; // catches ": resting pulse ", not ": "

/** The readings, the best with its one series so named. */
export function withRunHeads({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const [name = "", more] = best?.reading.series ?? [];
  if (!best || name !== "" || more !== undefined) return rows;
  const { points, cells } = best.reading;
  const marks = points.flatMap(({ axis }) => axis ?? []);
  const first = marks[0];
  const last = marks.at(-1);
  const start = Math.min(...cells.flatMap((row) => row[0]?.spans[0]?.[0] ?? []));
  if (!first || !last || marks.length < points.length || last.end > start) return rows;
  const between = text.slice(last.end, start);
  const told = BETWEEN.exec(between)?.[1] ?? "";
  const senses = told.split(" ").map((word) => verbSense(word.toLowerCase()));
  const deed = senses.some((sense) => sense === "verb"); // "packs cost"
  if (told === "" || deed || isSmallWord(told.split(" ")[0]?.toLowerCase() ?? "")) return rows; // "Mon to Wed"
  return [{ ...best, reading: { ...best.reading, series: [told] } }, ...others];
}
