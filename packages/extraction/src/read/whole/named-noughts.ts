/**
 * "Mon £12, Tue nothing, Wed £31" → Tue 0; "adults £8, under-5s free, students £5" → Under-5s 0: what an item of a list has in a word is
 * one of its values. Not "nothing else", nor a nought that names no item of its own.
 */

import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import { startOf } from "./compared-first.ts";

const WORDS = ["nothing", "free", "nil", "none", "zilch", "nowt", "nada"];
const ENDS = /^(?:[,;.!)\n]| and | but |$)/u; // catches "," and ", Wed", not " special"
const LEADS = /(?::| is| was| got| had| did| are| were|) ?$/u; // catches " is " behind "entry", and nothing

const DENIES = /\b(?:no|not|for)$/u; // catches "claims no" in front of "nothing", not "casino"
const OPENS = /(?:^|[,;:.\n(] ?| and | but )(?:(?:the|our|my|an?) )?$/u; // catches ", " and ": the ", not "no "

/** The point is named right in front of the word, and nothing of its item in front of the name. */
function isNamed({ text }: Scan, { points, cells }: Reading, at: number): boolean {
  const [start = 0, end = 0] = cells[at]?.[0]?.spans[0] ?? [];
  const name = points[at]?.name.toLowerCase() ?? "";
  const before = text.slice(0, start).toLowerCase().replace(LEADS, "");
  const word = text.slice(start, end).toLowerCase();
  const isItem =
    before.endsWith(name) && !DENIES.test(name) && OPENS.test(before.slice(0, before.length - name.length));
  return cells[at]?.[0]?.value === 0 && WORDS.includes(word) && isItem && ENDS.test(text.slice(end));
}

const STOPS = /[.!?](?=\s)|\n/u; // catches ". " and a line end, not "4.50"

/** Told in one sentence with the value in front of it, or the one behind. */
function isBeside({ text }: Scan, { cells }: Reading, at: number): boolean {
  const [start = 0, end = 0] = cells[at]?.[0]?.spans[0] ?? [];
  const [, before = -1] = cells[at - 1]?.[0]?.spans[0] ?? [];
  const [after = end] = cells[at + 1]?.[0]?.spans[0] ?? [];
  return !STOPS.test(before >= 0 ? text.slice(before, start) : text.slice(end, after));
}

/** All that the best holds, in its order, and beside it named noughts alone. */
function addsNoughts(scan: Scan, longer: Reading, best: Reading): boolean {
  if (longer.series.length !== 1 || longer.points.length <= best.points.length) return false;
  let held = 0;
  for (const [at, { name }] of longer.points.entries()) {
    const isNext = name === best.points[held]?.name && startOf(longer, at) === startOf(best, held);
    if (isNext) held++;
    else if (!isNamed(scan, longer, at) || !isBeside(scan, longer, at)) return false;
  }
  return held === best.points.length;
}

export function withNamedNoughts(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best] = rows;
  if (!best || !says(scan, WORDS) || best.reading.series.length !== 1 || best.reading.points.length < 2) return rows;
  const whole = rows.find(({ reading }) => addsNoughts(scan, reading, best.reading));
  return whole ? [{ ...whole, odds: best.odds ?? 0 }, ...rows.filter((row) => row !== whole && row !== best)] : rows;
}
