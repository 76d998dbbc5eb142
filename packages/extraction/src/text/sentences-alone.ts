/** Each sentence of a text alone, with the way back to the places as typed. Not the lines of a list or table. */
import type { Squeezed } from "./squeezed.ts";

const END = /(?<=[\p{Ll}\d%)”"’][.!?]["”’)]?) (?=["“(]?[\p{Lu}\d$£€])/gu; // catches the blank of "May. The", not of "J. Smith"
const NUMBER = /\d[\d.,]*/gu; // catches "12,645", not "twelve"
const FEWEST = 3;

/** Those that hold three numbers or more, where others hold some too. */
export function sentencesAlone(text: string): Squeezed[] {
  if (text.includes("\n")) return [];
  const cuts = [...text.matchAll(END)].map(({ index }) => index);
  const spans = [...cuts, text.length].map((to, at): [number, number] => [at === 0 ? 0 : (cuts[at - 1] ?? 0) + 1, to]);
  if (spans.length < 2) return [];
  return spans
    .filter(([from, to]) => (text.slice(from, to).match(NUMBER)?.length ?? 0) >= FEWEST)
    .map(([from, to]) => ({ text: text.slice(from, to), back: ([start, end]) => [start + from, end + from] }));
}
