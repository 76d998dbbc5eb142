/** Kinds of living things as typed, though they are read without a point (text/species-letters.ts): "E coli" → "E. coli". */
import type { Chart } from "@charticle/contract";

const LETTER = /(?<![\p{L}\d.])(\p{Lu}) (\p{Ll}{4,})/gu; // catches "E coli", not "E. coli" or "the coli"

/** "A gambiae" may be read as an article with its noun: the letter stands in front of the name again. */
function withFirstLetter(words: string, text: string): string | null {
  const name = words.charAt(0).toLowerCase() + words.slice(1);
  return /^\p{Ll}{4,}$/u.test(name) && text.includes(`A. ${name}`) ? `A. ${name}` : null; // catches "gambiae", not "E coli"
}

/** The chart with such names, columns and title. */
export function withSpeciesPointed(chart: Chart, text: string): Chart {
  if (!/\p{Lu}\. ?\p{Ll}/u.test(text)) return chart; // catches "E. c", not "K. P"
  const pointed = (words: string): string =>
    withFirstLetter(words, text) ??
    words.replace(LETTER, (found, letter: string, word: string) =>
      text.includes(`${letter}. ${word}`) ? `${letter}. ${word}` : found,
    );
  return {
    ...chart,
    title: pointed(chart.title),
    series: chart.series.map((one) => ({ ...one, name: pointed(one.name) })),
    points: chart.points.map((one) => ({ ...one, name: pointed(one.name) })),
  };
}
