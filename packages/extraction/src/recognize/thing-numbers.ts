/**
 * Numbers that alone name a thing: "Bus 9 carried 2,950 and the 18 just 1,110", "the old 757 3.6", "Version 1.0 had 12
 * bugs, 1.1 had 30", "737, 387 jets; 787, 31; 777, 24". Not: "the 12 we bought", "12 wins, 3 draws; 9 wins, 6 draws".
 */
import { DETERMINERS, HEDGES, PREPOSITIONS, wordSet } from "../lexicon/closed-class.ts";
import { verbSense } from "../lexicon/morphology.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../text/scan.ts";
import type { Figure, Mention } from "./mention.ts";
import { placeOf } from "./place.ts";
import { linkTo, NUMBER_OF_NAME } from "./subject-numbers.ts";

const isPlain = (scan: Scan, mention: Mention | undefined): mention is Figure =>
  mention?.kind === "figure" &&
  mention.bare &&
  !mention.basis &&
  mention.to - mention.from === 1 &&
  NUMBER_OF_NAME.test(tokenAt(scan, mention.from).text);

const isVersion = (scan: Scan, { from }: Mention): boolean => tokenAt(scan, from).text.includes(".");
const OPENERS = wordSet(", ; . : and but while");
const OWNERS = wordSet("the our my your his her their");

/** "the 18", "the old 757", "my other 500"; not "her 9", "January's 120". */
function determined(scan: Scan, at: number): boolean {
  const word = lowerAt(scan, at - 1);
  if (word === "the") return true;
  const describes = isWordAt(scan, at - 1) && !PREPOSITIONS.has(word) && !DETERMINERS.has(word) && !HEDGES.has(word);
  return describes && verbSense(word) === null && !/['’]?s$/u.test(word) && OWNERS.has(lowerAt(scan, at - 2)); // catches "cups", not "old"
}

/** Numbers told of as things: in front of them an article, behind them a verb, a hedge or the figure itself. */
export function thingNumbers(scan: Scan, mentions: readonly Mention[]): Mention[] {
  const found = new Set<Mention>();
  const versions = new Set<Mention>();
  let figures = 0;
  for (const [at, mention] of mentions.entries()) {
    if (mention.kind === "figure") figures++;
    if (!isPlain(scan, mention)) continue;
    const next = mentions[at + 1];
    const link = linkTo(scan, mention.to, next);
    const direct = next?.kind === "figure" && next.from === mention.to && !next.part; // "the old 757 3.6", "the 17 eight times"
    const hedged = link === "verb" || (link === "soft" && !PREPOSITIONS.has(lowerAt(scan, mention.to)));
    if (determined(scan, mention.from) && (hedged || direct)) found.add(mention);
    else if (isVersion(scan, mention) && link === "verb" && OPENERS.has(lowerAt(scan, mention.from - 1)))
      versions.add(mention);
  }
  const known = mentions.filter((mention) => mention.kind === "name" && isNumberAt(scan, mention.to - 1)).length;
  if (known + versions.size > 1) for (const version of versions) found.add(version);
  if (found.size === 0 || figures - found.size < 2) return [...mentions];
  return mentions.map((mention) => (found.has(mention) ? nameOf(scan, mention) : mention));
}

const nameOf = (scan: Scan, { from, to }: Mention): Mention => ({ kind: "name", ...placeOf(scan, from, to) });

/** "737, 387 jets; 787, 31; 777, 24": three items between semicolons, each of a number, a comma and a figure. */
export function pairedNumbers(scan: Scan, mentions: readonly Mention[]): Mention[] {
  if (!scan.signs.has(";")) return [...mentions];
  const heads = mentions.filter((mention, at) => {
    const next = mentions[at + 1];
    const behind = mentions[at + 2];
    const dated = mentions[at - 1]?.kind === "axis" && mentions[at - 1]?.to === mention.from - 1; // "2022: 18, 64"
    const opens = [";", ":"].includes(lowerAt(scan, mention.from - 1)) && !dated;
    const last = behind === undefined || (opensAt(scan, behind.from) && behind.from - (next?.to ?? 0) < 4);
    return (
      isPlain(scan, mention) && opens && lowerAt(scan, mention.to) === "," && next?.from === mention.to + 1 && last
    );
  });
  const figures = mentions.filter(({ kind }) => kind === "figure").length;
  const timed = heads.filter((head) => mentions.some(({ kind, to }) => kind === "axis" && to === head.from - 1)); // "2022: 18, 64; 2023: 31, 66"
  if (heads.length < 3 || timed.length > 1 || figures !== heads.length * 2) return [...mentions];
  return mentions.map((mention) => (heads.includes(mention) ? nameOf(scan, mention) : mention));
}

const opensAt = (scan: Scan, at: number): boolean => lowerAt(scan, at - 1) === ";";
