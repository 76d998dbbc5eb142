/**
 * A level with what it was in brackets behind it, told as two levels: "Profit before tax increased by 7% to £18m (2016: £12m)" → "Profit
 * before tax: £12m in 2016, £18m now"; "36% are owner-occupiers (45% in 2001)". Not "Revenue £3m (2016: £2m), costs £1m (2016: £1m)".
 */

import type { Span } from "@charticle/contract";
import { HEDGE, PERCENT } from "./change-patterns.ts";
import { matches, matchIn } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const SCALE = "(?: ?(?:million|billion|trillion|crore|lakh|pence|cents?|bn|mn|[mkp])(?!\\p{L}))?";
const FIGURE = `(?:${HEDGE} )?(?:(?:US|A|C)?\\p{Sc}|Rs\\.? ?)?\\d[\\d.,]*(?<=\\d)(?:${PERCENT}|${SCALE})(?: ?(?:k?[mg]|km|t|b|mi)/\\p{L}{1,4}| (?:kg|km|g|mm|cm|m|kWh|MW|GW|TWh|MWh|tonnes)\\b)?`;
const PER = "(?: (?:per|an?) \\p{L}+| \\p{Ll}{4,})?";
const TIME =
  "(?:(?:\\d{1,2} )?(?:(?:January|February|March|April|May|June|July|August|September|October|November|December) )?(?:(?:Q[1-4]|[HF]Y?[12]?|half|full) ?(?:year )?)?(?:FY ?)?(?:19|20)\\d\\d(?:[/–-]\\d\\d(?:\\d\\d)?)?|FY ?\\d\\d|last year|last month|last week|(?:the )?(?:previous|prior) (?:year|quarter|month|week)|(?:a )?year (?:ago|earlier))";
const TURN =
  "(?:increased|rose|grew|climbed|improved|jumped|advanced|widened|strengthened|fell|decreased|declined|dropped|reduced|narrowed|slipped|dipped|edged (?:up|down)|was (?:up|down)|were (?:up|down)|is (?:up|down)|up|down|changed)";
const SHIFT = `${TURN}(?: \\p{L}+ly)?(?: (?:by )?${FIGURE}(?: ?(?:percentage )?(?:points?|pts?|pp|bps))?)?(?: \\p{L}+ly)? (?:to|at) (?:a record )?|up (?=[\\d.]+%)`;
const STOOD =
  "(?:was|were|is|are|of|stood at|stands at|totall?ed|amounted to|reached|came in at|came to|remained at|for the year was)(?: also)? ";
const HEAD =
  "(?:[·•–-] )?(?:(?:(?:the (?:group|company|business|board)|we|it|they) (?:reported|posted|recorded|achieved|delivered|generated|made|had|has|declared|proposes|proposed|recommends|has (?:declared|approved|proposed|recommended)) )?(?:an?|our|the|its|their) )?(\\p{L}(?:(?!\\d)[^:;.!?\\n]){2,80}?)";
const BEFORE = `\\((?:(?:in )?(${TIME})(?:[:,]| [–-]| was)? (${FIGURE})${PER}|(${FIGURE})${PER} (?:in |for |at )?(${TIME}))\\)`;
const TIMES_OF = `,? (?:(?:representing|equivalent to|equal to|or) )?${FIGURE}(?: times|x) [^\\d.;]{3,40}|,? (?:the|its|an?|our|representing) (?:[^.;()]|\\.\\d){3,80}`;
const LEVEL = new RegExp(
  `^${HEAD}:? (?:${SHIFT}|${STOOD})?(${FIGURE}${PER}),? (?:an? (?:increase|rise|decrease|reduction|fall) of ${FIGURE} (?:on|over|from) [^\\d()]{3,30}? )?${BEFORE}(?:${TIMES_OF})?[.!]?$`,
  "diu",
); // catches "Profit rose to £18m (2016: £12m)", not "Profit £18m (budget £12m)"
const WHO = new RegExp(
  `^(${FIGURE}) (?:(?:are|were|is|was|have|had|now) )?([^\\d()?:;.!]{3,50}?) ${BEFORE}[.!]?$`,
  "du",
); // catches "36% are owner-occupiers (45% in 2001)", not "36% of 40 (…)"
const OF = /^of (?:(?:the|our|all) )?(\p{Ll}+) (?:are|were|is) (\p{L}+(?: \p{L}+)?)$/du; // catches "of homes are rented", not "of them"
const PERSON = /^(?:we|it|they|i|he|she|you|there|this|that)\b/iu; // catches "we sold", not "wells"
const OTHER = /\b(?:19|20)\d\d\b/u; // catches "2016", not "20160"

const CUE =
  /\([^()\n]{0,30}(?:(?:19|20)\d\d|FY ?\d\d|year|month|week|quarter)[^()\n]{2,40}\)|\([^()\n]{2,30}(?:(?:19|20)\d\d|year|month|week|quarter)\)/iu; // catches "(2016: £12m)" and "(45% in 2001)", not "(12)"

const spanOf = (found: RegExpExecArray, group: number): Span | undefined => found.indices?.[group];

/** Both levels, one after the other, under what they are of. */
function retold(text: string, head: readonly Piece[], now: Span, found: RegExpExecArray): Squeezed | null {
  const then = spanOf(found, 4) ?? spanOf(found, 5);
  const time = spanOf(found, 3) ?? spanOf(found, 6);
  const words = head.map((piece) => (typeof piece === "string" ? piece : text.slice(...piece))).join("");
  if (!then || !time || OTHER.test(words) || PERSON.test(words)) return null;
  const relative = /^\D+$/u.test(text.slice(...time)) ? " " : " in "; // catches "last year", not "2016"
  const pieces: Piece[] = [...head, ": ", then, relative, time, ", ", now, " now"];
  return pieced(text, pieces);
}

/** "36% of homes are rented (45% in 2001)": of whom, and what they are. */
function ofThose(text: string, who: RegExpExecArray): Squeezed | null {
  const [said, now] = [spanOf(who, 2), spanOf(who, 1)];
  if (!said || !now) return null;
  const words = text.slice(...said);
  if (!words.startsWith("of ")) return retold(text, [said], now, who);
  const [thing, is] = OF.exec(words)?.indices?.slice(1) ?? [];
  const at = ([start, end]: Span): Span => [said[0] + start, said[0] + end];
  return thing && is ? retold(text, [at(thing), " ", at(is)], now, who) : null;
}

const TURNED = new RegExp(
  `^((?:\\p{L}+ ){0,4})(loss|profit|deficit|surplus) (?:was |of )?(${FIGURE}) \\((${TIME})[:,]? (?:an? )?(loss|profit|deficit|surplus) of (${FIGURE})\\)[.]?$`,
  "diu",
); // catches "Operating loss of £1.2m (2018: profit of £0.3m)", not "Operating loss of £1.2m (2018: £0.3m)"
const GAIN = /^(?:profit|surplus)$/iu; // catches "profit", not "loss"

/** What was had once and is owed now, or the other way round, under the name of what is had. */
function turned(text: string): Squeezed | null {
  const found = matchIn(text, TURNED);
  const [head, word, now, time, other, then] = found?.indices?.slice(1) ?? [];
  if (!found || !head || !word || !now || !time || !other || !then || found[2] === found[5]) return null;
  const isGain = GAIN.test(found[2] ?? "");
  const [was, is]: readonly (readonly Piece[])[] = isGain
    ? [[other, " of ", then], [now]]
    : [[then], [word, " of ", now]];
  return pieced(text, [head, isGain ? word : other, ": ", ...(was ?? []), " in ", time, ", ", ...(is ?? []), " now"]);
}

const THOSE = new RegExp(`(?<![\\d.,])(${FIGURE}) of ([^()\\d,;]{3,30}?) \\((${TIME}): (${FIGURE})\\)`, "dgu"); // catches "44% of women (2010: 51%)", not "44% of women (51%)"
const BETWEEN = /^(?:,? and |, |; )$/u; // catches " and ", not " of them "

/** "44% of women (2010: 51%) and 39% of men (2010: 47%) smoke": both levels of each. */
function ofSeveral(text: string): Squeezed | null {
  const all = [...text.matchAll(THOSE)];
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of all) {
    const [now, who, time, then] = found.indices?.slice(1) ?? [];
    const joined = end === 0 ? found.index === 0 : BETWEEN.test(text.slice(end, found.index));
    if (!now || !who || !time || !then || !joined || found[3] !== all[0]?.[3]) return null;
    pieces.push(...(end === 0 ? [] : ["; "]), who, ": ", then, " in ", time, ", ", now, " now");
    end = found.index + found[0].length;
  }
  return all.length > 1 && /^[^\d()]{0,60}$/u.test(text.slice(end)) ? pieced(text, pieces) : null; // catches " smoke.", not " smoke (or 12%)"
}

/** "Revenue up 11% to £15m (2016: £13m)⏎Profit £4m (2016: £3m)": lines of the same time, below a head perhaps. */
function ofLines(text: string): Squeezed | null {
  const pieces: Piece[] = [];
  let from = 0;
  let same = "";
  for (const line of text.split("\n")) {
    const found = LEVEL.exec(line);
    const [head, now, early, then = early] = [1, 2, 4, 5].map((group) => found?.indices?.[group]);
    const time = found?.indices?.[3] ?? found?.indices?.[6];
    const at = from;
    from += line.length + 1;
    if (!found && pieces.length === 0 && !/\d/u.test(line)) continue; // catches "Results", not "Results 2019"
    const levels = early ?? then;
    if (!found || !head || !now || !levels || !time || line.slice(...time) !== (same || line.slice(...time)))
      return null;
    same = line.slice(...time);
    const on = ([start, end]: Span): Span => [at + start, at + end];
    pieces.push(
      ...(pieces.length === 0 ? [] : ["; "]),
      on(head),
      ": ",
      on(levels),
      " in ",
      on(time),
      ", ",
      on(now),
      " now",
    );
  }
  return pieces.includes("; ") ? pieced(text, pieces) : null;
}

/** Null where no level has an earlier one in brackets, or where several have. */
export function onceTold(text: string): Squeezed | null {
  if (!matches(text, CUE)) return null;
  if (text.includes("\n")) return ofLines(text);
  const several = turned(text) ?? ofSeveral(text);
  if (several) return several;
  const who = matchIn(text, WHO);
  if (who) return ofThose(text, who);
  const level = matchIn(text, LEVEL);
  const [head, now] = level ? [spanOf(level, 1), spanOf(level, 2)] : [];
  return level && head && now ? retold(text, [head], now, level) : null;
}
