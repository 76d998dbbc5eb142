/**
 * What some did and others did the opposite of is nothing to be sure of in one row: "Anna scored 14, Ben 9 and Carl missed 6", "Bochum let in 74". Where the deeds are
 * told in the names ("Won 12 · Lost 5") or by the signs, each is what it says.
 */
import type { Chart } from "@charticle/contract";

const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:scored?|hit|netted|sank)\b/iu, /\b(?:missed|let in|conceded|saved|blocked)\b/iu], // catches "scored" beside "let in", not "score:"
  [/\b(?:won|wins)\b/iu, /\b(?:lost|loses|drew)\b/iu], // catches "won" beside "drew", not "win"
  [/\b(?:borrowed|owes?|owed)\b/iu, /\b(?:lent|loaned)\b/iu], // catches "borrowed" beside "lent", not "lender"
  [/\b(?:bought|buys)\b/iu, /\b(?:sold|sells)\b/iu], // catches "bought" beside "sold", not "seller"
  [/\b(?:received|got in)\b/iu, /\b(?:sent|sent out|posted)\b/iu], // catches "received" beside "sent", not "sender"
  [/\b(?:arrived|came)\b/iu, /\b(?:left|departed|went)\b/iu], // catches "arrived" beside "left", not "leftover"
  [/\b(?:present|attended)\b/iu, /\b(?:absent|missing|sick)\b/iu], // catches "present" beside "absent", not "presents"
  [/\b(?:used|spent|lost)\b/iu, /\b(?:saved|new|found)\b/iu], // catches "used" beside "saved", not "useful"
];
const UNSURE = 0.7;
const REACH = 24;

/** How sure the reader is of a chart whose values are of one deed. */
export function sureOfDeeds({ grounding, points, series }: Chart, text: string, confidence: number): number {
  if (confidence <= UNSURE || series.length !== 1 || points.length < 2) return confidence;
  const pair = PAIRS.find(([one, other]) => one.test(text) && other.test(text));
  if (!pair || points.some(({ values: [value] }) => (value ?? 0) < 0)) return confidence;
  const named = points.some(({ name }) => pair.some((deed) => deed.test(name)));
  const ends = grounding.flatMap(([cell]) => (cell?.kind === "stated" ? (cell.spans[0]?.[1] ?? []) : []));
  const starts = grounding
    .map(([cell]) => (cell?.kind === "stated" ? (cell.spans[0]?.[0] ?? -1) : -1))
    .filter((at) => at >= 0);
  const inFront = (at: number): string => /[^,.;:]*$/u.exec(text.slice(Math.max(0, at - REACH), at))?.[0] ?? ""; // catches " and Carl missed ", not what stands before a comma
  const behind = (at: number): string => /^[^,.;:\d]*/u.exec(text.slice(at, at + REACH))?.[0] ?? ""; // catches " absent", not what stands behind a comma
  const [does, undoes] = pair.map(
    (deed) => starts.some((at) => deed.test(inFront(at))) || ends.some((at) => deed.test(behind(at))),
  );
  return !named && does && undoes ? UNSURE : confidence;
}
