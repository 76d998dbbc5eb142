/**
 * Ages that place other figures: "when Rex was 1 he weighed 9 kg, at two 14, at four 19", "82 cm when she was 2, 95 at 3, 103
 * at 4". They grow, stand behind "at", "aged" or "when she was", and each has as many figures behind or in front of it as the
 * next. Not "sold 9 at 5 stalls", "at 8 pm".
 */

import { YEARS_OF } from "../../../lexicon/calendar.ts";
import { isSmallWord, wordSet } from "../../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../../lexicon/morphology.ts";
import { isCapitalAt, isNumberAt, isWordAt, lowerAt, type Scan, says } from "../../../text/scan.ts";
import { type AxisMark, type Figure, isAxis, isFigure, type Mention } from "../../mention.ts";
import { placeOf, wordsOf } from "../../place.ts";
import { isOrdered } from "./label-runs.ts";

const LEADS = wordSet("at aged age turned");
const WAS = wordSet("was were is am i'm turned turns hit hits");
const BEING = wordSet("she's he's i'm");
const CUES = wordSet("at aged age turned when");
const LEAST = 3;
const OLDEST = 110;

/** What may stand behind an age, which no counted thing is: "at 8 she", "at 8 nearly 900", "at 8, with the baby". */
function endsAt(scan: Scan, at: number): boolean {
  const word = lowerAt(scan, at);
  return !isWordAt(scan, at) || isSmallWord(word) || isCapitalAt(scan, at) || verbSense(word) === "verb";
}

/** "at 8", "aged 8", "when she was 8", "by the age of 8", "she's 15 now". */
function isTold(scan: Scan, { from, to }: Figure): boolean {
  const [one, two, three] = [1, 2, 3].map((step) => lowerAt(scan, from - step));
  if (LEADS.has(one ?? "") || (one === "of" && two === "age")) return true;
  if (BEING.has(one ?? "") && lowerAt(scan, to) === "now") return true;
  return WAS.has(one ?? "") && (three === "when" || (BEING.has(two ?? "") && two === "when"));
}

/** How old it says, in years; nothing where it is no age. */
function yearsOf(scan: Scan, figure: Figure): number | undefined {
  const { value, unit, range, basis, scaled, to } = figure;
  const scale = unit ? YEARS_OF.get(singular(unit.symbol)) : 1;
  if (!scale || range || basis || scaled || value * scale > OLDEST || value <= 0) return undefined;
  if (!unit && (!Number.isInteger(value) || !endsAt(scan, to) || isNumberAt(scan, to))) return undefined;
  return isTold(scan, figure) ? value * scale : undefined;
}

type Age = { mention: Mention; years: number };

function agesOf(scan: Scan, mentions: readonly Mention[]): Age[] {
  return mentions.flatMap((mention): Age[] => {
    const aged = isAxis(mention) && lowerAt(scan, mention.from) === "age";
    const month = isAxis(mention) && mention.family === "duration" && /month|yr|year/.test(mention.name); // catches "at 18 months", not "at 30 min"
    const years = isFigure(mention)
      ? yearsOf(scan, mention)
      : aged
        ? mention.order
        : month
          ? (mention.position ?? undefined)
          : undefined;
    return years === undefined ? [] : [{ mention, years }];
  });
}

/** All ages have as many figures behind them as the next, or all in front of them. */
function areEven(mentions: readonly Mention[], ages: readonly Age[]): boolean {
  const counts: number[] = [0];
  for (const mention of mentions) {
    if (ages.some((age) => age.mention === mention)) counts.push(0);
    else if (isFigure(mention)) counts.push((counts.pop() ?? 0) + 1);
  }
  const [before = 0, ...behind] = counts;
  const [each = 0] = behind;
  const last = behind.pop() ?? 0;
  return each > 0 && behind.every((count) => count === each) && (last >= each || before >= each);
}

const LEAST_YEARS = 1 / 24;

/** "at 6 months 3, at 9 2" goes on in months. */
const goesOn = (mention: Mention, before: Mention | undefined): boolean =>
  before?.kind === "axis" && before.family === "duration" && isFigure(mention) && !mention.unit;

/** "43% at 5 cents, 68% at 10", "8 at 30 min, 7 at 60": what stands behind "at" is no age. */
const isOther = (scan: Scan, mentions: readonly Mention[], ages: readonly Age[]): boolean =>
  ages.some(({ mention, years }, at) => years < LEAST_YEARS || goesOn(mention, ages[at - 1]?.mention)) ||
  mentions.some(
    (mention) =>
      (isFigure(mention) || (isAxis(mention) && mention.family === "duration")) &&
      ages.every((age) => age.mention !== mention) &&
      LEADS.has(lowerAt(scan, mention.from - 1)),
  );

/** The ages that have figures: "at 20, 3. At 30, 6. At 50 I'll hibernate" has none for the last. */
function placing(scan: Scan, mentions: readonly Mention[], ages: Age[]): Age[] {
  const last = ages.at(-1);
  const apart = !isWordAt(scan, (last?.mention.from ?? 0) - 2); // not "tips the scales at 31"
  const ends = !!last && apart && !mentions.some((mention) => isFigure(mention) && mention.from > last.mention.from);
  const opens =
    !!ages[0] && !mentions.some((mention) => isFigure(mention) && mention.to <= (ages[0]?.mention.from ?? 0));
  return ends && opens ? ages.slice(0, -1) : ages;
}

export function agesTold(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES)) return mentions;
  const told = agesOf(scan, mentions);
  const ages = placing(scan, mentions, told);
  const others = mentions.filter((mention) => isAxis(mention) && !mention.shy && mention.family !== "relative");
  const strange = others.filter((other) => !told.some(({ mention }) => mention === other));
  if (ages.length < LEAST || strange.length > 1 || !isOrdered(ages.map(({ years }) => years))) return mentions;
  if (!areEven(mentions, ages) || isOther(scan, mentions, told)) return mentions;
  return mentions.map((mention): Mention => {
    const age = told.find((one) => one.mention === mention);
    if (!age || !isFigure(mention)) return mention;
    const { from, to } = mention;
    const axis: AxisMark = {
      kind: "axis",
      ...placeOf(scan, from, to),
      family: "step",
      name: wordsOf(scan, from, to),
      order: age.years,
      position: null,
    };
    return axis;
  });
}
