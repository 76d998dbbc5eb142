/**
 * Changes told with what they led to and not with what they began from: "went up 25% to €50", "doubled to 8 million",
 * "a 10% cut to £90". The level before follows from both. Not "doubled to 40 from 25", "rose 3% to 5% a year".
 */
import { YEAR } from "../../lexicon/calendar.ts";
import { wordSet } from "../../lexicon/closed-class.ts";
import { CHANGE_NOUNS, MULTIPLYING } from "../../lexicon/relation-words.ts";
import { isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import type { Figure } from "../mention.ts";
import { verbBefore, wayBefore } from "./change-ways.ts";
import type { Relation, Step } from "./relation.ts";
import { stepRatio } from "./same-unit.ts";

/** A change that is only about so large leaves no level to work out. */
const ROUGH = wordSet("nearly almost roughly about around than over to some be");
const BEFORE_LEVEL = wordSet("about around just only roughly nearly almost some a record");

/** Words that may stand between a change and the level: "lost 14 farms since 2010 and is down to 61". */
const REACH = 8;

/** "to" behind a change, with or without a comma, or "since … down to"; the token where the level may begin. */
const levelFrom = (scan: Scan, at: number): number | null => {
  const to = lowerAt(scan, at) === "," ? at + 1 : at;
  if (lowerAt(scan, to) === "to") return to + 1;
  let since = false;
  for (let next = at; next < at + REACH; next++) {
    const comma = lowerAt(scan, next) === "," && next > at && !since;
    if (comma && ["reaching", "hitting", "to"].includes(lowerAt(scan, next + 1))) return next + 2; // "went up 17 points over the year, reaching 68%"
    if (since && MOVED_TO.has(lowerAt(scan, next)) && lowerAt(scan, next + 1) === "to") return next + 2;
    if (!isWordAt(scan, next) && !YEAR.test(lowerAt(scan, next))) return null;
    since ||= lowerAt(scan, next) === "since";
  }
  return null;
};

const MOVED_TO = wordSet("down up");
/** Up (1) or down (-1), by the word in front: "went up 25%", "fell by 8". */
function wayAt(scan: Scan, at: number): number {
  const toward = lowerAt(scan, at - 2) === "down" ? -1 : lowerAt(scan, at - 2) === "up" ? 1 : 0; // "brought it down by £900 to £640"
  return lowerAt(scan, at - 1) === "by" ? toward || wayBefore(scan, at) : (verbBefore(scan, at)?.way ?? 0); // "cut our bill by £38 to £91"
}

/** The change said at a token, read from the level behind it. */
export function reachedRelation(scan: Scan, at: number, step: Step | null, last: number): Relation | null {
  const base = { from: at, add: 0, reference: null, reached: true, compared: true } as const;
  const factor = MULTIPLYING.get(lowerAt(scan, at));
  if (!step && factor !== undefined && !ROUGH.has(lowerAt(scan, at - 1)) && levelFrom(scan, at + 1) !== null)
    return { ...base, to: at + 1, factor, step: null };
  if (lowerAt(scan, at - 1) === "from") return null; // "rent's up 100 to 950, power from 60 to 110"
  if (!step || step.figure?.rate || ROUGH.has(lowerAt(scan, at - 1))) return null;
  const named = ["a", "an"].includes(lowerAt(scan, at - 1)) ? CHANGE_NOUNS.get(lowerAt(scan, step.to)) : undefined;
  const sign = named ?? (wayAt(scan, at) || last); // "bread went up 20p to £1.40, milk 15p to £1.10"
  const counted = /\p{L}s$/u.test(lowerAt(scan, step.to)) && lowerAt(scan, step.to + 1) === "to"; // catches "cases" of "by 12 cases to 40"
  const end = named === undefined && !counted ? step.to : step.to + 1;
  if (sign === 0 || levelFrom(scan, end) === null) return null;
  return {
    ...base,
    to: end,
    factor: step.percent ? 1 + (sign * step.value) / 100 : 1,
    add: step.percent ? 0 : sign * step.value,
    step: step.figure,
  };
}

const LARGEST_FALL = 20;

/** The level that such a change led to: the next figure, right behind "to", told from no other. */
export function levelReached(scan: Scan, relation: Relation, next: Figure | undefined): Figure | null {
  const from = levelFrom(scan, relation.to);
  if (from === null || !next || next.from < from || next.from > from + 2) return null;
  for (let at = from; at < next.from; at++) if (!BEFORE_LEVEL.has(lowerAt(scan, at))) return null;
  const share = next.unit?.symbol === "%" && relation.add === 0 && relation.step !== null;
  const told = [0, 1, 2].some((step) => lowerAt(scan, next.to + step) === "from") || next.range !== undefined; // "9,000 in May from 4,500"
  const add = relation.add * (stepRatio(relation.step?.unit, next, false) || 1); // "ten cents to 1.60"
  const most = Math.abs(next.value) * (add < 0 ? LARGEST_FALL : 1); // "down by £900 to £640"
  return share || told || Math.abs(add) >= most ? null : next;
}
