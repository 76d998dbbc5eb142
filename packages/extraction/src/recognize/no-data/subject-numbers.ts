/**
 * Names whose number only the other clauses of a text tell from data: "Python 3.12 runs it in 14 s, PyPy 7.3 just 4",
 * "Radio 4 drew 9.3m; Radio 2, 13.1m", "the 747 seats 410 and the old 737 190", "737, 387 jets; 787, 31; 777, 24".
 * And the other way round: "Jupiter has 95, Saturn 146" states 146, though "Saturn 146" alone might be a name.
 */
import { MONTHS, STEP_NOUNS, WEEKDAYS } from "../../lexicon/calendar.ts";
import { ADVERBS, HEDGES, PREPOSITIONS, PRONOUNS, wordSet } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const isHedge = (word: string): boolean => ADVERBS.has(word) || HEDGES.has(word);
/** A number that may belong to a name: "12", "24.04". */
const NUMBER_OF_NAME = /^\d{1,5}$|^\d{1,2}\.\d{1,2}$/; // catches "12" and "24.04", not "1,200"
const STOPS = wordSet(". , ; : ! ? | ( ) and but while");

/** A number that may belong to the thing told of: digits alone, of one token. */
const isPlain = (scan: Scan, mention: Mention | undefined): mention is Figure =>
  isFigure(mention) &&
  mention.bare &&
  !mention.basis &&
  mention.to - mention.from === 1 &&
  NUMBER_OF_NAME.test(tokenAt(scan, mention.from).text);

/** The word in front may be part of a name: "Python", "iOS", "GPT-4o"; not "In", "May", "Week". */
const isNamed = (scan: Scan, at: number): boolean => {
  const { text, lower } = tokenAt(scan, at);
  if (!isWordAt(scan, at) || !/\p{Lu}/u.test(text)) return false; // catches "iOS", not "shop"
  const opens = at === 0 || STOPS.has(lowerAt(scan, at - 1)) || tokenAt(scan, at - 1).kind === "line";
  const closed = PREPOSITIONS.has(lower) || PRONOUNS.has(lower) || isHedge(lower) || (opens && verbSense(lower));
  return !closed && !MONTHS.has(lower) && !WEEKDAYS.has(lower) && !STEP_NOUNS.has(singular(lower));
};

/** Only words from a number to its figure, the first of them a verb ("runs it in 14 s") or a hedge or preposition. */
function linkTo(scan: Scan, from: number, next: Mention | undefined): "verb" | "soft" | "word" | null {
  if (!isFigure(next) || next.from <= from || next.from > from + 6) return null;
  for (let at = from; at < next.from; at++) if (!isWordAt(scan, at) || STOPS.has(lowerAt(scan, at))) return null;
  const word = lowerAt(scan, from);
  const sense = verbSense(word);
  if (next.from === from + 1 && verbSense(lowerAt(scan, next.to)) === "verb") return null; // "Tom 5 won 2 lost"
  if (sense === "verb" || (sense === "either" && tokenAt(scan, from - 1).text.includes("."))) return "verb";
  const soft = isHedge(word) || ["in", "at", "with", "on", "by"].includes(word);
  if (soft && next.from <= from + 3) return "soft";
  return tokenAt(scan, from - 1).text.includes(".") ? "word" : null;
}

const isNumberedName = (scan: Scan, { kind, from, to }: Mention): boolean =>
  kind === "name" && to - from === 2 && isWordAt(scan, from) && isNumberAt(scan, to - 1);

/** "Python 3.12 runs it in 14 s, PyPy 7.3 just 4 s": two clauses of a name, its number and a figure. */
export function subjectNumbers(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const known = mentions.filter((mention) => isNumberedName(scan, mention));
  const numbered = new Set(known.map(({ from }) => lowerAt(scan, from)));
  const leads = new Set(numbered);
  const found = new Set<Mention>();
  const versions: (readonly [Mention, string])[] = [];
  const alone = new Set<Mention>();
  let strong = known.length;
  for (const [at, mention] of mentions.entries()) {
    const next = mentions[at + 1];
    const lead = lowerAt(scan, mention.from - 1);
    const free = isPlain(scan, mention) && (mentions[at - 1]?.to ?? 0) < mention.from;
    if (!free) continue;
    const link = linkTo(scan, mention.to, next);
    if (!(isNamed(scan, mention.from - 1) || leads.has(lead))) {
      const dotted = tokenAt(scan, mention.from).text.includes(".");
      const told = lead === "the" ? link === "verb" || isHedge(lowerAt(scan, mention.to)) : dotted && STOPS.has(lead);
      if (told && link && known.length > 0) alone.add(mention); // "and the 18 just 1,110", "2.0 had 7"
      continue;
    }
    const pointed = lowerAt(scan, mention.to) === ":" && next?.from === mention.to + 1 && isFigure(next);
    if (pointed && leads.has(lead)) found.add(mention); // "post 1: 210" beside "Post 3: 1,900"
    if (link === "verb") strong++;
    if (link === "word") versions.push([mention, lead]);
    else if (
      link !== null ||
      (numbered.has(lead) && !isLone(scan, mention, mentions.slice(at + 1))) // "article 5 got 312; article 6, debated long, 401"
    ) {
      found.add(mention);
      leads.add(lead);
    }
  }
  for (const [version, lead] of versions) if (leads.has(lead)) found.add(version);
  if (strong === 0 || found.size + alone.size + known.length < 2) return mentions;
  return mentions.map((mention) =>
    found.has(mention) || alone.has(mention)
      ? { kind: "name", ...placeOf(scan, mention.from - (alone.has(mention) ? 0 : 1), mention.to) }
      : mention,
  );
}

/** No figure stands between a name and the end of its sentence. */
function isLone(scan: Scan, { to }: Mention, later: readonly Mention[]): boolean {
  let end = to;
  while (end < Math.min(scan.tokens.length, to + REACH) && !ENDS.has(lowerAt(scan, end))) end++;
  return !later.some((other) => isFigure(other) && other.from < end);
}

/** Longest sentence that is looked through. */
const REACH = 60;

const ENDS = wordSet(". ; ! ?");
