/**
 * "Milk costs 5p more than in May, when it was 60p" → May 60p, now 65p: a step from a time whose level is told behind it.
 * Not "5p more in May, when it was hot", nor a step in percent from a share, which may be points.
 */
import { FEWER, MORE } from "../../lexicon/relation-words.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../../recognize/mention.ts";
import { rounded } from "../../recognize/told/how-told.ts";
import { stepRatio } from "../../recognize/told/same-unit.ts";
import type { Scan } from "../../text/scan.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type Reading } from "../reading.ts";
import { relativeMark } from "../shapes/relative-mark.ts";

const STEPPED =
  /^ ?(?:\p{L}+ ){0,2}?(\p{L}+)(?: \p{L}+){0,2} than(?: it was| we had)?(?: in| on| at| for| the| back)*$/iu; // catches " more than in", not " in"
const AHEAD = /\b(up|down)(?: by)? $/iu; // catches "up " in front of "5p", not "set up for "
const ON = /^ (?:\p{L}+ )?(?:on|from|over)(?: in| the)*$/iu; // catches " on" behind "up 5p", not " in"
const WHEN = /^,? (?:back )?when (?:[\p{L}'’]+ ){0,5}[\p{Sc}]?$/iu; // catches ", when it was ", not ", said Ann when asked, "

/** 1 where the figure is a step up from the time behind it, -1 down, 0 for none. */
function wayOf({ text }: Scan, step: Figure, time: Mention): number {
  const between = text.slice(step.end, time.start).trimEnd();
  const [, word = ""] = STEPPED.exec(between) ?? [];
  const told = word.toLowerCase();
  if (MORE.has(told)) return 1;
  if (FEWER.has(told)) return -1;
  const [, way = ""] = ON.test(between) ? (AHEAD.exec(text.slice(Math.max(0, step.start - 12), step.start)) ?? []) : [];
  return way === "" ? 0 : way.toLowerCase() === "up" ? 1 : -1;
}

/** The level now; null where step and level don't go together. */
function levelNow(step: Figure, level: Figure, way: number): Figure | null {
  const percent = step.unit?.symbol === "%";
  if (percent && level.unit?.symbol === "%") return null;
  const ratio = stepRatio(step.unit, level, true);
  const change = percent ? (level.value * step.value) / 100 : step.value * ratio;
  const value = rounded(level.value + way * change);
  if (!(percent || ratio > 0) || step.value <= 0 || value < 0) return null;
  const how = `${level.value} ${way > 0 ? "plus" : "less"} ${rounded(percent ? step.value : change)}${percent ? "%" : ""}`;
  return {
    ...step,
    value,
    unit: level.unit,
    bare: level.bare,
    signed: false,
    basis: { spans: [[level.start, level.end]], how },
  };
}

function readingOf(scan: Scan, mentions: readonly Mention[]): Reading | null {
  const [told, level, more] = mentions.filter(isFigure);
  const step = told?.basis?.stated ?? told;
  const time = mentions
    .filter(isAxis)
    .find((mark) => step && level && mark.start >= step.end && mark.end <= level.start);
  if (!step || !level || more || !time || step.basis || level.basis) return null;
  const way = WHEN.test(scan.text.slice(time.end, level.start)) ? wayOf(scan, step, time) : 0;
  const now = way === 0 ? null : levelNow(step, level, way);
  if (!now) return null;
  return {
    shape: "change",
    series: [""],
    points: [
      { name: time.name, axis: time },
      { name: "Now", axis: relativeMark("Now", 9999) },
    ],
    cells: [[cellOf(level)], [cellOf(now)]],
    units: [null],
    figures: [level, now],
    cost: 0,
    used: [[time.start, time.end]],
  };
}

/** The readings, before them that of such a step. */
export function withThanWhen(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const reading = scan.words.has("when") ? readingOf(scan, mentions) : null;
  if (!reading) return rows;
  const read = rank(reading, { figures: reading.figures, cost: 0, total: null, foreign: 0 });
  return [{ ...read, score: 0, rule: { place: 0, behind: 0 } }, ...rows];
}
