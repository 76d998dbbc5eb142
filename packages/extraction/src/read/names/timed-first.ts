/**
 * The first of a list named by when it was, where the others are named by where or what: "Leeds is where most bikes are stolen: 412 went last year,
 * compared with 280 in Hull and 190 in York" → Leeds · Hull · York; "120 of our staff cycled in last month, 80 drove, 44 took the train" → Cycled in ·
 * Drove · Took the train. Not "12 last year, 9 in Hull", which tells nothing else, nor a row of times.
 */

import { isSmallWord, wordSet } from "../../lexicon/closed-class.ts";
import { isAxis, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import { startOf } from "../whole/compared-first.ts";
import { deedsOf, isLight } from "./deed-names.ts";

const SUBJECT =
  /(?:^|[.!?\n] ?)(?:the |our |my )?(\p{L}[\p{L}'’&-]*(?: [\p{L}'’&-]+){0,3}?) (?:is|are|was|were|remains?|remained|stays?|has|have|had|does|do|did|takes?|took|tops?|topped|leads?|led|comes?|came|sees?|saw|wins?|won|fares?|suffers?) [^.,;:!?\d]{2,60}[:–—-] ?(?:(?:some|about|around|nearly|almost|over|just|only|a) )*$/iu; // catches "Leeds is where most bikes are stolen: " in front of "412", not "In Leeds: "
const TOPS =
  /\b(?:where|when|what|most|worst|best|least|more|\p{L}{2,}est|top|ahead|place for|home of|capital of|lead)\b/iu; // catches "where" and "busiest", not "Sales were good: "
const LEAD = / (?:on|in|at|for|by|over|during|since|this|last|the)$/iu; // catches the end of "cycled on", not of "carried on with"
const RELATIVE = /^(?:this|last|next) \p{L}+$/iu; // catches "Last term", not "Last Orders"
const TIMES: ReadonlySet<string> = new Set(["year", "month", "weekday", "relative", "season", "date"]);
const UNTOLD = wordSet("it this that there here he she they we you what who which one");

/** "Leeds is where …: " in front of its figure. */
function subjectOf({ text }: Scan, start: number): string | null {
  const [told = "", name = ""] = SUBJECT.exec(text.slice(0, start)) ?? [];
  const [first = ""] = name.toLowerCase().split(" ");
  return name === "" || !TOPS.test(told) || UNTOLD.has(first) || isSmallWord(first) ? null : name;
}

/** "cycled in" of "120 of our staff cycled in last month", where another is what is done too. */
function deedOf(scan: Scan, reading: Reading, time: string): string | null {
  const [deed, ...others] = deedsOf(scan, reading);
  if (!deed || others.every((other) => other === null)) return null;
  let name = deed.words.join(" ");
  const at = name.toLowerCase().indexOf(time.toLowerCase());
  if (at >= 0) name = name.slice(0, at).trimEnd();
  while (LEAD.test(name)) name = name.replace(LEAD, "");
  return name === "" || isLight(name.toLowerCase()) ? null : name;
}

/** The readings, the first point of the best named by what it is of. */
export function withoutTimedFirst(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { reading } = best ?? {};
  const [first, ...others] = reading?.points ?? [];
  if (!best || !reading || !first || reading.series.length !== 1 || others.length < 2) return rows;
  if (others.some(({ axis, name }) => axis || RELATIVE.test(name))) return rows;
  const time = first.name.toLowerCase();
  const isTime = mentions.some(
    (mention) => isAxis(mention) && TIMES.has(mention.family) && mention.name.toLowerCase() === time,
  );
  if (!isTime && !first.axis) return rows;
  const name = subjectOf(scan, startOf(reading, 0)) ?? deedOf(scan, reading, first.name);
  if (!name || others.some((other) => other.name.toLowerCase() === name.toLowerCase())) return rows;
  const series = reading.series.map((one) => (one.toLowerCase() === name.toLowerCase() ? "" : one));
  return [{ ...best, reading: { ...reading, series, points: [{ name }, ...others] } }, ...more];
}
