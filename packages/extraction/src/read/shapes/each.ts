/** One figure told of several at once: "walking and cycling make up 5% each" → Walking 5, cycling 5. Not "Ann and Bo earned 90". */

import type { AxisMark, Figure, Mention } from "../../recognize/mention.ts";
import { perThing } from "../../text/per-text.ts";
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import type { Cell, Reading, ReadingPoint } from "../reading.ts";

const EACH = ["each", "apiece"];
const BEFORE = ["each", "both"];
const TELLING = [...EACH, ...BEFORE];
const BEHIND_TOKENS = 3;
const BEFORE_TOKENS = 4;

/** "5% each", "12 goals apiece", "both scored 12": the figure holds for each of the names. */
const saysEach = perThing((scan, figure: Figure): boolean => {
  for (let at = figure.to; at < figure.to + BEHIND_TOKENS; at++) {
    if ([",", ";", ".", "and"].includes(lowerAt(scan, at))) break;
    if (EACH.includes(lowerAt(scan, at))) return true;
  }
  for (let at = figure.from - 1; at >= figure.from - BEFORE_TOKENS; at--) {
    if ([",", ";", ".", "and"].includes(lowerAt(scan, at))) return false;
    if (BEFORE.includes(lowerAt(scan, at))) return true;
  }
  return false;
});

const JOINED = /[,;:.] (?:and |or )?| and | & | or /u; // catches "walking and cycling", not "Sandwich"
const MOST_NAMES = 5;
const MOST_WORDS = 4;

const namesIn = (name: string): ReadingPoint[] => {
  const names = name.split(JOINED);
  const plain = names.every((one) => one.length > 0 && one.split(" ").length <= MOST_WORDS);
  return names.length > 1 && names.length <= MOST_NAMES && plain ? names.map((one) => ({ name: one })) : [];
};

const PROPER = /(?:^|\s)\p{Lu}\S*(?: \p{Lu}\S*)* ?$/u; // catches "Dee" and the "Old Town" of "with Old Town", not "plums"
const THING = /^\S+(?: \S+){0,2}$/u; // catches "fresh plums", not " cookies"

/** "Beth 11, Bo, Chloe and Dee 7 each": a name with those joined to it, of which only the last was taken. */
function joinedName({ text }: Scan, from: number, { start }: Figure, name: string): string {
  const before = text.slice(from, Math.max(from, text.lastIndexOf(name, start)));
  const parts = before.split(JOINED).slice(0, -1);
  const joined = (before.slice(-5) + name).includes(" and ");
  const names = [name];
  for (const part of joined ? parts.reverse() : []) {
    const own = (PROPER.test(name) ? PROPER : THING).exec(part)?.[0].trim();
    if (!own) break;
    names.unshift(own);
    if (own !== part) break; // "with Ann, Bo and Cy"
  }
  return names.join(", ");
}

/** "Wednesday and Thursday 27 each": a time with those joined to it in front of it. */
function joinedTimes({ text }: Scan, mentions: readonly Mention[], axis: AxisMark): ReadingPoint[] {
  const marks = mentions.flatMap((one) => (one.kind === "axis" && one.family === axis.family ? [one] : []));
  const last = marks.findIndex(({ start }) => start === axis.start);
  let from = last;
  while (from > 0 && text.slice(marks[from - 1]?.end, marks[from]?.start).replace(JOINED, "") === "") from--;
  return marks.slice(from, last + 1).map((mark) => ({ name: mark.name, axis: mark }));
}

/** The reading with such a point told once for each of its names; null where there is none. */
export function withEach(scan: Scan, mentions: readonly Mention[], reading: Reading): Reading | null {
  if (reading.series.length !== 1 || !says(scan, TELLING)) return null;
  const points: ReadingPoint[] = [];
  const cells: (readonly (Cell | null)[])[] = [];
  for (const [at, point] of reading.points.entries()) {
    const row = reading.cells[at] ?? [];
    const start = row[0]?.spans[0]?.[0];
    const figure = reading.figures.find((one) => one.start === start);
    const joined =
      !figure || !saysEach(scan, figure)
        ? []
        : point.axis
          ? joinedTimes(scan, mentions, point.axis)
          : namesIn(joinedName(scan, reading.figures[at - 1]?.end ?? 0, figure, point.name));
    for (const one of joined.length > 0 ? joined : [point]) {
      points.push(one);
      cells.push(row);
    }
  }
  const keys = new Set(points.map(({ name }) => name.toLowerCase()));
  return points.length > reading.points.length && keys.size === points.length
    ? { ...reading, points, cells, cost: Math.max(0, reading.cost - 0.2) }
    : null;
}
