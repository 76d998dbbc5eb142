/**
 * The words in and around what may be a title, each with its place: "Fund now sees growth at 2.9%" → of "growth": head growth,
 * ahead sees, behind at. What each is worth was learned from titles that editors wrote: a rate is what figures show, a minister is not.
 */
import { singular } from "../../lexicon/morphology.ts";
import { type Atom, isMark, isVerb, wordsIn } from "../../read/sentence/atom.ts";
import { headIn, isDet } from "./phrase.ts";
import type { Candidate } from "./sources.ts";

const BLANK = /\s+/gu; // catches the end of a line and a tab, not ";"

/** A word, a mark, or what kind of thing stands there. */
const said = (atom: Atom | undefined): string =>
  atom === undefined
    ? "^"
    : atom.kind === "word" || atom.kind === "mark"
      ? atom.lower.replaceAll(BLANK, "<line>")
      : `<${atom.kind}>`;

/** Atoms that are looked at for a verb. */
const REACH = 9;

const INNER_MARKS = ["(", ")", "'"];

/** The next verb from a place on, up to a figure or a mark. */
function verbFrom(row: readonly Atom[], from: number, step: 1 | -1): string {
  for (let at = from; Math.abs(at - from) < REACH; at += step) {
    const atom = row[at];
    if (isVerb(atom)) return atom.lower;
    if (!atom || atom.kind === "figure") break;
    if (atom.kind === "mark" && !INNER_MARKS.some((mark) => isMark(atom, mark))) break;
  }
  return "^";
}

/** How many cues each candidate has. */
export const CUES = 11;

/** In a fixed order, "" where nothing can be told. */
export function wordCues(row: readonly Atom[], { words, span }: Pick<Candidate, "words" | "span">): string[] {
  const list = words.toLowerCase().split(" ");
  const cues = (...told: string[]): string[] => [...told, ...Array.from({ length: CUES - told.length }, () => "")];
  if (!span) return cues(`head ${singular(list.at(-1) ?? "")}`, `first ${list[0]}`);
  const inner = wordsIn(row.slice(span.first, span.last + 1));
  const head = singular(headIn(inner)?.lower ?? list.at(-1) ?? "");
  const lead = span.first - (isDet(row[span.first - 1]) ? 2 : 1);
  const [before, behind] = [said(row[lead]), said(row[span.last + 1])];
  return cues(
    `head ${head}`,
    `first ${inner[0]?.lower ?? ""}`,
    `last ${singular(inner.at(-1)?.lower ?? "")}`,
    `second ${inner.at(-2)?.lower ?? ""}`,
    `before ${before}`,
    `behind ${behind}`,
    `between ${before} ${behind}`,
    `two before ${said(row[lead - 1])} ${before}`,
    `two behind ${behind} ${said(row[span.last + 2])}`,
    `verb behind ${verbFrom(row, span.last + 1, 1)}`,
    `verb ahead ${verbFrom(row, span.first - 1, -1)}`,
  );
}
