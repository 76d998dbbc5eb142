/**
 * What the trees are asked about the names of a reading: how each stands beside its figure, how much alike they stand, how
 * akin they are, and what the text names that the reading does not. The ranks add such signs up one by one; trees see that
 * a name behind a preposition is right where all the others stand there too.
 */
import { perText } from "../../text/per-text.ts";
import { type Scan, tokenAt } from "../../text/scan.ts";
import {
  BREAKS,
  COMMA,
  DETERMINER,
  FIRST_CONTENT,
  PREPOSITION,
  SORTS,
  spotOf,
  tokenKey,
  tokenSort,
  VERBS,
} from "../rank/rank-spots.ts";
import type { Reading } from "../reading.ts";
import type { NameSense, Senses } from "../words/senses.ts";
import { likeness } from "../words/word-store.ts";

/** Where no name is found beside the figure, and where nothing stands. */
const NOWHERE = 40;
const NOTHING = -1;

/** A name as it stands beside its figure. Keys tell small words apart, sorts don't. */
type Told = {
  sense: NameSense;
  words: number;
  last: string;
  from: number;
  to: number;
  side: number;
  apart: number;
  skipped: number;
  verbs: number;
  breaks: number;
  commas: number;
  preps: number;
  /** Sort of the token beside the figure, on the name's side. */
  beside: number;
  /** In front of the name, but for an article. */
  lead: number;
  leadKey: number;
  first: number;
  final: number;
  next: number;
  nextKey: number;
};

const countOf = <T>(all: readonly T[], holds: (one: T) => boolean): number =>
  all.reduce((count, one) => count + (holds(one) ? 1 : 0), 0);

const isContent = (sort: number): boolean => sort >= FIRST_CONTENT && sort < SORTS;

const isNoun = (sort: number): boolean => isContent(sort) && !VERBS.has(sort);

const lastWord = perText(
  (name: string) =>
    name
      .toLowerCase()
      .split(/[\s-]+/u)
      .at(-1) ?? "",
); // catches " " and the hyphen of "e-bikes"

function toldOf({ nameOf }: Senses, scan: Scan, name: string, figure: Reading["figures"][number]): Told {
  const sense = nameOf(name);
  const last = lastWord(name);
  const spot = spotOf(scan, name, figure);
  const words = name.split(" ").length;
  if (!spot) {
    const none = { apart: NOWHERE, skipped: 0, verbs: 0, breaks: 0, commas: 0, preps: 0, beside: NOTHING };
    const around = { lead: NOTHING, leadKey: NOTHING, first: NOTHING, final: NOTHING, next: NOTHING, nextKey: NOTHING };
    return { sense, words, last, from: NOTHING, to: NOTHING, side: 2, ...none, ...around };
  }
  const { from, to, left, between } = spot;
  const sorts = between.map((at) => tokenSort(scan, at));
  let before = from - 1;
  while (before >= 0 && tokenSort(scan, before) === DETERMINER) before--;
  return {
    sense,
    words,
    last,
    from,
    to,
    side: left ? 0 : 1,
    apart: between.length,
    skipped: countOf(sorts, isContent),
    verbs: countOf(sorts, (sort) => VERBS.has(sort)),
    breaks: countOf(sorts, (sort) => sort !== COMMA && BREAKS.has(sort)),
    commas: countOf(sorts, (sort) => sort === COMMA),
    preps: countOf(sorts, (sort) => sort === PREPOSITION),
    beside: (left ? sorts.at(-1) : sorts[0]) ?? NOTHING,
    lead: before < 0 ? NOTHING : tokenSort(scan, before),
    leadKey: before < 0 ? NOTHING : tokenKey(scan, before),
    first: tokenSort(scan, from),
    final: tokenSort(scan, to - 1),
    next: tokenSort(scan, to),
    nextKey: tokenKey(scan, to),
  };
}

/** Mean, least, most, and the first; of none -1. */
function spreadOf(values: readonly number[]): number[] {
  const [first] = values;
  if (first === undefined) return [NOTHING, NOTHING, NOTHING, NOTHING];
  const sum = values.reduce((all, value) => all + value, 0);
  return [sum / values.length, Math.min(...values), Math.max(...values), first];
}

/** How akin each name that is known is to the others. */
function kinOf(told: readonly Told[]): number[] {
  const known = told.filter(({ sense }) => sense.known);
  if (known.length < 2) return [];
  const alike = known.map(() => 0);
  for (const [one, { sense }] of known.entries())
    for (let two = 0; two < one; two++) {
      const same = likeness(sense.vector, known[two]?.sense.vector ?? sense.vector) / (known.length - 1);
      alike[one] = (alike[one] ?? 0) + same;
      alike[two] = (alike[two] ?? 0) + same;
    }
  return alike;
}

type Trait = (told: Told) => number | boolean;
const TRAITS: readonly Trait[] = [
  ({ side }) => side,
  ({ leadKey }) => leadKey,
  ({ nextKey }) => nextKey,
  ({ first }) => first,
  ({ final }) => final,
  ({ next }) => next,
  ({ lead }) => lead,
  ({ beside }) => beside,
  ({ skipped }) => skipped,
  ({ verbs }) => verbs,
  ({ sense }) => sense.capital,
  ({ sense }) => sense.noun,
  ({ sense }) => sense.group,
  ({ words }) => words,
];

/** Share of the pairs of names that have it in common; 1 where there are none. */
function inCommon(values: readonly (number | boolean)[]): number {
  let pairs = 0;
  let same = 0;
  for (const [one, value] of values.entries())
    for (let two = 0; two < one; two++) {
      pairs++;
      if (values[two] === value) same++;
    }
  return pairs === 0 ? 1 : same / pairs;
}

/** Share of the others that have it in common with the first. */
function likeFirst([first, ...others]: readonly (number | boolean)[]): number {
  return others.length === 0 ? 1 : countOf(others, (value) => value === first) / others.length;
}

/** What the text names between its first and last figure and elsewhere, and the reading does not. */
function unnamed(scan: Scan, { series, figures }: Reading, told: readonly Told[]): number[] {
  const { tokens, text } = scan;
  const named = new Uint8Array(tokens.length);
  for (const { from, to } of told) if (from >= 0) named.fill(1, from, to);
  const lower = text.toLowerCase();
  const found = series.map((name) => (name === "" ? NOTHING : lower.indexOf(name.toLowerCase())));
  const first = Math.min(...figures.map(({ from }) => from));
  const last = Math.max(...figures.map(({ from }) => from));
  let [nouns, free, capitals, inner, innerCapitals, verbs] = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < tokens.length; at++) {
    const sort = tokenSort(scan, at);
    const { start, end } = tokenAt(scan, at);
    const isNamed =
      named[at] === 1 || found.some((place, k) => start >= place && end <= place + (series[k]?.length ?? 0));
    if (isNamed && VERBS.has(sort)) verbs++;
    if (!isNoun(sort)) continue;
    nouns++;
    if (isNamed) continue;
    const isInner = at > first && at < last;
    free++;
    if (isInner) inner++;
    if (sort !== CAPITAL || at === 0) continue;
    capitals++;
    if (isInner) innerCapitals++;
  }
  const several = series.length > 1 ? countOf(found, (place) => place >= 0) / series.length : NOTHING;
  return [free, capitals, inner, innerCapitals, verbs, nouns === 0 ? 1 : 1 - free / nouns, several];
}
const CAPITAL = 8;

/** Classes of nouns, one more than WordNet's number. */
const PERSON = 19;
const TIME = 29;

/** Signs of the names of a reading's points that are no times; as many for every reading. */
export function nameSigns(senses: Senses, scan: Scan, reading: Reading): number[] {
  const told = reading.points.flatMap(({ name, axis }, at) => {
    const start = reading.cells[at]?.find((cell) => cell !== null)?.spans[0]?.[0];
    const figure = axis ? undefined : reading.figures.find((one) => one.start === start);
    return figure && name !== "" ? toldOf(senses, scan, name, figure) : [];
  });
  const traits = TRAITS.map((trait) => told.map(trait));
  const spread = (of: (one: Told) => number): number[] => spreadOf(told.map(of));
  const [first] = told;
  return [
    told.length,
    countOf(told, ({ from }) => from < 0),
    ...spread(({ apart }) => apart),
    ...spread(({ skipped }) => skipped),
    ...spread(({ verbs }) => verbs),
    ...spread(({ breaks }) => breaks),
    ...spread(({ commas }) => commas),
    ...spread(({ preps }) => preps),
    ...spreadOf(kinOf(told)),
    ...traits.map(inCommon),
    ...traits.map(likeFirst),
    first?.side ?? NOTHING,
    first?.lead ?? NOTHING,
    first?.final ?? NOTHING,
    first?.beside ?? NOTHING,
    first?.sense.noun ?? NOTHING,
    ...unnamed(scan, reading, told),
    told.length === 0 ? 0 : 1 - new Set(told.map(({ last }) => last)).size / told.length,
    told.every(({ from }, at) => at === 0 || from > (told[at - 1]?.from ?? 0)) ? 1 : 0,
    countOf(told, ({ final }) => VERBS.has(final)),
    countOf(told, ({ lead }) => lead === PREPOSITION),
    countOf(told, ({ sense }) => sense.noun === PERSON),
    countOf(told, ({ sense }) => sense.noun === TIME),
    countOf(told, ({ sense }) => !sense.known),
  ];
}
