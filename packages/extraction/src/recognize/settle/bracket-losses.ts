/**
 * "Deficits: Northfield (£4.2m), St Anne's (£11.8m), Riverside £0.9m surplus" → −4.2m, −11.8m, 0.9m: figures in brackets are
 * losses where the text speaks of deficits or losses and the ones without brackets are told as a surplus or profit.
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

const isWrapped = (scan: Scan, { from, to, unit }: Figure): boolean =>
  lowerAt(scan, from - 1) === "(" && lowerAt(scan, to) === ")" && unit?.symbol !== "%";

export function bracketLosses(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.signs.has("(")) return mentions;
  if (matches(scan.text, ACCOUNTS)) return bracketsNegated(scan, mentions);
  if (!matches(scan.text, LOSS)) return mentions;
  const figures = mentions.filter(isFigure);
  const wrapped = figures.filter((figure) => isWrapped(scan, figure) && figure.value > 0);
  const open = figures.filter((figure) => !isWrapped(scan, figure));
  const near = ({ start, end }: Figure): string => scan.text.slice(Math.max(0, start - NEAR), end + NEAR);
  if (wrapped.length === 0 || open.length === 0 || !open.every((figure) => GAIN.test(near(figure)))) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && wrapped.includes(mention) ? { ...mention, value: -mention.value } : mention,
  );
}
