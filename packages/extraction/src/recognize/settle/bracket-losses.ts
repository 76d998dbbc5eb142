/**
 * "Deficits: Northfield (£4.2m), St Anne's (£11.8m), Riverside £0.9m surplus" → −4.2m, −11.8m, 0.9m: figures in brackets are
 * losses where the text speaks of deficits or losses and the ones without brackets are told as a surplus or profit.
 * "Receipts 3,410, payments (3,120), closing cash 1,494" → −3,120: so is what goes out, beside what has no brackets.
 * "PBT (Rs cr): Q1 312, Q2 (45)" → 312, −45: so they are in accounts that short words tell of.
 */
import { matches } from "../../text/needs/matches.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { bracketsNegated } from "./account-negatives.ts";

const LOSS = /\b(?:deficits?|loss(?:es)?|in the red|overdrawn|overspent)\b/iu; // catches "deficits", not "lossless"
const GAIN = /\b(?:surplus|profits?|gains?|in the black)\b/iu; // catches "surplus", not "surpluses'"
const ACCOUNTS = /\b(?:PBT|PAT|NPAT|PBIT|FCF|[Cc]ash ?flows?|[Vv]ariances?)\b/u; // catches "PBT" and "Cash flow", not "Pat"
const NEAR = 25;
/** What goes out, told of right in front of its brackets. */
const GOING_OUT =
  /\b(?:payments?|costs?(?: of (?:sales|goods sold|goods))?|cogs|opex|capex|expenses?|expenditures?|spend(?:ing)?|outflows?|outgoings|withdrawals?|returns|refunds|tax(?:es|ation)?|interest(?: paid)?|dividends?(?: paid)?|depreciation|amorti[sz]ation|impairments?|write-?(?:offs?|downs?)|redemptions?|repayments?|overheads?|purchases|drawings|leavers|wages|salaries|churn|fees|disposals|provisions?) \([$€£]? ?$/iu; // catches "payments (" and "cost of sales (", not "receipts ("

const isWrapped = (scan: Scan, { from, to, unit }: Figure): boolean =>
  lowerAt(scan, from - 1) === "(" && lowerAt(scan, to) === ")" && unit?.symbol !== "%";

/** "Price 100, tax (20), total 120": all of them together make the last. */
const isSum = (figures: readonly Figure[]): boolean =>
  figures.slice(0, -1).reduce((sum, { value }) => sum + value, 0) === figures.at(-1)?.value;

const negated = (mentions: readonly Mention[], wrapped: readonly Figure[]): readonly Mention[] =>
  mentions.map((mention) =>
    isFigure(mention) && wrapped.includes(mention) ? { ...mention, value: -mention.value } : mention,
  );

export function bracketLosses(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.signs.has("(")) return mentions;
  if (matches(scan.text, ACCOUNTS)) return bracketsNegated(scan, mentions);
  const figures = mentions.filter(isFigure);
  const wrapped = figures.filter((figure) => isWrapped(scan, figure) && figure.value > 0);
  const open = figures.filter((figure) => !isWrapped(scan, figure));
  const out = wrapped.length > 0 && wrapped.every(({ start }) => GOING_OUT.test(scan.text.slice(0, start)));
  if (out && open.length > 1) return isSum(figures) ? mentions : negated(mentions, wrapped);
  if (!matches(scan.text, LOSS)) return mentions;
  const near = ({ start, end }: Figure): string => scan.text.slice(Math.max(0, start - NEAR), end + NEAR);
  if (wrapped.length === 0 || open.length === 0 || !open.every((figure) => GAIN.test(near(figure)))) return mentions;
  return negated(mentions, wrapped);
}
