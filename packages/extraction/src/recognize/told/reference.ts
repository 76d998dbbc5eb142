/**
 * Which figure a text means by other words: "than Ben", "as in March", "the Hull crowd", "what the shop made", "that".
 * By the words said near a figure; by nothing at all it is the figure before.
 */
import { MONTHS, STEP_NOUNS } from "../../lexicon/calendar.ts";
import { AUXILIARIES, CONJUNCTIONS, DETERMINERS, POSSESSIVES, PREPOSITIONS } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { ORDINAL_WORDS } from "../../lexicon/number-words.ts";
import { isCapitalAt, isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { Figure } from "../mention.ts";
import { smallNumber } from "../numbers/small-number.ts";
import { isNumbered, OWNERS, SELVES, stem, tailOf } from "./reference-stems.ts";
import { AMOUNTS, beforeAt, isCounted, isHers, isTier, LEADS, PRONOUNS, STOPS, WHENS } from "./reference-words.ts";
import { amountSaid } from "./said-amount.ts";
import { severalAt } from "./several.ts";
import { SUMS, sumOf } from "./sum-words.ts";
import { whatAt } from "./what-clause.ts";

export type Reference = {
  from: number;
  to: number;
  kind: "pronoun" | "what" | "possessive" | "figure" | "name";
  /** The word in front of it ("than"), where the relation's own words end before it. */
  link?: number;
  /** Several figures, meant as their sum. */
  sum?: boolean;
  /** How many of them, the last; all where it is infinite. */
  count?: number;
};

const MOST_WORDS = 5;

/** The words of a reference that tell it apart. */
const wordsIn = (scan: Scan, { from, to }: { from: number; to: number }): string[] => {
  const words: string[] = [];
  for (let at = from; at < to; at++) {
    const { lower, kind, text } = tokenAt(scan, at);
    if (text === "A") words.push(text);
    const plain =
      kind === "word" &&
      !isTier(scan, at) &&
      (DETERMINERS.has(lower) || PREPOSITIONS.has(lower) || PRONOUNS.has(lower));
    const verb = lower !== "last" && !isMonth(scan, at) && verbSense(lower) === "verb";
    const said =
      kind === "number" ||
      (SELVES.has(lower) && (to === from + 1 || OWNERS.has(lower))) ||
      (kind === "word" &&
        !plain &&
        !verb &&
        !AMOUNTS.has(stem(lower)) &&
        (!WHENS.has(stem(lower)) || (at > from && (STEP_NOUNS.has(lowerAt(scan, at - 1)) || isNumbered(scan, at)))) && // "twice stage one"
        !POSSESSIVES.has(lower));
    if (said) words.push(SELVES.get(lower) ?? stem(lower));
  }
  return words;
};

/** It ends with a word for the figure itself: "the March figure", "the amount". */
export const isGeneric = (scan: Scan, { from, to }: Reference): boolean => {
  const head = lowerAt(scan, from) === "the" ? from + 1 : from;
  return [head, head + 1, to - 1].some((at) => at < to && AMOUNTS.has(stem(lowerAt(scan, at))));
};

/** The words from a token on that may name a figure; null where none do. */
export function referenceAt(scan: Scan, at: number): Reference | null {
  const first = lowerAt(scan, at);
  const several = severalAt(scan, at);
  if (several?.added) return { from: at, to: several.to, kind: "pronoun", sum: true, count: several.count };
  if (first === "what") return whatAt(scan, at);
  let to = at;
  while (to < at + 2 && LEADS.has(lowerAt(scan, to))) to++;
  const start = to;
  let possessive = POSSESSIVES.has(lowerAt(scan, to));
  const again =
    !AUXILIARIES.has(first) && !first.endsWith("s") && scan.tokens.slice(0, at).some(({ lower }) => lower === first);
  const does =
    again && ["in", "on", "at"].includes(lowerAt(scan, at + 1)) && isWordAt(scan, at) && !isCapitalAt(scan, at);
  if (does) return referenceAt(scan, at + 1); // "twice as many as revise in the morning"
  const before = beforeAt(scan, to);
  if (before > 0) return named(scan, at, before, "name");
  const timed = lowerAt(scan, to) === "this" && STEP_NOUNS.has(lowerAt(scan, to + 1)); // "than this year"
  if (PRONOUNS.has(lowerAt(scan, to)) && !isHers(scan, to) && !timed) {
    if (lowerAt(scan, to) === "that" && lowerAt(scan, to + 1) === "of") return named(scan, at, to + 2);
    return { from: at, to: to + 1, kind: "pronoun" };
  }
  while (to < start + MOST_WORDS && (!ends(scan, to, start) || isOwner(scan, to))) {
    if (/['’]s?$/u.test(lowerAt(scan, to))) possessive = true; // catches "ben's" and "'", not "ben"
    to++;
  }
  if (to === start) return null;
  const numbered = STEP_NOUNS.has(lowerAt(scan, to - 1)) || isNumbered(scan, to);
  if (numbered && (isNumberAt(scan, to) || lowerAt(scan, to) === "before")) to++; // "than stage 1", "than ward 2", "than a year before"
  if (lowerAt(scan, to) === "of" && AMOUNTS.has(lowerAt(scan, to - 1))) return named(scan, at, to + 1);
  if (lowerAt(scan, to) === "of" && SUMS.has(lowerAt(scan, to + 2))) to += 2; // "the two of them combined"
  if (AUXILIARIES.has(lowerAt(scan, to)) && !isWordAt(scan, to + 1)) to++;
  if (lowerAt(scan, to) === "and" && sumWord(scan, to) > 0) to = sumWord(scan, to);
  else if (SUMS.has(lowerAt(scan, to))) to++;
  else if (lowerAt(scan, to) === "put" && SUMS.has(lowerAt(scan, to + 1))) to += 2; // "the other two put together"
  if (isNumberAt(scan, start) && to === start + 1 && Number(tokenAt(scan, start).text) < 1900) return null;
  const bare = /['’]s?$/u.test(lowerAt(scan, to - 1)); // catches "Cork's", not "Cork"
  const generic = AMOUNTS.has(stem(lowerAt(scan, to - 1))) || bare;
  return { from: at, to, kind: possessive && generic ? "possessive" : generic ? "figure" : "name" };
}

/** "the Tories' share": the mark behind an owner of many. */
const isOwner = (scan: Scan, at: number): boolean =>
  /^['’]$/u.test(lowerAt(scan, at)) && lowerAt(scan, at - 1).endsWith("s") && isWordAt(scan, at + 1); // catches "'", not "'s"

/** The token behind "A and B together", from "and" on; 0 where it isn't said. */
function sumWord(scan: Scan, and: number): number {
  for (let at = and + 2; at < and + 6; at++) {
    if (SUMS.has(lowerAt(scan, at))) return at + 1;
    if (!isWordAt(scan, at)) return 0;
  }
  return 0;
}

const named = (scan: Scan, from: number, at: number, kind: Reference["kind"] = "possessive"): Reference | null => {
  const rest = referenceAt(scan, at);
  return rest ? { from, to: rest.to, kind } : null;
};

/** "May" and "March", which are verbs in lower case. */
const isMonth = (scan: Scan, at: number): boolean => isCapitalAt(scan, at) && MONTHS.has(lowerAt(scan, at));

function ends(scan: Scan, at: number, start: number): boolean {
  const { lower, kind } = tokenAt(scan, at);
  if (kind === "number") return at > start;
  if (lower === "-" && !tokenAt(scan, at).spaced) return false;
  if (isMonth(scan, at) || isTier(scan, at)) return false;
  if (kind !== "word" || STOPS.has(lower) || AUXILIARIES.has(lower)) return true;
  if (CONJUNCTIONS.has(lower) || PREPOSITIONS.has(lower)) return true;
  return at > start && verbSense(lower) === "verb";
}

/** Furthest that a name may stand from its figure, boundaries counted. */
const FAR = 14;
const WINDOW = 70;

/** How far a word stands from a figure: marks between weigh more than words. */
function distance(scan: Scan, word: number, figure: Figure, others: readonly Figure[]): number {
  const [from, to] = word < figure.from ? [word + 1, figure.from] : [figure.to, word];
  let cost = to - from;
  if (cost > FAR) return cost;
  for (let at = from; at < to; at++) {
    const { lower, kind } = tokenAt(scan, at);
    if (lower === "," || lower === "and" || (lower === "?" && word < from))
      cost += 3; // "Next door's? Double."
    else if (/^wh/.test(lower) && lowerAt(scan, at - 1) === ",")
      cost -= 6; // catches the "who" of "Cubs, who are loud, twice as many", not "with"
    else if (kind === "line" || [".", ";", "!", "?"].includes(lower)) cost += 9;
  }
  return others.some((other) => other !== figure && other.from >= from && other.to <= to) ? cost + 7 : cost;
}

export type Base = { figures: readonly Figure[]; named: boolean };

/** The figure (or the ones, "A and B together") that a reference means; null where its words stand by none. */
export function baseOf(
  scan: Scan,
  reference: Reference | null,
  figures: readonly Figure[],
  taken: (at: number) => boolean,
): Base | null {
  const last = figures.at(-1);
  if (!reference) return last ? { figures: [last], named: false } : null;
  const together =
    reference.sum ?? (SUMS.has(lowerAt(scan, reference.to - 1)) || lowerAt(scan, reference.from) === "both");
  const sure = figures.filter(({ weak }) => !weak); // "DJ one 40, DJ two 55, DJ three as long as both together"
  const many = sure.length > 1 ? sure : figures;
  if (reference.count) {
    const symbol = many.find(({ unit }) => unit)?.unit?.symbol;
    const alike = many.filter(({ unit }) => !unit || unit.symbol === symbol).slice(-reference.count);
    return alike.length > 1 ? { figures: alike, named: true } : null;
  }
  const and = together ? Math.max(findWord(scan, reference, "and"), findWord(scan, reference, "plus")) : -1;
  if (and > 0) {
    const parts = [
      { ...reference, to: and },
      { ...reference, from: and + 1 },
    ].flatMap(
      (part) => nearest(scan, part, figures, taken) ?? figures[(smallNumber(lowerAt(scan, part.from)) ?? 0) - 1] ?? [],
    );
    return parts.length === 2 ? { figures: parts, named: true } : null;
  }
  const count = together ? sumOf(wordsIn(scan, reference)) : 0;
  if (count !== 0 && figures.length > 1)
    return { figures: count > 0 ? many.slice(0, count) : many.slice(count), named: true };
  const words = wordsIn(scan, reference);
  const origin = ORIGINS.some((word) => findWord(scan, reference, word) >= 0);
  const said = words.length === 0 ? amountSaid(scan, reference, figures, taken) : null;
  if (said) return { figures: [said], named: true };
  if (words.length === 0) return last ? { figures: [(origin && figures[0]) || last], named: false } : null;
  const plain = figures.filter((figure, at) => !isCounted(scan, figure, figures[at + 1]));
  const nth = words.length === 1 && plain.length > 1 ? ORDINAL_WORDS.get(words[0] ?? "") : undefined; // "double the first" of two or more
  const found = nearest(scan, reference, plain, taken) ?? (nth && plain[nth - 1]);
  const base = found ?? (reference.kind === "pronoun" && last);
  return base ? { figures: [base], named: base === found } : null;
}

const ORIGINS = ["norm", "original", "starting", "initial"]; // "four times the starting level"

const findWord = (scan: Scan, { from, to }: Reference, word: string): number => {
  for (let at = from; at < to; at++) if (lowerAt(scan, at) === word) return at;
  return -1;
};

const isOneOf = (scan: Scan, at: number, words: readonly string[]): boolean =>
  words.includes(tokenAt(scan, at).text === "A" ? "A" : stem(lowerAt(scan, at)));

function nearest(
  scan: Scan,
  reference: Reference,
  figures: readonly Figure[],
  taken: (at: number) => boolean,
): Figure | null {
  const words = wordsIn(scan, reference);
  const leads = new Set<Figure>();
  const best = new Map<Figure, number>();
  const said = new Set<string>();
  const near = figures.slice(-16);
  const nth = words.some((word) => ORDINAL_WORDS.has(word));
  for (let at = Math.max(0, reference.from - WINDOW); at < Math.min(scan.tokens.length, reference.to + WINDOW); at++) {
    if ((at >= reference.from && at < reference.to) || taken(at) || !isOneOf(scan, at, words)) continue;
    if (lowerAt(scan, at - 1).startsWith("beat")) continue; // "Ida beat Tom by 45": that is Ida's
    if (!nth && ORDINAL_WORDS.has(lowerAt(scan, at - 1)) && lowerAt(scan, at).endsWith("est")) continue; // "the second oldest"
    let owner: Figure | null = null;
    let least = FAR - 1;
    for (const figure of near) {
      const inside = at >= figure.from && at < figure.to;
      if (inside && isNumberAt(scan, at)) break; // "₹2 lakh" is no "year 2"
      const far = inside ? 0 : distance(scan, at, figure, near);
      if (far <= least) {
        least = far;
        owner = figure;
      }
    }
    const lead = reference.kind === "what" ? words.slice(-1) : words.slice(0, 1); // "what we paid in May"
    if (owner && isOneOf(scan, at, lead)) leads.add(owner);
    const once = `${owner?.start} ${stem(lowerAt(scan, at))}`; // "stage one … stage two … twice stage one"
    if (owner && !said.has(once)) best.set(owner, (best.get(owner) ?? 0) + 20 - least);
    said.add(once);
  }
  const tail = tailOf(scan, reference);
  return (
    [...best]
      .filter(([figure]) => leads.has(figure) && (!tail || said.has(`${figure.start} ${tail}`)))
      .toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null
  );
}
