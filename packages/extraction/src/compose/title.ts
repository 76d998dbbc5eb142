/** Title, subtitle and unit of a chart, in the text's own words. */
import { MAX_SUBTITLE_LENGTH, MAX_TITLE_LENGTH, UNNAMED_SERIES } from "@charticle/contract";
import { verbSense } from "../lexicon/morphology.ts";
import { grossTold } from "../text/gross-told.ts";
import { saysNothing } from "./empty-words.ts";
import { cornerUnit, headOf } from "./heading.ts";
import { capitalised, chartName, fitted } from "./name.ts";
import { withNounBehind } from "./noun-behind.ts";
import { isRemark } from "./remarks.ts";
import { severalHeads } from "./several-heads.ts";
import { sumless } from "./sumless.ts";
import { doneTold, joinedNames, rowTold } from "./title-by-names.ts";
import type { Title, TitleInput } from "./title-input.ts";
import { OF, subjectTold } from "./title-subject.ts";
import { isCutOff } from "./titles/cut-off.ts";
import { withoutMagnitude } from "./titles/magnitude.ts";
import { firstSource, type Proposals } from "./titles/sources.ts";
import { type Amount, amountTold } from "./told-amount.ts";
import { deedTold } from "./told-deed.ts";
import { isSentence, LONG_HEAD, MAGNITUDE } from "./told-head.ts";
import { moneyTold } from "./told-money.ts";
import { questionIn, repeats, statementIn } from "./told-question.ts";
import { askedOf, ownedBy, subjectBefore } from "./told-subject.ts";
import { unitInTitle } from "./unit-in-title.ts";

const KEY = /^\d{1,2}(?: or more|\+)?$/; // catches "0", "3+" and "3 or more", not "2024" or "3 pm"

const LONE_QUOTE = /^([^"]*)"(?=[^"]*$)/u; // catches the mark of 'junior" devs', not those of '"junior" devs'

const SPAN_HEAD = /^(?:the |our |my )?((?:last|past|previous) (?:\d{1,2}|\p{L}+) \p{L}+s)(?= ?[:–—]| - )/iu; // catches "Last four quarters" in front of ":", not "Last week"

/** "Last four quarters: $1.1M, $1.3M": for what time all are. */
const spanHead = (text: string): string => {
  const words = SPAN_HEAD.exec(text)?.[1] ?? "";
  return words === "" ? "" : capitalised(words);
};

const ALONE = /^(?:thousand|million|billion|trillion|lakh|crore)s?$/iu; // catches "Million", not "Million homes"
const OPEN_BRACKET = /(?<=\S) ?\([^()]*$/u; // catches " (£, " of "Rents (£, ", not " (net)"

/** Without what is left of quotes and brackets that close elsewhere. */
const closed = (words: string): string => words.replace(LONE_QUOTE, "$1").replace(OPEN_BRACKET, "");

const WORD = /^\p{Ll}{3,}/u; // catches "hours a day", not "t a day"

/** "Hours a day" below "Screen time"; nothing where the title says it. */
const perOf = (title: string, { below }: Amount): string =>
  title.toLowerCase().includes(below.toLowerCase()) ? "" : below.replace(WORD, capitalised);

const BRACKETS = /\([^()]*\)/gu; // catches "(breakfast €15)"

/** "Messi (Argentina) 8, Ronaldo (Portugal) 5": what is said of the first name alone is no title. */
const isBracketed = (text: string, words: string): boolean =>
  words !== "" && text.toLowerCase().includes(`(${words.toLowerCase()})`);

/** It stands in brackets alone, beside figures that are not shown: "Hotel A €120 (breakfast €15)". */
function isBesideShown({ scan, reading }: TitleInput, words: string): boolean {
  const inside = [...scan.text.matchAll(BRACKETS)].filter(({ 0: said }) => /\d/u.test(said)); // catches "(breakfast €15)", not "(incl.)"
  const has = (said: string): number => said.toLowerCase().split(words.toLowerCase()).length - 1;
  const within = inside.reduce((count, { 0: said }) => count + has(said), 0);
  const shown = reading.figures.some(({ start }) =>
    inside.some(({ index, 0: said }) => start > index && start < index + said.length),
  );
  return words !== "" && within > 0 && within === has(scan.text) && !shown;
}

const isOnce = (text: string, words: string): boolean => text.toLowerCase().split(words.toLowerCase()).length === 2;

/** What stands ahead, below a title taken from it: "Battery life, measured by us" → "Measured by us". */
function restOf(title: string, head: string): string {
  const long = capitalised(head);
  return long.startsWith(`${title}, `) ? capitalised(long.slice(title.length + 2)) : long;
}

const startsWith = (text: string, words: string): boolean => text.toLowerCase().startsWith(words.toLowerCase());

const PART = /^(?:\p{L}+ )?(?:half|third|quarter|fifth|sixth|eighth|tenth)s?$/iu; // catches "a third", not "a million and a half"

/** The unit of the values; a noun only where it stands behind a figure: no "21 Temp" of "Temp high/low: Mon 21/12". */
function unitShown({ scan, reading, unit }: TitleInput, counted: string): string | null {
  const behind = reading.figures.some(
    ({ start, end }) =>
      startsWith(scan.text.slice(end).trimStart(), counted) && !PART.test(scan.text.slice(start, end)), // "a third work from home"
  );
  const deed = verbSense(counted.toLowerCase()) !== null && !counted.endsWith("s"); // "1,900 study in Leeds"
  return unit?.symbol ?? moneyTold(scan, reading) ?? (counted && behind && !deed ? (reading.measure ?? null) : null);
}

/** Chooses what the title says. */
export type Chooser = (input: TitleInput, proposals: Proposals, amount: Amount) => string;

/** The first source that says something. */
export const firstOf: Chooser = (_, proposals) => proposals[firstSource(proposals)];

export function titleOf(input: TitleInput, choose: Chooser = firstOf): Title {
  const { scan, reading, mentions, unit } = input;
  const points = reading.points.map(({ name }) => chartName(name));
  const all = reading.series.map(chartName);
  const { held, parted, head: opener } = headOf(scan, reading, points, all);
  const head = OF.test(opener) ? capitalised(opener.replace(OF, "")) : opener;
  const series = all.length === 1 && !saysNothing(all[0] ?? "") ? (all[0] ?? "") : "";
  const amount = amountTold(scan, mentions, reading);
  const subject = subjectTold(input, { head, below: parted.below, series, amount });
  const { named, holds, opens } = subject;
  const told = isBracketed(scan.text, subject.told) || isCutOff(subject.told) ? "" : subject.told;
  const measure = reading.measure && !saysNothing(reading.measure) ? chartName(reading.measure) : "";
  const counted = points.includes(measure) ? "" : measure; // "5 engineers, 3 designers": the first is no unit of the second
  const isLong = head.length > LONG_HEAD || isSentence(head);
  const brief = head && isLong && !MAGNITUDE.test(head) && !(holds && told) ? counted || told : "";
  const deed = all.length === 1 ? chartName(deedTold(scan, mentions, reading)) : "";
  const keys = !isLong && points.every((name) => KEY.test(name)); // "Siblings: 0 – 12 kids, 1 – 25"
  const keyed = keys ? head || (chartName(parted.title) === series ? series : "") : "";
  const who = askedOf(scan.text, points);
  const question =
    questionIn(scan.text, Math.min(...reading.figures.map(({ start }) => start))) ||
    statementIn(scan.text, head, points);
  const heads = severalHeads(scan, reading);
  const { did, done } = doneTold(input, points, amount);
  const row = rowTold(input, points);
  const proposals: Proposals = {
    question,
    heads,
    keyed,
    named: named === "Me" ? done || named : named,
    brief,
    head,
    counted,
    deed,
    told,
    series: all.length > 1 ? joinedNames(all, scan.text) : "",
    done,
    before: chartName(subjectBefore(scan.text, points)),
    who: saysNothing(who) ? "" : who,
    owner: ownedBy(scan.text, points),
    row,
  };
  const chosen = choose(input, proposals, amount);
  const foreign =
    (isBracketed(scan.text, chosen) && isOnce(scan.text, chosen)) ||
    isBesideShown(input, chosen) ||
    isRemark(scan.text, chosen, reading) ||
    ALONE.test(chosen);
  const first = foreign || chosen === row ? spanHead(scan.text) || row : chosen; // "Best: 98% (Ann). Worst: 41%"
  const title = grossTold(scan.text, withoutMagnitude(withNounBehind(scan.text, sumless(first, input)) || did || row));
  const corner = cornerUnit(scan, reading);
  // the unit alone says nothing that the values do not say
  const per = all.length === 1 && (unit !== null || head === "") ? perOf(title, amount) : "";
  const below = (title === head && parted.below !== unit?.symbol ? chartName(parted.below) : "") || per;
  const aside = named || brief || !head.toLowerCase().includes(title.toLowerCase()); // "Plays" above "Top artists"
  const said = head && title !== head && aside ? restOf(title, held ? head : parted.title) : null;
  const subtitle = [below, said, question && counted].find((words) => words && !repeats(question, words));
  const isPlain = unit?.symbol !== "%" || opens; // "40% of Americans own a dog": no measure
  const shown =
    first === row ? "" : sumless(heads || named || counted || brief || head || deed || (isPlain ? told : ""), input);
  const isMeasure = unit?.symbol !== "%" && ![question, proposals.series, did, done, row].includes(first); // "Spending on ads"
  const plain = proposals[firstSource(proposals)];
  const better = series === "" && first !== plain && shown === sumless(plain, input) ? title : ""; // "Dogs in the shelter", not "Shelter"
  const shownBy = better || grossTold(scan.text, withNounBehind(scan.text, shown)) || (isMeasure ? title : "");
  return {
    title: fitted((closed(title) || "Values") + (corner ? ` (${corner})` : ""), MAX_TITLE_LENGTH),
    subtitle: subtitle ? fitted(subtitle, MAX_SUBTITLE_LENGTH) : null,
    unit: unitShown(input, counted) ?? (keys ? null : unitInTitle(title, reading)), // "Days in the office: 0 – 11 people"
    measure: closed(question && repeats(question, shownBy) ? question : shownBy) || UNNAMED_SERIES,
  };
}
