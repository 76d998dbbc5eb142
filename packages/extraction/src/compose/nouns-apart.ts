/** "Anna 40 pizza, Ben 25 beer, Cy 12 taxi": words behind the figures that differ from one to the next name none of the values. */
import { isSmallWord } from "../lexicon/closed-class.ts";
import { singular } from "../lexicon/morphology.ts";
import type { Figure } from "../recognize/mention.ts";
import { isWordAt, lowerAt, type Scan, tokenAt } from "../text/scan.ts";

const LINKS = /^[,;.:|/–-]$|^$/u; // catches ",", not "and"

/** The one word between a figure and the next mark; "" for none. */
const wordBehind = (scan: Scan, { to }: Figure): string => {
  const word = lowerAt(scan, to);
  const next = tokenAt(scan, to + 1);
  const closed = next.kind === "line" || LINKS.test(next.lower);
  return isWordAt(scan, to) && tokenAt(scan, to).spaced && closed && !isSmallWord(word) ? singular(word) : "";
};

/** True where each figure has a word of its own behind it. */
export function areNounsApart(scan: Scan, figures: readonly Figure[]): boolean {
  const words = figures.map((figure) => wordBehind(scan, figure));
  return words.length > 1 && words.every((word) => word !== "") && new Set(words).size === words.length;
}
