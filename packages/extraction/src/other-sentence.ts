/**
 * Of two things that a text tells, the one that more is told of: "Turnout was 46%, down from 60%. Pochin won with 12,645 votes, Shore
 * got 12,639 and Houlding 2,341" → the votes, with the turnout among the other readings. Only where the reader is unsure of the whole
 * and much surer of one sentence alone: of one that the whole shows nothing of, or where the whole is hardly anything at all.
 */
import type { Chart } from "@charticle/contract";
import { SAID } from "./compose/left-out/said.ts";
import { MAX_NOTES, noteOf } from "./compose/plain-notes.ts";
import { answered, type Extraction, type Judged } from "./extract.ts";
import { sentencesAlone } from "./text/sentences-alone.ts";
import type { Squeezed } from "./text/squeezed.ts";

type Found = Extract<Extraction, { ok: true }>;

const UNSURE = 0.36;
const SURER = 0.3;
const FEWEST = 3;
/** Below the first the whole is hardly anything, a sentence of which the reader is as sure as the second holds a table. */
const HARDLY = [
  { whole: 0.15, alone: 0.8, fewest: 3 },
  { whole: 0.2, alone: 0.9, fewest: 4 },
] as const;
/** How sure of a sentence that is a part of what the whole shows. */
const AT_MOST = 0.6;
/** Shorter texts tell one thing, if any. */
const LONG = 120;
const MOST_OTHERS = 3;

const spansOf = ({ grounding }: Chart): (readonly [number, number])[] =>
  grounding.flatMap((row) => row.flatMap((cell) => (cell ? cell.spans.slice(0, 1) : [])));

/** The place stands in the sentence. */
const isWithin = ({ text, back }: Squeezed, place: number): boolean => {
  const [from, to] = back([0, text.length]);
  return place >= from && place < to;
};

const QUOTED = /^“([^”…]*)/u; // catches the "46%" of "“46%” is left out", not "9 further points"

/** What the sentence alone leaves out: what the whole shows, and what that leaves out beside it. */
function notesOf(text: string, whole: Chart, sentence: Squeezed): string[] {
  const shown = spansOf(whole)
    .filter(([start]) => !isWithin(sentence, start))
    .map(([start, end]) => noteOf(text.slice(start, end), SAID.beside));
  const others = whole.notes.filter((note) => !sentence.text.includes(QUOTED.exec(note)?.[1] ?? ""));
  return [...shown, ...others];
}

/** @param read reads a part of the text, with its places as typed */
export function otherSentence(text: string, whole: Judged, read: (part: Squeezed) => Judged): Extraction {
  const told = answered(whole);
  if (!whole.ok || !told.ok || whole.confidence >= UNSURE) return told;
  const shown = spansOf(told.chart);
  const isLong = text.length >= LONG;
  const found = sentencesAlone(text).flatMap((sentence): { surer: number; answer: Found }[] => {
    const judged = read(sentence);
    if (!judged.ok || judged.confidence <= whole.confidence + SURER) return [];
    const answer = { ok: true as const, ...judged.charts() };
    const own = spansOf(answer.chart);
    const apart = !own.some(([from]) => shown.some(([start]) => start === from));
    const more = apart && own.length >= FEWEST && own.length > shown.length;
    const hardly = HARDLY.some(
      (one) =>
        isLong &&
        whole.confidence < one.whole &&
        judged.confidence >= one.alone &&
        own.length >= one.fewest &&
        own.length * 2 > shown.length &&
        told.chart.series.length === 1,
    );
    if (!more && !hardly) return [];
    const most = more ? 1 : AT_MOST;
    const notes = [...answer.chart.notes, ...notesOf(text, told.chart, sentence)].slice(0, MAX_NOTES);
    const alternatives = [told.chart, ...answer.alternatives].slice(0, MOST_OTHERS);
    const confidence = Math.min(judged.sureness(), most);
    return [
      {
        surer: Math.min(judged.confidence, most),
        answer: { ...answer, confidence, chart: { ...answer.chart, notes }, alternatives },
      },
    ];
  });
  return found.toSorted((one, two) => two.surer - one.surer)[0]?.answer ?? told;
}
