/**
 * Two columns that the head tells with a slash: "Pain scores pre/post op: hip 8/3" → Pre op · Post op of pain scores, "Sales home/away: …" →
 * Home · Away, "Adult/child fares: …" → Adult · Child. Not "Rent and/or bills: …".
 */

import { CONJUNCTIONS, isSmallWord, PREPOSITIONS } from "../../lexicon/closed-class.ts";
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const HEAD =
  /^([^\d:;.!?\n/]{0,40}?)(?<![\p{L}-])(\p{L}[\p{L}-]*)\/(\p{L}[\p{L}-]*)((?: \p{L}[\p{L}'’-]*){0,3}(?: (?:19|20)\d\d)?)(?: \([^)\n]{1,20}\))?(?::| [–—-]| >>?) /u; // catches "Pain scores pre/post op: ", not "Tea/coffee 3/4"

/** Whether the names are those of a head that was cut at its slash. */
const isCut = ([first = "", second = ""]: readonly string[], one: string, two: string, behind: string): boolean => {
  const [left, right] = [first.toLowerCase(), second.toLowerCase()];
  const whole = `${two} ${behind}`.trim();
  return (
    (left === one || left.endsWith(` ${one}`)) &&
    (right === two || right === whole || (behind !== "" && right === behind)) &&
    !(left === one && right === two)
  );
};

/** The readings, the best with its columns so. */
export function withSlashHeads({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (best?.reading.series.length !== 2 || !text.includes("/")) return rows;
  const [, ahead = "", one = "", two = "", tail = ""] = matchIn(text, HEAD) ?? [];
  const behind = tail.trim();
  if (one === "" || CONJUNCTIONS.has(one.toLowerCase()) || CONJUNCTIONS.has(two.toLowerCase())) return rows;
  if (!isCut(best.reading.series, one.toLowerCase(), two.toLowerCase(), behind.toLowerCase())) return rows;
  const described = ahead.trim() !== "" && behind !== "" && !isSmallWord(behind.split(" ")[0]?.toLowerCase() ?? "");
  const shared =
    described && !PREPOSITIONS.has(ahead.trim().split(" ").at(-1)?.toLowerCase() ?? "") ? ` ${behind}` : "";
  const series = [`${one}${shared}`, `${two}${shared}`];
  const told = ahead.trim() || (shared === "" && !isSmallWord(behind.split(" ")[0]?.toLowerCase() ?? "") ? behind : "");
  const measure = best.reading.measure ?? (told === "" ? null : told);
  return [{ ...best, reading: { ...best.reading, series, measure } }, ...others];
}
