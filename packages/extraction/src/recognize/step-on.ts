/**
 * "Pledges stand at £5,200, up £700 on last month" → last month £4,500: a step from a time that is named is never that time's own
 * figure, so that it is not offered as stated.
 */
import { wordSet } from "../lexicon/closed-class.ts";
import { lowerAt, type Scan } from "../text/scan.ts";
import { wholesOf } from "./context-counts.ts";
import { isAxis, isFigure, type Mention } from "./mention.ts";
import { deriveAll } from "./settle.ts";

const WAYS = wordSet("up down");
const SIGN = /\b(?:up|down) [^,.;]{1,16} (?:on|from) /iu; // catches "up £700 on ", not "up on"

export function stepsOn(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!SIGN.test(scan.text)) return mentions;
  const derived = deriveAll(scan, wholesOf(scan, mentions));
  let some = false;
  const all = derived.map((mention, at): Mention => {
    const next = derived[at + 1];
    if (!isFigure(mention) || !mention.basis?.stated || !next || !isAxis(next) || next.shy) return mention;
    const link = lowerAt(scan, mention.to - 1);
    if (!WAYS.has(lowerAt(scan, mention.from - 1)) || link !== "on" || next.from > mention.to + 1) return mention;
    some = true;
    return { ...mention, basis: { spans: mention.basis.spans, how: mention.basis.how } };
  });
  return some ? all : mentions;
}
