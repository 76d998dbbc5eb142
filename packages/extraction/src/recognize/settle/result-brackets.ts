/**
 * Figures in brackets are below nought where the text is headed by what may come out either way: "P&L: Jan (12), Feb 4, Mar (3)", "Profit/loss: …",
 * "EBITDA 2021 (4.5), 2022 1.2". Not "Goals: Ann (12), Ben (9)" nor "Profit: North 12 (9), South 8 (7)".
 */

import { PREPOSITIONS } from "../../lexicon/closed-class.ts";
import { matches } from "../../text/needs/matches.ts";
import { lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";

const HEAD =
  /^[^\d(]{0,30}\b(?:p&l|p\/l|profits?(?: ?[/&] ?loss(?:es)?| (?:and|or) loss(?:es)?)?|gains? ?[/&] ?loss(?:es)?|surplus(?:es)? ?[/&] ?deficits?|net (?:income|result|cash|gain|change|flow|position|margin)|cash ?flow|ebitda?|operating (?:income|result)|balance|variance|change|growth)\b/iu; // catches "P&L" and "Net cash flow", not "Net goals"
const SHARES = /^[^\d(]{0,30}\b(?:change|growth|variance|margin)\b/iu; // catches "Change vs ly", not "Profit"

/** A sentence and no row of accounts: "with growth of more than 25% were Barcelona (34%)", "led by growth in Spain (4%)". */
const SENTENCE = /\b(?:were|are|includ(?:e|es|ed|ing)|recorded|posted|reported|saw|led|followed|than|among)\b/iu; // catches "were Barcelona", not "where"

const isWrapped = (scan: Scan, { from, to }: Figure): boolean =>
  lowerAt(scan, from - 1) === "(" && lowerAt(scan, to) === ")";

/** A name or a time stands right in front of the bracket, or a colon behind one. */
const isItem = (scan: Scan, mentions: readonly Mention[], { from }: Figure): boolean => {
  const before = tokenAt(scan, from - 2);
  const timed = mentions.some((mention) => mention.kind === "axis" && mention.to === from - 1);
  return timed || before.kind === "word" || [":", "=", "|"].includes(before.lower);
};

/** "jan (£200) feb £150 mar (£20)": money in brackets behind times, beside money without. */
function areAccounts(scan: Scan, mentions: readonly Mention[]): boolean {
  const figures = mentions.filter(isFigure);
  const times = mentions.filter(({ kind }) => kind === "axis");
  if (times.some(({ from }) => PREPOSITIONS.has(lowerAt(scan, from - 1)))) return false; // "in 2020 ($11m) and 2019 ($13m)" tells them in passing
  return (
    times.length === figures.length && figures.length > 2 && figures.every(({ unit }) => unit?.kind === "currency")
  );
}

export function resultBrackets(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.signs.has("(") || !(matches(scan.text, HEAD) || areAccounts(scan, mentions))) return mentions;
  const figures = mentions.filter(isFigure);
  const wrapped = figures.filter((figure) => isWrapped(scan, figure));
  const shares = matches(scan.text, SHARES);
  if (shares && matches(scan.text, SENTENCE)) return mentions;
  const told = wrapped.every(
    (figure) => figure.value > 0 && isItem(scan, mentions, figure) && (shares || figure.unit?.symbol !== "%"),
  );
  if (wrapped.length === 0 || wrapped.length === figures.length || !told) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && wrapped.includes(mention) ? { ...mention, value: -mention.value } : mention,
  );
}
