/**
 * Who the text says the figures are from, for the line at the foot of a picture: "Core inflation fell to 1.9%, the NSO said" → NSO.
 * Nothing where it is not clear: a wrong source is worse than none.
 */

import type { Chart } from "@charticle/contract";
import { PRONOUNS, wordSet } from "../lexicon/closed-class.ts";
import { matchIn } from "../text/needs/matches.ts";
import { chartName } from "./name.ts";

/** At most so many words are a source; more are a clause. */
const MOST_WORDS = 7;

const TELLS =
  "says?|said|reports?|reported|shows?|showed|finds?|found|notes?|noted|confirms?|confirmed|concludes?|concluded|estimates?|explained|announced|(?:told|admitted to) (?:us|me|reporters)";
const STUDY = "survey|poll|study|census|audit|report|data|figures|statistics|stats|diaries|register";
const KNOWING =
  "officials|managers|police|volunteers|researchers|analysts|economists|scientists|experts|inspectors|auditors|pollsters|data|figures|statistics|records";
const WORDS = String.raw`[^,.;:()!?–—\n]{1,70}?`;
const END = String.raw`(?=\s*(?:[,.;:()!?–—\n]|- |$))`;
const DAY = String.raw`(?: (?:on|in) \p{Lu}\p{L}+| today| yesterday| this week)?`;

/** What a source is told by; its words are in the group `who`. */
const SIGNS: readonly RegExp[] = [
  /(?:^|[\s(])sources?: ?(?<who>[^\n;()]+?)\.?(?:$|[\n;)])/iu, // catches "Source: BLS", not "sources of income: rent"
  new RegExp(String.raw`\baccording to (?<who>${WORDS})${END}`, "iu"), // catches "according to the poll,", not "accordingly"
  new RegExp(
    String.raw`(?:^|[,(] ?)(?:as )?per (?<who>(?:(?:the|our|its|his|her|their) |(?:19|20)\d\d )${WORDS})${END}`,
    "iu",
  ), // catches ", per the DVSA:", not "60 km per the hour"
  new RegExp(`, (?:says|reports|finds|estimates|reckons) (?<who>${WORDS})${END}`, "u"), // catches ", says Ofgem", not "says no"
  new RegExp(
    String.raw`, (?<who>(?:(?:the|our|my|its) ${WORDS}|\p{Lu}${WORDS}|(?:\p{Ll}+ )?(?:${KNOWING}))) (?:${TELLS})${DAY}${END}`,
    "u",
  ), // catches ", the ministry said on Tuesday.", not ", 5 said"
  new RegExp(
    String.raw`^(?:in |from )?(?<who>(?:(?:the|a|an|our|this) )?(?:[\p{L}\d’'-]+ ){0,3}(?:${STUDY}))(?: \(n ?= ?[\d,]+[^)]*\))? (?:puts|lists|counts|shows?|finds|found|says?|said)\b`,
    "iu",
  ), // catches "Our Q3 survey (n=1,412) puts", not "We survey"
  /^(?<who>(?:our |reader |exit |staff |member )?(?:survey|poll))(?:,| of \d| \(n)/iu, // catches "Survey (n=84", not "Survey answers: 12"
  /\((?<who>(?:19|20)\d\d (?:census|survey|poll|audit|report|study))\)/iu, // catches "(2011 Census)", not "(2011)"
];

/** What nobody would print as a source. */
const NOBODY = wordSet(
  "to people many most some few others half respondents yes no what plan rules tradition legend habit rumour rumor",
  [...PRONOUNS].join(" "),
);

const DIGITS = /(?:^|\s)(?!(?:19|20)\d\d\b)\d/u; // catches "34 of them" and "library lent 84", not "2011 Census"

const ABBREVIATION = /^[^()]*\s\((?<who>\p{Lu}{3,6})\)\.?\s*$/u; // catches "139k (BLS)", not "139k (est.)" or "Ford (US) 12, Fiat (IT) 9"

/** "Net promoter score (NPS)" spells it out: no source. */
const isSpelled = (text: string, short: string): boolean =>
  (text.match(/\p{L}+/gu) ?? []) // catches "net", not "12"
    .map((word) => word.charAt(0).toUpperCase())
    .join("")
    .slice(0, -1)
    .includes(short);

/** Whether title, subtitle, a point or a series says it already: who is compared is no source. */
const isShown = ({ title, subtitle, points, series }: Chart, who: string): boolean => {
  const told = who.toLowerCase();
  const holdsIt = (words: string): boolean => words.toLowerCase().includes(told);
  const names = [...points, ...series].map(({ name }) => name.toLowerCase()).filter(Boolean);
  return (
    holdsIt(title) ||
    holdsIt(subtitle ?? "") ||
    names.some((name) => holdsIt(name) || ` ${told} `.includes(` ${name} `))
  );
};

/** "Source: Study" tells nobody whose. */
const NAMELESS = new RegExp(`^(?:${STUDY})$`, "iu"); // catches "Study", not "Reader survey"

const BLANKS = /[ \u00a0]+/gu; // catches "  ", not a line's end

function sourceIn(typed: string, chart: Chart): string | null {
  const text = typed.replace(BLANKS, " ");
  const short = matchIn(text, ABBREVIATION)?.groups?.who;
  if (short && !isSpelled(text, short) && !isShown(chart, short)) return short;
  for (const sign of SIGNS) {
    const words = sign.exec(text)?.groups?.who?.trim().split(" ") ?? [];
    const known = words.length <= MOST_WORDS && !words.some((word) => NOBODY.has(word.toLowerCase()));
    const who = chartName(words.join(" "));
    if (who !== "" && !NAMELESS.test(who) && known && !DIGITS.test(words.join(" ")) && !isShown(chart, who)) return who;
  }
  return null;
}

/** The chart with who its figures are from, where the text tells. */
export function withSource(chart: Chart, text: string): Chart {
  const source = sourceIn(text, chart);
  return source === null ? chart : { ...chart, source };
}
