/**
 * Ratios of two sides that the heading names are pairs: "Male:female ratio: nurses 1:9, doctors 6:4" → "Male/female ratio: nurses 1/9, …"; "Ratio of boys to
 * girls: 7A 12:14" alike. Not "Rome to Paris: Mon 2:30", which are times, nor "Nurse to patient ratio: day 1:6, night 1:12", of one each.
 */
import { groupSpans } from "./members.ts";
import { matchesIn, matchIn } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const SIDE = "\\p{L}[\\p{L}'’-]+";
const HEAD = new RegExp(
  `^(?<ahead>(?:[^:\\d\\n]{2,40} )?)(?<one>${SIDE})(?:s)?(?: ?[:/] ?| to | vs\\.? )(?<two>${SIDE})(?<behind>(?: ratios?| by \\p{L}+| per \\p{L}+)*)(?= ?:)`,
  "diu",
); // catches "Male:female ratio" and "Ratio of boys to girls" in front of ":", not "Ratio:"
const PAIR = /(?<![\d:.,/])(\d{1,4}):(\d{1,4})(?![\d:.,]\d|[\d:])/gu; // catches "6:4", not "1:02:30"
const CLOCK = /^[0-5]\d$/u; // catches "30", not "4"
const RATIO = /\bratios?\b/iu; // catches "ratio", not "ration"
const OF = /\b(?:ratio )?of $/iu; // catches "Ratio of ", not "proof "
const FEWEST = 2;

/** Null where the heading names no two sides, or the pairs are times or of one each. */
export function ratioPairs(text: string): Squeezed | null {
  const pairs = matchesIn(text, PAIR);
  if (pairs.length < FEWEST) return null;
  const found = matchIn(text, HEAD);
  const { ahead, one, two, behind } = groupSpans(found, 0);
  if (!found || !ahead || !one || !two || !behind) return null;
  const clocks = pairs.every(([, , second = ""]) => CLOCK.test(second));
  if ((clocks && !RATIO.test(found[0])) || pairs.every(([, first]) => first === "1")) return null;
  const lead = text.slice(...ahead);
  const named: Piece[] = OF.test(lead)
    ? [[ahead[0], ahead[1] - (/\bof $/iu.exec(lead)?.[0].length ?? 0)], "(", one, "/", two, ")", behind]
    : [ahead, one, "/", two, behind];
  const rest: Piece[] = [];
  let done = behind[1];
  for (const { index, 1: first = "" } of pairs) {
    rest.push([done, index + first.length], "/");
    done = index + first.length + 1;
  }
  return pieced(text, [...named, ...rest, [done, text.length]]);
}
