/**
 * What somebody asks for behind a list of what there is is none of it: "Listening 7.5, reading 8, writing 6, but the university asks for 7.5", "Maths 61,
 * art 74. I need 65". Not "Ann wants 3, Bo 5, Cy wants 7", nor "Ann got 3, Bo took 5 and Cy wants 7", who are told alike, nor "£40 in Leeds …, Bivio wants 48", a price, nor "Zürich wanted 240", which was had.
 */
import { verbSense } from "../../lexicon/morphology.ts";
import { matches } from "../../text/needs/matches.ts";
import { isWordAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { isAxis, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";
import { clauseStart } from "./clause-start.ts";

const ASKS = "asks?|wants?|needs?|requires?|demands?|expects?|is asking|are asking";
const CUES = ["ask", "want", "need", "require", "demand", "expect"].flatMap((verb) => [verb, `${verb}s`]);
const ASKED = new RegExp(
  `(?:[.!?;,–—-]|\\b(?:but|though|while|and|whereas|yet))\\s+(?:(?:but|though|while|and|whereas|yet|the|my|our|their|his|her) ){0,2}(?:(?!(?:to|who|that)\\b)\\p{L}+ ){1,2}(?:${ASKS}|asking)(?: for| at least| a(?: minimum of)?| minimum| me to have)* [$€£]?$`,
  "iu",
); // catches " but university asks " and ". I need ", not ", needs "
const ASKS_FOR = /(?<!\b(?:I|we|you|they|he|she|it|who) )\b(?:asks? for|wants?|demands?) (?:just |only )?[$€£]?$/iu; // catches "Bivio asks for " and "the clinic wants ", not "I need " or "we want "
const PRICES = /\d [a-z]+ for (?:the|a|an) |hundred for (?:the|a|an) |\b(?:costs?|charges?|quoted?) /iu; // catches "hundred for the ", not "asks for "
const FEWEST = 3;
const PLURAL = /^\p{Ll}{3,}s$/u; // catches "eggs", not "for"

const ASKED_BEFORE = new RegExp(`\\b(?:${ASKS})\\b`, "iu"); // catches "wants", not "wanting"

/** Those in front are told with verbs of their own: "took", not "reading". */
const isTold = (scan: Scan, from: number, to: number): boolean =>
  scan.tokens
    .slice(from, to)
    .some(({ lower }, at) => isWordAt(scan, from + at) && !lower.endsWith("ing") && verbSense(lower) === "verb");

/** The mentions with the last figure as an aside. */
export function askedMarks(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, [...CUES, "asking"])) return mentions;
  const figures = mentions.filter(isFigure);
  const [last, before, first] = [figures.at(-1), figures.at(-2), figures[0]];
  if (!last || !before || !first || figures.length < FEWEST) return mentions;
  if (!ASKED.test(scan.text.slice(before.end, last.start)) || isTold(scan, first.to, before.from)) return mentions;
  if (ASKED_BEFORE.test(scan.text.slice(0, before.end))) return mentions;
  const money = before.unit?.kind === "currency" || (before.unit === null && matches(scan.text, PRICES));
  const same = last.unit === null || before.unit?.symbol === last.unit.symbol;
  const priced = money && same && ASKS_FOR.test(scan.text.slice(before.end, last.start));
  const placed = mentions.some((mention) => isAxis(mention) && mention.from >= before.to && !mention.shy);
  const others = PLURAL.test(lowerAt(scan, last.to)); // "I need 3 eggs"
  return placed || others || priced
    ? mentions
    : mentions.map((mention) =>
        mention === last
          ? aside(scan, clauseStart(scan, before.to, last.from), last.to, "a mark to compare with")
          : mention,
      );
}
