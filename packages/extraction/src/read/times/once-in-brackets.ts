/**
 * One level with an earlier one in brackets, told by a word: "Battery life: 10 hours (old: 7)" → Old 7, New 10 · "Page views 12k (prev. 9k)".
 * Those of a time are told so by text/once-told.ts. Not "Sales 340 (budget 300)", nor "Ann 12 (Bo: 9)".
 */
import { type Figure, isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type Reading, type ReadingPoint } from "../reading.ts";
import { relativeMark } from "../shapes/relative-mark.ts";

const HEAD = /^(?:our |my |the )?([^\d,;.!?()]*\p{L})(?: is| now| are)* ?[:=–-]? ?[$€£]?$/iu; // catches "Battery life: ", not "In 2020, life "
const LED = / (?:to|by|from|with|down)$/iu; // catches "Invoice total rose to", not "Time to market"
const TAIL = /(?<=\p{L}) (?:of|at|was|were|stood at|up)$/iu; // catches " of" of "Gearing of", not of "of"
const BULLET = /^[·•*–-] */u; // catches "· ", not "Gearing"
const EARLIER =
  /^ ?\((old|prev|previous|previously|before|formerly|earlier)(?: (\p{L}+))?(?:ly)?[.:=]? ?[:=]? ?[$€£]?$/iu; // catches " (old: " and " (old model: ", not " (budget "
const CLOSED = /^(?: ?\p{L}+)?\)[.!]?$/u; // catches ")" and " hours)", not ") and"

const PLACES: ReadonlyMap<string, string> = new Map([
  ["prev", "Previous"],
  ["previously", "Before"],
  ["formerly", "Before"],
]);

/** The earlier time, and what the other is called beside it. */
function timesOf({ text }: Scan, now: Figure, then: Figure): ReadingPoint[] | null {
  const [, word = "", noun] = EARLIER.exec(text.slice(now.end, then.start)) ?? [];
  if (word === "") return null;
  const name = noun ? `${word} ${noun}` : (PLACES.get(word.toLowerCase()) ?? word);
  const later = word.toLowerCase() === "old" ? "New" : "Now";
  return [name, later].map((one, at) => ({ name: one, axis: relativeMark(one, at === 0 ? -20 : 9999, now.start) }));
}

function readingOf(scan: Scan, mentions: readonly Mention[]): Reading | null {
  const [now, then, more] = mentions.filter(isFigure);
  if (!now || !then || more || now.basis || then.basis || !CLOSED.test(scan.text.slice(then.end))) return null;
  const [, head = ""] = HEAD.exec(scan.text.slice(0, now.start)) ?? [];
  const points = head === "" || LED.test(head) ? null : timesOf(scan, now, then);
  if (!points) return null;
  const unit = now.unit ?? then.unit;
  return {
    shape: "change",
    series: [head.replace(TAIL, "").replace(BULLET, "")],
    points,
    cells: [[cellOf(then)], [cellOf(now)]],
    units: [unit],
    figures: [now, then],
    cost: 0,
  };
}

/** The readings, before them that of such a pair. */
export function withOnceInBrackets(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const reading = scan.text.includes("(") ? readingOf(scan, mentions) : null;
  if (!reading) return rows;
  const read = rank(reading, { figures: reading.figures, cost: 0, total: null, foreign: 0 });
  return [{ ...read, score: 0, rule: { place: 0, behind: 0 } }, ...rows];
}
