/**
 * "Men's unemployment dropped 1.2 points to 6.9%, women's 0.8 to 6.6%" → women's was 7.4% before: a step whose verb or unit is left out
 * goes as the one in front of it does, or as its own word says ("disapproval up 3 to 55%"). Not "Ann went from 5 to 7, Bo 9 to 11".
 */
import { CHANGE_DOWN, CHANGE_UP } from "../../lexicon/verbs.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { rounded } from "./how-told.ts";

const TO = /^ ?(?:points?|pts?|pp|p)? ?to (?:just |only |about |around )?[$€£₹]?$/iu; // catches " points to " and " to ", not " to Leeds and "
const DIGITS = /^[$€£₹]?\d/u; // catches "12" and "£20", not "doubled"
const FEWEST = 4;

/** The way that a word of change between two places tells; 0 where none does. */
function wayIn(scan: Scan, from: number, to: number): number {
  const words = scan.tokens.slice(from, to).map(({ lower }) => lower);
  const last = words.findLast(
    (word) => word === "up" || word === "down" || CHANGE_UP.has(word) || CHANGE_DOWN.has(word),
  );
  return last === undefined ? 0 : last === "up" || CHANGE_UP.has(last) ? 1 : -1;
}

/** The mentions, such steps as the levels before them. */
export function elidedSteps(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const [first, top] = figures;
  if (!scan.words.has("to") || figures.length < FEWEST || figures.length % 2 > 0 || !first?.basis || !top)
    return mentions;
  const joined = figures.every((step, at) => {
    const level = figures[at + 1];
    return at % 2 > 0 || (level !== undefined && TO.test(scan.text.slice(step.numberEnd, level.start)));
  });
  const steps = figures.filter((_, at) => at % 2 === 0);
  const plain = steps.every(
    ({ from, start }) => lowerAt(scan, from - 1) !== "from" && DIGITS.test(scan.text.slice(start, start + 2)),
  );
  if (!joined || !plain || first.value === top.value) return mentions;
  const told = new Map<Mention, Figure>();
  let way = Math.sign(top.value - first.value);
  for (let at = 2; at < figures.length; at += 2) {
    const [step, level, before] = [figures[at], figures[at + 1], figures[at - 1]];
    if (!step || !level || !before) return mentions;
    way = wayIn(scan, before.to, step.from) || way;
    if (step.basis) continue;
    const same = step.unit === null || step.unit.symbol === level.unit?.symbol;
    if (!same || step.range || level.basis || step.value <= 0 || step.value >= level.value) return mentions;
    const how = `${level.value} ${way > 0 ? "less" : "plus"} ${step.value}`;
    const value = rounded(level.value - way * step.value);
    const basis = { spans: [[level.start, level.end] as const], how };
    told.set(step, { ...step, value, unit: level.unit, bare: level.bare, signed: false, basis });
  }
  return told.size === 0 ? mentions : mentions.map((mention) => told.get(mention) ?? mention);
}
