/**
 * How a text tells two parts of a whole by what parts them: "6 more boys than girls" → boys, girls, 6 apart; "twice as many women
 * as men" → 2 to 1; "split 2:1 between Left and Right"; "Sara has 8 more than Tim". Nothing here knows the whole.
 */

import { FEWER, MORE, MULTIPLES } from "../../lexicon/relation-words.ts";
import { smallNumber } from "../../recognize/numbers/small-number.ts";
import { matches, matchIn } from "../../text/needs/matches.ts";

/** Two names, and how the first stands to the second: so much more, or so many times as much. */
export type Two = {
  names: readonly [string, string];
  apart: { more: number } | { times: number };
  start: number;
  end: number;
};

const NUMBER = "(\\d[\\d.,]*|[\\p{Ll}-]+)";
const NOUN = "([\\p{L}'’-]+(?: (?!than\\b|as\\b|in\\b|on\\b|at\\b)[\\p{L}'’-]+)?)";
const END = "(?=$|[.,;:!?)]| and | in | on | at | among | out | for )";
const TIMES = "(twice|double|half|(?:\\d[\\d.]*|[\\p{Ll}-]+) times)";
const NAME = "((?:[Tt]he |[Mm]y |[Oo]ur )?(?:\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)?|\\p{Ll}[\\p{L}'’-]*))";

const MORE_THAN = new RegExp(`(?:^|[ (])${NUMBER} (more|fewer|less) ${NOUN} than ${NOUN}${END}`, "iu"); // catches "6 more boys than girls", not "6 more than Al"
const AS_MANY = new RegExp(`(?:^|[ (])${TIMES} as many ${NOUN} as ${NOUN}${END}`, "iu"); // catches "twice as many girls as boys", not "twice as many as"
const OUTNUMBER = new RegExp(
  `${NAME} (?:easily )?outnumber(?:s|ed)? ${NAME} (?:by ${NUMBER}|${NUMBER} (?:to|:) (?:one|1))${END}`,
  "u",
); // catches "women outnumber men by 14", not "outnumbered by boys"
const OUTNUMBERED = new RegExp(
  `${NAME} (?:are|were|is|was) outnumbered by ${NAME} (?:by ${NUMBER}|${NUMBER} (?:to|:) (?:one|1))${END}`,
  "u",
); // catches "girls are outnumbered by boys four to one", not "outnumbered by far"
const VOTED = new RegExp(`${NAME} (?:beat|beats|led|leads) ${NAME} by ${NUMBER}\\b`, "u"); // catches "Yes beat No by 30", not "beat it by far"
const VOTING = /\b(?:vot(?:es?|ers?|ed|ing)|ballots?|seats|cast|delegates)\b/iu; // catches "200 voters", not "devoted"
const SPLIT = new RegExp(
  `\\b(?:split|splits|divided|shared|in (?:the|a) ratio|ratio)(?: (?:in (?:the|a) ratio|of|was|is))* ${NUMBER} ?(?:to|:|–|-) ?${NUMBER} (?:between|among) ${NAME} and ${NAME}${END}`,
  "iu",
); // catches "split 2:1 between Left and Right", not "split 2:1"
const PLAIN_OTHERS =
  /^(?:last|usual|expected|planned|before|normal|ever|that|this|we|i|he|she|it|they|anyone|average|in|on|a|the|me|you|us|him|her|them)\b/iu; // catches "expected", not "exports"

const numberOf = (text: string | undefined): number => {
  const word = (text ?? "").toLowerCase().replaceAll(",", "");
  return smallNumber(word) ?? (/^\d/u.test(word) ? Number(word.replace(/\.$/u, "")) : Number.NaN); // catches "6", not "some"
};

const timesOf = (text: string): number =>
  text.endsWith("times") ? numberOf(text.slice(0, -6)) : (MULTIPLES.get(text) ?? Number.NaN);

const two = (found: RegExpExecArray, names: readonly [string, string], apart: Two["apart"]): Two | null => {
  const size = "more" in apart ? Math.abs(apart.more) : apart.times;
  const plain = names.every((name) => name !== "" && !PLAIN_OTHERS.test(name)) && names[0] !== names[1];
  const start = found.index;
  return plain && Number.isFinite(size) && size > 0 ? { names, apart, start, end: start + found[0].length } : null;
};

const bare = (name: string): string => name.replace(/^(?:the|my|our) /iu, "").trim(); // catches "the Left", not "theatre"

const PLACING = /^(?:to|on|in|at|by|for|from) (?=\p{L})/u; // catches "on Saturday", not "onions"

/** "to kids", "to adults" → kids, adults. */
const placed = (one: string, other: string): readonly [string, string] =>
  PLACING.test(one) && PLACING.test(other) ? [one.replace(PLACING, ""), other.replace(PLACING, "")] : [one, other];

/** Two that one clause holds against each other by their nouns. */
export function twoOf(text: string): Two | null {
  const more = matchIn(text, MORE_THAN);
  if (more) {
    const [, number, way = "", one = "", other = ""] = more;
    return two(more, placed(one, other), { more: numberOf(number) * (way.toLowerCase() === "more" ? 1 : -1) });
  }
  const many = matchIn(text, AS_MANY);
  if (many) return two(many, placed(many[2] ?? "", many[3] ?? ""), { times: timesOf((many[1] ?? "").toLowerCase()) });
  const over = matchIn(text, OUTNUMBER);
  if (over) {
    const [, one = "", other = "", by, ratio] = over;
    return two(over, [bare(one), bare(other)], by ? { more: numberOf(by) } : { times: numberOf(ratio) });
  }
  const under = matchIn(text, OUTNUMBERED);
  if (under) {
    const [, other = "", one = "", by, ratio] = under;
    return two(under, [bare(one), bare(other)], by ? { more: numberOf(by) } : { times: numberOf(ratio) });
  }
  const voted = matches(text, VOTING) ? matchIn(text, VOTED) : null;
  if (voted) return two(voted, [bare(voted[1] ?? ""), bare(voted[2] ?? "")], { more: numberOf(voted[3]) });
  const split = matchIn(text, SPLIT);
  if (!split) return null;
  const [, top, bottom, one = "", other = ""] = split;
  return two(split, [bare(one), bare(other)], { times: numberOf(top) / numberOf(bottom) });
}

const TOGETHER =
  /\b(?:between (?:them|the two(?: of them)?)|(?:al)?together|combined|in total|in all|all told|comes? to|came to|adds? up to|total(?:led|s)?)\b/iu; // catches "50 marbles altogether", not "get together"
const PAIR = new RegExp(`(?:^|[.;,:] |\\bbetween them,? )(?:[Aa]n? )?${NAME} and (?:an? )?${NAME} `, "u"); // catches "Sara and Tim have", not "and so"
const STEP =
  /([\p{Sc}]?)(\d[\d.,]*|[\p{Ll}-]+)(?: (?!times\b)[\p{L}]+)? (more|fewer|less|[\p{Ll}]{2,}er)(?: than ([^.,;]+))?(?=$|[.,;!?])/u; // catches "20 more than Bea", not "20 more"
const RATIO = new RegExp(`${TIMES}(?: as (?:much|many)(?: [\\p{Ll}]+)?)? as ([^.,;]+)(?=$|[.,;!?])`, "u"); // catches "three times as many as Tim"

const BOTH = /\b(?:two|both|pair|twins|couple)\b/iu; // catches "The two shops", not "twofold"
const ITEM = new RegExp(
  `[;.,] ${NAME}(?: [\\p{Ll}]+){0,3}? [\\p{Sc}]?[\\p{Ll}\\d][\\p{Ll}\\d.,-]*(?: [\\p{Ll}]+)? (?:more|fewer|less|[\\p{Ll}]{2,}er) than ${NAME}(?=$|[.,;!?])`,
  "u",
); // catches ", Max 5 years older than Finn", not ", older than Finn"

/** Two whose whole is told of both by name, and then what parts them: "Sara and Tim have 50 altogether; Sara has 8 more than Tim". */
export function twoNamed(text: string): Two | null {
  const pair = matchIn(text, PAIR);
  const both = pair ? null : matchIn(text, BOTH);
  const named = both ? ITEM.exec(text.slice(both.index)) : null;
  const known = pair ?? named;
  if (!known) return null;
  const names = [bare(known[1] ?? ""), bare(known[2] ?? "")] as const;
  const from = pair ? pair.index + pair[0].length : (both?.index ?? 0);
  const behind = text.slice(from);
  const cut = behind.search(/[;.,](?= )/u); // catches "; Sara", not "1,000"
  const clause = cut < 0 ? "" : behind.slice(cut + 1);
  if (!TOGETHER.test(text.slice(0, from + cut))) return null;
  const said = names.map((name) => clause.indexOf(name));
  const places = said.filter((place) => place >= 0);
  const first = said.indexOf(Math.min(...places));
  const found = RATIO.exec(clause) ?? STEP.exec(clause);
  const one = names[first];
  const other = names[1 - first];
  if (!found || one === undefined || other === undefined || (said[first] ?? 0) > found.index) return null;
  const ratio = found.length < 4;
  const whom = ratio ? found[2] : found[4];
  if (whom !== undefined && !`${bare(whom)} `.startsWith(`${other} `)) return null;
  const word = found[3] ?? "";
  const way = MORE.has(word) ? 1 : FEWER.has(word) ? -1 : 0;
  const apart = ratio ? { times: timesOf(found[1] ?? "") } : { more: numberOf(found[2]) * way };
  const told = two(found, [one, other], apart);
  const start = from + cut + 1 + found.index;
  return told && { ...told, start, end: start + found[0].length };
}
