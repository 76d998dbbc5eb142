/**
 * What all who are named do, told once: "62% of Germans, 55% of French and 41% of Poles back the plan" → "back the plan".
 * "46% of boys walk, 30% of girls cycle" tells two deeds and no title.
 */
import { verbSense } from "../lexicon/morphology.ts";
import type { Reading } from "../read/reading.ts";
import { isWord } from "../read/sentence/atom.ts";
import type { Mention } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";
import { gapsOf } from "./told-gaps.ts";

const LONGEST = 48;

const OF = /\bof (?:the |our |all |those )?$/iu; // catches "62 percent of ", not "of a kind "

/** "45% of mothers and 12% of fathers work part time": the last name holds what all do. */
function deedIn(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(" "));
  const last = words.pop() ?? [];
  const at = last.findIndex((word, place) => place > 0 && verbSense(word.toLowerCase()) !== null);
  const isPlain = words.every((own) => own.every((word) => verbSense(word.toLowerCase()) === null));
  return at > 0 && isPlain ? [last.slice(at).join(" ")] : [];
}

export function deedTold(scan: Scan, mentions: readonly Mention[], reading: Reading): string {
  const { used = [], points, figures } = reading;
  const names = used.toSorted(([a], [b]) => a - b);
  if (points.length < 2 || names.length !== points.length || figures.some(({ unit }) => unit?.kind !== "percent"))
    return "";
  if (!names.every(([start]) => OF.test(scan.text.slice(0, start)))) return "";
  const told = gapsOf(scan, mentions, reading).flatMap(({ atoms }) => {
    const name = names.find(([start]) => atoms.some((atom) => atom.start === start));
    if (!name) return [];
    const behind = atoms.filter(({ start }) => start >= name[1]);
    const end = behind.findIndex((atom) => !isWord(atom));
    const words = behind.slice(0, end < 0 ? behind.length : end).filter(isWord);
    const [first] = words;
    const last = words.at(-1);
    return first && last && verbSense(first.lower) ? scan.text.slice(first.start, last.end) : [];
  });
  const [deed = ""] = told.length > 0 ? told : deedIn(names.map(([start, end]) => scan.text.slice(start, end)));
  return told.length < 2 && deed.length <= LONGEST ? deed : "";
}
