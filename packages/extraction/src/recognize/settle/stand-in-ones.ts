/**
 * "One" behind a name with a number stands for the thing told before, and counts nothing: "the COVID-19 talk drew 212 people and the 5G one 119".
 * A figure follows it, or the end of the item. Not "5G one, 4G two".
 */
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";

const ONES = ["one", "ones"];

export function standInOnes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, ONES)) return mentions;
  const standsIn = (mention: Mention, at: number): boolean => {
    const [before, next] = [mentions[at - 1], mentions[at + 1]];
    if (!isFigure(mention) || mention.value !== 1 || mention.to !== mention.from + 1) return false;
    const named = before?.kind === "name" && before.to === mention.from && lowerAt(scan, before.from - 1) === "the";
    return named && ONES.includes(lowerAt(scan, mention.from)) && isFigure(next) && next.from - mention.to < 3;
  };
  const left = mentions.filter((mention, at) => !standsIn(mention, at));
  return left.length < mentions.length ? left : mentions;
}
