/**
 * Two ends of a change that are held the wrong way round, where small words tell which one was first: "54bn from 49bn between
 * 2021 and 2022" (49 was first), "was 380 now its 510", "cost ₹6,400. Today we pay ₹2,150", "The rent was $800, then they
 * added 10%". No figure or name is taken that the reading has not; what is called now although the text says no such word is
 * called before.
 */
import type { AxisMark } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Cell, Reading } from "../reading.ts";
import { relativeMark } from "../shapes/relative-mark.ts";

const FROM_BEHIND =
  /^[ ,%]*(?:(?!(?:in|on|at|by|of|to|for|after|before) )\p{L}+[ ,]+){0,2}from (?:(?:a|an|about|around|just|only|over|nearly) )?[$€£¥₹₦]?$/iu; // catches "bn from " and ", up from ", not " in May, from "
const FROM = /\bfrom (?:about |just |only |around )?[$€£¥₹₦]?$/iu; // catches "shrank from ", not "from May: "
const TO_BEHIND = /^[\p{L}%]{0,8} to (?:about |just |only |around )?[$€£¥₹₦]?$/iu; // catches "bn to ", not " in May to "
const WAS_NOW = /\b(?:was|were|used to be|cost|had) (?:about |just |only |like |around )?[$€£¥₹]?$/iu; // catches "my room was ", not "it is "
const NOW_BEHIND =
  /^[\p{L}%]{0,8},? (?:but |and )?now,? (?:(?:it|they|we|i|he|she)['’]?(?:s|re| is| are)? ?|(?:is|are) |at |costs? )?[$€£¥₹]?$/iu; // catches " now its ", not " now, then "
const NEXT_THEN = /^[^\d.;]{0,20}, (?:and |but )?then (?!and )[^\d]*$/iu; // catches ", then they added ", not " then, "
const DISTANT =
  /\b(?:when|once|used to|originally|the (?:year|days?|time)|back (?:then|when|in)|at first|years? ago)\b/iu; // catches "the year we met", not "this year"
const RECENT = /^(?:yesterday|last night|this (?:morning|week|month|year)|tonight|today)$/iu; // catches "last night", not "last year"
const LATER = /^then$/iu; // catches "Then", not "Now and then"
const SAYS_NOW = /\b(?:now|today|currently|these days|at present|so far)\b/iu; // catches "now", not "nowhere"

const JUST_NOW =
  /^(?:,? ?(?:but|and|it['’]?s|i['’]?m|he['’]?s|she['’]?s|we['’]?re|they['’]?re|is|am|are|at|only|just|about|like|down to|up to|got|have|has))*:? ?[$€£¥₹]?$/iu; // catches " its " behind "now" of "now its 82", not ", " of "90 now, 82 then"
const WAS_SO = /\b(?:before|then|ago|last|was|were|once|originally|previously|earlier|to start|at first|back)\b/iu; // catches "before" of "90 now 82 before", not "kg"

type End = { cell: Cell; axis: AxisMark | undefined; start: number; end: number };

function endOf({ points, cells }: Reading, at: number, column: number): End | null {
  const cell = cells[at]?.[column];
  const [start, end] = cell?.spans[0] ?? [];
  return cell && start !== undefined && end !== undefined ? { cell, axis: points[at]?.axis, start, end } : null;
}

/** "A from B", where A was taken for the first, or "from B to A", where B was taken for the last. No time is told between them. */
function isTurned(text: string, early: End, late: End): boolean {
  if (early.cell.kind !== "stated" || late.cell.kind !== "stated") return false;
  if (early.end <= late.start) return FROM_BEHIND.test(text.slice(early.end, late.start));
  return FROM.test(text.slice(0, late.start)) && TO_BEHIND.test(text.slice(late.end, early.start));
}

/** The table with the figures of each series in which they are turned the other way round. */
function turnedCells(text: string, reading: Reading): Reading {
  const [first, second] = reading.cells;
  if (!first || !second) return reading;
  const turned = first.map((_, column) => {
    const [early, late] = [endOf(reading, 0, column), endOf(reading, 1, column)];
    return early !== null && late !== null && isTurned(text, early, late);
  });
  if (!turned.includes(true)) return reading;
  const rowOf = (own: typeof first, other: typeof first) =>
    own.map((cell, column) => (turned[column] ? (other[column] ?? null) : cell));
  return { ...reading, cells: [rowOf(first, second), rowOf(second, first)] };
}

/** What is called now and stands in front of what is told as later. */
function turnedNow(text: string, reading: Reading): Reading {
  const now = reading.points.findIndex(({ name }) => name === "Now");
  const [told, other] = [endOf(reading, now, 0), endOf(reading, 1 - now, 0)];
  if (now < 0 || !told || !other?.axis || told.end > other.start) return reading;
  const between = text.slice(told.end, other.start);
  const points = [reading.points[1 - now], reading.points[now]].flatMap((point) => point ?? []);
  const cells = [reading.cells[1 - now] ?? [], reading.cells[now] ?? []];
  if (other.axis.name === "Before" && WAS_NOW.test(text.slice(0, told.start)) && NOW_BEHIND.test(between))
    return { ...reading, points, cells: cells.toReversed() };
  const before = { name: "Before", axis: relativeMark("Before", -9999) };
  const isLater =
    (LATER.test(other.axis.name) && NEXT_THEN.test(between)) ||
    (RECENT.test(other.axis.name) && DISTANT.test(text.slice(0, other.start)));
  if (!isLater || SAYS_NOW.test(text.slice(0, other.start))) return reading;
  return { ...reading, points: [before, ...points.slice(0, 1)], cells: cells.toReversed() };
}

/** What is called now by a word right in front of the other figure: "started at 90kg now 82kg", "put in 100 today 43". */
function ledByNow(text: string, reading: Reading): Reading {
  const now = reading.points.findIndex(({ name }) => CALLED_NOW.test(name));
  const [told, other] = [endOf(reading, now, 0), endOf(reading, 1 - now, 0)];
  if (!told?.axis || other?.axis?.name !== "Before" || told.end > other.start) return reading;
  const { start, end } = told.axis;
  const led = start >= told.end && end > start && JUST_NOW.test(text.slice(end, other.start));
  return led && !WAS_SO.test(text.slice(other.end)) ? { ...reading, cells: reading.cells.toReversed() } : reading;
}

const CALLED_NOW = /^(?:now|today|tonight|currently|at the moment|this (?:morning|week|month|year|term|season))$/iu; // catches "Today", not "yesterday"

const STOP = /[.!?;][ \n]/u; // catches "₹6,400. Today", not "2.40 today"

/** A time that opens the sentence of the other figure: "A year back a demo cost ₹6,400. Today … we pay ₹2,150". */
function turnedTime(text: string, reading: Reading): Reading {
  const timed = reading.points.findIndex(({ axis }) => axis !== undefined && axis.end > axis.start);
  const [own, other] = [endOf(reading, timed, 0), endOf(reading, 1 - timed, 0)];
  const said = other?.axis && other.axis.end > other.axis.start;
  if (!own?.axis || !other || said || own.axis.start < own.end || own.axis.end > other.start) return reading;
  const apart = STOP.test(text.slice(own.end, own.axis.start)) && !STOP.test(text.slice(own.axis.end, other.start));
  return apart ? { ...reading, cells: reading.cells.toReversed() } : reading;
}

/** Times that come but once: October may stand before January. */
const STEADY: ReadonlySet<string> = new Set(["year", "relative"]);
const NOW = /now|today/iu; // catches "Now", not "2021"

const placeOf = ({ name, order }: AxisMark): number => (NOW.test(name) ? Number.POSITIVE_INFINITY : order);

/** The readings, the best with its ends as the words tell them. */
export function withTurnedEnds({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (best?.reading.points.length !== 2 || best.reading.points.some(({ axis }) => !axis)) return rows;
  const { points, cells, series } = best.reading;
  const [one, two] = points;
  if (!one?.axis || !two?.axis) return rows;
  const inOrder = placeOf(one.axis) <= placeOf(two.axis);
  const sorted = inOrder ? best.reading : { ...best.reading, points: points.toReversed(), cells: cells.toReversed() };
  const known = one.axis.family === two.axis.family ? STEADY.has(one.axis.family) : NOW.test(one.name + two.name);
  const turned = known ? turnedCells(text, sorted) : sorted;
  const reading =
    turned === sorted && series.length === 1 ? ledByNow(text, turnedNow(text, turnedTime(text, sorted))) : turned;
  return reading === sorted ? rows : [{ ...best, reading }, ...others];
}
