/**
 * What a chart shows where none of its names says it: what the first figure counts, or what the text tells of.
 * "Berlin sold 40 bikes, Rome 30" → bikes; "Our sourdough loaf goes up from £4.20 to £4.80" → sourdough loaf
 */
import { MAX_TITLE_LENGTH } from "@charticle/contract";
import { PREPOSITIONS, wordSet } from "../lexicon/closed-class.ts";
import { verbSense } from "../lexicon/morphology.ts";
import { keyOf } from "../read/name-key.ts";
import type { Reading } from "../read/reading.ts";
import { type Phrase, phrasesOf } from "../read/sentence/phrase.ts";
import type { Mention } from "../recognize/mention.ts";
import { isCapital } from "../text/capital.ts";
import type { Scan } from "../text/scan.ts";
import { saysNothing } from "./empty-words.ts";
import { areNounsApart } from "./nouns-apart.ts";
import { gapsOf, untold, wordsUpTo } from "./told-gaps.ts";
import { opensAsNoun, subjectEnd } from "./whole-subject.ts";

/** Doubt of a noun that the text tells of, and the one at which no phrase is taken. */
const TELLS = 1;
const WORST = 5;
/** "From a peak of 1.3 million in 1985, union membership has fallen": told of behind the first figure. */
const LATER = 3.5;

/** "obesity among children has come down": the noun that a verb behind it tells of, be it with more words between. */
function leadsVerb(phrases: readonly Phrase[], at: number): boolean {
  let next = at + 1;
  while (phrases[next]?.kind === "pp") next++;
  return phrases[next]?.kind === "vp";
}

/** "…, union membership has fallen to just": a clause of its own, with nothing but its verb up to the next figure. */
const leadsFigure = (phrases: readonly Phrase[], at: number): boolean =>
  phrases[at]?.fresh === true &&
  phrases[at]?.kind === "np" &&
  phrases[at + 1]?.kind === "vp" &&
  phrases.slice(at + 2).every(({ kind }) => kind === "adv");

/** "The number of wolves grew from 8 packs": tells of wolves. */
const isNumber = (phrase: Phrase | undefined): boolean =>
  phrase?.core[0]?.lower === "number" && phrase.core[1]?.lower === "of";

const COPULAS = wordSet("is are was were");

/** "The under-30s are keenest on the tram": says how they are, not what they are. */
const describes = (phrases: readonly Phrase[], at: number): boolean =>
  phrases[at - 1]?.kind === "vp" && COPULAS.has(phrases[at - 1]?.head ?? "") && phrases[at]?.words[0]?.tag !== "det";

/** How little a phrase seems to say what is shown; `gap` 0 stands before the first figure, gap 1 behind it. */
function doubtOf(phrases: readonly Phrase[], at: number, gap: number, isTimed: boolean, isUnited: boolean): number {
  const phrase = phrases[at];
  if (gap === 0 && describes(phrases, at)) return WORST;
  const rate = ["a", "an"].includes(phrase?.words[0]?.lower ?? ""); // "38 kg a week"
  const counted = gap > 0 && at === 0 && !phrase?.fresh && !rate;
  if (gap === 0 && leadsVerb(phrases, at) && isNumber(phrase)) return -1;
  if (counted && phrase?.kind === "np") return isUnited || phrase.core[0]?.lower === "times" ? WORST : gap > 1 ? 2 : 0; // not "420 GW worldwide" or "84 times"
  if (counted && phrase?.head === "of") return isTimed ? 1.5 : 0.5; // "Electric cars were 2% of sales in 2018", "North 40% of sales, South 60%"
  if (gap > 0) return gap === 1 && leadsFigure(phrases, at) ? LATER : WORST;
  return phrase?.kind === "np" ? (at === 0 || leadsVerb(phrases, at) ? TELLS : 3) : 4;
}

/** Without an amount and what tells of it: "New harbour costs 1.2 million" → "New harbour"; "Soil sample 3" stays. */
function endBefore(scan: Scan, mentions: readonly Mention[], from: number, to: number): number {
  const amount = mentions.find(
    (mention) =>
      mention.kind === "figure" &&
      mention.start > from &&
      mention.end <= to &&
      (mention.scaled || mention.unit?.kind === "currency"),
  );
  if (!amount) return to;
  const words = scan.text.slice(from, amount.start).trimEnd().split(" ");
  const tells = (word: string): boolean =>
    PREPOSITIONS.has(word) || verbSense(word) === "verb" || word === "costs" || word === "cost";
  return from + words.slice(0, words.findLastIndex((word) => !tells(word.toLowerCase())) + 1).join(" ").length;
}

const APOSTROPHE = /['’]/; // catches the mark before the "s" of "2023's", not a blank
const OPEN = /\(([^()]*)$/u; // catches "(24 " in front of "pupils), class B", not "(2024) "

/** "Class A (24 pupils) scored 71": what is counted in brackets is not what is shown. */
function isCountedAside(scan: Scan, mentions: readonly Mention[], reading: Reading, from: number): boolean {
  const [open, inside = ""] = OPEN.exec(scan.text.slice(0, from)) ?? [];
  const start = from - inside.length;
  return (
    open !== undefined &&
    !reading.figures.some((figure) => figure.start >= start && figure.end <= from) &&
    mentions.some((mention) => mention.kind === "figure" && mention.start >= start && mention.end <= from)
  );
}

export type Subject = {
  words: string;
  /** Told in front of the first figure. */
  ahead: boolean;
  /** The first words of all. */
  opens: boolean;
};

/** The words that say it, as the text has them; "" where none do. Of several series only what they all are told of. */
export function subjectOf(scan: Scan, mentions: readonly Mention[], reading: Reading): Subject {
  const { points, series, used = [] } = reading;
  if (reading.shape === "table") return { words: "", ahead: false, opens: false };
  const several = series.length > 1;
  const named = new Set(
    [...points.map(({ name }) => name), ...(several ? series : [])].flatMap((name) => keyOf(name).split(" ")),
  );
  const gaps = gapsOf(scan, mentions, reading);
  const units = reading.figures.toSorted((a, b) => a.start - b.start).map(({ unit }) => unit?.kind);
  let best: Subject = { words: "", ahead: false, opens: false };
  let least = several ? TELLS : WORST;
  const apart = several || areNounsApart(scan, reading.figures); // "Anna 40 pizza, Ben 25 beer"
  for (const [gap, { atoms }] of gaps.slice(0, apart ? 1 : gaps.length).entries()) {
    const phrases = phrasesOf(atoms);
    const noun = gap === 0 && opensAsNoun(phrases);
    for (const [at, { kind: told, core }] of phrases.entries()) {
      const kind = at === 0 && noun ? "np" : told;
      const first = core.find(({ tag, start }) => tag !== "number" && !APOSTROPHE.test(scan.text.charAt(start - 1))); // "60 tomato plants", "2023's Tour"
      const last = core.at(-1);
      const doubt =
        at === 0 && noun
          ? TELLS
          : doubtOf(phrases, at, gap, reading.shape === "timeline", units[gap - 1] === "measure");
      const later = doubt === least && gap === 0 && doubt < WORST; // "By 9 turnout stood at 6%": the nearer subject
      if (!first || !last || !["np", "pp"].includes(kind) || !(doubt < least || later)) continue;
      const isFree = (from: number, to: number): boolean =>
        !used.some(([start, end]) => start < to && end > from) &&
        !keyOf(scan.text.slice(from, to))
          .split(" ")
          .slice(gap > 0 && kind === "pp" ? -1 : 0) // "15% of our milk orders" beside "oat milk"
          .some((word) => named.has(word));
      const words = scan.text.slice(first.start, last.end);
      const teller = gap === 0 && told === "pp" && phrases[at]?.head === "by" && isCapital(words); // "a survey by Ipsos"
      if (
        words.length < 3 ||
        teller ||
        isCountedAside(scan, mentions, reading, first.start) ||
        (verbSense(words) === "verb" && !noun) ||
        !isFree(first.start, last.end)
      )
        continue;
      const row = gap > 0 ? untold(wordsUpTo(atoms, reading)) : phrases[subjectEnd(phrases, at)]?.words; // "4 coffees a day"
      const whole = kind === "np" && row?.at(-1);
      const fits = whole && whole.end - first.start <= MAX_TITLE_LENGTH && isFree(last.end, whole.end);
      const end = endBefore(scan, mentions, first.start, fits ? Math.max(whole.end, last.end) : last.end);
      if (end === first.start || saysNothing(scan.text.slice(first.start, end))) continue;
      best = {
        words: scan.text.slice(first.start, end),
        ahead: gap === 0 && kind === "np",
        opens: gap === 0 && at === 0 && kind === "np",
      };
      least = doubt;
    }
  }
  return best;
}
