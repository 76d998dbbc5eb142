/**
 * How much each has and at what rate, the units said with the first alone: "Daisy gives 31 litres at 4.1% fat, Clover 27 at 4.6" → Clover 27
 * litres at 4.6%, and no "Clover 27". Not "Boeing 737 at 4.1%, Boeing 747 at 4.6%", nor "5 of 9 at 4.1%, 3 at 4.6%", whose rates tell them apart.
 */
import { isNumberAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";

const LEADS: ReadonlySet<string> = new Set(["at", "@"]);
/** Words between an amount and its rate: "40 tonnes of ore at". */
const FAR = 3;

const isRate = ({ unit }: Figure): boolean => unit?.kind === "percent" || unit?.kind === "currency";

/** The first amount and its rate; null where the text does not begin so. */
function modelOf(scan: Scan, mentions: readonly Mention[]): { amount: Figure; rate: Figure } | null {
  const [amount, rate] = mentions.filter(isFigure);
  if (!amount || !rate || !isRate(rate) || !LEADS.has(lowerAt(scan, rate.from - 1))) return null;
  const near = rate.from - 1 - amount.to <= FAR;
  return near && amount.unit?.kind !== rate.unit?.kind && !amount.basis && !amount.range ? { amount, rate } : null;
}

/** The amount in front of a rate, though it looks like the number of a name; null where none stands there. */
function amountBefore(scan: Scan, mention: Mention, rate: Mention | undefined): Figure | null {
  const joined = isFigure(rate) && rate.from === mention.to + 1 && LEADS.has(lowerAt(scan, mention.to));
  if (!joined || !isNumberAt(scan, mention.to - 1)) return null;
  if (isFigure(mention)) return mention.bare ? mention : null;
  return mention.kind === "name" && mention.to - mention.from === 2 ? figureAt(scan, mention.to - 1) : null;
}

/** With what the first says of it, where it says nothing of its own. */
const unitOf = (figure: Figure, { unit }: Figure): Figure =>
  figure.bare && unit ? { ...figure, unit, bare: false } : figure;

export function amountsAt(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const model = says(scan, ["at"]) || scan.signs.has("@") ? modelOf(scan, mentions) : null;
  if (!model) return mentions;
  const { amount, rate } = model;
  const later = mentions.slice(mentions.indexOf(rate) + 1);
  const told = new Map<Mention, Figure>();
  for (const [at, mention] of later.entries()) {
    const next = later[at + 1];
    const found = amountBefore(scan, mention, next);
    if (!found || !isFigure(next)) continue;
    told.set(mention, unitOf(found, amount)).set(next, unitOf(next, rate));
  }
  return told.size === 0 ? mentions : mentions.map((mention) => told.get(mention) ?? mention);
}
