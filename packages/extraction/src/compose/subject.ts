/**
 * What a chart shows where none of its names says it: what the first figure counts, or what the text tells of.
 * "Berlin sold 40 bikes, Rome 30" → bikes; "Our sourdough loaf goes up from £4.20 to £4.80" → sourdough loaf
 */
import { verbSense } from "../lexicon/morphology.ts";
import { atomsOf } from "../read/atoms.ts";
import { keyOf } from "../read/name-key.ts";
import { type Phrase, phrasesOf } from "../read/phrase.ts";
import type { Reading } from "../read/reading.ts";
import { statementOf } from "../read/statement.ts";
import type { Mention } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";

/** Doubt of a noun that the text tells of, and the one at which no phrase is taken. */
const TELLS = 1;
const WORST = 5;

/** "obesity among children has come down": the noun that a verb behind it tells of, be it with more words between. */
function leadsVerb(phrases: readonly Phrase[], at: number): boolean {
  let next = at + 1;
  while (phrases[next]?.kind === "pp") next++;
  return phrases[next]?.kind === "vp";
}

/** How little a phrase seems to say what is shown; `gap` 0 stands before the first figure, gap 1 behind it. */
function doubtOf(phrases: readonly Phrase[], at: number, gap: number, isTimed: boolean): number {
  const phrase = phrases[at];
  const rate = ["a", "an"].includes(phrase?.words[0]?.lower ?? ""); // "38 kg a week"
  const counted = gap > 0 && at === 0 && !phrase?.fresh && !rate;
  if (counted && phrase?.kind === "np") return gap > 1 ? 2 : 0;
  if (counted && phrase?.head === "of") return isTimed ? 1.5 : 0.5; // "Electric cars were 2% of sales in 2018", "North 40% of sales, South 60%"
  if (gap > 0) return WORST;
  return phrase?.kind === "np" ? (at === 0 || leadsVerb(phrases, at) ? TELLS : 3) : 4;
}

/** The words that say it, as the text has them; "" where none do. Of several series only what they all are told of. */
export function subjectOf(scan: Scan, mentions: readonly Mention[], reading: Reading): string {
  const { figures, points, series, used = [] } = reading;
  if (reading.shape === "table") return "";
  const several = series.length > 1;
  const own = new Set(figures.map(({ start }) => start));
  const named = new Set(
    [...points.map(({ name }) => name), ...(several ? series : [])].flatMap((name) => keyOf(name).split(" ")),
  );
  const { gaps } = statementOf(scan, atomsOf(scan, mentions, own));
  let best = "";
  let least = several ? TELLS : WORST;
  for (const [gap, { atoms }] of gaps.slice(0, several ? 1 : gaps.length).entries()) {
    const phrases = phrasesOf(atoms);
    for (const [at, { kind, core }] of phrases.entries()) {
      const first = core.find(({ tag }) => tag !== "number"); // "60 tomato plants"
      const last = core.at(-1);
      const doubt = doubtOf(phrases, at, gap, reading.shape === "timeline");
      const later = doubt === least && gap === 0; // "By 9 turnout stood at 6%": the nearer subject
      if (!first || !last || !["np", "pp"].includes(kind) || !(doubt < least || later)) continue;
      const words = scan.text.slice(first.start, last.end);
      const names =
        words.length < 3 ||
        verbSense(words) === "verb" ||
        used.some(([start, end]) => start < last.end && end > first.start) ||
        keyOf(words)
          .split(" ")
          .some((word) => named.has(word));
      if (names) continue;
      best = words;
      least = doubt;
    }
  }
  return best;
}
