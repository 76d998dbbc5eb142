/**
 * "3B attendance: Mon 24, Tue 26", "falls on 4B last month: nights 6, days 2", "results for 7B: Ana 12, Tom 9", "400m pr: Ann 61.2, Bea
 * 63.4": a class, a ward, a flat or a race, and no billions or millions, which would hold for all figures behind it. Not "8B trees: China
 * 5, India 3", whose parts make it up, nor "in 4B trees, India 2".
 */
import { COUNTED_CUES, METRE_CUES } from "../../lexicon/letter-m.ts";
import { PLAIN_PLURAL } from "../../lexicon/morphology.ts";
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { name } from "../numbers/plain-number.ts";
import { hasMagnitudes } from "../numbers/scale.ts";

const LETTERS = ["b", "m", "t"];
const CODE = /^(?:\d{1,2}[bBT]|\d{1,4}[mM])$/u; // catches "12B" and "400m", not "1.2B", "$4B" or "4bn"
const WHERE: ReadonlySet<string> = new Set(["on", "in", "for", "from"]);
/** What goes on behind a place, and counts nothing: "on 4B last month". */
const GOES_ON = /^(?:[:.,;…\n–]| ?[-–—(] | (?:last|this|today|tonight|we|on|over|in|since|for|during|yesterday)\b)/u; // catches " last", ":" and " - ", not " trees"
const HEAD = /^(?:[^\d:.;…\n]|\b(?:19|20)\d\d\b){0,60}?(?:[:.;…\n]| [-–—] )(?!\s*\d)/u; // catches " attendance this week:" and " back 2024:", not " trees in " nor " Asia. 2"
const INNER_HEAD = /^(?:[^\d:.;…,\n]|\b(?:19|20)\d\d\b){0,60}?:(?!\s*\d)/u; // catches " pr:" behind "my 400m", not ";" behind "Asia 5B"
/** It is all there is, told so. */
const WHOLE = ["total", "overall", "altogether", "all", "combined", "together"];
/** Plurals that are no parts of so many metres. */
const TRIALS = ["heats", "splits", "bests", "prs", "sprints", "reps", "trials"];
const FEWEST = 2;
/** Words in front of it: "my", "results of our". */
const MOST_BEFORE = 4;
/** What parts may add up to, rounded. */
const ROUNDED = 1.02;

const isPlain = ({ scaled, unit }: Figure): boolean => !scaled && unit?.kind !== "currency";

/** Said where a class or a ward is: "falls on 4B:", not "at 4B" of what has a price, nor "in 4B trees". */
function isPlace(scan: Scan, { from, end, to }: Figure): boolean {
  const before = lowerAt(scan, from - 1);
  const counts = PLAIN_PLURAL.test(lowerAt(scan, to));
  return WHERE.has(before) && !counts && GOES_ON.test(scan.text.slice(end));
}

/** "8B trees", "67m in all": things that figures may be parts of. */
const isCounted = (scan: Scan, to: number): boolean =>
  (PLAIN_PLURAL.test(lowerAt(scan, to)) || says(scan, COUNTED_CUES) || says(scan, WHOLE)) &&
  !says(scan, METRE_CUES) &&
  !says(scan, TRIALS);

/** It stands in a heading, and the figures below it can be no parts of so many. */
function isHead(scan: Scan, { from, to, end, value, factor }: Figure, others: readonly Figure[]): boolean {
  const sum = others.reduce((all, other) => all + other.value, 0);
  const heads = from === 0 ? HEAD : INNER_HEAD;
  return (
    from <= MOST_BEFORE &&
    others.every((other) => other.from > from) &&
    heads.test(scan.text.slice(end)) &&
    (sum > (value / (factor ?? 1)) * ROUNDED || !isCounted(scan, to))
  );
}

const RACE = /^(?:25|50|60|[12348]00|1000|1500|3000)[mM]$/u; // catches "400m", not "67m"
/** What stands in front of a race: "ran the 400m", "my 100m". */
const RUN: ReadonlySet<string> = new Set(["the", "my", "our", "his", "her", "their", "ran", "swam", "run", "swim"]);

/** "400m freshman 61.2, soph 58.4", "ran the 400m: 61.2": a race by its length and by times told to the tenth. */
const isRace = (scan: Scan, { from, to, start, end }: Figure, others: readonly Figure[]): boolean =>
  RACE.test(scan.text.slice(start, end)) &&
  (from === 0 || RUN.has(lowerAt(scan, from - 1))) &&
  others.every(({ value }) => !Number.isInteger(value)) &&
  !isCounted(scan, to);

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
  if (!code.scaled || !others.every(isPlain) || ![isPlace, isHead, isRace].some((is) => is(scan, code, others)))
    return mentions;
  return mentions.map((mention) => (mention === code ? name(scan, code.from, code.to) : mention));
}
