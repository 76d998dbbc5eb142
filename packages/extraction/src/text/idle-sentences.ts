/**
 * A text without what tells no figure around those that do: the sentences behind the first, "… and 304 last year. Doctors expect more this winter." →
 * "… and 304 last year.", and the clause that leads it, "Since starting the exercise class, her pressure came down" → "her pressure came down".
 * Only read where that makes the reader surer. Not "The rest goes to Leeds.", nor "In the old mill, 12", which name a figure.
 */
import { pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";
import { holdsFigure, without } from "./without.ts";

const END = /(?<=[\p{Ll}\d%)][.!]["”]?) (?=["“]?[\p{Lu}\d$£€₹])/gu; // catches the blank of "May. The", not of "J. Smith", nor of "Work rate? 88", whose answer it is
const TELLS =
  /\b(?:rest|remainder|others?|else|everything|same|none|nobody|nothing|balance|shortfall|gap|difference|remaining|each|all|both|now|today|total)\b|:/iu; // catches "the rest", not "restless"

/** Null where every sentence behind the first tells a figure, or more of those told. */
export function idleSentences(text: string): Squeezed | null {
  if (text.includes("\n")) return null;
  const cuts = [...text.matchAll(END)].map(({ index }) => index);
  const spans = [...cuts, text.length].map((to, at): [number, number] => [at === 0 ? 0 : (cuts[at - 1] ?? 0), to]);
  const kept = spans.filter(([from, to], at) => {
    const sentence = text.slice(from, to);
    return at === 0 || holdsFigure(sentence) || TELLS.test(sentence);
  });
  return kept.length === spans.length ? null : pieced(text, kept);
}

const LEAD =
  /^(?:since|despite|because(?: of)?|although|though|even though|thanks to|in spite of|owing to|given|having|unlike|with|without|while) (?:\p{L}+ing |the |an? |all |our |my |its |their |no |more |\p{Lu}|\p{L}+ed )[^,.;:!?\d]{3,60}, (?=\p{L})/iu; // catches "Since starting the exercise class, ", not "Since May, " or "In Cork, "

/** Null where no such clause leads the text. */
export const leadClauseless = (text: string): Squeezed | null =>
  without(text, LEAD, (found) => (holdsFigure(found) ? found : ""));
