/**
 * "Turnover rose 12% to €56m from €50m", "a gap of €52m, up €2m from €50m", "from 400 to 454, up 13.5%": where a text tells both
 * levels, the change between them says the same again. Not "sales rose 12%, to 56 in the north and 50 in the south".
 */

import { wordSet } from "../../lexicon/closed-class.ts";
import { CHANGE_NOUNS } from "../../lexicon/relation-words.ts";
import { CHANGE_DOWN, CHANGE_UP } from "../../lexicon/verbs.ts";
import { lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { Token } from "../../text/token.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const WAYS: ReadonlySet<string> = new Set([...CHANGE_UP, ...CHANGE_DOWN, ...CHANGE_NOUNS.keys()]);
const NEAR = 4;
const isWay = ({ lower }: Token): boolean => WAYS.has(lower);
const LIGHT =
  "(?:an? |about |around |nearly |almost |just |only |over |some |the |(?:earlier|revised|initial|upwardly|downwardly|record|low|high|of) |[$€£(]|US)*";
const LATER = new RegExp(`\\bto ${LIGHT}$`, "iu"); // catches "to $", not "due to falling"
const EARLIER = new RegExp(`\\b(?:from|over|than|on|compared (?:to|with)|against|versus|vs\\.?) ${LIGHT}$`, "iu"); // catches "from a revised $", not "from north"
const REACH = 40;

const SMALL = wordSet(
  "about around nearly almost just only over some roughly by a an another further full whole $ € £ us",
);

/** A figure with the sign of a change beside it: "rose 12%", "up by €2m", "an increase in sales of 12%", "a 12% rise". */
function isStep(scan: Scan, { from, to }: Figure): boolean {
  let at = from - 1;
  while (SMALL.has(lowerAt(scan, at))) at--;
  const of = lowerAt(scan, at) === "of" && scan.tokens.slice(Math.max(0, at - NEAR), at).some(isWay);
  return of || WAYS.has(lowerAt(scan, at)) || WAYS.has(lowerAt(scan, to));
}

/** One of the last digit that a figure is told with. */
function lastDigit(scan: Scan, { from, to, factor = 1 }: Figure): number {
  const number = scan.tokens.slice(from, to).find(({ kind }) => kind === "number")?.text ?? "";
  const decimals = /[.](\d+)$/u.exec(number)?.[1]?.length ?? 0; // catches "4.25", not "4,250"
  return factor * 10 ** -decimals;
}

/** The change is as large as the levels say, as far as they are rounded. */
function agrees(scan: Scan, change: Figure, late: Figure, early: Figure): boolean {
  const digits = [late, early].map((figure) => lastDigit(scan, figure));
  const size = Math.abs(change.value);
  if (change.unit?.symbol === "%" && late.unit?.symbol !== "%") {
    const loose = digits.reduce((sum, digit) => sum + digit / 2, 0) / Math.abs(early.value);
    return Math.abs(Math.abs(late.value / early.value - 1) * 100 - size) <= 100 * loose + 0.6;
  }
  const digit = Math.max(...digits, lastDigit(scan, change));
  const step = Math.abs(late.value - early.value);
  return Math.abs(step - size) <= (size > digit * FEW ? digit : digit / 4) * 1.01;
}
const FEW = 9;

/** Whether the words in front of a figure say that it is what was reached, or what it came from. */
const leads = (scan: Scan, { start }: Figure, way: RegExp): boolean =>
  way.test(scan.text.slice(Math.max(0, start - REACH), start));

const sameUnit = (one: Figure, other: Figure): boolean => one.unit?.symbol === other.unit?.symbol;

/** Of three figures in turn, the change and the two levels that it is between; null where none of them is told so. */
function saidAgain(scan: Scan, three: readonly Figure[]): Figure | null {
  for (const [at, change] of three.entries()) {
    const [one, two] = three.filter((_, place) => place !== at);
    if (!one || !two || !sameUnit(one, two) || one.range || two.range || !isStep(scan, change)) continue;
    if (leads(scan, change, LATER) || leads(scan, change, EARLIER)) continue;
    const percent = change.unit?.symbol === "%" && one.unit?.symbol !== "%";
    if (!percent && !sameUnit(change, one)) continue;
    const [late, early] = leads(scan, two, LATER) && leads(scan, one, EARLIER) ? [two, one] : [one, two];
    const turned = late === two;
    const told = turned || (leads(scan, early, EARLIER) && (at > 0 || percent || leads(scan, late, LATER)));
    if (told && agrees(scan, change, late, early)) return change;
  }
  return null;
}

const ENDS = /[.!?;] +(?=[\p{Lu}"“])/u; // catches ". The", not "3.5"

/** Also drops the "by" in front, which would tell a change of what stands behind. */
const asideOf = (scan: Scan, { from, to }: Figure): Mention =>
  aside(scan, lowerAt(scan, from - 1) === "by" ? from - 1 : from, to, "said again");

export function levelsTold(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  if (figures.length < 3 || !scan.tokens.some(({ lower }) => WAYS.has(lower))) return mentions;
  const gone = new Map<Mention, Mention>();
  for (let at = 0; at + 2 < figures.length; at++) {
    const three = figures.slice(at, at + 3);
    const [first, , last] = three;
    if (!first || !last || ENDS.test(scan.text.slice(first.end, last.start))) continue;
    if (tokenAt(scan, first.from).kind === "line" || three.some((one) => gone.has(one) || one.basis)) continue;
    const change = saidAgain(scan, three);
    if (change) gone.set(change, asideOf(scan, change));
  }
  return gone.size === 0 ? mentions : mentions.map((mention) => gone.get(mention) ?? mention);
}
