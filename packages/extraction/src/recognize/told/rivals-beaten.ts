/**
 * "Ann scored 40, beating Bob by 12 and Cy by 19" → Bob 28, Cy 21: how far somebody is ahead of others is told of the own figure in
 * front. Not "Ann 40, Cal beat Bob by 12" (Cal's is not told), nor of somebody whose figure is told in front.
 */

import { AUXILIARIES, PREPOSITIONS, PRONOUNS, wordSet } from "../../lexicon/closed-class.ts";
import { matches } from "../../text/needs/matches.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { rounded } from "./how-told.ts";
import { unitRatio } from "./same-unit.ts";

const AHEAD = `beat beats beating bettered outscored outscores outscoring outsold outsells outselling topped tops topping exceeded exceeds
  exceeding pipped pipping edged outdid leads lead led leading outnumber outnumbers outnumbered outnumbering outpaced outpolled outweighs outweighed`;
const BEHIND = "trail trails trailed trailing lags lagged lagging";
const WAYS: ReadonlyMap<string, number> = new Map([
  ...[...wordSet(AHEAD).keys()].map((word): [string, number] => [word, 1]),
  ...[...wordSet(BEHIND).keys()].map((word): [string, number] => [word, -1]),
]);
const SIGN =
  /\b(?:beat|better|out[a-z]{3,}|topp?|exceed|pipp|edged|lead|led\b|trail|lagg?)[a-z]* (?:[\p{L}'’]+ ){1,5}by [\p{Sc}\p{L}\d]/iu; // catches "beating Bob by 12", not "beat me to it"
const MOST_WORDS = 5;
const LIGHT = wordSet("and , who which that of them in all so");
const FRONTING = wordSet("with at on having");
const SELVES: ReadonlyMap<string, string> = new Map([
  ["me", "i"],
  ["us", "we"],
]);
const THEM = wordSet("him her them it that");

/** Between a figure and the verb nobody new is named, or the figure stands in front of whom it belongs to: "With 40 Ann beat". */
function isOwn(scan: Scan, base: Figure, verb: number): boolean {
  const fronted =
    FRONTING.has(lowerAt(scan, base.from - 1)) && !isWordAt(scan, base.from - 2) && !isNumberAt(scan, base.from - 2);
  for (let at = base.to; at < verb; at++) {
    at = placeEnd(scan, at);
    if (at >= verb) return true;
    const word = lowerAt(scan, at);
    if ([".", ";", "!", "?"].includes(word)) return false;
    const light = LIGHT.has(word) || AUXILIARIES.has(word) || PRONOUNS.has(word);
    const counted = at === base.to && isWordAt(scan, at); // "40 points"
    if (!light && !counted && !fronted) return false;
  }
  return true;
}

const PLACING = wordSet("in at on for from");
const SAID = wordSet("the a an our my his her their this last");

/** "31 in the quiz, beat": the token behind words for where it was that stand at one; the same where none do. */
function placeEnd(scan: Scan, at: number): number {
  if (!PLACING.has(lowerAt(scan, at))) return at;
  let to = SAID.has(lowerAt(scan, at + 1)) ? at + 2 : at + 1;
  while (to < at + 4 && isWordAt(scan, to) && !(LIGHT.has(lowerAt(scan, to)) || WAYS.has(lowerAt(scan, to)))) to++;
  return to;
}

/** The figure behind "by", where a name of few words stands in front of that. */
function marginAt(scan: Scan, mentions: readonly Mention[], name: number): Figure | null {
  let by = name;
  while (by < name + MOST_WORDS && isWordAt(scan, by) && lowerAt(scan, by) !== "by") by++;
  const figure = by > name && lowerAt(scan, by) === "by" ? mentions.find(({ from }) => from === by + 1) : undefined;
  return isFigure(figure) && !figure.basis && figure.unit?.symbol !== "%" && !figure.part ? figure : null;
}

function behindOf(base: Figure, margin: Figure, way: number): Figure | null {
  const ratio = margin.bare ? 1 : unitRatio(margin.unit, base.unit) || (base.unit === null ? 1 : 0);
  const value = rounded(base.value - way * margin.value * ratio);
  const how = `${base.value} ${way > 0 ? "less" : "plus"} ${margin.value * ratio}`;
  const spans = [[base.start, base.end] as const, ...(base.basis?.spans ?? [])];
  return ratio > 0 && value > 0 ? { ...margin, value, unit: base.unit, bare: base.bare, basis: { spans, how } } : null;
}

/** The last word of a name in front of "by" or "at". */
function lastOf(scan: Scan, name: number): string {
  let at = name;
  while (isWordAt(scan, at + 1) && !PREPOSITIONS.has(lowerAt(scan, at + 1))) at++;
  return lowerAt(scan, at);
}

const isSaid = (scan: Scan, word: string, end: number): boolean =>
  scan.tokens.slice(0, end).some(({ lower }) => lower === word);

/** "Gran beat me at Scrabble by 112. I had 187": the one ahead, told of the figure behind. */
function winnerOf(
  scan: Scan,
  figures: readonly Figure[],
  margin: Figure | null,
  verb: number,
  way: number,
): Figure | null {
  const [first, level, more] = figures;
  if (!margin || margin !== first || !level || more || level.basis) return null;
  const name = SELVES.get(lowerAt(scan, verb + 1)) ?? lowerAt(scan, verb + 1);
  const said = scan.tokens.slice(margin.to, level.from).some(({ lower }) => lower.split(/['’]/u)[0] === name);
  return said ? behindOf(level, margin, -way) : null;
}

export function rivalsBeaten(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!matches(scan.text, SIGN)) return mentions;
  const told = new Map<Mention, Figure>();
  const figures = mentions.filter(isFigure);
  for (let verb = 0; verb < scan.tokens.length; verb++) {
    let way = WAYS.get(lowerAt(scan, verb)) ?? 0;
    const base = way === 0 ? undefined : figures.findLast(({ to, weak }) => to <= verb && !weak);
    const winner = way !== 0 && !base ? winnerOf(scan, figures, marginAt(scan, mentions, verb + 1), verb, way) : null;
    if (winner) return mentions.map((mention) => (mention === figures[0] ? winner : mention));
    if (!base || base.unit?.symbol === "%" || !isOwn(scan, base, verb)) continue;
    let name = verb + 1;
    let margin = marginAt(scan, mentions, name);
    while (margin) {
      const known = isSaid(scan, lastOf(scan, name), verb);
      const figure = known || THEM.has(lowerAt(scan, name)) ? null : behindOf(base, margin, way);
      if (!figure) break;
      told.set(margin, figure);
      let next = margin.to;
      while (["points", "votes", "and", ",", "goals", "runs"].includes(lowerAt(scan, next))) next++;
      const other = WAYS.get(lowerAt(scan, next));
      way = other ?? way;
      name = other ? next + 1 : next;
      margin = marginAt(scan, mentions, name);
    }
  }
  return told.size === 0 ? mentions : mentions.map((mention) => told.get(mention) ?? mention);
}
