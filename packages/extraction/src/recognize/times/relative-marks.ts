/**
 * Times told from the speaker's place: "now", "last year", "a year ago", "before", "these days", "a decade on", "then".
 * Orders: the far past is negative, now is 0.
 */

import { MONTHS, STEP_NOUNS, WEEKDAYS, YEAR, YEARS_OF } from "../../lexicon/calendar.ts";
import { wordNumbers, wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { Aside, AxisMark } from "../mention.ts";
import { smallNumber } from "../numbers/small-number.ts";
import { aside } from "../place.ts";
import { axisMark } from "./axis-mark.ts";

/** Words, order, name where it isn't the words, "shy" where they are other words too. */
type Relative = readonly [words: string, order: number, name?: string | undefined, shy?: "shy"];

/** Told with "this", "last" or "next". */
export const PERIODIC = wordSet(
  `year yr decade month week wk time quarter half period session winter summer spring autumn season term christmas easter weekend morning afternoon evening`,
);
export const NEAR = wordNumbers({ 0: "this current latest", [-1]: "last previous prior preceding", 1: "next coming" });

/** Years in what is counted back from now: "last week" is later than "two weeks ago". */
const SPANS: ReadonlyMap<string, number> = new Map([...YEARS_OF, ["wk", 7 / 365.25], ["weekend", 6 / 365.25]]);

const RELATIVES: readonly Relative[] = [
  ...[...NEAR].flatMap(([word, order]) =>
    [...PERIODIC].map((noun): Relative => [`${word} ${noun}`, order * Math.min(1, SPANS.get(noun) ?? 1)]),
  ),
  ["at launch", -50, "Launch"],
  ["these days", 0],
  ["last night", -0.002, undefined, "shy"],
  ["year before last", -2],
  ["the year before last", -2],
  ["yesterday", -0.003],
  ["tomorrow", 0.003],
  ["right now", 0, "Now"],
  ["at present", 0, "Now"],
  ["at the moment", 0, "Now"],
  ["nowadays", 0],
  ["today", 0],
  ["tonight", 0],
  ["at the start", -50, "Start"],
  ["at first", -50, "At first"],
  ["initially", -50, "Initially"],
  ["originally", -50, "Originally"],
  ["at the end", 50, "End"],
  ["going in", -50],
  ["used to", -20, "Before", "shy"],
  ["previously", -20, "Before"],
  ["formerly", -20, "Before"],
  ["back then", -20, "Then"],
  ["now", 0, "Now", "shy"],
  ["currently", 0, "Now", "shy"],
  ["then", -10, "Then", "shy"],
  ["before", -20, "Before", "shy"],
  ["during it", -0.2, "During", "shy"],
  ["after", 0.001, "After", "shy"],
  ["afterwards", 0.001, "After", "shy"],
  ["until", -20, "Before", "shy"],
  ["during", -5, "During", "shy"],
];
export const RELATIVE_OPENINGS: ReadonlyMap<string, readonly { parts: readonly string[]; relative: Relative }[]> =
  Map.groupBy(
    RELATIVES.map((relative) => ({ parts: relative[0].split(" "), relative })).sort(
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
function spanAgo(scan: Scan, at: number): AxisMark | Aside | null {
  const count = countAt(scan, at);
  if (count === undefined || !Number.isFinite(count)) return null;
  const noun = singular(lowerAt(scan, at + 1));
  const each = YEARS_OF.get(noun) ?? (SEASONS.has(noun) ? 1 : undefined);
  if (each === undefined) return null;
  const way = lowerAt(scan, at + 2);
  const reached = ["→", "to", ...(way === "out" ? ["at"] : [])].includes(lowerAt(scan, at - 1)); // "27 min → 6 min after we cached it"
  if (
    reached ||
    lowerAt(scan, at + 3) === "than" || // "14 minutes later than planned"
    !["ago", "earlier", "before", "later", "on", "in", "after", "prior", "back", "into", "out"].includes(way)
  )
    return null;
  if (count > 1 && isNumberAt(scan, at) && SIDES.test(scan.text.slice(tokenAt(scan, at + 2).start))) return null;
  const lasts = count > 1 && /^[ab]/u.test(way) && !hasOther(scan, way); // catches "after" and "before", not "on"
  const back = ["ago", "earlier", "before", "prior", "back", "out"].includes(way);
  const than = afterThat(scan, at + 3, way) ? 1 : 0;
  if (
    than === 0 &&
    !(["on", "in", "after"].includes(way) && opensFigure(scan, at)) &&
    ["on", "in", "before", "after", "back", "out"].includes(way) &&
    (isWordAt(scan, at + 3) || (way !== "out" && isNumberAt(scan, at + 3))) &&
    !AND.has(lowerAt(scan, at + 3))
  )
    return lasts && (!isWordAt(scan, at - 1) || lowerAt(scan, at - 1) === "than")
      ? aside(scan, at, at + 3, "how long after")
      : null; // "24 hours after launch", not "is in 24 hours before launch"
  return axisMark({
    scan,
    from: at,
    to: at + 3 + than,
    family: "relative",
    order: (back ? -1 : 1) * count * each,
    noun,
  });
}

/** "two years after that", "a month before that": told from the time before; not "two years after that merger". */
export const afterThat = (scan: Scan, at: number, way: string): boolean =>
  ["after", "before"].includes(way) &&
  lowerAt(scan, at) === "that" &&
  (!isWordAt(scan, at + 1) || AND.has(lowerAt(scan, at + 1)));

const AND = wordSet("and but it it's there i he she they we we're was then");

/** "2015 66%; two years on 69%": the time opens a clause and its figure follows; not "spent 4 years on 3 sites", "2 years in 2020". */
const opensFigure = (scan: Scan, at: number): boolean =>
  isNumberAt(scan, at + 3) &&
  !YEAR.test(tokenAt(scan, at + 3).text) &&
  (at === 0 || [",", ";", ":", ".", "and", "then", "–", "—"].includes(lowerAt(scan, at - 1))) &&
  CLOSES.test(lowerAt(scan, at + 4));

const CLOSES = /^(?:[,;.)%!\n–—]|and|but|)$/u; // catches the "%" of "31%", not "sites"

/** "34 days before, 9 after": how long on either side. */
const SIDES =
  /^(?:before(?:[,;]| and| but)? (?:(?:just|only|is|was|it's) )*\d[\d.,]* (?:after|since|now|today)|after(?:[,;]| and| but)? \d[\d.,]* before)\b/iu; // catches "before, 9 after", not "before, we had 9"

/** "54 min before the new bay, 31 after": the other side is told as well. */
const hasOther = ({ text }: Scan, way: string): boolean =>
  new RegExp(`\\d ${way === "before" ? "after" : "before"}\\b(?! \\p{L})`, "u").test(text); // catches "31 after", not "31 after the move"

/** They come once a year. */
const SEASONS = wordSet("winter spring summer autumn season christmas");

const PERIODS = wordSet("year month week day quarter season");

/** "this year's" tells the time as "this year" does. */
const bare = (word: string): string => (word.length > 4 && /['’]s$/u.test(word) ? word.slice(0, -2) : word); // catches "year's", not "its"

/** "2022, then 2024", "then on 1 March", "balance then limit": "then" in front of a name or a time goes on, it tells no time itself. */
const isStepWord = (scan: Scan, at: number): boolean =>
  lowerAt(scan, at) === "then" &&
  ((["in", "on", "by"].includes(lowerAt(scan, at + 1)) &&
    [2, 3].some((step) => MONTHS.has(lowerAt(scan, at + step)) || WEEKDAYS.has(lowerAt(scan, at + step)))) ||
    (isNumberAt(scan, at + 1) && YEAR.test(tokenAt(scan, at + 1).text)) || // catches "2024", not "24"
    (isWordAt(scan, at + 1) && !THEN_CLAUSE.has(lowerAt(scan, at + 1))));

const THEN_CLAUSE = wordSet(
  `and but it he she they we i you there the a an was were had is in at on by came another only just about`,
);

/** "41.30 on Friday after opening at 36.75", "£18k in May before crashing to £9k": the figure behind is of the other time. */
const LEADS_ON = /(?<=[\p{L}\d] )(?:after|before) \p{L}+ing(?: \p{L}+)* [£$€]?\d/iuy; // catches "Friday after opening at 36", not "After opening we sold 36"

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

/** "June, after the fire: 12", "Term 2, before the move, 9": the clause begins with a time of its own; not "31 in May, after the sale 12". */
const opensDated = (scan: Scan, comma: number): boolean =>
  lowerAt(scan, comma) === "," &&
  (MONTHS.has(lowerAt(scan, comma - 1)) ||
    WEEKDAYS.has(lowerAt(scan, comma - 1)) ||
    (isNumberAt(scan, comma - 1) && STEP_NOUNS.has(lowerAt(scan, comma - 2)))) &&
  [2, 3].some((back) => !isWordAt(scan, comma - back) && !isNumberAt(scan, comma - back));

export function relativeAt(scan: Scan, at: number): AxisMark | Aside | null {
  if (isStepWord(scan, at)) return null;
  const ago = spanAgo(scan, at);
  if (ago) return ago;
  if (!isWordAt(scan, at)) return null;
  const phase = phaseAt(scan, at);
  if (phase) return phase;
  const word = lowerAt(scan, at);
  const nounAt = ["next", "following"].includes(lowerAt(scan, at + 1)) ? at + 2 : at + 1;
  const noun = lowerAt(scan, nounAt);
  const way = lowerAt(scan, at + 2);
  const back = way === "before" && lowerAt(scan, at + 3) !== "last";
  if (
    word === "the" &&
    PERIODS.has(noun) &&
    (back || nounAt > at + 1 || ["after", "later", "following"].includes(way))
  ) {
    const order = (back ? -1 : 1) * (YEARS_OF.get(noun) ?? 1);
    return axisMark({ scan, from: at, to: at + 3, family: "relative", order, noun });
  }
  const closes =
    [".", ",", ";", ":", "!", ")", "–", ""].includes(lowerAt(scan, at + 1)) || tokenAt(scan, at + 1).kind === "line";
  const had = ["has", "have", "it's", "they've", "we've", "i've"].includes(lowerAt(scan, at - 1));
  const onward = had && isWordAt(scan, at + 1) && [2, 3, 4].some((step) => isNumberAt(scan, at + step)); // "has since crept up by 35"
  if (word === "since" && (closes || onward))
    return axisMark({ scan, from: at, to: at + 1, family: "relative", order: 20, name: "Since", shy: true });
  if (word === "after" && lowerAt(scan, at - 1).startsWith("look")) return null; // "looked after by 9"
  if (["after", "before"].includes(word) && isWordAt(scan, at + 1) && opensDated(scan, at - 1)) return null;
  for (const { parts, relative } of RELATIVE_OPENINGS.get(bare(word)) ?? []) {
    if (!parts.every((part, step) => bare(lowerAt(scan, at + step)) === part)) continue;
    const [of, on] = [lowerAt(scan, at + 3), lowerAt(scan, at + 4)];
    const told = [4, 5, 6].some((step) => isNumberAt(scan, at + step)) || YEARS_OF.has(on) || MONTHS.has(on);
    if (parts.length === 3 && of === "of" && told) continue; // "at the end of 2016", "of May", "of Lent term 2025", "of year one"
    if (word === "during" && !scan.words.has("before")) return null; // "78 kilos before it, 91 during it"
    LEADS_ON.lastIndex = tokenAt(scan, at).start;
    if (LEADS_ON.test(scan.text)) return null;
    const [words, order, name, shy] = relative;
    const open = lowerAt(scan, at + parts.length) === "so" && lowerAt(scan, at + parts.length + 1) === "far" ? 2 : 0;
    return axisMark({
      scan,
      from: at,
      to: at + parts.length + open,
      family: "relative",
      order,
      ...(name || bare(word) !== word ? { name: name ?? words } : {}),
      ...(shy ? { shy: true } : {}),
    });
  }
  return null;
}
