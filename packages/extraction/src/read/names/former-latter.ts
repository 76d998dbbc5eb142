/**
 * Two that are told apart only as the former and the latter, or the one and the other, under the names that the text gives
 * them: "We asked critics and directors. Vertigo got 208 votes from the former and 94 from the latter" → critics · directors.
 * Not "one went up, the other down".
 */
import { isSmallWord } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const STAND_INS: ReadonlySet<string> = new Set(["former latter", "one other"]);
const WORDS = "(\\p{L}[\\p{L}'’-]*(?: \\p{L}[\\p{L}'’-]*)??)";
const JOINED = new RegExp(
  `(?<!\\p{L})${WORDS},? (?:and|or|against|versus|vs\\.?|v) (?:the |an? |our |my )?${WORDS}(?=[:;.,!?–—]| (?:alike|both|is|are|was|were|have|had)\\b)`,
  "giu",
); // catches "critics and directors" of "we asked critics and directors alike", not "208 and 94"

const PROPER =
  /(?<!\p{L})(\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?),? (?:and|or|against|versus|vs\.?|v) (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?)(?= \p{Ll})/gu; // catches "Ann and Bo" of "Ann and Bo sell eggs", not "Ann and nine"

/** Without a verb or a small word in front: "asked critics" → critics. */
function nounOf(words: string): string {
  const [first = "", ...rest] = words.split(" ");
  const lower = first.toLowerCase();
  return rest.length > 0 && (isSmallWord(lower) || verbSense(lower) === "verb") ? rest.join(" ") : words;
}

/** The last two that are joined in front of a place. */
function joinedBefore(text: string, end: number): [string, string] | null {
  const ahead = text.slice(0, end);
  const found = [...ahead.matchAll(JOINED)].at(-1) ?? [...ahead.matchAll(PROPER)].at(-1);
  const [one, two] = [found?.[1], found?.[2]].map((words) => nounOf(words ?? ""));
  return one && two && !isSmallWord(one.toLowerCase()) && !isSmallWord(two.toLowerCase()) ? [one, two] : null;
}

const standIn = (names: readonly string[]): boolean => STAND_INS.has(names.join(" ").toLowerCase());

/** The readings, the best with the names of its two series or points. */
export function withFormer(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!best || !says(scan, ["latter", "other"])) return rows;
  const { reading } = best;
  const bySeries = standIn(reading.series);
  if (!bySeries && !standIn(reading.points.map(({ name }) => name))) return rows;
  const first = Math.min(...reading.figures.map(({ start }) => start));
  const names = joinedBefore(scan.text, first);
  if (!names) return rows;
  const named: Reading = bySeries
    ? { ...reading, series: names }
    : {
        ...reading,
        points: reading.points.map((point, at) => ({ ...point, name: names[at] ?? point.name })),
      };
  return [{ ...best, reading: named }, ...more];
}
