/** Moments of a course, counted from its start: "at 12 weeks, 9.5", "4 kg at 6 weeks", "an hour after the pill". */
import { MONTHS, WEEKDAYS, YEARS_OF } from "../../lexicon/calendar.ts";
import { singular } from "../../lexicon/morphology.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import type { AxisMark } from "../mention.ts";
import { countAt } from "../numbers/small-number.ts";
import { opensClause } from "./age-marks.ts";
import { axisMark } from "./axis-mark.ts";
import { afterThat, NEAR, PERIODIC } from "./relative-marks.ts";

type Span = { count: number; noun: string; each: number };

/** "12 weeks", "an hour". */
function spanAt(scan: Scan, at: number): Span | null {
  const count = ["a", "an"].includes(lowerAt(scan, at)) ? 1 : countAt(scan, at);
  const noun = singular(lowerAt(scan, at + 1));
  const each = YEARS_OF.get(noun);
  return count === undefined || each === undefined || noun.length < 3 ? null : { count, noun, each };
}

/**
 * A moment told by how long the course has run: "at 12 weeks, 9.5", "4 kg at 6 weeks", "an hour after the pill …, two hours
 * 38"; not "stood at 12 weeks", nor a lone "two days after the crash".
 */
export function momentAt(scan: Scan, at: number): AxisMark | null {
  const near = NEAR.get(lowerAt(scan, at));
  const day = lowerAt(scan, at + 1);
  if (near !== undefined && (MONTHS.has(day) || WEEKDAYS.has(day))) {
    const told = (_: unknown, other: number): boolean =>
      lowerAt(scan, other + 1) === day && (NEAR.get(lowerAt(scan, other)) ?? near) !== near;
    const present = says(scan, NOWS); // "at the moment £11.35, next April £12.10"
    if (present || scan.tokens.some(told))
      return axisMark({ scan, from: at, to: at + 2, family: "relative", order: near }); // "last May 25, this May 30"
  }
  const before = tokenAt(scan, at - 1);
  const opens = before.kind !== "word" || ["and", "but", "then"].includes(before.lower);
  const way = lowerAt(scan, at + 2);
  const goesOn = isWordAt(scan, at + 3) && !afterThat(scan, at + 3, way);
  const within = opens && before.lower !== "→" && ["into", "after"].includes(way) && goesOn;
  const from = within ? at : at + 1;
  const span = within || lowerAt(scan, at) === "at" ? spanAt(scan, from) : null;
  if (!span) return null;
  const again = scan.tokens.some((_, other) => {
    const noun = other === from ? undefined : spanAt(scan, other)?.noun;
    const same = noun === span.noun;
    return (
      noun && (within ? same || lowerAt(scan, other - 1) === "after" : same && other > at && isMoment(scan, other - 1))
    );
  });
  if (!(again || (!within && opensClause(scan, at + 3)))) return null;
  if (!opens && !again && !isNumberAt(scan, at - 2)) return null;
  const { count, noun, each } = span;
  const order = count * each;
  const name = `${count} ${noun}${count === 1 ? "" : "s"}`;
  return axisMark({ scan, from: at, to: at + 3, family: "duration", order, position: order, noun, name });
}

const NOWS: readonly string[] = ["now", "today", "currently", "moment"];

const isMoment = (scan: Scan, at: number): boolean => lowerAt(scan, at) === "at" && opensClause(scan, at + 3);

const CLOSES = /^(?:[,.;:)(!?–\n]|and|but|v|vs|versus|against|)$/u; // catches the comma of "this year, last, 5", not "week"
const REACH = 40;

/** "82% this year (79% last)", "this summer against last", "93p last winter, 78p this one": the span told beside. */
export function elidedSpanAt(scan: Scan, at: number): AxisMark | null {
  const word = lowerAt(scan, at);
  const order = NEAR.get(word);
  const to = lowerAt(scan, at + 1) === "one" ? at + 2 : at + 1;
  if (order === undefined || !CLOSES.test(lowerAt(scan, to))) return null;
  const before = lowerAt(scan, at - 1);
  if (to === at + 1 && !isNumberAt(scan, at - 1) && (order === 0 ? !BESIDE.test(before) : APART.test(before)))
    return null;
  for (let back = at - 2; back >= Math.max(0, at - REACH); back--) {
    const noun = singular(lowerAt(scan, back + 1));
    const lead = lowerAt(scan, back);
    const told = (NEAR.has(lead) && lead !== word) || lowerAt(scan, back + 2) === "ago";
    if (!told || !PERIODIC.has(noun)) continue;
    const name = `${word.charAt(0).toUpperCase()}${word.slice(1)} ${noun}`;
    return axisMark({ scan, from: at, to, family: "relative", order, name });
  }
  return null;
}

const BESIDE = /^(?:[%(,;)]|and|v|vs|versus|against|on|than|[kmb]n?)$/u; // catches the "%" of "46% this", not "win"
const APART = /^(?:the|at|comes?)$/u; // catches the "at" of "at last", not the bracket of "(79% last)"
