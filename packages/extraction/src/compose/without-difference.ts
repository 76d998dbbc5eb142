/** "The flight is 2h 15, the train 90 minutes longer": both are minutes; "Minutes longer" holds for the difference alone, as "Years older than Al" does. */
import { COMPARATIVES } from "../lexicon/opposites.ts";
import type { Figure } from "../recognize/mention.ts";

const OTHERS = ["better", "worse", "extra", "additional", "further", "dearer"];
const PLACES = new Set(["up", "down", "above", "below", "ahead", "behind", "late", "early"]);
const COMPARED: ReadonlySet<string> = new Set([...COMPARATIVES, ...OTHERS].filter((word) => !PLACES.has(word)));

const POINTS = /^points$/iu; // catches "Points" of "3 points fewer", where shares are told, not "Points scored"

/** A title without the word of comparison at its end; "" where it is nothing else, where a figure worked out stands beside a plain one. */
export function withoutDifference(words: string, figures: readonly Figure[]): string {
  const shared = figures.some(({ unit }) => unit?.symbol === "%") && figures.some(({ basis }) => basis?.stated);
  if (shared && POINTS.test(words)) return "";
  const than = words.indexOf(" than ");
  const told = than > 0 ? words.slice(0, than) : words;
  const cut = told.lastIndexOf(" ");
  if (!COMPARED.has(told.slice(cut + 1).toLowerCase())) return words;
  const levels = figures.some(({ basis }) => basis?.stated) && figures.some(({ basis }) => !basis?.spans.length);
  if (!levels) return words;
  const left = words.slice(0, Math.max(0, cut));
  return shared && POINTS.test(left) ? "" : left;
}
