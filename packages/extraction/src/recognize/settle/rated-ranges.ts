/**
 * "Brown 5/wk, White 6/wk, Speckled 3-4/wk": two numbers with the rate of the others behind them are a range of it, and no place on an axis.
 * Not "ages 3-4: 5/wk".
 */
import { lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const RANGE = /^(\d+(?:\.\d+)?) ?[–-] ?(\d+(?:\.\d+)?)$/u; // catches "3-4", not "3"

function rangeOf(scan: Scan, mention: Mention, model: Figure): Figure | null {
  const { from, to, start, end } = mention;
  const [, low = "", high = ""] = RANGE.exec(scan.text.slice(start, end)) ?? [];
  const rated = isAxis(mention) && lowerAt(scan, to) === "/" && !tokenAt(scan, to).spaced;
  if (!rated || low === "" || model.rate !== `/${lowerAt(scan, to + 1)}`) return null;
  const range = [Number(low), Number(high)] as const;
  const value = Number(((range[0] + range[1]) / 2).toPrecision(12));
  return range[0] < range[1] ? { ...model, ...placeOf(scan, from, to + 2), value, range, numberEnd: end } : null;
}

export function ratedRanges(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const model = mentions.filter(isFigure).find(({ rate, basis }) => rate?.startsWith("/") && !basis);
  return model ? mentions.map((mention) => rangeOf(scan, mention, model) ?? mention) : mentions;
}
