/** What is seen of words that may be a title, as numbers that trees can ask for. */
import { isNoun } from "../../read/sentence/atom.ts";
import type { NameSense } from "../../read/words/senses.ts";
import { likeness } from "../../read/words/word-store.ts";
import { type CueWorths, cueSigns } from "./cue-worths.ts";
import { flag } from "./flag.ts";
import { formSigns } from "./form-signs.ts";
import { placeSigns } from "./place-signs.ts";
import { ALL_SOURCES, type Candidate, holdsName, type Shown, SOURCES, wordsOf } from "./sources.ts";
import { wordCues } from "./word-cues.ts";

/** Of WordNet's classes of nouns; one beyond the last for none. */
const NOUN_CLASSES = 28;

/** What it says beside the names. */
function nameSigns({ points, series, nameWords, reading }: Shown, { words }: Candidate): number[] {
  const own = wordsOf(words);
  const held = (names: readonly string[]): number =>
    names.filter((name) => holdsName(words, name)).length / Math.max(1, names.length);
  const measure = wordsOf(reading.measure ?? "");
  return [
    own.filter((word) => nameWords.has(word)).length / Math.max(1, own.length),
    held(points),
    series.length > 1 ? held(series) : -1,
    series.length === 1 ? held(series) : -1,
    flag(measure.length > 0),
    measure.filter((word) => own.includes(word)).length / Math.max(1, measure.length),
  ];
}

function senseSigns({ senses, points }: Shown, sense: NameSense): number[] {
  const likeNames = points.map((name) => senses.nameOf(name)).filter(({ known }) => known);
  const alike = likeNames.reduce((sum, { vector }) => sum + likeness(vector, sense.vector), 0);
  return [
    flag(sense.known),
    sense.words,
    likeNames.length > 0 ? alike / likeNames.length : 0,
    ...Array.from({ length: NOUN_CLASSES }, (_, noun) => flag(sense.noun === noun)),
  ];
}

function textSigns({ row, reading, unit, chosen, series, figures, nameWords }: Shown, candidates: number): number[] {
  const other = row.slice(0, figures.at(-1)).filter((atom) => isNoun(atom) && !nameWords.has(atom.lower)).length;
  return [
    candidates,
    other,
    flag(
      figures[0] !== undefined && row.slice(0, figures[0]).some((atom) => isNoun(atom) && !nameWords.has(atom.lower)),
    ),
    flag(reading.shape === "timeline"),
    series.length,
    reading.points.length,
    figures.length,
    flag(unit?.kind === "percent"),
    flag(unit?.kind === "currency"),
    flag(unit?.kind === "measure"),
    flag(unit === null),
    SOURCES.indexOf(chosen),
  ];
}

/** One row of numbers for each candidate, without what its words are worth. */
export function plainSigns(shown: Shown, candidates: readonly Candidate[]): number[][] {
  const text = textSigns(shown, candidates.length);
  return candidates.map((candidate) => [
    flag(candidate.first),
    ...ALL_SOURCES.map((source) => flag(candidate.sources.has(source))),
    ...text,
    ...placeSigns(shown, candidate.span),
    ...formSigns(shown, candidate),
    ...nameSigns(shown, candidate),
    ...senseSigns(shown, shown.senses.nameOf(candidate.words)),
  ]);
}

/** One row of numbers for each candidate. */
export function titleSigns(shown: Shown, candidates: readonly Candidate[], worths: CueWorths): Float32Array[] {
  const plain = plainSigns(shown, candidates);
  return candidates.map(
    (candidate, at) => new Float32Array([...(plain[at] ?? []), ...cueSigns(worths, wordCues(shown.row, candidate))]),
  );
}
