/**
 * What the two columns of rows without names of their own are called in the words in front of them:
 * "Books borrowed and books returned: Mon 40 and 31" → books borrowed, books returned · "Wanted and on hand: …" ·
 * "The A-team's win-loss record reads 14-6" → win, loss · "We beat Hillside: shots 14–9" → we, Hillside
 */

import { wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { matchIn } from "../../text/needs/matches.ts";

const HEAD = /^([^:.!?;]*?\p{L})(?: \((?!.* and )[^)]*\))?(?: by [\p{L}]+)?: ?/u; // catches "Photographs and prints by year:", not "Hello. We have:"
const JOINED =
  /^(.+?),? (?:and|against|versus|vs\.?|v)(?:, \p{L}+,)? ((?:\p{L}[\p{L}'’-]*)(?: [\p{L}][\p{L}'’-]*){0,3})$/u; // catches "ate and, er, threw", not "fish, chips and peas"

const PREPOSITIONS = wordSet("on in off out at over under up down");

/** "Analyst skills wanted" beside "on hand" → wanted; "Books borrowed" beside "books returned" whole. */
function shortened(first: string, second: string): string {
  const words = first.split(" ");
  const last = words.at(-1) ?? "";
  const [lead = ""] = second.split(" ");
  const deed = verbSense(last.toLowerCase()) !== null;
  const alike =
    PREPOSITIONS.has(lead.toLowerCase()) || (verbSense(lead.toLowerCase()) !== null && !second.includes(" "));
  return deed && alike ? last : first;
}
const MOST_WORDS = 4;

/** "Skills needed and skills we have:": both halves of a head. */
function joinedHeads(text: string): [string, string] | null {
  const [, head = ""] = matchIn(text, HEAD) ?? [];
  const [, one, two] = JOINED.exec(head) ?? [];
  if (!one || !two || /,| and /.test(one)) return null; // catches "peas, chips", not "peas"
  const first = shortened(one, two);
  return first.split(" ").length <= MOST_WORDS ? [first, two] : null;
}

/** Words for the two figures of a score, joined by a hyphen. */
const SCORES =
  /(?<![\p{L}-])(wins?|won|for|pro|home|yes|in|male|men|boys|up)[-–/](loss|losses|lost|against|con|away|no|out|female|women|girls|down)(?![\p{L}-])/iu; // catches "win-loss", not "win-win"

const MET =
  /\b(we) (?:\p{L}+ )?(?:beat|lost to|drew with|drew against|hammered|thrashed|edged) ((?:\p{Lu}[\p{L}'’]+ ?){1,2})/iu; // catches "we STILL lost to Thornbury", not "we lost to them"

/** The two names, where the text says them. */
export function headsOf(text: string): [string, string] | null {
  const [, won, lost] = matchIn(text, SCORES) ?? [];
  if (won && lost) return [won, lost];
  const joined = joinedHeads(text);
  if (joined) return joined;
  const [, we, rival] = matchIn(text, MET) ?? [];
  return we && rival && /^\p{Lu}/u.test(rival) ? [we, rival.trim()] : null; // catches "Thornbury", not "them"
}
