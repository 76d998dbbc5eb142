/** All that may be the title of a chart: what the sources propose, and the noun phrases of the text. */
import { MEASURES } from "../../lexicon/units.ts";
import { type Atom, isNoun, isVerb, isWord, lowerOf } from "../../read/sentence/atom.ts";
import { atomsOf } from "../../read/sentence/atoms.ts";
import type { Senses } from "../../read/words/senses.ts";
import { saysNothing } from "../empty-words.ts";
import { chartName } from "../name.ts";
import { mayBeTold } from "../noun-told.ts";
import { areNounsApart } from "../nouns-apart.ts";
import type { TitleInput } from "../title-input.ts";
import type { Amount } from "../told-amount.ts";
import { isSentence } from "../told-head.ts";
import { isCutOff } from "./cut-off.ts";
import { withoutMagnitude } from "./magnitude.ts";
import {
  ALL_SOURCES,
  type AnySource,
  type Candidate,
  firstSource,
  holdsName,
  type Proposals,
  type Shown,
  wordsOf,
} from "./sources.ts";
import { type TitleSpan, titleSpans } from "./title-spans.ts";
import { measuresTold } from "./told-measures.ts";

/** Where words stand in the text as they are, whatever their case; null where they do not. */
function spanOf(row: readonly Atom[], text: string, words: string): TitleSpan | null {
  const start = text.toLowerCase().indexOf(words.toLowerCase());
  const end = start + words.length;
  const first = start < 0 ? -1 : row.findIndex((atom) => atom.start >= start && atom.start < end);
  const last = row.findLastIndex((atom) => atom.end <= end && atom.start >= start);
  return first < 0 || last < first ? null : { first, last, start, end, cut: 0 };
}

const MONEY = /\p{Sc} ?\d/u; // catches the "₹2" of "Pay ₹2.1 crore for", not "£ a month"

const OWNED = /^s /iu; // catches the "s Tour de Village" of "2023's Tour de Village", not "so far"

/** Said of all figures alike: "62 per cent said", "84 times". */
const SHARE = /^(?:per ?cent\b|times$)/iu; // catches "Per cent said" and "Times", not "Percentages" or "Times a day"

/** Words of one name alone are not what all figures show; of several series, nor are those of one of them. */
function namesOne({ points, series }: Shown, words: string): boolean {
  const held = (names: readonly string[]): number => names.filter((name) => holdsName(name, words)).length;
  return (points.length > 1 && held(points) === 1) || (series.length > 1 && held(series) === 1);
}

const holdsAny = (names: readonly string[], words: string): boolean => names.some((name) => holdsName(words, name));

/** What any chart shows: catches "Split" and "Results", not "Split times" */
const ANY = /^(?:split|breakdown|results?|figures?|numbers?|stats|data|answers?)$/iu;

const UNIT_BEHIND = / in (\p{L}{1,12})$/u; // catches the "ms" of "Response times in ms", which the values say themselves

const tellsUnit = (words: string): boolean => MEASURES.has(UNIT_BEHIND.exec(words)?.[1] ?? "");

/** It says something of all figures. */
const isSayable = (text: string, words: string): boolean =>
  words.length > 2 &&
  !ANY.test(words) &&
  words === withoutMagnitude(words) &&
  !MONEY.test(words) &&
  !OWNED.test(words) &&
  !isCutOff(words) &&
  !tellsUnit(words) &&
  !saysNothing(words) &&
  !SHARE.test(words) &&
  mayBeTold(words, text);

/** "1.6% of its GDP on defence": a title of what the share is for holds nothing of its base. */
const holdsBase = ({ purpose, by, below }: Amount, words: string): boolean =>
  purpose !== "" && (words.endsWith(` ${by} ${purpose}`) || below.toLowerCase().includes(words.toLowerCase()));

/** "Electric cars were 2% of sales": what the shares are of, where what has them is told ahead. */
function isBase({ row, figures }: Shown, { first }: TitleSpan): boolean {
  const det = isWord(row[first - 1]) && lowerOf(row[first - 1]) !== "of" ? 1 : 0;
  const figure = row[first - 2 - det];
  const shares = figure?.kind === "figure" && figure.figure.unit?.kind === "percent";
  return shares && lowerOf(row[first - 1 - det]) === "of" && row.slice(0, figures[0]).some(isNoun);
}

/** Right behind a figure. */
const isBehind = (row: readonly Atom[], { first }: TitleSpan): boolean => row[first - 1]?.kind === "figure";

function shownIn({ scan, mentions, reading, unit }: TitleInput, proposals: Proposals, senses: Senses): Shown {
  const row = atomsOf(scan, mentions, new Set(reading.figures.map(({ start }) => start)));
  const points = reading.points.map(({ name }) => name);
  const names = [...points, ...(reading.series.length > 1 ? reading.series : [])];
  return {
    text: scan.text,
    row,
    reading,
    unit,
    chosen: firstSource(proposals),
    points,
    series: reading.series,
    nameWords: new Set(names.flatMap(wordsOf)),
    senses,
    figures: row.flatMap(({ kind }, at) => (kind === "figure" ? at : [])),
  };
}

/** The noun phrases of the text that may say what is shown. */
function phrasesIn({ scan, reading }: TitleInput, shown: Shown, amount: Amount): { span: TitleSpan; words: string }[] {
  const apart = areNounsApart(scan, reading.figures); // "Anna 40 pizza, Ben 25 beer"
  return titleSpans(shown.row).flatMap((span) => {
    const words = chartName(scan.text.slice(span.start, span.end));
    const deed = isVerb(shown.row[span.first]) && holdsAny(shown.points, words); // "3 per cent said yes"
    const heads = shown.series.length > 1 && holdsAny(shown.series, words); // "old and new prices", told by the legend
    const behind = apart && isBehind(shown.row, span);
    const isNone = deed || heads || behind || isBase(shown, span) || holdsBase(amount, words) || namesOne(shown, words);
    return isSayable(scan.text, words) && !isNone ? { span, words } : [];
  });
}

/**
 * What is shown, and each candidate once, the sources' first.
 * @param amount what the figures are an amount of
 */
export function candidatesOf(
  input: TitleInput,
  proposals: Proposals,
  amount: Amount,
  senses: Senses,
): { shown: Shown; candidates: Candidate[] } {
  const shown = shownIn(input, proposals, senses);
  const { row, text, chosen } = shown;
  const told: Readonly<Record<AnySource, string>> = {
    ...proposals,
    ...measuresTold(input, input.reading.measure ?? "", amount),
  };
  const known = new Map<string, Candidate>();
  for (const source of ALL_SOURCES) {
    const words = told[source];
    const heads = source !== "series" && shown.series.length > 1 && holdsAny(shown.series, words);
    const isNone = heads || namesOne(shown, words) || SHARE.test(words) || (source === "head" && isSentence(words));
    if (words === "" || (source !== chosen && isNone)) continue;
    const before = known.get(words.toLowerCase());
    known.set(words.toLowerCase(), {
      words: before?.words ?? words,
      sources: new Set([...(before?.sources ?? []), source]),
      span: before ? before.span : spanOf(row, text, words),
      first: before?.first || source === chosen,
    });
  }
  for (const { span, words } of phrasesIn(input, shown, amount)) {
    const before = known.get(words.toLowerCase());
    if (before?.span) continue;
    known.set(words.toLowerCase(), before ? { ...before, span } : { words, sources: new Set(), span, first: false });
  }
  return { shown, candidates: [...known.values()] };
}
