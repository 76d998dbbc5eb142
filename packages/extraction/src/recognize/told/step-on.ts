/**
 * "Pledges stand at £5,200, up £700 on last month" → last month £4,500: a step from a time that is named is never that time's own
 * figure, so that it is not offered as stated.
 */

import { wordSet } from "../../lexicon/closed-class.ts";
import { CHANGE_NOUNS } from "../../lexicon/relation-words.ts";
import { matches } from "../../text/needs/matches.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { isAxis, isFigure, type Mention } from "../mention.ts";
import { wholesOf } from "../no-data/context-counts.ts";
import { deriveAll } from "../settle.ts";

const WAYS = wordSet("up down");
const LINKS = wordSet("on from over with");
const SIGN =
  /\b(?:up|down) (?:[^,.;]|[.,]\d){1,20} (?:on|from) |\b(?:rise|increase|jump|drop|fall|decline|decrease|gain|dip|slump|surge) of |\d (?:\p{L}+ )?(?:up|down) (?:on|from) /iu; // catches "up £1.2m on " and "15 up from ", "a rise of 40", not "up on"

export function stepsOn(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!matches(scan.text, SIGN)) return mentions;
  const derived = deriveAll(scan, wholesOf(scan, mentions));
  let some = false;
  const all = derived.map((mention, at): Mention => {
    const next = derived[at + 1];
    if (!isFigure(mention) || !mention.basis?.stated || !next || !isAxis(next) || next.shy) return mention;
    const before = lowerAt(scan, mention.from - 1) === "by" ? mention.from - 2 : mention.from - 1; // "up by £700 on"
    const noun = CHANGE_NOUNS.has(lowerAt(scan, mention.from)) || CHANGE_NOUNS.has(lowerAt(scan, mention.from + 1)); // "an increase of 400 on"
    const way = noun || [before, mention.to - 2].some((token) => WAYS.has(lowerAt(scan, token))); // "15 up from"
    if (!way || !LINKS.has(lowerAt(scan, mention.to - 1)) || next.from > mention.to + 1) return mention;
    some = true;
    return { ...mention, basis: { spans: mention.basis.spans, how: mention.basis.how } };
  });
  return some ? all : mentions;
}
