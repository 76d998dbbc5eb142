/** Measures or counted things in front of every other figure name it: "3 months: 5 naps, 6 months: 3"; "1 bed £900, 2 bed £1,200". */
import { YEARS_OF } from "../../../lexicon/calendar.ts";
import { CONJUNCTIONS, PREPOSITIONS, wordSet } from "../../../lexicon/closed-class.ts";
import { singular } from "../../../lexicon/morphology.ts";
import { isWordAt, lowerAt, type Scan, tokenAt } from "../../../text/scan.ts";
import type { Token } from "../../../text/token.ts";
import { type AxisMark, type Figure, isFigure, type Mention } from "../../mention.ts";
import { placeOf, wordsOf } from "../../place.ts";
import { isOrdered, marked, numberOf, tailOf } from "./label-runs.ts";

const isLength = ({ unit }: Figure): boolean => unit?.kind === "measure";

const isSpan = ({ unit }: Figure): boolean => unit?.kind === "measure" && YEARS_OF.has(singular(unit.symbol));

/** How long a figure says, in years where it is a time. */
const sizeOf = ({ value, unit }: Figure): number => value * (YEARS_OF.get(singular(unit?.symbol ?? "")) ?? 1);

const POINTERS = wordSet(": → = -> –");

/** "work: 8 h (33%)": it has a name of its own. */
const isNamed = (scan: Scan, { from }: Figure): boolean => lowerAt(scan, from - 1) === ":" && isWordAt(scan, from - 2);

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
    const shares = others.every(({ unit }) => unit?.kind === "percent");
    if (shares && labels.filter((label) => isNamed(scan, label)).length > 1) continue;
    const noun = side === 0 && first ? singular(lowerAt(scan, first.to)) : "";
    const nouns = nounsOf(scan, labels, others);
    const counted =
      noun.length > 2 &&
      !PREPOSITIONS.has(noun) &&
      !CONJUNCTIONS.has(noun) &&
      nouns > 0 &&
      (areLabels(scan, labels.slice(1), 0) || // "lvl 5 boss 12 tries / lvl 6 boss 30", not "plan pro 25 users 100 gb, plan team …"
        new Set(labels.map(({ from }) => lowerAt(scan, from - 1))).size === 1) &&
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
