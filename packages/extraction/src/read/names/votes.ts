/**
 * Votes told in front of their figures, where "for" and "against" are no small words but sides: "For the motion 14, against
 * 3, abstained 2" → For 14 · Against 3 · Abstained 2. Not "for the roof 140, for the floor 90".
 */

import { type Figure, isFigure, type Mention } from "../../recognize/mention.ts";
import { matches } from "../../text/needs/matches.ts";
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { toldOf } from "../whole/told-pairs.ts";

const SIDE =
  /(?:^|[:.,;!] ?|\n|\band |\bvotes? )(in favou?r|for|against|absten\w+|abstain\w*|abstentions?|undecided|absent|spoil\w*(?: ballots?| papers?)?|blank|invalid|no vote)(?: [\p{L}'’-]+){0,5}? ?[:=–-]? ?$/iu; // catches ", against the motion " in front of "3", not "pay for "

const PERSON = /(?:^|[,.;!?:\n] ?|\b(?:and|but|while) )(he|she|they|we|you|I)(?: [\p{L}'’]+){1,3} [$€£₦₹]?$/iu; // catches "and she scored ", not "said she scored "

const COUNTED = /^ (?!and |but |while |or )(\p{L}+)/u; // catches " guests" behind "40", not " and they"

/** "We had 40 guests and they drank 90 beers": what is counted differs, so the two are no sides of anything. */
function countAlike({ text }: Scan, one: Figure, two: Figure): boolean {
  const [first, second] = [one, two].map(({ end }) => COUNTED.exec(text.slice(end))?.[1]);
  return !first || !second || first === second;
}

/** "He earns 52k, she earns 58k": who each figure is told of, where both are small words. */
export function withPersons(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const figures = mentions.filter(isFigure);
  const [one, two] = figures;
  if (!one || !two || figures.length > 2 || !countAlike(scan, one, two)) return rows;
  const names = figures.map(({ start }, at) => {
    const [, who = ""] = PERSON.exec(scan.text.slice(figures[at - 1]?.end ?? 0, start)) ?? [];
    return who.toLowerCase() === "i" ? "Me" : who;
  });
  const [first = "", second = ""] = names.map((name) => name.toLowerCase());
  if (first === "" || second === "" || first === second) return rows;
  return [toldOf(figures, names)];
}

const VOTE =
  /\b(?:voted|passed|approved|adopted|carried|backed|said yes|won the vote|(rejected|voted down|defeated|thrown out|said no|lost the vote))\b[^.;:,\d]{0,40}?(?:by )?$/iu; // catches "The bill was rejected ", not "voted. It took "
/** Two votes are rows of their own. */
const FOUR = 4;
const BY = /\b(?:by|vote) $/u; // catches "backed the strike by ", not "voted "
const TO = /^ (?:votes? )?to $|^ ?[–-] ?$/u; // catches " votes to ", not " up to "
const TURNED = /^ (?:votes? )?(?:against|not to|down)\b/iu; // catches " against it", not " for it"
const BESIDE = /^(?: votes?)?(?: (?:in favou?r|for|against)(?: [\p{L}'’]+){0,3})?,? (?:with|and) $/iu; // catches ", with " in front of "two abstentions", not " and the "
const NO_VOTE =
  /^ (?:members? |councillors? |people )?(abst\w+|absent\w*|spoil\w*|undecided|unsure|not sure|not voting|blank)(?! \p{L}+ (?:in|at)\b)/iu; // catches " abstentions", not " for"

/** "The committee voted 7 to 4 with two abstentions" → For · Against · Abstentions; null where the votes stand in no pair. */
function tallyAt({ text }: Scan, figures: readonly Figure[], at: number): Ranked | null {
  const [one, two, three] = figures.slice(at);
  const verb = one ? VOTE.exec(text.slice(figures[at - 1]?.end ?? 0, one.start)) : null;
  if (!one || !two || !verb || !TO.test(text.slice(one.end, two.start)) || !one.bare || !two.bare) return null;
  const turned = (verb[1] !== undefined) !== TURNED.test(text.slice(two.end));
  const sides = turned ? [two, one] : [one, two];
  const others = three && BESIDE.test(text.slice(two.end, three.start)) ? NO_VOTE.exec(text.slice(three.end)) : null;
  if (three && others) {
    const name = others[1]?.toLowerCase().startsWith("abst") ? "Abstentions" : (others[1] ?? "");
    return toldOf([...sides, three], ["For", "Against", name]);
  }
  const behind = text.slice(one.end, two.end + WAY);
  const told =
    verb[1] !== undefined ||
    (BY.test(verb[0]) && one.value > two.value && figures.length < FOUR) ||
    (figures.length > 2 && TALLIED.test(behind)) ||
    /^ votes? to \d/u.test(behind) ||
    (DASHED.test(behind) && matches(text, BODY));
  return told ? toldOf(sides, ["For", "Against"]) : null;
}

const WAY = 12;
const TALLIED = /^(?: votes)? to \d+(?: votes?\b|,? to \p{L}|,? against|, a maj| on [A-Z])|^ votes? to \d/u; // catches " to 214 to pass" and " votes to 275", not " to 18 with"

const DASHED = /^ ?[–-] ?\d/u; // catches "-50", not " to 50"
const BODY =
  /\b(?:senat\w+|house|councill?\w*|mps|lawmakers|committee|board|parliament|assembly|bill|motion|amendment|resolution|ordinance)\b/iu; // catches "Senate", not "Chelsea"

/** The first tally of a text. */
const tallyOf = (scan: Scan, figures: readonly Figure[]): Ranked | null =>
  figures.reduce<Ranked | null>((found, _, at) => found ?? tallyAt(scan, figures, at), null);

/** The readings, before them that of the votes where the text tells such. */
export function withVotes(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const tally = tallyOf(scan, mentions.filter(isFigure));
  if (tally) return [tally];
  if (!says(scan, ["against"])) return rows;
  const figures = mentions.filter(isFigure);
  const names = figures.map(({ start }, at) => {
    const before = scan.text.slice(figures[at - 1]?.end ?? 0, start);
    return SIDE.exec(before)?.[1] ?? "";
  });
  const [first = "", second = ""] = names.map((name) => name.toLowerCase());
  const sides = /^(?:in favou?r|for)$/.test(first) && second === "against"; // catches "for" and "in favour", not "fore"
  if (!sides || names.some((name) => name === "") || new Set(names).size < names.length) return rows;
  return [toldOf(figures, names)];
}
