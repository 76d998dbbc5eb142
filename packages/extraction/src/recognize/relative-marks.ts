/**
 * Times told from the speaker's place: "now", "last year", "a year ago", "before", "these days", "a decade on", "then".
 * Orders: the far past is negative, now is 0.
 */

import { YEARS_OF } from "../lexicon/calendar.ts";
import { wordSet } from "../lexicon/closed-class.ts";
import { singular } from "../lexicon/morphology.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../text/scan.ts";
import { axisMark } from "./axis-mark.ts";
import type { AxisMark } from "./mention.ts";
import { smallNumber } from "./small-number.ts";

type Relative = { words: string; order: number; name?: string; shy?: "shy" };

/** Told with "this", "last" or "next". */
export const PERIODIC = wordSet(
  `year yr month week wk time quarter half period session winter summer spring autumn season term christmas easter weekend`,
);
export const NEAR: ReadonlyMap<string, number> = new Map([
  ["this", 0],
  ["current", 0],
  ["latest", 0],
  ["last", -1],
  ["previous", -1],
  ["prior", -1],
  ["preceding", -1],
  ["next", 1],
  ["coming", 1],
]);

const RELATIVES: readonly Relative[] = [
  ...[...NEAR].flatMap(([word, order]) => [...PERIODIC].map((noun) => ({ words: `${word} ${noun}`, order }))),
  { words: "these days", order: 0 },
  { words: "last night", order: -0.5, shy: "shy" },
  { words: "the year before", order: -1 },
  { words: "the month before", order: -1 },
  { words: "the week before", order: -1 },
  { words: "year before last", order: -2 },
  { words: "the year before last", order: -2 },
  { words: "yesterday", order: -0.003 },
  { words: "tomorrow", order: 0.003 },
  { words: "right now", order: 0, name: "Now" },
  { words: "at present", order: 0, name: "Now" },
  { words: "nowadays", order: 0 },
  { words: "today", order: 0 },
  { words: "tonight", order: 0 },
  { words: "at launch", order: -50, name: "Launch" },
  { words: "at the start", order: -50, name: "Start" },
  { words: "at first", order: -50, name: "At first" },
  { words: "initially", order: -50, name: "Initially" },
  { words: "originally", order: -50, name: "Originally" },
  { words: "at the end", order: 50, name: "End" },
  { words: "going in", order: -50 },
  { words: "used to", order: -20, name: "Before", shy: "shy" },
  { words: "previously", order: -20, name: "Before" },
  { words: "formerly", order: -20, name: "Before" },
  { words: "back then", order: -20, name: "Then" },
  { words: "now", order: 0, name: "Now", shy: "shy" },
  { words: "currently", order: 0, name: "Now", shy: "shy" },
  { words: "then", order: -10, name: "Then", shy: "shy" },
  { words: "before", order: -20, name: "Before", shy: "shy" },
  { words: "after", order: 0.001, name: "After", shy: "shy" },
  { words: "afterwards", order: 0.001, name: "After", shy: "shy" },
  { words: "until", order: -20, name: "Before", shy: "shy" },
];
const BY_FIRST: ReadonlyMap<string, readonly { parts: readonly string[]; relative: Relative }[]> = Map.groupBy(
  RELATIVES.map((relative) => ({ parts: relative.words.split(" "), relative })).sort(
    (a, b) => b.parts.length - a.parts.length,
  ),
  ({ parts }) => parts[0] ?? "",
);

const countAt = (scan: Scan, at: number): number | undefined => {
  const word = lowerAt(scan, at);
  if (word === "a" || word === "an" || word === "another") return 1;
  return isNumberAt(scan, at) ? Number(tokenAt(scan, at).text) : smallNumber(word);
};

/** "a year ago", "ten years earlier", "a decade on", "two weeks later". */
function spanAgo(scan: Scan, at: number): AxisMark | null {
  const count = countAt(scan, at);
  if (count === undefined || !Number.isFinite(count)) return null;
  const noun = singular(lowerAt(scan, at + 1));
  const each = YEARS_OF.get(noun) ?? (SEASONS.has(noun) ? 1 : undefined);
  const way = lowerAt(scan, at + 2);
  const reached = ["→", "to"].includes(lowerAt(scan, at - 1)); // "27 min → 6 min after we cached it"
  if (
    each === undefined ||
    reached ||
    !["ago", "earlier", "before", "later", "on", "in", "after", "prior", "back", "into"].includes(way)
  )
    return null;
  const back = ["ago", "earlier", "before", "prior", "back"].includes(way);
  if (
    ["on", "in", "before", "after", "back"].includes(way) &&
    (isWordAt(scan, at + 3) || isNumberAt(scan, at + 3)) &&
    !["and", "but", "it", "it's", "they", "we", "was", "then"].includes(lowerAt(scan, at + 3))
  )
    return null;
  return axisMark({ scan, from: at, to: at + 3, family: "relative", order: (back ? -1 : 1) * count * each, noun });
}

/** They come once a year. */
const SEASONS = wordSet("winter spring summer autumn season christmas");

const PERIODS = wordSet("year month week day quarter season");

/** "this year's" tells the time as "this year" does. */
const bare = (word: string): string => (word.length > 4 && /['’]s$/u.test(word) ? word.slice(0, -2) : word); // catches "year's", not "its"

/** "2022, then 2024", "balance then limit": "then" in front of a name or a time goes on, it tells no time itself. */
const isStepWord = (scan: Scan, at: number): boolean =>
  lowerAt(scan, at) === "then" &&
  ((isNumberAt(scan, at + 1) && /^(?:19|20)\d\d$/u.test(tokenAt(scan, at + 1).text)) || // catches "2024", not "24"
    (isWordAt(scan, at + 1) && !THEN_CLAUSE.has(lowerAt(scan, at + 1))));

const THEN_CLAUSE = wordSet(
  `and but it he she they we i you there the a an was were had is in at on by came another only just about`,
);

const COUNTERPARTS: ReadonlyMap<string, readonly string[]> = new Map([
  ["after", ["before", "from", "initially", "originally", "previously"]],
  ["before", ["after", "now", "to", "then"]],
]);

/** "Ada 304, Bo 292 after 16 races": in front of what is counted, with no other time told, the word is a preposition. */
const countsOn = (scan: Scan, at: number): boolean =>
  COUNTERPARTS.get(lowerAt(scan, at))?.every((other) => !scan.words.has(other)) === true &&
  isNumberAt(scan, at + 1) &&
  isWordAt(scan, at + 2) &&
  singular(lowerAt(scan, at + 2)) !== lowerAt(scan, at + 2);

/** "41.30 on Friday after opening at 36.75", "£18k in May before crashing to £9k": the figure behind is of the other time. */
const leadsOn = (scan: Scan, at: number): boolean => {
  const joins = ["after", "before"].includes(lowerAt(scan, at)) && lowerAt(scan, at + 1).endsWith("ing");
  const opens = at === 0 || !(isWordAt(scan, at - 1) || isNumberAt(scan, at - 1));
  const place = joins && !opens ? scan.tokens.findIndex((_, later) => later > at && isNumberAt(scan, later)) : -1;
  return place > 0 && scan.tokens.slice(at, place).every(({ kind, lower }) => kind === "word" || "£$€".includes(lower));
};

const PHASE = /^(pre|post)-(?!mortem|tax|paid|school|office)\p{L}/u; // catches "pre-merger", not "pre-tax"

/** "27% pre-merger", "Post-migration we had 52": not what describes a noun, nor a name ("the Pre-Alps 9"). */
function phaseAt(scan: Scan, at: number): AxisMark | null {
  const { text, lower } = tokenAt(scan, at);
  const phase = PHASE.exec(lower)?.[1];
  const named = text !== lower && isWordAt(scan, at - 1);
  const describes = isWordAt(scan, at + 1) && !THEN_CLAUSE.has(lowerAt(scan, at + 1));
  return phase && !named && !describes
    ? axisMark({ scan, from: at, to: at + 1, family: "relative", order: phase === "pre" ? -20 : 20 })
    : null;
}

export function relativeAt(scan: Scan, at: number): AxisMark | null {
  if (isStepWord(scan, at) || countsOn(scan, at)) return null;
  const ago = spanAgo(scan, at);
  if (ago) return ago;
  if (!isWordAt(scan, at)) return null;
  const phase = phaseAt(scan, at);
  if (phase) return phase;
  const word = lowerAt(scan, at);
  const following = PERIODS.has(lowerAt(scan, at + 1));
  if (word === "the" && following && ["after", "later", "following"].includes(lowerAt(scan, at + 2)))
    return axisMark({
      scan,
      from: at,
      to: at + 3,
      family: "relative",
      order: YEARS_OF.get(lowerAt(scan, at + 1)) ?? 1,
      noun: lowerAt(scan, at + 1),
    });
  if ((word === "next" || word === "following") && following && lowerAt(scan, at - 1) === "the")
    return axisMark({
      scan,
      from: at - 1,
      to: at + 2,
      family: "relative",
      order: YEARS_OF.get(lowerAt(scan, at + 1)) ?? 1,
      noun: lowerAt(scan, at + 1),
    });
  const closes =
    [".", ",", ";", ":", "!", ")", "–", ""].includes(lowerAt(scan, at + 1)) || tokenAt(scan, at + 1).kind === "line";
  if (word === "since" && closes)
    return axisMark({ scan, from: at, to: at + 1, family: "relative", order: 20, name: "Since", shy: true });
  for (const { parts, relative } of BY_FIRST.get(bare(word)) ?? []) {
    if (!parts.every((part, step) => bare(lowerAt(scan, at + step)) === part)) continue;
    const told = [4, 5, 6].some((step) => isNumberAt(scan, at + step)) || YEARS_OF.has(lowerAt(scan, at + 4));
    if (parts.length === 3 && lowerAt(scan, at + 3) === "of" && told) continue; // "at the end of 2016", "of Lent term 2025", "of year one"
    if (leadsOn(scan, at)) return null;
    const open = lowerAt(scan, at + parts.length) === "so" && lowerAt(scan, at + parts.length + 1) === "far" ? 2 : 0;
    return axisMark({
      scan,
      from: at,
      to: at + parts.length + open,
      family: "relative",
      order: relative.order,
      ...(relative.name || bare(word) !== word ? { name: relative.name ?? relative.words } : {}),
      ...(relative.shy ? { shy: true } : {}),
    });
  }
  return null;
}
