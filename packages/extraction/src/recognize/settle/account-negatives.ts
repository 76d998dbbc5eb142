/** Figures in brackets that are below nought, in a row of accounts: "Profit: North 2.1, South (3.750)". */
import { ACCOUNT_WORDS } from "../../lexicon/nouns.ts";
import { lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";

const LOSS = /\((?:loss|deficit)/i; // catches "profit (loss)", not "a loss (small)"

/** "(€ 3.750)" after a name, where the other rows stand without brackets and the text speaks of results. */
export function accountNegatives(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.signs.has("(")) return mentions;
  const told = [...scan.words].some((word) => word.split("-").some((part) => ACCOUNT_WORDS.has(part)));
  return told ? bracketsNegated(scan, mentions) : mentions;
}

/** The same of a text that is known to tell of results. */
export function bracketsNegated(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const scored = figures.every(({ bare, value }) => bare && value <= 10) && !/[$€£]|illion/.test(scan.text); // "income 6.3, safety (7.9)"
  if (scored) return mentions;
  const wrapped = (figure: Figure): boolean =>
    figure.unit?.symbol !== "%" &&
    figure.value > 0 &&
    lowerAt(scan, figure.from - 1) === "(" &&
    lowerAt(scan, figure.to) === ")" &&
    (tokenAt(scan, figure.from - 2).kind !== "mark" || [",", ";", ":", "|"].includes(lowerAt(scan, figure.from - 2)));
  const negative = figures.filter(wrapped);
  const marked = negative.every(({ from }) => tokenAt(scan, from - 2).kind === "mark"); // "FY22: (£3.4mn). FY23: £1.7mn."
  const many = negative.length * (marked ? 1 : 2) > figures.length - (marked ? 1 : 0);
  if (negative.length === 0 || (many && !LOSS.test(scan.text))) return mentions;
  const afterFigure = (figure: Figure): boolean => figures.some((other) => other.to === figure.from - 1);
  return mentions.map((mention) =>
    isFigure(mention) && wrapped(mention) && !afterFigure(mention) ? { ...mention, value: -mention.value } : mention,
  );
}
