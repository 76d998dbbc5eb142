/**
 * "3B attendance: Mon 24, Tue 26", "falls on 4B last month: nights 6, days 2", "results for 7B: Ana 12, Tom 9": a class, a ward or a flat, and no
 * billions, which would hold for all figures behind it. Not "8B trees: China 5, India 3", whose parts make it up, nor "in 4B trees, India 2".
 */
import { PLAIN_PLURAL } from "../../lexicon/morphology.ts";
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { name } from "../numbers/plain-number.ts";
import { hasMagnitudes } from "../numbers/scale.ts";

const LETTERS = ["b", "t"];
const CODE = /^\d{1,2}[BT]$/u; // catches "12B", not "1.2B" or "$4B"
const WHERE: ReadonlySet<string> = new Set(["on", "in", "for", "from"]);
/** What goes on behind a place, and counts nothing: "on 4B last month". */
const GOES_ON = /^(?:[:.,;…\n–]| ?[-–—(] | (?:last|this|today|tonight|we|on|over|in|since|for|during|yesterday)\b)/u; // catches " last", ":" and " - ", not " trees"
const HEAD = /^[^\d:.;…\n]{3,60}(?:[:.;…\n]| [-–—] )/u; // catches " attendance this week:", not " trees in "
const FEWEST = 2;

const isPlain = ({ scaled, unit, value }: Figure): boolean =>
  !scaled && unit?.kind !== "currency" && Number.isInteger(value);

/** Said where a class or a ward is: "falls on 4B:", not "at 4B" of what has a price, nor "in 4B trees". */
function isPlace(scan: Scan, { from, end, to }: Figure): boolean {
  const before = lowerAt(scan, from - 1);
  const counts = PLAIN_PLURAL.test(lowerAt(scan, to));
  return WHERE.has(before) && !counts && GOES_ON.test(scan.text.slice(end));
}

/** It opens a heading, and the figures below it can be no parts of so many. */
function isHead(scan: Scan, { from, end, value, factor }: Figure, others: readonly Figure[]): boolean {
  const sum = others.reduce((all, other) => all + other.value, 0);
  return from === 0 && HEAD.test(scan.text.slice(end)) && sum > value / (factor ?? 1);
}

const LAW = /(?:\b(?:ss?|regs?|arts?|paras?|cl|sch)\.? ?|§ ?|\b(?:section|clause|article|schedule|form|paragraph) )$/iu; // catches "s." in front of "20B", not "sales "
const PART = /^\.?\d{1,3}[BT]$/u; // catches "20B" and ".20B" of "s.20B", not "1.2B"

/** "s.20B of the Act": a part of a law. */
const isCited = (scan: Scan, { kind, start, end }: Mention): boolean =>
  kind === "figure" &&
  PART.test(scan.text.slice(start, end)) &&
  LAW.test(scan.text.slice(Math.max(0, start - 12), start));

export function classLetters(scan: Scan, told: readonly Mention[]): readonly Mention[] {
  if (!says(scan, LETTERS)) return told;
  const mentions = told.map((mention) => (isCited(scan, mention) ? name(scan, mention.from, mention.to) : mention));
  return hasMagnitudes(scan) ? mentions : withCodes(scan, mentions);
}

function withCodes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const [code, ...others] = [...figures].sort((a, b) => Number(b.scaled) - Number(a.scaled));
  if (!code || others.length < FEWEST || !CODE.test(scan.text.slice(code.start, code.end))) return mentions;
  if (!others.every(isPlain) || !(isPlace(scan, code) || isHead(scan, code, others))) return mentions;
  return mentions.map((mention) => (mention === code ? name(scan, code.from, code.to) : mention));
}
