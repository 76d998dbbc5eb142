/**
 * A text without who says so: "7.36 million people were waiting in May, NHS England said." → "… in May.", "52% get their news from
 * TikTok, Ofcom found, compared with 38%" → "… TikTok, compared with 38%". Not "the hotel says 80, its rival claims 65", where each
 * side tells a figure of its own.
 */

import { AUXILIARIES } from "../lexicon/closed-class.ts";
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { holdsFigure, without } from "./without.ts";

const SAID =
  "(?:sa(?:id|ys)|found|finds|report(?:s|ed)|estimate[sd]?|reckon(?:s|ed)?|announced|warn(?:s|ed)|reveal(?:s|ed)|confirmed|calculate[sd]|claim(?:s|ed)|suggest(?:s|ed)?|show(?:s|ed)?|added|noted|told)";
const ASK = new RegExp(`\\b${SAID}\\b|\\baccording to\\b`, "iu"); // catches "Ofcom found", not "founder"
const WORD = "\\p{L}(?:[\\p{L}'’&-]|\\.(?=\\p{L}))*";
/** So many words at most, each parted from the next: a blank that may be missing would part one long word in countless ways. */
const words = (most: number): string => `${WORD}(?: ${WORD}){0,${most - 1}}`;
/** These words do not tell a source but a side, or go on from what stands in front. */
const NO_SOURCE =
  "(?!(?:and|but|or|who|which|that|what|as|if|when|while|whereas|with|the (?:rest|others?|remainder|remaining)|rest|others?|most|many|some|none|nobody|no|not|never|been|few|all|each|both|only|just|it|this)\\b)";
const WHEN =
  "(?: (?:on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|today|yesterday|this week|last week|in an? (?:statement|report|study|update|survey)|at the weekend))*";
/** The comma behind goes as well where the sentence goes on with its verb: "The boroughs, says a monitor, have drifted apart". */
const BEHIND = `(?:,(?= (?:${[...AUXILIARIES].join("|")})\\b)|(?=[,.]|$))`;

const TOLD = [
  `(?<!\\b(?:these|those|this|that|they|it))(?<=[\\p{L}\\d%)”"]), ${NO_SOURCE}(?:${WORD} ){1,7}?(?:${WORD} (?:of|in|among|from) [\\d,]*\\d (?:${WORD} ){1,3})?${SAID}(?: (?:the )?(?:BBC|Reuters|AFP|CNN|AP|Guardian|Times|reporters|journalists))?${WHEN}${BEHIND}`,
  `(?<=[\\p{L}\\d%)”"]), (?:sa(?:id|ys)|report(?:s|ed)) (?:(?:the|an?|our|its|my|his|her|their) |(?=\\p{Lu}))${words(8)}${BEHIND}`,
  `(?<=[\\p{L}\\d%)”"]),? according to ${words(10)}${BEHIND}`,
].map((pattern) => `(?:${pattern})`);
const TELLERS = new RegExp(TOLD.join("|"), "gu"); // catches ", Ofcom found" and ", according to CDC data.", not ", Ben said 12"

const OPENS = new RegExp(`^(?:According to|As reported by) ${words(8)}, (?!who\\b|which\\b)`, "u"); // catches "According to Ofcom, ", not "According to 12 of us, "
const SAMPLE = / (?:of|in|among|from) [\d,]*\d(?= )/u; // catches " of 14 " of "a study of 14 countries", not " 14"

const SAYS = /\b(?:say|said|says|claim|claims|claimed|reckon|reckons)\b/giu; // catches "says" and "claims", not "essay"

/** Null where nobody is told of, or several each tell something. */
export const sourceless = (text: string): Squeezed | null =>
  !matches(text, ASK) || text.includes("\n") || (text.match(SAYS)?.length ?? 0) > 1
    ? null
    : changedBy(text, [
        (said) => without(said, OPENS),
        (said) => without(said, TELLERS, (told) => (holdsFigure(told.replace(SAMPLE, "")) ? told : "")),
      ]);
