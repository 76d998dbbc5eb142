/**
 * A column whose every figure counts the same things goes by them, and not by the line above: "Hive check.⏎Hive 1: 8 frames, weight 21.4⏎Hive 2: 5
 * frames, weight 17.9" → Frames · Weight, not Hive check. Not where two columns count the same, nor where the name stands beside its figures.
 */
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { MEASURES } from "../../lexicon/units.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import { closedTag } from "../sentence/word-class.ts";

const NOUN = /^ (\p{Ll}[\p{Ll}'’-]{2,})(?![\p{L}\d])/u; // catches " frames" behind "8", not ", weight"

/** What a figure that ends at a place of the text counts; empty where it counts nothing that is told. */
function nounBehind(text: string, end: number): string {
  const [, noun = ""] = NOUN.exec(text.slice(end)) ?? [];
  const other = closedTag(noun) || MEASURES.has(noun) || (verbSense(noun) === "verb" && singular(noun) === noun);
  return other ? "" : noun;
}

/** What all figures of each column count. */
function nounsOf(text: string, { cells, series }: Reading): string[] {
  return series.map((_, column) => {
    const nouns = cells.flatMap((row) => (row[column] ? [nounBehind(text, row[column].spans[0]?.[1] ?? 0)] : []));
    const [first = ""] = nouns;
    const same = nouns.every((noun) => noun !== "" && singular(noun) === singular(first));
    return same && nouns.length > 1 ? (nouns.find((noun) => noun !== singular(noun)) ?? first) : "";
  });
}

/** The readings, the best with such columns so. */
export function withCountedColumns({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { series = [], points = [], cells = [] } = best?.reading ?? {};
  if (!best || series.length < 2 || points.length < 2) return rows;
  const from = Math.min(...points.map(({ name }) => text.indexOf(name)));
  const start = cells[0]?.[0]?.spans[0]?.[0] ?? 0;
  const head = text.slice(0, Math.max(0, Math.min(from, start)));
  if (!/[.!?:\n]\s*$/u.test(head)) return rows; // catches "Hive check.\n", not "Hive "
  const nouns = nounsOf(text, best.reading);
  const names = series.map((name, column) => {
    const noun = nouns[column] ?? "";
    const above = name !== "" && head.toLowerCase().includes(name.toLowerCase());
    const own = noun !== "" && nouns.filter((other) => singular(other) === singular(noun)).length === 1;
    return above && own ? noun : name;
  });
  const changed = names.some((name, column) => name !== series[column]) && new Set(names).size === names.length;
  return changed ? [{ ...best, reading: { ...best.reading, series: names } }, ...more] : rows;
}
