/**
 * Numbers that name the places of other figures: "at 5, 10 and 20 km it took 26, 53 and 114 minutes" → three places and
 * three figures; "3 months: 5 naps, 6 months: 3" → the months name the naps. Not "12, 15 and 19 on the three days".
 */
import { YEARS_OF } from "../lexicon/calendar.ts";
import { CONJUNCTIONS, PREPOSITIONS, wordSet } from "../lexicon/closed-class.ts";
import { singular } from "../lexicon/morphology.ts";
import { PLAIN_NUMBERED_THINGS } from "../lexicon/nouns.ts";
import { isCapitalAt, isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../text/scan.ts";
import type { Token } from "../text/token.ts";
import { type AxisMark, type Figure, isFigure, type Mention } from "./mention.ts";
import { placeOf, wordsOf } from "./place.ts";

const GLUE = wordSet(", and & or / - –");

/** Only list marks from one token to another. */
const isGlued = (scan: Scan, from: number, to: number): boolean => {
  if (to === from || to - from > 2) return false;
  for (let at = from; at < to; at++) if (!GLUE.has(lowerAt(scan, at))) return false;
  return true;
};

type Member = Figure | AxisMark;
type Run = readonly Member[];

const COUNTED = wordSet("date clock step band");
const isMember = (mention: Mention): mention is Member =>
  isFigure(mention) || (mention.kind === "axis" && COUNTED.has(mention.family));

const SIGNS = wordSet("< > ≥ ≤");
const startOf = (scan: Scan, { from }: Member): number => (SIGNS.has(lowerAt(scan, from - 1)) ? from - 1 : from);

/** Rows of figures with nothing but commas and "and" between them. */
function runsOf(scan: Scan, mentions: readonly Mention[]): Run[] {
  const runs: Member[][] = [];
  for (const mention of mentions) {
    const last = runs.at(-1)?.at(-1);
    if (!isMember(mention)) continue;
    if (last && isGlued(scan, last.to, startOf(scan, mention))) runs.at(-1)?.push(mention);
    else runs.push([mention]);
  }
  return runs.filter((run) => run.length > 2 && run.filter(isFigure).length > 1);
}

const numberOf = (member: Member): number => (isFigure(member) ? member.value : member.order);

/** They count up, or down, step by step. */
const isOrdered = (values: readonly number[]): boolean =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0)) ||
  values.every((value, at) => at === 0 || value < (values[at - 1] ?? 0));

const isTimed = (member: Member | undefined): member is AxisMark =>
  member?.kind === "axis" && (member.family === "date" || member.family === "clock");

/** The numbers may stand for places: plain ones that count up, their unit or month said with each or with the last. */
function mayName(run: Run): boolean {
  const last = run.at(-1);
  const rest = run.slice(0, -1);
  if (run.some((member) => member.kind === "axis" && ["step", "band"].includes(member.family)))
    return (
      run[0]?.kind === "axis" &&
      run.slice(1).every((member) => isFigure(member) && member.bare) &&
      isOrdered(run.map(numberOf))
    );
  if (!rest.every(isFigure)) return false;
  const measured = isFigure(last) && last.unit?.kind === "measure";
  const all = measured && rest.every((member) => member.unit?.symbol === last.unit?.symbol);
  const plain = rest.every(({ bare, value }) => bare && Number.isInteger(value) && value < 3000);
  if (!all && !plain) return false;
  if (isTimed(last)) return isOrdered(rest.map(numberOf));
  return isFigure(last) && (measured || last.bare) && isOrdered(run.map(numberOf));
}

/** 1, 2, 3 or 17, 16, 15. */
const isCounting = (run: Run): boolean =>
  run.every((member, at) => at === 0 || Math.abs(numberOf(member) - numberOf(run[at - 1] ?? member)) === 1);

const LEADS = wordSet("at of for on in after from ending by over living aged ages the");

/** What stands before the numbers: "levels 1, 2 and 3", "at 5, 10 and 15 km", "iOS 17, 16 and 15". */
function leadOf(scan: Scan, run: Run, lone: boolean): string | null {
  const first = run[0];
  if (!first) return null;
  const at = startOf(scan, first) - 1;
  const word = lowerAt(scan, at);
  if (first.kind === "axis") return first.family === "band" ? "age" : (first.noun ?? null);
  if (LEADS.has(word)) return "";
  if (!isWordAt(scan, at) || PREPOSITIONS.has(word)) return null;
  const noun = singular(word);
  const things = PLAIN_NUMBERED_THINGS.has(noun) && isWordAt(scan, run.at(-1)?.to ?? 0); // "routes 5, 9 and 12 took"
  if (!isCounting(run) && !YEARS_OF.has(noun) && !things) return null; // "hours 0/12/24"
  if (noun !== word) return noun;
  const proper = isCapitalAt(scan, at) || /^\p{Ll}+\p{Lu}/u.test(tokenAt(scan, at).text); // catches "iOS", not "levels"
  const counted = numberOf(first) === 1 && (at === 0 || PREPOSITIONS.has(lowerAt(scan, at - 1))); // "in row 1, 2 and 3"
  return lone && ((proper && at > 0) || counted) ? tokenAt(scan, at).text : null;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What the last of them says for all: " km" of "20 km", " May" of "26 May". */
function tailOf(scan: Scan, run: Run): string {
  const last = run.at(-1);
  if (!last || (isFigure(last) && last.bare)) return "";
  const number = [last.from, last.from + 1].find((at) => isNumberAt(scan, at)) ?? last.from;
  return last.end > tokenAt(scan, number).end && (isFigure(last) || isTimed(last))
    ? scan.text.slice(tokenAt(scan, number).end, last.end)
    : "";
}

function axesOf(scan: Scan, run: Run, lead: string): AxisMark[] {
  const tail = tailOf(scan, run);
  const last = run.at(-1);
  return run.map((member, at): AxisMark => {
    if (member.kind === "axis") return member.family === "band" ? { ...member, name: `Age ${member.name}` } : member; // "aged 5, 6 and 7"
    const from = startOf(scan, member);
    const own = wordsOf(scan, from, member.to);
    const name = lead ? `${capital(lead)} ${own}` : member.bare ? `${own}${tail}` : own;
    const place = placeOf(scan, from, member.to);
    if (isTimed(last)) return { kind: "axis", ...place, family: "clock", name, order: member.value, position: null };
    const order = member.bare || member.range === undefined ? member.value : at;
    return { kind: "axis", ...place, family: "step", name, order, position: null };
  });
}

/** The mentions with its mark in the place of each label. */
const marked = (mentions: readonly Mention[], labels: readonly Mention[], axes: readonly AxisMark[]): Mention[] =>
  mentions.map((mention) => axes[labels.indexOf(mention)] ?? mention);

/** "levels 1, 2 and 3 took 6, 9 and 14 tries": of two rows alike the one that counts up behind its lead names the other. */
export function labelRuns(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const runs = runsOf(scan, mentions);
  if (runs.length < 2) return mentions;
  const inside = new Set<Mention>(runs.flat());
  const times = mentions.filter((mention) => mention.kind === "axis" && !mention.shy && !inside.has(mention));
  if (times.length > 1) return mentions;
  for (const labels of runs) {
    const others = runs.filter((run) => run !== labels && run.every(isFigure));
    const lead = mayName(labels) ? leadOf(scan, labels, others.length === 1 && labels === runs[0]) : null;
    if (lead === null || !others.some(({ length }) => length === labels.length)) continue;
    if (others.some((run) => run.length !== labels.length)) continue;
    return marked(mentions, labels, axesOf(scan, labels, lead));
  }
  return mentions;
}

const isLength = ({ unit }: Figure): boolean => unit?.kind === "measure";

const isSpan = ({ unit }: Figure): boolean => unit?.kind === "measure" && YEARS_OF.has(singular(unit.symbol));

/** How long a figure says, in years where it is a time. */
const sizeOf = ({ value, unit }: Figure): number => value * (YEARS_OF.get(singular(unit?.symbol ?? "")) ?? 1);

const POINTERS = wordSet(": → = -> –");

/** All behind one preposition, all in front of a colon or arrow, or each the first word of its item. */
function areLabels(scan: Scan, labels: readonly Figure[], side: number): boolean {
  const lead = lowerAt(scan, (labels[0]?.from ?? 0) - 1);
  if (PREPOSITIONS.has(lead) && labels.every(({ from }) => lowerAt(scan, from - 1) === lead)) return true;
  if (labels.every(({ to }) => POINTERS.has(lowerAt(scan, to)))) return true;
  return side === 0 && labels.every(({ from }) => !isWordAt(scan, from - 1) || lowerAt(scan, from - 1) === "and");
}

/** How many words each label has in front of its figure, where the first tells more: 2 for "2 bedroom flats cost $1,400, 3 bedroom flats $1,900"; 0 where they differ. */
function nounsOf(scan: Scan, labels: readonly Figure[], others: readonly Figure[]): number {
  const [first = [], ...gaps] = labels.map(({ to }, at) => scan.tokens.slice(to, others[at]?.from));
  const [next = []] = gaps;
  const isNoun = ({ kind, lower }: Token, place: number, gap: readonly Token[]): boolean =>
    kind === "word" && singular(gap[place]?.lower ?? "") === singular(lower);
  const alike = [first, ...gaps].every(
    (gap, at) => (at === 0 || gap.length === next.length) && next.every((token, place) => isNoun(token, place, gap)),
  );
  const told = first.slice(next.length);
  return alike && next.length < 3 && told.length < 4 && told.every(({ kind }) => kind === "word") ? next.length : 0;
}

/** "3 months: 5, 6 months: 3, 2 years: 0", "58 dB at 25 m, 54 dB at 50 m": every other figure is a measure that counts up. */
export function alternateLabels(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const all = mentions.filter(isFigure);
  const apart = tokenAt(scan, (all[1]?.from ?? 0) - 1).kind === "line"; // "After a 50 mg dose\n1 h 112"
  const led = apart || lowerAt(scan, (all[0]?.from ?? 0) - 1) === "from";
  const figures = all.slice(all.length % 2 === 1 && led ? 1 : 0);
  if (
    figures.length < 4 ||
    figures.length % 2 === 1 ||
    mentions.some((mention) => mention.kind === "axis" && !mention.shy)
  )
    return mentions;
  for (const side of [0, 1]) {
    const labels = figures.filter((_, at) => at % 2 === side);
    const others = figures.filter((_, at) => at % 2 !== side);
    const [first] = labels;
    const noun = side === 0 && first ? singular(lowerAt(scan, first.to)) : "";
    const nouns = nounsOf(scan, labels, others);
    const counted =
      noun.length > 2 &&
      !PREPOSITIONS.has(noun) &&
      !CONJUNCTIONS.has(noun) &&
      nouns > 0 &&
      labels.every(({ bare, to }) => bare && singular(lowerAt(scan, to)) === noun);
    const priced =
      side === 0 &&
      areLabels(scan, labels.slice(1), 0) &&
      labels.every(({ bare, unit, from: start, to }, at) => {
        const { unit: money, from = 0 } = others[at] ?? {};
        if (start - (others[at - 1]?.to ?? start) > 2) return false; // "rice, 25 kg for $31; lentils, 10 kg"
        const joined = bare ? lowerAt(scan, from - 1) === "for" : unit?.kind === "measure";
        return joined && money?.kind === "currency" && from - to < (bare ? 3 : 2);
      }); // "6 eggs for £1.80, 12 for £3.20", "500 g is £3", not "Ana sold 12 for £30, Ben 20 for £50"
    if (!first || (!priced && figures.length < 6) || labels.some(({ basis, range }) => basis || range)) continue;
    if (!(counted || priced) && (!isLength(first) || first.unit?.symbol === "%")) continue;
    const spans = labels.every(isSpan);
    const timed = isSpan(first);
    const lead = lowerAt(scan, first.from - 1);
    const alike = labels.every(
      (figure) =>
        spans ||
        figure.unit?.symbol === first.unit?.symbol ||
        (figure.bare && PREPOSITIONS.has(lead) && lowerAt(scan, figure.from - 1) === lead),
    );
    const foreign = others.every(({ unit, value }) => (unit?.symbol ?? "") !== first.unit?.symbol && value >= 0);
    const units = new Set(others.flatMap(({ unit }) => (unit ? [unit.symbol] : [])));
    const sizes = labels.map(spans ? sizeOf : numberOf);
    const falls = (sizes[0] ?? 0) > (sizes[1] ?? 0);
    const rising = isOrdered(sizes) && (!falls || (PREPOSITIONS.has(lead) && units.size > 0));
    if (!foreign || units.size > 1 || !(alike || priced) || !(rising || (priced && !first.bare))) continue;
    if (!(counted || priced || areLabels(scan, labels, side))) continue;
    const tail = tailOf(scan, [first]);
    const axes = labels.map((figure, at): AxisMark => {
      const { from } = figure;
      const plain = priced && figure.bare && lowerAt(scan, figure.to) !== "for";
      const to = figure.to + (counted ? nouns : plain ? 1 : 0);
      const own = wordsOf(scan, from, to);
      return {
        kind: "axis",
        ...placeOf(scan, from, to),
        family: timed ? "duration" : "step",
        name: figure.bare ? `${own}${tail}` : own,
        order: (timed && falls ? -1 : 1) * (spans ? sizeOf(figure) : priced ? at : figure.value),
        position: null,
      };
    });
    return marked(mentions, labels, axes);
  }
  return mentions;
}
