/**
 * Bounds inside the names of answers: "47% sleep 7 hours or more, 35% 5 to 6 and 18% less than 5" → three shares, named by
 * their bounds. Only beside at least two percentages; each bound stands behind one of them.
 */
import { wordSet } from "../lexicon/closed-class.ts";
import { lowerAt, type Scan } from "../text/scan.ts";
import type { Figure, Mention, NameNumber } from "./mention.ts";
import { placeOf } from "./place.ts";

const BEFORE: readonly (readonly string[])[] = [
  ["less", "than"],
  ["more", "than"],
  ["fewer", "than"],
  ["at", "least"],
  ["at", "most"],
  ["up", "to"],
  ["over"],
  ["under"],
  ["above"],
  ["below"],
  ["between"],
];
const BEHIND = wordSet("more less fewer above over older younger longer higher");

const isPercent = (mention: Mention): boolean => mention.kind === "figure" && mention.unit?.kind === "percent";

const PARTED = /[,;:.!?\n]/; // catches a comma, not a blank

const boundWords = (scan: Scan, figure: Figure): number =>
  BEFORE.find((words) => words.every((word, at) => lowerAt(scan, figure.from - words.length + at) === word))?.length ??
  0;

/** End of "or more", "and over" behind a bound. */
const tailEnd = (scan: Scan, at: number): number =>
  ["or", "and"].includes(lowerAt(scan, at)) && BEHIND.has(lowerAt(scan, at + 1)) ? at + 2 : at;

export function answerBands(scan: Scan, mentions: readonly Mention[]): Mention[] {
  if (mentions.filter(isPercent).length < 2) return [...mentions];
  const settled: Mention[] = [];
  for (let at = 0; at < mentions.length; at++) {
    const mention = mentions[at];
    if (!mention) break;
    const next = mentions[at + 1];
    const last = settled.at(-1);
    const owned = last !== undefined && isPercent(last) && !PARTED.test(scan.text.slice(last.end, mention.start));
    if (mention.kind !== "figure" || isPercent(mention) || mention.unit?.kind === "currency" || !owned) {
      settled.push(mention);
      continue;
    }
    const words = boundWords(scan, mention);
    const second =
      next?.kind === "figure" &&
      !isPercent(next) &&
      ["to", "–", "-", "and"].includes(lowerAt(scan, mention.to)) &&
      next.from === mention.to + 1;
    const range = second && mention.value < next.value && (words > 0 || lowerAt(scan, mention.to) !== "and");
    const end = range ? next.to : mention.to;
    const to = tailEnd(scan, end);
    if (words > 0 || range || to > end) {
      const name: NameNumber = { kind: "name", ...placeOf(scan, mention.from - words, to) };
      settled.push(name);
      if (range) at++;
    } else settled.push(mention);
  }
  return settled;
}
