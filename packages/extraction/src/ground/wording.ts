/**
 * Whether a model's title or caption says only what the chart says. Every figure in it must be in the chart, however it is
 * written, and stand with its own name; a wording that fails is dropped for the rule's.
 * isTrueToChart("Chrome leads with 65%", chart) → true; "Firefox leads with 65%", "Chrome doubled" → false
 */
import type { Chart } from "@charticle/contract";
import { SCALES } from "../lexicon/number-words.ts";
import { CHANGE_DOWN, CHANGE_UP } from "../lexicon/verbs.ts";
import { recognizeAll } from "../recognize/all-rules.ts";
import { escaped } from "../text/escaped.ts";
import { scanText } from "../text/scan.ts";
import { ground } from "./ground.ts";
import { isInText } from "./runs.ts";
import { type Source, sourceOf } from "./source.ts";
import { tellingStems } from "./words.ts";

type Shown = { value: number /** Half of the last digit shown, in the value's own size. */; slack: number };

// catches "1,204.5", "1.2M" and "3 million", not the "k" of "3 kinds"
const NUMBER = /(\d+(?:[.,\u202f\u00a0]\d+)*)\s?(k|K|m|M|bn|B|T|thousand|million|billion|trillion)?(?![\p{L}])/gu;
const GROUPS = /[,\u202f\u00a0](?=\d{3}(?!\d))/gu; // catches the comma of "1,204", not that of "1,5"
/** Amounts told without a number. They are claims that a chart does not show. */
const CLAIMS =
  /\b(?:twice|thrice|doubl\w+|tripl\w+|trebl\w+|quadrupl\w+|hal(?:f|ves?|ved|ving)|thirds?|quarters?|\w*fold|dozens?|hundreds?|thousands?|millions?|billions?|majority|most of)\b/iu; // catches "doubled", not "trip"
const LINK = /https?:|www\.|\p{L}{2,}\.\p{L}{2,12}\b|[@<>\p{Cc}]/iu; // catches "evil.example" and "@ana", not "3.5"
const SMALL_CLAIM = 2;

/** A wording without the chart's names, so that their own digits are not read as figures. */
function withoutNames(words: string, chart: Chart): string {
  const names = [...chart.points.map(({ name }) => name), ...chart.series.map(({ name }) => name)]
    .filter((name) => /\d/u.test(name) || CLAIMS.test(name)) // catches "Q1" and "Third quarter", not "Rome"
    .sort((a, b) => b.length - a.length);
  return names.reduce(
    (rest, name) => rest.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, "giu"), " "),
    words,
  );
}

function numbersIn(words: string): Shown[] {
  return [...words.matchAll(NUMBER)].map(({ 1: raw = "", 2: scale = "" }) => {
    const digits = raw.replace(GROUPS, "").replace(",", ".");
    const factor = SCALES.get(scale) ?? SCALES.get(scale.toLowerCase()) ?? LETTERS.get(scale) ?? 1;
    const decimals = digits.split(".")[1]?.length ?? 0;
    const slack = factor > 1 || decimals > 0 ? (0.5 * factor) / 10 ** decimals : 0;
    // "1M" for 1,400,000 would be a lie: one digit alone rounds nothing
    const isRough = digits.replace(".", "").length < SMALL_CLAIM;
    return { value: Number(digits) * factor, slack: isRough ? 0 : slack };
  });
}
const LETTERS: ReadonlyMap<string, number> = new Map([
  ["k", 1e3],
  ["K", 1e3],
  ["m", 1e6],
  ["M", 1e6],
  ["bn", 1e9],
  ["B", 1e9],
  ["T", 1e12],
]);

/** Numbers in words; "one of them" is none. */
const spelledIn = (words: string): Shown[] =>
  recognizeAll(scanText(words)).flatMap((mention) =>
    mention.kind === "figure" &&
    !(mention.weak && mention.value === 1) &&
    !/\d/u.test(words.slice(mention.start, mention.end)) // catches "3", not "twelve"
      ? [{ value: mention.value, slack: 0 }]
      : [],
  );

const isIn = (chart: Chart, { value, slack }: Shown): boolean =>
  chart.points.some(({ values }) =>
    values.some((own) => own !== null && Math.abs(Math.abs(own) - value) <= slack + 1e-9 * Math.abs(own)),
  );

/** Each figure with its own name: the wording is held against the chart as a text would be. */
function standsRight(words: string, chart: Chart): boolean {
  const shown = [...numbersIn(words), ...spelledIn(words)];
  const cited = chart.points
    .map((point) => ({
      ...point,
      values: point.values.map((value) => (value !== null && isCited(value, words, point.name, shown) ? value : null)),
    }))
    .filter(({ values }) => values.some((value) => value !== null));
  if (cited.length === 0) return true;
  const held = ground({ ...chart, points: cited, grounding: [] }, words);
  return held.chart !== null && held.dropped.every(({ why }) => why !== "misplaced");
}
const isCited = (value: number, words: string, name: string, shown: readonly Shown[]): boolean =>
  shown.some((one) => Math.abs(Math.abs(value) - one.value) <= 1e-9 * Math.abs(value)) &&
  words.toLowerCase().includes(name.toLowerCase());

const SIGNED = /[%$€£¥₹]|\bper ?cent\b/giu; // catches "65%", not "recent"

/** Units that a wording writes beside its figures. */
const unitsIn = (words: string): string[] =>
  [...words.matchAll(SIGNED)].map(([sign]) => (sign.length > 1 ? "%" : sign));

const FIRST = /\b(?:lead(?:s|ing)?|tops?|ahead|highest|biggest|largest|winner|wins|number one|most popular)\b/iu; // catches "leads", not "leader"

/** "X leads" where X is not the largest; "rose" where it fell. */
function tellsRightOrder(words: string, chart: Chart): boolean {
  if (chart.series.length !== 1) return true;
  const values = chart.points.map(({ values: [value] }) => value ?? Number.NEGATIVE_INFINITY);
  const lower = words.toLowerCase();
  if (chart.axis !== "categories") {
    const said = new Set(scanText(words).words);
    const way = Math.sign((values.at(-1) ?? 0) - (values[0] ?? 0));
    const up = [...said].some((word) => CHANGE_UP.has(word));
    const down = [...said].some((word) => CHANGE_DOWN.has(word));
    return !((up && !down && way < 0) || (down && !up && way > 0));
  }
  if (!FIRST.test(words)) return true;
  const places = chart.points.map(({ name }) => lower.indexOf(name.toLowerCase()));
  const named = places.flatMap((place, at) => (place >= 0 ? [{ place, at }] : [])).sort((a, b) => a.place - b.place);
  return named[0] !== undefined && values[named[0].at] === Math.max(...values);
}

/** The wording holds no figure, order or link that the chart does not show. */
export function isTrueToChart(words: string, chart: Chart): boolean {
  const bare = withoutNames(words, chart);
  if (words.trim() === "" || LINK.test(words) || CLAIMS.test(bare.replace(NUMBER, " "))) return false;
  if (unitsIn(bare).some((unit) => unit !== chart.unit)) return false;
  const figures = [...numbersIn(bare), ...spelledIn(bare)];
  return figures.every((figure) => isIn(chart, figure)) && standsRight(words, chart) && tellsRightOrder(words, chart);
}

/** A title must be made of the text's words as well: nothing is announced that the text does not speak of. */
export function isTitleFor(title: string, chart: Chart, text: string): boolean {
  const source: Source = sourceOf(text);
  const stems = tellingStems(title);
  const known = stems.filter((stem) => isInText(source, stem)).length;
  return known * 2 >= stems.length && stems.length > 0 && isTrueToChart(title, chart);
}
