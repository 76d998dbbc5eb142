/**
 * "Staff costs are 62% of budget, energy costs 14%", "sick leave was 12 days, annual leave 40": in front of "are" a word that could be a
 * verb is the noun that its name ends in, and so it is where it comes again. Not "Food now is 31%", nor "Ann sells 5, Bo 6".
 */

import { isSmallWord, wordSet } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const BE = /^ (\p{L}+) (?:is|are|was|were) (?:about |around |roughly |just |only |now |at )?[$€£~]?$/iu; // catches " costs are " in front of "62%", not " costs "
const BARE = /^ (\p{L}+)(?: ?[:=]| at)? ?[$€£~]?$/iu; // catches " costs " in front of "14%", not " costs about"
const HINT = /\p{L} (?:is|are|was|were) /iu; // catches "costs are ", not "isle "
const FORM = /(?:ed|ing)$/u; // catches "rented", not "rent"

/** What stands between a name and its figure. */
function gapOf({ text }: Scan, { points, cells }: Reading, at: number): string {
  const name = points[at]?.name ?? "";
  const [start = -1] = cells[at]?.[0]?.spans[0] ?? [];
  const from = start < 0 ? -1 : text.toLowerCase().lastIndexOf(name.toLowerCase(), start - name.length);
  return points[at]?.axis || name === "" || from < 0 ? "" : text.slice(from + name.length, start);
}

/** Verbs that are as often nouns behind another: "sick leave", "ad spend". */
const NOUNS = wordSet("leave spend spending take");

const isNoun = (word: string): boolean =>
  (verbSense(word) === "either" || NOUNS.has(word)) && !isSmallWord(word) && !FORM.test(word);

/** The readings, the best with its names whole. */
export function withBeHeads(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!best || best.reading.series.length > 1 || best.reading.points.length < 2 || !matches(scan.text, HINT))
    return rows;
  const { reading } = best;
  const gaps = reading.points.map((_, at) => gapOf(scan, reading, at));
  const heads = gaps.map((gap) => BE.exec(gap)?.[1] ?? "").map((word) => (isNoun(word.toLowerCase()) ? word : ""));
  const known = new Set(heads.filter((word) => word !== "").map((word) => singular(word.toLowerCase())));
  if (known.size === 0) return rows;
  const points = reading.points.map((point, at) => {
    const again = BARE.exec(gaps[at] ?? "")?.[1] ?? "";
    const head = heads[at] || (known.has(singular(again.toLowerCase())) ? again : "");
    return head ? { ...point, name: `${point.name} ${head}` } : point;
  });
  return [{ ...best, reading: { ...reading, points } }, ...more];
}
